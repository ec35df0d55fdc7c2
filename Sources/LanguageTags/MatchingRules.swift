/// By which rules a ``LanguageMatcher`` chooses.
///
/// ```swift
/// let tags = ["en", "nb", "zh-Hans"].compactMap { LanguageTag($0) }
/// LanguageMatcher(supported: tags, rules: .cldr).match(nynorsk).tag              // nb
/// LanguageMatcher(supported: tags, rules: .cldrSameLanguage).match(nynorsk).tag  // en, the default
/// ```
public enum MatchingRules: Sendable, Hashable {
  /// CLDR's language distances, as ICU's `LocaleMatcher` applies them: `nn` is near `nb`, `af` is content with `en`.
  case cldr
  /// The same language in the same script, whatever the region: `bo` is not `zh-Hans`, `sr-Latn` is not `sr`.
  case cldrSameLanguage
  /// RFC 4647 lookup: subtags fall away from the end until a supported tag is left.
  case lookup
  /// A product's own table.
  case regional(RegionalRules)
}

/// Which difference a ``LanguageMatcher`` minds more.
///
/// ```swift
/// let tags = ["hr", "en-Cyrl"].compactMap { LanguageTag($0) }
/// LanguageMatcher(supported: tags, favoring: .script).match(serbian).tag  // en-Cyrl
/// ```
public enum FavoredSubtag: Sendable, Hashable {
  /// Another language is worse than another script.
  case language
  /// Another script is worse than another language, for readers who know several languages and one script.
  case script
}

/// The answer of a ``LanguageMatcher``.
///
/// ```swift
/// let match = matcher.match(try LanguageTag(parsing: "es-MX"))
/// "\(match.tag): \(match.reason)"  // "es-419: distance 4"
/// ```
public struct LanguageMatch: Sendable, Hashable {
  /// The supported tag that fits best, or the default.
  public var tag: LanguageTag
  /// Its place among the supported tags; nil where the default answered.
  public var index: Int?
  /// The wanted tag that it answers; nil where the default answered.
  public var wanted: LanguageTag?
  /// Why it was chosen.
  public var reason: LanguageMatchReason

  /// An answer of the given parts.
  public init(tag: LanguageTag, index: Int?, wanted: LanguageTag?, reason: LanguageMatchReason) {
    self.tag = tag
    self.index = index
    self.wanted = wanted
    self.reason = reason
  }
}

/// Why a ``LanguageMatcher`` chose a tag.
///
/// ```swift
/// LanguageMatchReason.distance(4).description  // "distance 4"
/// ```
public enum LanguageMatchReason: Sendable, Hashable, CustomStringConvertible {
  /// The wanted tag is supported as it stands.
  case exact
  /// Another name of the same language: `iw` for `he`.
  case alias
  /// A rule of the product's table, by its name.
  case rule(String)
  /// The smallest distance by CLDR's data, 0 for another spelling of the same (`en-US` for `en`), below 100 always.
  case distance(Int)
  /// Subtags fell away until a supported tag was left.
  case truncation
  /// Nothing fits.
  case `default`

  /// A few words: `exact`, `distance 4`, `rule zh`.
  public var description: String {
    switch self {
    case .exact: "exact"
    case .alias: "alias"
    case .rule(let name): "rule \(name)"
    case .distance(let distance): "distance \(distance)"
    case .truncation: "truncation"
    case .default: "default"
    }
  }
}
