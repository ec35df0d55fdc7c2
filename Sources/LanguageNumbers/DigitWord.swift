/// The digits of a number of at most eight, one a byte of a word with the first digit lowest, made without a loop.
struct DigitWord {
  /// The least number that has too many digits.
  static let limit: UInt64 = 100_000_000

  /// The digits as characters; what lies above them means nothing.
  let characters: UInt64
  /// How many digits there are.
  let count: Int

  /// The digits of a number below ``limit``, from the character of zero on.
  @inline(__always)
  init(_ number: UInt64, zero: UInt8) {
    // Two halves of four digits, in each of them two of two, in each of those two digits: the first one lowest.
    let upper = number / 10_000
    let halves = upper | (number &- upper &* 10_000) << 32
    let hundreds = (halves &* 10_486) >> 20 & 0x0000_007F_0000_007F
    let pairs = hundreds | (halves &- hundreds &* 100) << 16
    let tens = (pairs &* 103) >> 10 & 0x000F_000F_000F_000F
    let digits = tens | (pairs &- tens &* 10) << 8
    // Of zero itself the last digit stays.
    let leading = min(digits.trailingZeroBitCount / 8, 7)
    count = 8 &- leading
    characters = digits &>> UInt64(leading &* 8) &+ UInt64(zero) &* 0x0101_0101_0101_0101
  }
}
