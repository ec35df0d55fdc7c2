import Foundation
import TestGround

/// One text of the support product's catalog: a key in a language, in one plural form.
struct ChatText: Sendable {
  let key: String
  let language: String
  /// The plural category; empty for a text without plural forms.
  var category = ""
  let value: String

  /// How a failure names it.
  var name: String { "\(language) \(key)\(category.isEmpty ? "" : "." + category): \(value)" }

  /// The conversions that it has, in order: `%1$@`, `%2$lld`.
  var conversions: [String] { value.matches(of: /%(?:\d\$)?(?:@|lld)/).map { String($0.0) } }
}

/// The catalog as its file says it, read without any module of ours.
struct ChatCatalog: Decodable, Sendable {
  struct Entry: Decodable, Sendable {
    let comment: String?
    let extractionState: String?
    let localizations: [String: Localization]
  }
  struct Localization: Decodable, Sendable {
    let stringUnit: Unit?
    let variations: Variations?
  }
  struct Variations: Decodable, Sendable { let plural: [String: Form] }
  struct Form: Decodable, Sendable { let stringUnit: Unit }
  struct Unit: Decodable, Sendable { let state, value: String }

  let sourceLanguage: String
  let strings: [String: Entry]

  static let path = "Catalogs/ReceptionKit.xcstrings"

  static let file = Result {
    try JSONDecoder().decode(ChatCatalog.self, from: Data(TestGround.bytes(path)))
  }

  /// Every text, or none where the file cannot be read, which `completeness` tells.
  static let texts: [ChatText] = (try? file.get())?.allTexts ?? []

  /// The English texts of a key: one, or one for each plural form.
  static let english: [String: [ChatText]] = Dictionary(grouping: texts.filter { $0.language == "en" }, by: \.key)

  private var allTexts: [ChatText] {
    strings.sorted { $0.key < $1.key }.flatMap { key, entry in
      entry.localizations.sorted { $0.key < $1.key }.flatMap { language, localization in
        Self.texts(of: localization, key: key, language: language)
      }
    }
  }

  private static func texts(of localization: Localization, key: String, language: String) -> [ChatText] {
    if let unit = localization.stringUnit { return [ChatText(key: key, language: language, value: unit.value)] }
    let forms = localization.variations?.plural.sorted { $0.key < $1.key } ?? []
    return forms.map { ChatText(key: key, language: language, category: $0.key, value: $0.value.stringUnit.value) }
  }
}
