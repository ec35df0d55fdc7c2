import LanguageNumbers
import LanguageTags
import Testing

@Suite struct PluralRulesTests {
  private func cardinal(_ tag: String) throws -> PluralRules { .cardinal(for: try #require(LanguageTag(tag))) }
  private func ordinal(_ tag: String) throws -> PluralRules { .ordinal(for: try #require(LanguageTag(tag))) }

  @Test func `the lines of the documentation hold`() {
    let russian = PluralRules.cardinal(for: LanguageTag("ru")!)
    #expect(russian.category(for: 3) == .few)
    #expect(russian.category(for: PluralOperands(decimal: "1.5")!) == .other)
    #expect(russian.categories == [.one, .few, .many, .other])
    #expect(PluralRules.ordinal(for: .english).category(for: 22) == .two)
    let latvian = LanguageTag("lv")!
    #expect(PluralRules.cardinal(for: latvian).category(for: 20) == .zero)
  }

  @Test func `a written fraction of zero is not the integer`() throws {
    let english = try cardinal("en")
    #expect(english.category(for: 1) == .one)
    #expect(english.category(for: PluralOperands(decimal: "1.0")!) == .other)
    #expect(english.category(for: PluralOperands(1.0)) == .one)
  }

  @Test func `Portugal counts otherwise than Brazil`() throws {
    #expect(try cardinal("pt").category(for: 0) == .one)
    #expect(try cardinal("pt-BR").category(for: 0) == .one)
    #expect(try cardinal("pt-PT").category(for: 0) == .other)
    // CLDR's parents do not apply to plurals: the plural component of parentLocales is empty.
    #expect(try cardinal("pt-AO").category(for: 0) == .one)
  }

  @Test(arguments: ["ru-RU", "ru-Cyrl", "ru-Cyrl-KZ", "ru-u-nu-latn", "ru-1994-x-mine"])
  func `scripts, regions and extensions do not hide the language`(tag: String) throws {
    #expect(try cardinal(tag) == cardinal("ru"))
    #expect(try ordinal(tag) == ordinal("ru"))
  }

  @Test(arguments: [("arb", "ar"), ("cmn-Hant", "zh"), ("pes-IR", "fa"), ("in", "id"), ("mo-MD", "ro")])
  func `an outdated name counts as the language that it means`(tag: String, language: String) throws {
    #expect(try cardinal(tag) == cardinal(language))
    #expect(try ordinal(tag) == ordinal(language))
  }

  @Test(arguments: ["und", "tlh", "qaa", "zz", "und-RU", "abcdefgh", "x-mine"])
  func `a language without rules has other alone`(tag: String) throws {
    for rules in [try cardinal(tag), try ordinal(tag)] {
      #expect(rules.categories == [.other])
      #expect(rules.category(for: 1) == .other)
    }
  }

  @Test func `infinity and what is no number are other in every language`() throws {
    for tag in ["en", "pl", "ar", "lt", "fr", "ceb", "gv"] {
      for value in [Double.infinity, -.infinity, .nan, .signalingNaN] {
        #expect(try cardinal(tag).category(for: PluralOperands(value)) == .other)
        #expect(try ordinal(tag).category(for: PluralOperands(value)) == .other)
      }
    }
  }

  @Test func `the largest integers have the category of their last digits`() throws {
    let polish = try cardinal("pl")
    #expect(polish.category(for: Int.min) == .many)  // …808
    #expect(polish.category(for: UInt64.max) == .many)  // …615
    #expect(polish.category(for: Int64.max - 5) == .few)  // …802
    #expect(try cardinal("fr").category(for: 1_000_000) == .many)
  }
}
