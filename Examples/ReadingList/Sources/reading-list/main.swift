import Dragoman
import Foundation
import FoundationStrings
import LanguageTags

let texts = BundleSource(.module, table: "Localizable")
for problem in texts.problems { print(problem) }

// In the reader's language, by Dragoman:
let resolver = StringResolver(policy: .device, steps: [.matched(texts), .fixed(.english, texts)])
print(resolver.text("Reading list"))
for count in [1, 2, 5] { print(resolver.text("\(count) books")) }

// The same in Foundation's words:
print(String(localized: "Reading list", bundle: .module))
for count in [1, 2, 5] { print(String(localized: "\(count) books", bundle: .module)) }

// Foundation itself has nothing here that it cannot read:
print(Bundle.module.localizedString(forKey: "%lld books", value: nil, table: nil))

print(texts.languages.map(\.description).joined(separator: " "))
