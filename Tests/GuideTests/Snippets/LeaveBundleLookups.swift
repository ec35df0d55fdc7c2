import Dragoman
import Foundation
import FoundationStrings
import LanguageTags
import Testing

extension Guides {
  @Suite struct LeaveBundleLookups {
    @Test func `Foundation's calls answer`() throws {
      try check {
        // snippet
        String(localized: "Reading list", bundle: .module)  // in the process's language
        String(localized: "\(3) books", bundle: .module)
        // end
      }
      let key = "Reading list"
      let texts = ["Reading list", "Leseliste", "Список для чтения"]
      #expect(texts.contains(String(localized: String.LocalizationValue(key), bundle: .module)))
    }

    @Test func `the same catalog stands behind a resolver`() throws {
      try check {
        // snippet
        let texts = BundleSource(.module, table: "Localizable")
        let resolver = StringResolver(policy: .device, steps: [.matched(texts), .fixed(.english, texts)])
        resolver.setLanguage(LanguageTag("ru"))
        resolver.text("\(21) books")  // "21 книга"
        resolver.scoped(to: LanguageTag("de")!).text("Reading list")  // "Leseliste"
        // end
      }
    }
  }
}
