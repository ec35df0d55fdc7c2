import CatalogExchange
import LanguageTags
import StringCatalogs

extension CatalogDocument {
  /// How the catalog spells a language, where it does so otherwise: `de` for `DE`, `he` for `iw`; `nil` where that
  /// spelling is there too, or the language is not there at all.
  func otherSpelling(of language: String) -> String? { Self.otherSpelling(of: language, among: spellings) }

  /// Whether the catalog has a language under this very name.
  func spells(_ language: String) -> Bool { spellings.contains(language) }

  /// The languages of the catalog, as it spells them, its own first.
  var spellings: [String] { [sourceLanguage ?? "en"] + languages }

  /// The same for one text of a key: what the key itself has counts before the other keys.
  func otherSpelling(of language: String, at key: String) -> String? {
    let own = entry(key)?.localizations.map(\.language) ?? []
    if own.contains(language) { return nil }
    return Self.otherSpelling(of: language, among: own) ?? otherSpelling(of: language)
  }

  /// How a language is spelled among some names; `nil` where it is there as it is, or not at all.
  static func otherSpelling(of language: String, among names: [String]) -> String? {
    guard !names.contains(language), let tag = LanguageTag(language)?.canonicalized() else { return nil }
    return names.sorted().first { LanguageTag($0)?.canonicalized() == tag }
  }
}
