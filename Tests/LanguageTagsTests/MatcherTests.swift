import LanguageTags
import Testing

@Suite struct MatcherTests {
  static func tags(_ list: String) -> [LanguageTag] {
    list.split(separator: " ").compactMap { LanguageTag(String($0)) }
  }

  /// The 48 languages of support, by CLDR's rules.
  static let many = LanguageMatcher(
    supported: tags(
      """
      en de fr fr-CA es es-419 it pt-BR pt-PT ca ro nl sv da nb fi pl cs sk hu sl hr el uk ru tr ja ko zh-Hans zh-Hant \
      zh-HK th vi id ms hi bn gu kn ml mr or pa ta te ur ar he
      """))

  /// A wanted tag, the answer and the reason.
  static let answers = [
    ("en-AU", "en", "distance 5"), ("es-MX", "es-419", "distance 4"), ("nn-NO", "nb", "distance 20"),
    ("sh", "hr", "distance 8"),
    ("af", "en", "distance 24"), ("iw", "he", "alias"), ("iw-IL", "he", "alias"), ("no", "nb", "distance 1"),
    ("mo", "ro", "alias"),
    ("in", "id", "alias"), ("en-US", "en", "distance 0"), ("de", "de", "exact"), ("zh-TW", "zh-Hant", "distance 0"),
    ("zh-HK", "zh-HK", "exact"), ("zh-MO", "zh-HK", "distance 4"), ("zh-CN", "zh-Hans", "distance 0"),
    ("is-IS", "en", "distance 24"),
    ("qaa", "en", "default"), ("und", "en", "default"), ("fr-BE", "fr", "distance 4"), ("pt", "pt-BR", "distance 0"),
    ("pt-AO", "pt-PT", "distance 4"), ("sr-Latn", "en", "default"), ("gsw", "de", "distance 8"),
    ("ur-Latn", "en", "distance 34"),
  ]

  @Test func `the 48 answer by CLDR's distances and say why`() throws {
    let failures = try Self.answers.filter { wanted, tag, reason in
      let match = Self.many.match(try LanguageTag(parsing: wanted))
      return match.tag.description != tag || match.reason.description != reason
    }
    #expect(failures.isEmpty)
  }

  @Test func `the example of the matcher's documentation holds`() throws {
    let matcher = LanguageMatcher(supported: ["en", "fr", "fr-CA"].compactMap { LanguageTag($0) })
    #expect(matcher.match(try LanguageTag(parsing: "fr-BE")).tag.description == "fr")
  }

  @Test func `the examples of the matching documentation hold`() throws {
    let nynorsk = try LanguageTag(parsing: "nn")
    let serbian = try LanguageTag(parsing: "sr")
    let tags = ["en", "nb", "zh-Hans"].compactMap { LanguageTag($0) }
    #expect(LanguageMatcher(supported: tags, rules: .cldr).match(nynorsk).tag.description == "nb")
    #expect(LanguageMatcher(supported: tags, rules: .cldrSameLanguage).match(nynorsk).tag.description == "en")
    let scripts = ["hr", "en-Cyrl"].compactMap { LanguageTag($0) }
    #expect(LanguageMatcher(supported: scripts, favoring: .script).match(serbian).tag.description == "en-Cyrl")
    let match = Self.many.match(try LanguageTag(parsing: "es-MX"))
    #expect("\(match.tag): \(match.reason)" == "es-419: distance 4")
    #expect(LanguageMatchReason.distance(4).description == "distance 4")
    #expect(LanguageTag("ar")?.writingDirection.rawValue == "rtl")
  }

