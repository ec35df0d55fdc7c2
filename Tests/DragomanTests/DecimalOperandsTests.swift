import Dragoman
import Foundation
import LanguageNumbers
import LanguageTags
import Testing

struct DecimalOperandsTests {
  @Test func `a decimal chooses the category of its digits`() throws {
    let rows: [(number: String, language: LanguageTag, category: PluralCategory)] = [
      ("1", "en", .one), ("1.5", "en", .other), ("-1", "en", .one), ("0.1", "fr", .one), ("2", "ru", .few),
      ("1.5", "ru", .other), ("11", "ru", .many), ("1000000", "fr", .many), ("123456789012345678901", "ru", .one),
    ]
    let failures = try rows.filter { row in
      let number = try #require(Decimal(string: row.number))
      return PluralRules.cardinal(for: row.language).category(for: PluralOperands(number)) != row.category
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(PluralRules.cardinal(for: "en").category(for: PluralOperands(Decimal.nan)) == .other)
  }
}
