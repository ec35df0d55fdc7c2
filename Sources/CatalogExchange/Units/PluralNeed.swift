import LanguageNumbers
import LanguageTags

/// Which plural categories a translator is asked for: those that the language has, but for the one that only millions
/// take, as `many` in French, which Xcode does not ask for either.
enum PluralNeed {
  /// The categories in the order of their names; `other` alone for what is no language tag.
  static func categories(of language: String) -> [String] {
    guard let tag = LanguageTag(language) else { return ["other"] }
    let rules = PluralRules.cardinal(for: tag)
    let millions = Set([1_000_000, 2_000_000].map { rules.category(for: $0) })
    let usual = Set((0...1_000).map { rules.category(for: $0) })
    return rules.categories.filter { $0 == .other || usual.contains($0) || !millions.contains($0) }
      .map(\.rawValue).sorted()
  }
}
