/// The exact decimal digits of a `Double`, and their rounding: half to even on the exact value, as IEEE 754 prints.
///
/// A `Double` is a whole number times a power of two, so its decimal expansion ends: m · 2⁻ᵏ = m · 5ᵏ / 10ᵏ. The whole
/// number is held in limbs of nine decimal digits.
struct DecimalExpansion {
  /// All digits, most significant first; at least one.
  private let digits: [UInt8]
  /// How many of them stand before the decimal sign; at most zero when the value is below 0.1.
  private let pointIndex: Int

  /// The expansion of a finite magnitude.
  init(of magnitude: Double) {
    guard magnitude != 0 else {
      (digits, pointIndex) = ([0], 1)
      return
    }
    let exponent = max(magnitude.exponent, Double.leastNormalMagnitude.exponent) - 52
    let significand = UInt64(magnitude.significandBitPattern) | (magnitude.isNormal ? 1 << 52 : 0)
    var number = DecimalLimbs(significand)
    for _ in 0..<max(exponent, 0) { number.multiply(by: 2) }
    for _ in 0..<max(-exponent, 0) { number.multiply(by: 5) }
    digits = number.digits
    pointIndex = digits.count - max(-exponent, 0)
  }

  private init(digits: [UInt8], pointIndex: Int) {
    self.digits = digits
    self.pointIndex = pointIndex
  }

  /// The digit at a place: 0 is the one before the decimal sign, 1 the first behind it.
  private func digit(at place: Int) -> UInt8 {
    let index = place + pointIndex - 1
    return digits.indices.contains(index) ? digits[index] : 0
  }

  /// The value rounded so that `place` is its last place.
  private func rounded(to place: Int) -> DecimalExpansion {
    let kept = place + pointIndex
    guard kept < digits.count else { return self }
    guard kept >= 0 else { return DecimalExpansion(digits: [0], pointIndex: 1) }
    let next = digits[kept]
    let isTie = next == 5 && digits[(kept + 1)...].allSatisfy { $0 == 0 }
    let isOdd = kept > 0 && digits[kept - 1] % 2 == 1
    guard next > 5 || (next == 5 && (!isTie || isOdd)) else { return truncated(to: kept) }
    return incremented(at: kept)
  }

  private func truncated(to kept: Int) -> DecimalExpansion {
    kept == 0
      ? DecimalExpansion(digits: [0], pointIndex: 1)
      : DecimalExpansion(digits: Array(digits[..<kept]), pointIndex: pointIndex)
  }

  private func incremented(at kept: Int) -> DecimalExpansion {
    var head = Array(digits[..<kept])
    var index = kept - 1
    while index >= 0, head[index] == 9 {
      head[index] = 0
      index -= 1
    }
    if index >= 0 {
      head[index] += 1
      return DecimalExpansion(digits: head, pointIndex: pointIndex)
    }
    return DecimalExpansion(digits: [1] + head, pointIndex: pointIndex + 1)
  }
}

extension DecimalExpansion {
  /// `1234.50`: what `%.2f` prints.
  func fixed(fractionDigits: Int) -> String {
    let value = rounded(to: fractionDigits)
    var text: [UInt8] = []
    for place in (min(1 - value.pointIndex, 0)...fractionDigits) {
      if place == 1 { text.append(UInt8(ascii: ".")) }
      text.append(UInt8(ascii: "0") + value.digit(at: place))
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// `1.2e+03`: what `%.1e` prints.
  func scientific(fractionDigits: Int, mark: Character) -> String {
    let value = significant(fractionDigits + 1)
    return value.mantissa(fractionDigits: fractionDigits) + exponentText(value.exponent, mark: mark)
  }

  /// The shorter of both: what `%g` prints.
  func general(significantDigits: Int, mark: Character, keepsZeros: Bool) -> String {
    let precision = max(significantDigits, 1)
    let value = significant(precision)
    let isFixed = value.exponent >= -4 && value.exponent < precision
    let body =
      isFixed
      ? value.fixed(fractionDigits: precision - 1 - value.exponent)
      : value.mantissa(fractionDigits: precision - 1)
    let trimmed = keepsZeros ? body : Self.withoutTrailingZeros(body)
    return isFixed ? trimmed : trimmed + exponentText(value.exponent, mark: mark)
  }

  /// As many digits as tell the value from its neighbours, without an exponent: `1e20` is written out.
  static func shortest(_ value: Double) -> String {
    let parts = "\(value)".split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return withoutTrailingZeros("\(value)") }
    let digits = parts[0].filter(\.isWholeNumber).compactMap(\.wholeNumberValue).map(UInt8.init)
    let expansion = DecimalExpansion(digits: digits, pointIndex: 1 + exponent)
    let text = expansion.fixed(fractionDigits: max(digits.count - 1 - exponent, 0))
    return (value < 0 ? "-" : "") + withoutTrailingZeros(text)
  }

  private var leadingZeros: Int { digits.prefix { $0 == 0 }.count }

  /// The power of ten of the first digit that is not zero.
  private var exponent: Int { leadingZeros == digits.count ? 0 : pointIndex - 1 - leadingZeros }

  private func significant(_ count: Int) -> DecimalExpansion { rounded(to: count - 1 - exponent) }

  private func mantissa(fractionDigits: Int) -> String {
    DecimalExpansion(digits: digits, pointIndex: pointIndex - exponent).fixed(fractionDigits: fractionDigits)
  }

  private func exponentText(_ exponent: Int, mark: Character) -> String {
    let digits = String(exponent.magnitude)
    return String(mark) + (exponent < 0 ? "-" : "+") + (digits.utf8.count < 2 ? "0" : "") + digits
  }

  private static func withoutTrailingZeros(_ text: String) -> String {
    guard text.contains(".") else { return text }
    var trimmed = text[...]
    while trimmed.last == "0" { trimmed.removeLast() }
    if trimmed.last == "." { trimmed.removeLast() }
    return String(trimmed)
  }
}

/// A whole number in limbs of nine decimal digits, least significant first.
private struct DecimalLimbs {
  private static let base: UInt64 = 1_000_000_000
  private var limbs: [UInt64] = []

  init(_ value: UInt64) {
    var rest = value
    repeat {
      limbs.append(rest % Self.base)
      rest /= Self.base
    } while rest > 0
  }

  mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for index in limbs.indices {
      let product = limbs[index] * factor + carry
      limbs[index] = product % Self.base
      carry = product / Self.base
    }
    if carry > 0 { limbs.append(carry) }
  }

  var digits: [UInt8] {
    var digits: [UInt8] = []
    for limb in limbs {
      var rest = limb
      for _ in 0..<9 {
        digits.append(UInt8(rest % 10))
        rest /= 10
      }
    }
    while digits.count > 1, digits.last == 0 { digits.removeLast() }
    return digits.reversed()
  }
}
