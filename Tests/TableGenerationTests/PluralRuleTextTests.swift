import Testing

@testable import TableGeneration

@Suite struct PluralRuleTextTests {
  /// Rule, and the condition that is generated for it.
  @Test(arguments: [
    ("n = 1", "t == 0 && i == 1"),
    ("i = 1 and v = 0", "i == 1 && v == 0"),
    ("n != 1", "t != 0 || i != 1"),
    ("i = 0,1", "i == 0 || i == 1"),
    ("i % 10 = 2..4 and i % 100 != 12..14", "(i % 10 >= 2 && i % 10 <= 4) && (i % 100 < 12 || i % 100 > 14)"),
    ("n = 0..1 or f % 10 = 1", "(t == 0 && i <= 1) || f % 10 == 1"),
    ("n % 10 = 3..4,9", "t == 0 && ((i % 10 >= 3 && i % 10 <= 4) || i % 10 == 9)"),
    ("c != 0..5", "e > 5"),
  ])
  func `a rule becomes a condition`(rule: String, code: String) { #expect(PluralRuleText(rule)?.code == code) }

  @Test(arguments: [
    "", "n", "n = ", "n = x", "x = 1", "n == 1", "n % = 1", "n % 0x = 1", "n / 10 = 1", "n = 4..2", "n = 1 and",
    "n = 1 or or n = 2", "nn = 1",
  ])
  func `what is no rule is refused`(text: String) { #expect(PluralRuleText(text) == nil) }
}

@Suite struct LocaleKeyTests {
  @Test func `a name is packed into one number`() {
    #expect(LocaleKey("a") == nil && LocaleKey("abcd") == nil && LocaleKey("de-1996") == nil && LocaleKey("") == nil)
    #expect(LocaleKey("de")?.bits == 0b00100_00101 << 36)
    #expect(LocaleKey("es-419")?.bits == 0b00101_10011 << 36 | 419)
    #expect(LocaleKey("pt_PT")?.name == "pt-PT")
    #expect(LocaleKey("pt_PT")?.bits == 0b10000_10100 << 36 | (1024 + 0b10000_10100))
    #expect(LocaleKey("uz-Arab")?.bits == 0b10101_11010 << 36 | 0b00001_10010_00001_00010 << 16)
  }
}
