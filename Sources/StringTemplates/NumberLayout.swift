import LanguageNumbers

/// Lays a number out as a conversion's flags, width and precision ask.
struct NumberLayout {
  let conversion: Conversion
  let context: TemplateContext

  init(_ conversion: Conversion, _ context: TemplateContext) {
    self.conversion = conversion
    self.context = context
  }

  private var isLocalized: Bool { context.numbers == .localized }

  /// A whole number.
  func text(of value: some FixedWidthInteger) -> String {
    switch conversion.kind {
    case .hexLower: powerOfTwo(value, radix: 16, prefix: "0x")
    case .hexUpper: powerOfTwo(value, radix: 16, prefix: "0X").uppercased()
    case .octal: powerOfTwo(value, radix: 8, prefix: "0")
    default: laidOut(isNegative: value < 0, digits: withPrecision(String(value.magnitude)))
    }
  }

  /// A number with a fraction.
  func text(of value: Double) -> String {
    guard value.isFinite else { return padded(Self.notFinite(value, isLocalized: isLocalized), filling: " ") }
    let expansion = DecimalExpansion(of: value.magnitude)
    let precision = conversion.precision ?? 6
    let keepsZeros = conversion.flags.contains(.alternate)
    let digits =
      switch conversion.kind {
      case .exponent: expansion.scientific(fractionDigits: precision, mark: "e")
      case .exponentUpper: expansion.scientific(fractionDigits: precision, mark: "E")
      case .general: expansion.general(significantDigits: precision, mark: "e", keepsZeros: keepsZeros)
      case .generalUpper: expansion.general(significantDigits: precision, mark: "E", keepsZeros: keepsZeros)
      default: expansion.fixed(fractionDigits: precision)
      }
    return laidOut(isNegative: value.sign == .minus, digits: digits)
  }

  /// What stands for an infinity and for no number at all.
  static func notFinite(_ value: Double, isLocalized: Bool) -> String {
    if value.isNaN { return isLocalized ? "NaN" : "nan" }
    let sign = value < 0 ? "-" : ""
    return sign + (isLocalized ? "∞" : "inf")
  }

  /// Hexadecimal and octal are for machines: no language changes them. Negative numbers are two's complements.
  private func powerOfTwo(_ value: some FixedWidthInteger, radix: Int, prefix: String) -> String {
    let bits = UInt64(truncatingIfNeeded: value)
    let isNarrow = value < 0 && !conversion.isLong && value >= Int32.min
    let digits = withPrecision(String(isNarrow ? UInt64(UInt32(truncatingIfNeeded: bits)) : bits, radix: radix))
    let mark = conversion.flags.contains(.alternate) && bits != 0 ? prefix : ""
    let missing = Int(conversion.width) - mark.utf8.count - digits.utf8.count
    // Beside a precision the flag means nothing to whole numbers.
    let isFilled = conversion.flags.contains(.zero) && !conversion.flags.contains(.left) && conversion.precision == nil
    return isFilled && missing > 0
      ? mark + String(repeating: "0", count: missing) + digits : padded(mark + digits, filling: " ")
  }

  /// The precision of a whole number is the least number of its digits.
  private func withPrecision(_ digits: String) -> String {
    guard let precision = conversion.precision, digits.utf8.count < precision else { return digits }
    return String(repeating: "0", count: precision - digits.utf8.count) + digits
  }

  private func laidOut(isNegative: Bool, digits: String) -> String {
    let sign = isNegative ? "-" : ""
    var written = isLocalized ? localized(sign + digits) : sign + digits
    if !isNegative {
      if conversion.flags.contains(.plus) {
        written = (isLocalized ? context.symbols.plus : "+") + written
      } else if conversion.flags.contains(.space) {
        written = " " + written
      }
    }
    // Beside a precision the flag means nothing to whole numbers.
    let isFilled = conversion.flags.contains(.zero) && (conversion.precision == nil || conversion.kind.takesReal)
    return padded(written, filling: isFilled ? "0" : " ")
  }

  private func localized(_ ascii: String) -> String {
    guard let mark = ascii.firstIndex(where: { $0 == "e" || $0 == "E" }) else {
      return context.symbols.localized(ascii: ascii)
    }
    // An exponent keeps its letter and its sign; the digits around it are the language's.
    let exponent = ascii[ascii.index(after: mark)...]
    let sign = exponent.prefix(1)
    return context.symbols.localized(ascii: ascii[..<mark], grouping: false) + ascii[mark...mark] + sign
      + context.symbols.localized(ascii: exponent.dropFirst(), grouping: false)
  }

  private func padded(_ text: String, filling: Character) -> String {
    let missing = Int(conversion.width) - text.count
    guard missing > 0 else { return text }
    if conversion.flags.contains(.left) { return text + String(repeating: " ", count: missing) }
    guard filling == "0" else { return String(repeating: filling, count: missing) + text }
    return zeroPadded(text, missing: missing)
  }

  /// Zeros stand between the sign and the digits.
  private func zeroPadded(_ text: String, missing: Int) -> String {
    let zero = isLocalized ? context.symbols.string(0, grouping: false) : "0"
    let signs: Set<Character> = ["-", "+", " ", "\u{2212}", "\u{200E}", "\u{200F}", "\u{061C}"]
    let sign = text.prefix { signs.contains($0) }
    return sign + String(repeating: zero, count: missing) + text.dropFirst(sign.count)
  }
}
