import StringTemplates
import Testing

@Suite struct RealNumberTests {
  // Worked out by hand or printed by C's printf on another machine; never by this code.
  static let plain: [(String, Double, String)] = [
    ("%f", 0.5, "0.500000"),
    ("%f", 1e15, "1000000000000000.000000"),
    ("%.2f", 1234.5, "1234.50"),
    ("%.0f", 0.5, "0"),
    ("%.0f", 1.5, "2"),
    ("%.0f", 2.5, "2"),
    ("%.1f", 0.25, "0.2"),
    ("%.1f", 0.35, "0.3"),
    ("%.2f", 0.005, "0.01"),
    ("%.3f", 2.0005, "2.001"),
    ("%.2f", 999.999, "1000.00"),
    ("%.2f", 0.0, "0.00"),
    ("%.1f", -0.04, "-0.0"),
    ("%.2f", -1.005, "-1.00"),
    ("%.20f", 0.1, "0.10000000000000000555"),
    ("%.1f", 1e22, "10000000000000000000000.0"),
    ("%8.2f", 3.14159, "    3.14"),
    ("%-8.2f|", 3.14159, "3.14    |"),
    ("%08.2f", -3.14159, "-0003.14"),
    ("%+.1f", 2.0, "+2.0"),
    ("%e", 12345.678, "1.234568e+04"),
    ("%.0e", 12345.678, "1e+04"),
    ("%E", 0.00012, "1.200000E-04"),
    ("%e", 0.0, "0.000000e+00"),
    ("%.3e", 9.9996, "1.000e+01"),
    ("%e", .leastNonzeroMagnitude, "4.940656e-324"),
    ("%g", 100000.0, "100000"),
    ("%g", 1000000.0, "1e+06"),
    ("%g", 0.0001, "0.0001"),
    ("%g", 0.00001, "1e-05"),
    ("%g", 1234567.0, "1.23457e+06"),
    ("%.3g", 0.00012345, "0.000123"),
    ("%G", 1e-10, "1E-10"),
    ("%#g", 1.5, "1.50000"),
    ("%g", 0.0, "0"),
    ("%f", .infinity, "inf"),
    ("%.1f", -.infinity, "-inf"),
    ("%5.1f", .nan, "  nan"),
    ("%.2f", .leastNonzeroMagnitude, "0.00"),
    ("%.3f", 1.7976931348623157e308, largest + ".000"),
    ("%@", 0.1, "0.1"),
    ("%@", 1.0, "1.0"),
    ("%@", 1e20, "1e+20"),
  ]

  /// The largest finite `Double`, whose exact digits Python's `int(1.7976931348623157e308)` prints.
  static let largest =
    "179769313486231570814527423731704356798070567525844996598917476803157260780028538760589558632766878"
    + "171540458953514382464234321326889464182768467546703537516986049910576551282076245490090389328944075"
    + "868508455133942304583236903222948165808559332123348274797826204144723168738177180919299881250404026"
    + "184124858368"

  @Test func `numbers with a fraction are rounded on their exact value`() {
    #expect(failures(of: Self.plain) { (written(.text($0.0), [.real($0.1)], numbers: .plain), $0.2) } == [])
  }

  static let localized: [(String, String, TemplateArgument, String)] = [
    ("en", "%.2f", .real(1234567.891), "1,234,567.89"),
    ("de", "%.2f", .real(1234567.891), "1.234.567,89"),
    ("de", "%@", .real(1e20), "100.000.000.000.000.000.000"),
    ("de", "%@", .real(0.000012), "0,000012"),
    ("de", "%@", .real(-1.0), "-1"),
    ("de", "%lld", .integer(-1_234_567), "-1.234.567"),
    ("de", "%e", .real(12345.678), "1,234568e+04"),
    ("de", "%x", .integer(12345), "3039"),
    ("de", "%010lld", .integer(-1234), "-00001.234"),
    ("en", "%f", .real(.infinity), "∞"),
    ("en", "%@", .real(.nan), "NaN"),
    ("ar-EG", "%lld", .integer(1_234_567), "١٬٢٣٤٬٥٦٧"),
    ("ar-EG", "%.1f", .real(2.5), "٢٫٥"),
    ("ar-EG", "%05d", .integer(42), "٠٠٠٤٢"),
    ("hi", "%lld", .integer(1_234_567), "12,34,567"),
    ("ru", "%lld", .integer(1_234_567), "1\u{A0}234\u{A0}567"),
    ("pl", "%lld", .integer(1234), "1234"),
    ("pl", "%lld", .integer(12345), "12\u{A0}345"),
  ]

  @Test func `numbers are written in the text's language`() {
    #expect(failures(of: Self.localized) { (written(.text($0.1), [$0.2], language: $0.0), $0.3) } == [])
  }

  @Test func `plain numbers are Swift's own descriptions`() {
    let arguments: [TemplateArgument] = [.integer(1_234_567), .real(1.5), .text("x"), .unsigned(9)]
    #expect(written(.text("%@ %@ %@ %@"), arguments, language: "de", numbers: .plain) == "1234567 1.5 x 9")
  }
}
