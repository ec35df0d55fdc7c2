import TestGround
import LanguageNumbers
import Testing

@Suite struct PluralOperandsTests {
  /// Text, then i v w f t e: the table of UTS #35, "Plural Operand Examples", and more.
  @Test(arguments: [
    ("1", [1, 0, 0, 0, 0, 0]), ("1.0", [1, 1, 0, 0, 0, 0]), ("1.00", [1, 2, 0, 0, 0, 0]),
    ("1.3", [1, 1, 1, 3, 3, 0]), ("1.30", [1, 2, 1, 30, 3, 0]), ("1.03", [1, 2, 2, 3, 3, 0]),
    ("1.230", [1, 3, 2, 230, 23, 0]), ("1200000", [1_200_000, 0, 0, 0, 0, 0]),
    ("1.2c6", [1_200_000, 0, 0, 0, 0, 6]), ("123c6", [123_000_000, 0, 0, 0, 0, 6]),
    ("123c5", [12_300_000, 0, 0, 0, 0, 5]), ("1200.50", [1200, 2, 1, 50, 5, 0]),
    ("1.20050c3", [1200, 2, 1, 50, 5, 3]), ("-1.30", [1, 2, 1, 30, 3, 0]), ("+7", [7, 0, 0, 0, 0, 0]),
    ("0c5", [0, 0, 0, 0, 0, 5]), ("007.0", [7, 1, 0, 0, 0, 0]), ("2e3", [2000, 0, 0, 0, 0, 3]),
    ("0.000001", [0, 6, 6, 1, 1, 0]), ("99999999999999999", [99_999_999_999_999_999, 0, 0, 0, 0, 0]),
  ])
  func `decimal text has the operands of the standard`(text: String, expected: [UInt64]) throws {
    let operands = try #require(PluralOperands(decimal: text))
    let (v, w, e) = (UInt64(operands.v), UInt64(operands.w), UInt64(operands.e))
    let found = [operands.i, v, w, operands.f, operands.t, e]
    #expect(found == expected)
    #expect(operands.c == operands.e)
  }

  @Test func `the lines of the documentation hold`() {
    #expect(PluralOperands(1) == PluralOperands(decimal: "1"))
    #expect(PluralOperands(1.0) == PluralOperands(1))
    #expect(PluralOperands(decimal: "1.50")?.f == 50)
    #expect(PluralOperands(decimal: "1c6")?.i == 1_000_000)
    #expect(PluralOperands(decimal: "one") == nil)
  }

  @Test(arguments: [
    "", "-", "+", ".", "1.", ".5", "-.5", "1,5", "1 ", " 1", "1c", "1c-3", "1c+3", "1e", "1c3x", "c6", "0x10", "1.2.3",
    "½", "٣", "１", "1\u{301}", "--1", "1-", "NaN", "inf", "1_000", "1\0", "\u{202E}1", "1c٣",
  ])
  func `what is no number has no operands`(text: String) { #expect(PluralOperands(decimal: text) == nil) }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1.0, "1"), (0.1, "0.1"), (-1.5, "1.5"), (1e-5, "0.00001"), (1e15, "1000000000000000"),
    (1e21, "1000000000000000000000"), (2.5e-7, "0.00000025"), (123_456.789, "123456.789"),
    (1.25e20, "125000000000000000000"),
  ])
  func `a Double is read as its shortest decimal text`(value: Double, text: String) {
    #expect(PluralOperands(value) == PluralOperands(decimal: text))
  }

  @Test func `the value is at hand as a Double`() {
    #expect(PluralOperands(decimal: "-1.50")?.n == 1.5)
    #expect(PluralOperands(12).n == 12)
    #expect(PluralOperands(decimal: "1.2c3")?.n == 1200)
    #expect(PluralOperands(Double.nan).n == .infinity)
  }

  @Test func `the ends of every integer type are taken`() {
    #expect(PluralOperands(Int.min).i == 9_223_372_036_854_775_808)
    #expect(PluralOperands(UInt64.max).i == UInt64.max)
    #expect(PluralOperands(Int8.min).i == 128)
    #expect(PluralOperands(Int128.max) == PluralOperands(decimal: "170141183460469231731687303715884105727"))
    #expect(PluralOperands(Double.leastNonzeroMagnitude).v == 324)
    #expect(PluralOperands(Double.greatestFiniteMagnitude).t == 0)
  }

  @Test func `long runs of digits keep what rules look at`() throws {
    let long = String(repeating: "7", count: 40)
    let operands = try #require(PluralOperands(decimal: long + "000021." + long + "11"))
    #expect(operands.i % 1_000_000 == 21 && operands.i > 1_000_000)
    #expect(operands.f % 100 == 11 && operands.f > 1_000_000)
    #expect(operands.t == operands.f)
    #expect(try #require(PluralOperands(decimal: "1" + String(repeating: "0", count: 30))).i % 1_000_000 == 0)
    #expect(try #require(PluralOperands(decimal: "1c4000000000")).i % 1_000_000 == 0)
    #expect(try #require(PluralOperands(decimal: "1c99999999999999999999")).i != 0)
  }

  /// A short plain text is read from one word, a text with a sign digit by digit: both must agree.
  @Test func `the quick way and the long way of reading agree`() {
    var generator = SeededGenerator(seed: 48)
    let alphabet = Array("0000123456789...c/:?x")
    var failures: [String] = []
    var read = 0
    for _ in 0..<50_000 {
      let text = String(
        (0..<Int.random(in: 0...9, using: &generator)).map { _ in alphabet.randomElement(using: &generator)! })
      let operands = PluralOperands(decimal: text)
      if operands != PluralOperands(decimal: "+" + text) { failures.append(text) }
      if operands != nil { read += 1 }
    }
    #expect(failures.isEmpty, "\(failures.prefix(10))")
    #expect(read > 5_000)
  }

  @Test func `a megabyte of digits is read in one pass`() throws {
    let digits = String(repeating: "1234567890", count: 104_857)
    let clock = ContinuousClock()
    let time = try clock.measure {
      let operands = try #require(PluralOperands(decimal: digits + "." + digits))
      #expect(operands.v == 1_048_570)
      #expect(operands.w == 1_048_569)
      #expect(PluralOperands(decimal: digits + "x") == nil)
    }
    #expect(time < .seconds(5))
  }

  @Test func `text that is not stored in one piece is read all the same`() {
    let text = "a1.50b"
    #expect(PluralOperands(decimal: text.dropFirst().dropLast())?.f == 50)
    #expect(PluralOperands(decimal: String(text.reversed().reversed()).dropFirst().dropLast())?.v == 2)
  }
}