  @Test func `a later language is chosen only where it fits clearly better`() {
    let matcher = LanguageMatcher(supported: Self.tags("en de fr ja"))
    #expect(matcher.match(Self.tags("de-CH fr")).tag.description == "de")
    #expect(matcher.match(Self.tags("fy ja")).tag.description == "ja")
    #expect(matcher.match(Self.tags("fy ja")).wanted?.description == "ja")
    #expect(
      matcher.match(Self.tags("qaa qab")) == LanguageMatch(tag: .english, index: nil, wanted: nil, reason: .default))
  }

  /// Facts that users met in other products: wanted, supported, answer.
  static let facts = [
    ("tr", "en tr", "tr"), ("es en", "de en fr", "en"), ("en-SV", "en en-AU", "en-AU"),
    ("zh-TW", "en zh-Hans zh-Hant", "zh-Hant"),
    ("zh-HK", "en zh-Hans zh-Hant", "zh-Hant"), ("zh-HK", "en zh-Hans zh-Hant zh-HK", "zh-HK"),
    ("zh-Hant-TW", "zh zh-Hant", "zh-Hant"),
    ("es-MX", "en es es-419", "es-419"), ("pt-PT", "en pt-BR", "pt-BR"), ("de_AT", "en de_DE", "de-DE"),
    ("en_US", "fr en-US", "en-US"),
    ("zh-TW", "en zh-Hans", "en"),
  ]

  @Test func `what users complained of elsewhere is right here`() {
    let failures = Self.facts.filter { wanted, supported, answer in
      LanguageMatcher(supported: Self.tags(supported)).match(Self.tags(wanted)).tag.description != answer
    }
    #expect(failures.isEmpty)
  }

  @Test func `the same language is also the same script`() {
    let matcher = LanguageMatcher(
      supported: Self.tags("en tr zh-Hans sr en-GB he"), default: LanguageTag("en"), rules: .cldrSameLanguage)
    let answers: [(String, String?)] = [
      ("bo", nil), ("ku", nil), ("sr-Latn", nil), ("sh", nil), ("sr-ME", nil), ("sr-RS", "sr"), ("zh", "zh-Hans"),
      ("zh-CN", "zh-Hans"), ("zh-SG", "zh-Hans"),
      ("zh_CN", "zh-Hans"), ("ZH-hans", "zh-Hans"), ("zh-Hans-CN", "zh-Hans"), ("zh-TW", nil), ("zh-HK", nil),
      ("zh-Hant", nil), ("en-AU", "en-GB"), ("en-US", "en"),
      ("iw", "he"), ("tr-DE", "tr"), ("nb", nil), ("zh-cmn-Hans-CN", "zh-Hans"), ("und", nil), ("af", nil),
      ("x-y", nil), ("tr-u-nu-latn", "tr"),
    ]
    let failures = answers.filter { wanted, answer in
      let match = matcher.match(Self.tags(wanted))
      return answer == nil ? match.index != nil : match.tag.description != answer
    }
    #expect(failures.isEmpty)
    #expect(matcher.match(Self.tags("iw")).reason == .alias)
  }

  @Test func `lookup drops subtags from the end`() {
    let matcher = LanguageMatcher(supported: Self.tags("en zh-Hant de-CH fr-x-a"), rules: .lookup)
    let answers = [
      ("zh-Hant-CN-x-private1-private2", "zh-Hant", "truncation"), ("de-CH-1996", "de-CH", "truncation"),
      ("de", "en", "default"),
      ("zh-TW", "en", "default"), ("EN_gb", "en", "truncation"), ("zh-hant", "zh-Hant", "exact"),
      ("de ZH-Hant-TW", "zh-Hant", "truncation"),
    ]
    let failures = answers.filter { wanted, tag, reason in
      let match = matcher.match(Self.tags(wanted))
      return match.tag.description != tag || match.reason.description != reason
    }
    #expect(failures.isEmpty)
  }

  @Test func `a product's table decides before the bare language`() throws {
    let rules = RegionalRules([
      .init(
        name: "fr in Canada", languages: ["fr"], regions: .listed(["CA"]), answer: try LanguageTag(parsing: "fr-CA")),
      .init(name: "absent answer", languages: ["de"], answer: try LanguageTag(parsing: "gsw")),
      .init(name: "no region", languages: ["pt"], regions: .absent, answer: try LanguageTag(parsing: "pt-BR")),
    ])
    let matcher = LanguageMatcher(supported: Self.tags("en fr fr-CA de pt-BR"), rules: .regional(rules))
    #expect(matcher.match(Self.tags("fr-Latn-CA")).reason == .rule("fr in Canada"))
    #expect(matcher.match(Self.tags("fr-BE")).reason == .rule(RegionalRules.bareLanguage))
    #expect(matcher.match(Self.tags("de-AT")).tag.description == "de")
    #expect(matcher.match(Self.tags("pt")).tag.description == "pt-BR")
    #expect(matcher.match(Self.tags("pt-PT")).tag.description == "en")
    #expect(matcher.match(Self.tags("FR-ca")).reason == .exact)
  }

  @Test func `of two supported tags that mean the same the first answers`() {
    let matcher = LanguageMatcher(supported: Self.tags("fil tl iw he"))
    #expect(matcher.match(Self.tags("he")).index == 2)
    #expect(matcher.match(Self.tags("tl")).index == 0)
  }

  @Test func `matching is the same from many tasks at once`() async {
    let expected = Self.answers.map { Self.many.match(LanguageTag($0.0)!) }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<50).allSatisfy { _ in Self.answers.map { Self.many.match(LanguageTag($0.0)!) } == expected }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}

