public import LanguageTags

/// Which form of a text a number asks for in a language: CLDR 48.2's rules for counting ("2 files") and for ranking
/// ("2nd file").
///
/// Rules are found once for a language and then held; asking them allocates nothing.
///
/// ```swift
/// let russian = PluralRules.cardinal(for: LanguageTag("ru")!)
/// russian.category(for: 3)                              // .few
/// russian.category(for: PluralOperands(decimal: "1.5")!)  // .other
/// russian.categories                                    // [.one, .few, .many, .other]
/// PluralRules.ordinal(for: .english).category(for: 22)  // .two, as in "22nd"
/// ```
///
/// A language that CLDR lists no rules for has `other` alone. Standard: UTS #35, part 3, "Language Plural Rules".
public struct PluralRules: Equatable, Sendable {
  private let rules: PluralRuleSet
  private let ranges: PluralRangeSet

  /// The rules for counting things in a language: those listed for language and region (pt-PT), else for the language.
  public static func cardinal(for language: LanguageTag) -> PluralRules {
    let rules = listed(language, in: PluralRuleSet.cardinal) ?? .cardinalOther
    return PluralRules(rules: rules, ranges: listed(language, in: PluralRangeSet.listed) ?? .none)
  }

  /// The rules for ranking things in a language.
  public static func ordinal(for language: LanguageTag) -> PluralRules {
    PluralRules(rules: listed(language, in: PluralRuleSet.ordinal) ?? .ordinalOther, ranges: .none)
  }

  /// The category of a number as it is written.
  @inlinable
  public func category(for operands: PluralOperands) -> PluralCategory {
    operands.shape.isWhole ? category(magnitude: operands.i) : category(ofDecimal: operands)
  }

  @usableFromInline
  func category(ofDecimal operands: PluralOperands) -> PluralCategory {
    let shape = operands.shape
    guard shape.isFinite else { return .other }
    return rules.category(i: operands.i, v: shape.fractionCount, f: operands.f, t: operands.t, e: shape.exponent)
  }

  /// The category of an integer; of a negative one, that of its magnitude.
  @inlinable
  public func category(for value: some BinaryInteger) -> PluralCategory {
    if let magnitude = UInt64(exactly: value.magnitude) { return category(magnitude: magnitude) }
    return category(for: PluralOperands(value))
  }

  /// The category of a span of numbers such as "1–2 files", from the categories of its ends.
  ///
  /// Where CLDR lists nothing for the pair, the end decides (UTS #35, part 3, "Plural Ranges").
  public func category(from start: PluralCategory, through end: PluralCategory) -> PluralCategory {
    ranges.category(from: start, through: end) ?? end
  }

  /// The categories that some number has in the language, in CLDR's order; `other` is always among them.
  public var categories: [PluralCategory] { rules.categories }

  /// The rules again, with everything but the integer folded away.
  @usableFromInline
  package func category(magnitude: UInt64) -> PluralCategory {
    rules.category(i: magnitude, v: 0, f: 0, t: 0, e: 0)
  }

  /// What a table lists for the tag, for language and region, language and script, or the language; of a tag that is
  /// an alias, such as `cmn`, what it lists for the canonical one.
  private static func listed<Listed>(_ tag: LanguageTag, in table: (UInt64) -> Listed?) -> Listed? {
    if let listed = LocaleKey(tag)?.nearest(in: table) { return listed }
    let canonical = tag.canonicalized()
    return canonical == tag ? nil : LocaleKey(canonical)?.nearest(in: table)
  }
}
