import LanguageNumbers
import LanguageTags
import TestGround
import Testing

@Suite struct PluralSampleTests {
  /// Kind, locale, category, integer or decimal, sample: every sample that CLDR gives beside its rules.
  private static let file = "data/suites/plural-samples-cldr48.tsv"

  @Test(.enabled(if: TestGround.hasShared, "the shared ground is absent"))
  func `every sample of CLDR has the category that CLDR gives it`() throws {
    let rows = try TestGround.sharedRows(Self.file)
    let failures = rows.compactMap(Self.failure)
    #expect(rows.count == 15_231)
    #expect(failures.isEmpty, "\(failures.count) of \(rows.count): \(failures.prefix(20))")
    print("plural samples: \(rows.count - failures.count) of \(rows.count)")
  }

  @Test(.enabled(if: TestGround.hasShared, "the shared ground is absent"))
  func `an integer sample has the same category as a number and as text`() throws {
    var failures: [String] = []
    var count = 0
    for row in try TestGround.sharedRows(Self.file) {
      guard let number = Int(row[4]), let tag = LanguageTag(row[1]) else { continue }
      count += 1
      let rules = row[0] == "plurals" ? PluralRules.cardinal(for: tag) : PluralRules.ordinal(for: tag)
      let answers = [
        rules.category(for: number), rules.category(for: -number), rules.category(for: UInt8(exactly: number) ?? 0),
        rules.category(for: PluralOperands(number)), rules.category(for: PluralOperands(Double(number))),
      ]
      let expected = answers.indices.map { $0 == 2 && number > 255 ? rules.category(for: 0).rawValue : row[2] }
      if answers.map(\.rawValue) != expected { failures.append("\(row) \(answers)") }
    }
    #expect(count > 5_000)
    #expect(failures.isEmpty, "\(failures.prefix(20))")
  }

  @Test(.enabled(if: TestGround.hasShared, "the shared ground is absent"))
  func `the categories of a language are those that its samples have`() throws {
    var seen: [[String]: Set<String>] = [:]
    for row in try TestGround.sharedRows(Self.file) { seen[[row[0], row[1]], default: []].insert(row[2]) }
    let failures = seen.filter { key, categories in
      guard let tag = LanguageTag(key[1]) else { return true }
      let rules = key[0] == "plurals" ? PluralRules.cardinal(for: tag) : PluralRules.ordinal(for: tag)
      return Set(rules.categories.map(\.rawValue)) != categories || rules.categories.last != .other
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  private static func failure(_ row: [String]) -> String? {
    guard let tag = LanguageTag(row[1]), let operands = PluralOperands(decimal: row[4]) else { return "\(row) unread" }
    let rules = row[0] == "plurals" ? PluralRules.cardinal(for: tag) : PluralRules.ordinal(for: tag)
    let category = rules.category(for: operands)
    return category.rawValue == row[2] ? nil : "\(row) answered \(category)"
  }
}