@Suite struct AcceptLanguageTests {
  /// A header and the tags that it asks for.
  static let headers = [
    ("fr-CA, en;q=0.8, *;q=0.1", "fr-CA en"), ("da, en-gb;q=0.8, en;q=0.7", "da en-GB en"), ("en;q=0.5, de", "de en"),
    ("", ""), ("*", ""), (",,en,,", "en"), ("en;q=0", ""), ("en ; q = 0.25 , de ;q=0.250", "en de"),
    ("en;q=1.000,de;q=1", "en de"),
    ("a;q=0.1,en;q=0.001", "en"), ("en;Q=0.2,fr;q=0.3", "fr en"), ("zh_TW", "zh-TW"), ("en\t,\tde", "en de"),
  ]

  @Test func `the most wanted comes first, equals as they stand`() {
    let failures = Self.headers.filter { AcceptLanguage($0.0).tags.map(\.description).joined(separator: " ") != $0.1 }
    #expect(failures.isEmpty)
  }

  @Test func `a malformed element is named with its place`() throws {
    #expect(throws: AcceptLanguageError.malformedQuality(element: "en;q=2", at: 4)) {
      try AcceptLanguage(parsing: "de, en;q=2")
    }
    #expect(
      throws: AcceptLanguageError.malformedTag(.malformed(subtag: "12", at: 3), element: "de-12", at: 4)
    ) { try AcceptLanguage(parsing: "en, de-12") }
    for text in ["en;", "en;level=1", "en;q=", "en;q=0.1234", "en;q=-1", "en;q=.5", "en;q=1.5", "en;q=a", "en;q=0,5"] {
      #expect(throws: AcceptLanguageError.self, "\(text)") { try AcceptLanguage(parsing: text) }
    }
    #expect(try AcceptLanguage(parsing: "en, de;q=0.9").entries.map(\.quality) == [1000, 900])
  }
}

@Suite struct MatcherSweepTests {
  @Test func `one tag is answered as a list of one, for every language and every region`() throws {
    let records = try RegistryTests.records()
    let languages = records.filter { ["language", "extlang"].contains($0.type) }.flatMap { RegistryTests.tags($0) }
    let regions = records.filter { $0.type == "region" }.flatMap { RegistryTests.tags($0) }
    let local = ["pt", "zh", "es", "ar", "nb", "pa", "und", "sr"].flatMap { language in
      regions.map { language + $0.dropFirst(2) } + ["Latn", "Hant", "Arab", "Cyrl"].map { "\(language)-\($0)" }
    }
    for favored in [FavoredSubtag.language, .script] {
      let matcher = LanguageMatcher(supported: MatcherTests.many.supported, favoring: favored)
      let failures = (languages + regions + local).filter { text in
        guard let tag = LanguageTag(text) else { return true }
        return matcher.match([tag]) != matcher.match(tag)
      }
      #expect(failures.isEmpty, "\(failures.prefix(10))")
    }
  }

  @Test func `a supported tag of another language can be nearer than one of the wanted language`() {
    let matcher = LanguageMatcher(supported: MatcherTests.tags("no-SJ nb hr-BA sr-Latn bs en-AU"))
    #expect(matcher.match(LanguageTag("nb")!).index == 1)
    #expect(matcher.match(LanguageTag("no")!).index == 1)
    #expect(matcher.match(LanguageTag("hr-HR")!).index == 2)
    #expect(matcher.match(LanguageTag("qaa")!).index == nil)
  }

  @Test func `the threshold is the distance from which on nothing fits`() {
    let supported = MatcherTests.tags("en nb sr-Latn")
    func index(_ wanted: String, _ threshold: Int) -> Int? {
      LanguageMatcher(supported: supported, threshold: threshold).match(LanguageTag(wanted)!).index
    }
    #expect(index("nn", 25) == 1)
    #expect(index("nn", 20) == nil)
    #expect(index("sr", 5) == nil)
    #expect(index("sr", 6) == 2)
    #expect(index("ja", 100) == nil)
    #expect(index("en", 0) == 0)
  }
}
