import LanguageNumbers
import LanguageTags
import TestGround
import Testing

@Suite struct PluralRangeTests {
  /// What the data lists, read line by line here, so that the generator's reader is not its own judge.
  private static func listed() throws -> [(locales: [String], start: String, end: String, result: String)] {
    let text = String(decoding: try TestGround.bytes("Data/cldr/pluralRanges.xml"), as: UTF8.self)
    var locales: [String] = []
    var rows: [(locales: [String], start: String, end: String, result: String)] = []
    for line in text.split(separator: "\n") {
      let values = line.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
      if line.contains("<pluralRanges locales=") { locales = values[1].split(separator: " ").map(String.init) }
      if line.contains("<pluralRange start=") { rows.append((locales, values[1], values[3], values[5])) }
    }
    return rows
  }

  @Test func `every span that CLDR lists has the category that it lists`() throws {
    let rows = try Self.listed()
    var count = 0
    var failures: [String] = []
    for row in rows {
      let start = try #require(PluralCategory(rawValue: row.start))
      let end = try #require(PluralCategory(rawValue: row.end))
      for locale in row.locales {
        let rules = PluralRules.cardinal(for: try #require(LanguageTag(locale)))
        let result = rules.category(from: start, through: end)
        count += 1
        if result.rawValue != row.result { failures.append("\(locale) \(row.start) \(row.end): \(result)") }
      }
    }
    #expect(count == 441)
    #expect(failures.isEmpty, "\(failures)")
    print("plural spans: \(count - failures.count) of \(count)")
  }

  @Test func `a span that CLDR does not list has the category of its end`() throws {
    for (tag, end) in [("sms", PluralCategory.two), ("tlh", .other), ("en", .zero)] {
      let rules = PluralRules.cardinal(for: try #require(LanguageTag(tag)))
      #expect(rules.category(from: .one, through: end) == end)
    }
    #expect(PluralRules.ordinal(for: .english).category(from: .one, through: .few) == .few)
  }
}
