import LanguageNumbers
import LanguageTags

extension FuzzTarget {
  /// Language tags, and everything that is known of one.
  static let tag = FuzzTarget(
    name: "tag",
    seeds: [
      "en", "zh-Hant-HK", "sl-rozaj-biske-1994", "de-CH-1901", "en-u-ca-buddhist-nu-thai", "i-klingon", "x-private",
      "sgn-BE-FR", "zh-cmn-Hans-CN", "en-t-jp-m0-true", "pt_BR.UTF-8", "de@euro", "C", "POSIX", "und-Cyrl", "iw", "sh",
    ].map { Array($0.utf8) },
    words: ["-", "_", "u-", "x-", "t-", "i-", "und", "Hant", "419", "1994", ".UTF-8", "@euro", "art-lojban", "mo"],
    read: { bytes in
      let text = String(any: bytes)
      if let tag = try? LanguageTag(posix: text) { check(tag) }
      guard let tag = LanguageTag(text) else { return }
      check(tag)
      require(tag.parent != tag, "a tag is its own parent")
      require((try? LanguageTag(parsing: text[...])) == tag, "a part of a text is read otherwise")
    })

  private static func check(_ tag: LanguageTag) {
    require(LanguageTag(tag.description) == tag, "\(tag) does not read back")
    for other in [tag.canonicalized(), tag.maximized(), tag.minimized(), tag.minimized(favoring: .script)] {
      require(LanguageTag(other.description) == other, "\(other) of \(tag) does not read back")
    }
    require(tag.canonicalized().canonicalized() == tag.canonicalized(), "\(tag) is canonicalized twice")
    require(tag.maximized().maximized() == tag.maximized(), "\(tag) is maximized twice")
    require(tag.minimized().minimized() == tag.minimized(), "\(tag) is minimized twice")
    require(ancestors(of: tag) < 64, "the parents of \(tag) do not end")
    _ = (tag.writingDirection, tag.autonym, tag.menuName, tag.withoutExtensions)
    for rules in [PluralRules.cardinal(for: tag), .ordinal(for: tag)] {
      require(rules.categories.contains(rules.category(for: 21)), "\(tag) has a category that it does not list")
    }
    _ = NumberSymbols.for(tag).string(-1234, grouping: true)
    for matcher in matchers { require(matcher.match(tag) == matcher.match([tag]), "\(tag) and a list of it differ") }
  }

  /// How many steps lead up from a tag; a tag of n subtags has at most n and a few.
  private static func ancestors(of tag: LanguageTag) -> Int {
    var subtags = tag.description.utf8.count { $0 == UInt8(ascii: "-") }
    var steps = 0
    var parent = tag.parent
    while let next = parent, steps < 64 {
      parent = next.parent
      if subtags > 0 { subtags -= 1 } else { steps += 1 }
    }
    return steps
  }

  private static let supported = [
    "en", "en-GB", "de", "de-CH", "zh-Hant", "zh-Hans", "pt-BR", "sr-Latn", "nb", "ar", "he",
  ].compactMap { LanguageTag($0) }

  private static let matchers = [MatchingRules.cldr, .cldrSameLanguage, .lookup, .regional(RegionalRules([]))]
    .map { LanguageMatcher(supported: supported, rules: $0) }

  /// The header that browsers send.
  static let acceptLanguage = FuzzTarget(
    name: "accept-language",
    seeds: [
      "fr-CA, en;q=0.8, *;q=0.1", "de", "", "*", "en;q=1.000", "en;q=0", "tr;Q=0.3 , en ; q = 0.5", "en,,de;q=2",
    ].map { Array($0.utf8) },
    words: [";q=", "0.", "1.000", "*", ",", " ", "\t", "en-GB", "zh-Hant-TW", ";"],
    read: { bytes in
      let text = String(any: bytes)
      let header = AcceptLanguage(text)
      require(header.entries.allSatisfy { (1...1000).contains($0.quality) }, "a quality is out of bounds")
      let falls = zip(header.entries, header.entries.dropFirst()).allSatisfy { $0.quality >= $1.quality }
      require(falls, "the most wanted language does not stand first")
      if let strict = try? AcceptLanguage(parsing: text) {
        require(strict == header, "the strict reader reads otherwise")
      }
      for matcher in matchers { _ = matcher.match(header) }
    })

  /// Decimal texts as numbers.
  static let number = FuzzTarget(
    name: "number",
    seeds: ["1", "0.50", "-1234567.890", "1c6", "1.5e3", "00", ".5", "1."].map { Array($0.utf8) },
    words: ["c", "e", ".", "-", "99999999999999999999", "0000000000000000000000"],
    read: { bytes in
      let text = String(any: bytes)
      for language in supported {
        _ = NumberSymbols.for(language).localized(ascii: text)
        guard let operands = PluralOperands(decimal: text) else { continue }
        let rules = PluralRules.cardinal(for: language)
        require(rules.categories.contains(rules.category(for: operands)), "\(language) does not list a category")
      }
    })
}
