import LanguageNumbers
import LanguageTags
import TestGround
import Testing

@Suite struct NumberSymbolsTests {
  private func symbols(_ tag: String) throws -> NumberSymbols { .for(try #require(LanguageTag(tag))) }

  /// Tag, numbering system, digits, decimal, group, minus, plus, primary, secondary, minimum, two samples, percent.
  @Test(.enabled(if: TestGround.hasShared, "the shared ground is absent"))
  func `every locale of CLDR writes the samples as CLDR does`() throws {
    let rows = try TestGround.sharedRows("data/suites/numbers-cldr48.tsv")
    let failures = rows.compactMap(Self.failure)
    #expect(rows.count == 895)
    #expect(failures.isEmpty, "\(failures.count) of \(rows.count): \(failures.prefix(10))")
    print("number locales: \(rows.count - failures.count) of \(rows.count)")
  }

  private static func failure(_ row: [String]) -> String? {
    guard let tag = LanguageTag(row[0]) else { return "\(row[0]) unread" }
    let symbols = NumberSymbols.for(tag)
    let found = [
      symbols.digits.map(String.init).joined(), symbols.decimal, symbols.group, String(symbols.primaryGroup),
      String(symbols.secondaryGroup), String(symbols.minimumGroupingDigits),
      symbols.string(-1_234_567.5, fractionDigits: 1), symbols.localized(ascii: "-1234567.5"), symbols.string(1234),
      symbols.localized(ascii: "1234"),
    ]
    let expected = [row[2], row[3], row[4], row[7], row[8], row[9], row[10], row[10], row[11], row[11]]
    guard symbols.minus.unicodeScalars.contains(row[5].unicodeScalars.first ?? " ") else { return "\(row[0]) minus" }
    guard symbols.plus.unicodeScalars.contains(row[6].unicodeScalars.first ?? " ") else { return "\(row[0]) plus" }
    return found == expected ? nil : "\(row[0]): \(found) instead of \(expected)"
  }

  @Test func `the lines of the documentation hold`() {
    let german = NumberSymbols.for(LanguageTag("de")!)
    #expect(german.string(-1_234_567) == "-1.234.567")
    #expect(german.string(1234.5, fractionDigits: 2) == "1.234,50")
    #expect(german.localized(ascii: "0.25") == "0,25")
    #expect(NumberSymbols.for(LanguageTag("es")!).string(1234) == "1234")
  }

  @Test func `groups follow the language's sizes and minimum`() throws {
    #expect(try symbols("hi").string(1_234_567_890) == "1,23,45,67,890")
    #expect(try symbols("es").string(12_345) == "12.345")
    #expect(try symbols("pl").string(1234) == "1234")
    #expect(try symbols("pl").string(12_345) == "12\u{A0}345")
    #expect(try symbols("ee").string(12_345) == "12345")
    #expect(try symbols("ee").string(123_456) == "123,456")
    #expect(try symbols("en").string(123) == "123")
    #expect(try symbols("en").string(1_234_567, grouping: false) == "1234567")
    #expect(try symbols("en").string(1_234_567.25, fractionDigits: 2, grouping: false) == "1234567.25")
  }

  @Test func `signs keep their direction marks`() throws {
    #expect(try symbols("he").string(-5) == "\u{200E}-5")
    #expect(try symbols("fa").string(-5) == "\u{200E}\u{2212}\u{6F5}")
    #expect(try symbols("ar-EG").string(-5) == "\u{61C}-\u{665}")
    #expect(try symbols("he").localized(ascii: "+5") == "\u{200E}+5")
    #expect(try symbols("sv").string(-5) == "\u{2212}5")
  }

  @Test func `the ends of every integer type are written`() throws {
    let english = try symbols("en")
    #expect(english.string(Int.min) == "-9,223,372,036,854,775,808")
    #expect(english.string(UInt64.max) == "18,446,744,073,709,551,615")
    #expect(english.string(Int8.min) == "-128")
    #expect(english.string(Int128.min) == "-170,141,183,460,469,231,731,687,303,715,884,105,728")
    #expect(english.string(0) == "0")
    #expect(try symbols("ff-Adlm").string(Int.min).unicodeScalars.count == 26)
  }

  /// Half to even, from the shortest decimal text, as ICU rounds.
  @Test(arguments: [
    (2.5, 0, "2"), (3.5, 0, "4"), (0.5, 0, "0"), (1.5, 0, "2"), (0.125, 2, "0.12"), (0.375, 2, "0.38"),
    (1.005, 2, "1.00"), (1.015, 2, "1.02"), (9.995, 2, "10.00"), (9.996, 2, "10.00"), (99.99, 1, "100.0"),
    (0.05, 1, "0.0"), (0.051, 1, "0.1"), (0.06, 1, "0.1"), (0.004, 1, "0.0"), (0.95, 1, "1.0"), (0.0, 2, "0.00"),
    (-0.4, 0, "-0"), (1e21, 0, "1,000,000,000,000,000,000,000"), (1e-7, 3, "0.000"), (1e-7, 8, "0.00000010"),
    (1234.5, 3, "1,234.500"), (Double.leastNonzeroMagnitude, 2, "0.00"), (0.9999, 2, "1.00"), (100, 0, "100"),
    (1e16, 1, "10,000,000,000,000,000.0"),
    (123.456, -3, "123"), (12.34, 1, "12.3"), (0.5000001, 0, "1"), (999.5, 0, "1,000"),
  ])
  func `fixed decimals are rounded half to even`(value: Double, digits: Int, text: String) throws {
    #expect(try symbols("en").string(value, fractionDigits: digits) == text)
  }

  @Test func `infinity and what is no number have a text`() throws {
    #expect(try symbols("en").string(.infinity, fractionDigits: 2) == "∞")
    #expect(try symbols("sv").string(-.infinity, fractionDigits: 2) == "\u{2212}∞")
    #expect(try symbols("en").string(.nan, fractionDigits: 2) == "NaN")
    #expect(
      try symbols("en").string(.greatestFiniteMagnitude, fractionDigits: 2_000_000_000).utf8.count == 309 + 102 + 1
        + 999)
  }

  @Test func `any text has an answer`() throws {
    let german = try symbols("de")
    #expect(german.localized(ascii: "") == "")
    #expect(german.localized(ascii: "-") == "-")
    #expect(german.localized(ascii: "+1234.50e+10") == "+1.234,50e+10")
    #expect(german.localized(ascii: "00042") == "00.042")
    #expect(german.localized(ascii: "  1234 ½ 5678") == "  1.234 ½ 5678")
    #expect(german.localized(ascii: ".5") == ",5")
    #expect(german.localized(ascii: "x12345y".dropFirst().dropLast(), grouping: false) == "12345")
    #expect(try symbols("bn").localized(ascii: "-1234567.50") == "-১২,৩৪,৫৬৭.৫০")
  }

  @Test func `a megabyte of digits is written in proportion`() throws {
    let digits = String(repeating: "1234567890", count: 104_857)
    let clock = ContinuousClock()
    let tag = try symbols("hi-IN")
    let time = clock.measure { #expect(tag.localized(ascii: digits).utf8.count == 1_048_570 + 1 + 524_283) }
    #expect(time < .seconds(5))
  }

  @Test(arguments: [
    ("de-Latn-DE", "de-DE"), ("de-LI-1996", "de-LI"), ("es-AR", "es-AR"), ("en-u-nu-latn", "en"), ("tlh", "und"),
    ("de-CH-u-co-phonebk-x-me", "de-CH"), ("abcdefgh", "und"), ("x-mine", "und"), ("de-JP", "de"), ("pa-PK", "pa-Arab"),
    ("uz-AF", "uz-Arab"), ("ks-IN", "ks-Arab"),
    ("prs", "fa-AF"), ("de-Latn-AT", "de-AT"), ("en-Latn-IN", "en-IN"), ("en-Shaw-IN", "und"),
  ])
  func `a tag that CLDR does not list is written as its nearest relative`(tag: String, relative: String) throws {
    #expect(try symbols(tag) == symbols(relative))
  }
}
