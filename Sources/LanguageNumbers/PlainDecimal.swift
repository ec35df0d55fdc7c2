/// The operands of a short number that is nothing but digits and perhaps a point with digits: the common case, read
/// from one machine word.
enum PlainDecimal {
  /// The operands of a text of 1 to 8 bytes, or `unread` where it has a sign, an exponent, or is no number at all.
  @inline(__always)
  static func operands(_ text: UnsafeBufferPointer<UInt8>) -> PluralOperands {
    guard let base = text.baseAddress, 1...8 ~= text.count else { return .unread }
    let count = text.count
    let characters = word(base, count: count)
    let point = place(ofPointIn: characters) ?? count
    guard point > 0 else { return .unread }
    let digits = characters ^ 0x3030_3030_3030_3030
    guard point < count else {
      let integer = EightDigits(digits, from: 0, count: count)
      return integer.areDigits ? PluralOperands(i: integer.value) : .unread
    }
    let fractionCount = count &- point &- 1
    // The point as a digit, so that both sides are looked through at once.
    let all = EightDigits(digits ^ 0x1E &<< UInt64(point &* 8), from: 0, count: count)
    guard fractionCount > 0, all.areDigits else { return .unread }
    let integer = EightDigits(digits, from: 0, count: point)
    let fraction = EightDigits(digits, from: point &+ 1, count: fractionCount)
    let (value, zeros) = (fraction.value, fraction.trailingZeros)
    return PluralOperands(
      i: integer.value, f: value, t: zeros == 0 || value == 0 ? value : fraction.withoutTrailingZeros.value,
      shape: DecimalShape(fractionCount: fractionCount, fractionZeros: min(zeros, fractionCount)))
  }

  /// The bytes as a little-endian word, zeros behind; loads overlap, so that nothing beyond the text is touched.
  @inline(__always)
  private static func word(_ base: UnsafePointer<UInt8>, count: Int) -> UInt64 {
    let bytes = UnsafeRawPointer(base)
    guard count >= 4 else {
      let (middle, last) = (count / 2, count &- 1)
      return UInt64(base[0]) | UInt64(base[middle]) &<< UInt64(middle &* 8) | UInt64(base[last]) &<< UInt64(last &* 8)
    }
    let first = UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self))
    let last = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
    return UInt64(first) | UInt64(last) &<< UInt64((count &- 4) &* 8)
  }

  /// Which byte is the first point: the lowest byte that becomes zero against points all over.
  @inline(__always)
  private static func place(ofPointIn characters: UInt64) -> Int? {
    let difference = characters ^ 0x2E2E_2E2E_2E2E_2E2E
    let zeros = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
    return zeros == 0 ? nil : zeros.trailingZeroBitCount / 8
  }
}
