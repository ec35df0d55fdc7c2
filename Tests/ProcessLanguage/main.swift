import Foundation
import FoundationStrings

// A program that asks its main bundle. A test runs it as a process of its own, since a process has one main bundle and
// one language.
let files = 1234
let name = "Ada"
print(String(localized: "Done"))
print(String(localized: "\(files) files"))
print(String(localized: "Hello, \(name)!", table: "Other"))
print(String(localized: "Only in code"))
print(String(localized: LocalizedStringResource("Done", locale: Locale(identifier: "tr"))))
