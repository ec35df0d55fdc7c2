import LanguageTags
import StringCatalogs

extension CatalogDocument {
  /// How the catalog spells a language, where it does so otherwise: `de` for `DE`; `nil` where that spelling is there
  /// too, or the language is not there at all. What the key itself has counts before the other keys.
  func otherSpelling(of language: String, at key: String) -> String? {
    guard let tag = LanguageTag(language) else { return nil }
    let own = Set(entry(key)?.localizations.map(\.language) ?? [])
    if own.contains(language) { return nil }
    if let there = Self.spelling(of: tag, among: own) { return there }
    var all = Set(entries.flatMap { $0.localizations.map(\.language) })
    if let sourceLanguage { all.insert(sourceLanguage) }
    return all.contains(language) ? nil : Self.spelling(of: tag, among: all)
  }

  private static func spelling(of tag: LanguageTag, among names: Set<String>) -> String? {
    names.sorted().first { LanguageTag($0) == tag }
  }
}
