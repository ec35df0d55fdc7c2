/// The digits on both sides of the point, as they are read.
struct DecimalReading {
  private var integer = DigitRun()
  private var integerCount = 0
  private var fraction = DigitRun()
  private var fractionCount = 0
  private var significant = DigitRun()
  private var significantCount = 0

  /// Reads the digits before the point; false where there is none.
  @inline(__always)
  mutating func readInteger(_ text: UnsafeBufferPointer<UInt8>, from place: inout Int) -> Bool {
    let start = place
    while place < text.count, let digit = Self.digit(text[place]) {
      integer.append(digit)
      place += 1
    }
    integerCount = place - start
    return place > start
  }

  /// Reads a point and its digits, or nothing; false where no digit follows the point.
  @inline(__always)
  mutating func readFraction(_ text: UnsafeBufferPointer<UInt8>, from place: inout Int) -> Bool {
    guard place < text.count, text[place] == UInt8(ascii: ".") else { return true }
    place += 1
    while place < text.count, let digit = Self.digit(text[place]) {
      appendFraction(digit)
      place += 1
    }
    return fractionCount > 0
  }

  /// What rules look at in the digits read.
  @inline(__always)
  func operands(exponent: UInt8 = 0) -> PluralOperands {
    let fractionZeros = fractionCount - significantCount
    return PluralOperands(
      i: integer.value, f: fraction.value, t: significant.value,
      shape: DecimalShape(fractionCount: fractionCount, fractionZeros: fractionZeros, exponent: exponent))
  }

  /// The operands of the digits of `text` with the point moved, to the right for a positive exponent.
  func operands(of text: UnsafeBufferPointer<UInt8>, movedBy exponent: DecimalExponent) -> PluralOperands {
    let point = integerCount + exponent.shift
    var moved = DecimalReading()
    moved.fractionCount = max(0, -point)
    var place = 0
    for byte in text[..<exponent.start] {
      guard let digit = Self.digit(byte) else { continue }
      if place < point { moved.integer.append(digit) } else { moved.appendFraction(digit) }
      place += 1
    }
    moved.integer.append(zeros: point - place)
    return moved.operands(exponent: exponent.compact)
  }

  @inline(__always)
  private mutating func appendFraction(_ digit: UInt8) {
    fraction.append(digit)
    fractionCount += 1
    guard digit != 0 else { return }
    significant = fraction
    significantCount = fractionCount
  }

  @inline(__always)
  static func digit(_ byte: UInt8) -> UInt8? {
    let digit = byte &- UInt8(ascii: "0")
    return digit < 10 ? digit : nil
  }
}

/// The exponent behind the digits of a number: `c6`, `e6`, or in a scientific text `e-05` and `e+21`.
struct DecimalExponent {
  /// Where its letter stands.
  let start: Int
  /// By how many places the point moves, to the right where positive.
  let shift: Int
  /// What the operand `e` is: 0 for a scientific text, whose exponent is only a way of writing.
  let compact: UInt8

  /// Nil where the rest of the text is no exponent.
  init?(_ text: UnsafeBufferPointer<UInt8>, from start: Int, as meaning: PluralOperands.ExponentMeaning) {
    var digits = text[start...].dropFirst()
    guard text[start] == UInt8(ascii: "c") || text[start] == UInt8(ascii: "e") else { return nil }
    var isNegative = false
    if meaning == .scientific, let sign = digits.first, DecimalReading.digit(sign) == nil {
      isNegative = sign == UInt8(ascii: "-")
      digits = digits.dropFirst()
    }
    guard !digits.isEmpty else { return nil }
    var size = 0
    for byte in digits {
      guard let digit = DecimalReading.digit(byte) else { return nil }
      size = min(size * 10 + Int(digit), Self.largest)
    }
    self.start = start
    shift = isNegative ? -size : size
    compact = meaning == .compact ? UInt8(clamping: size) : 0
  }

  /// Larger exponents count as this one: rules tell 0 to 5 from the rest.
  private static let largest = 1_000_000_000
}
