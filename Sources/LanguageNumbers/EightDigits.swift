/// Up to eight digits in one word, one a byte with the first digit lowest, read without a loop.
///
/// The bytes hold digit values 0 to 9; a shorter number stands at the high end, behind zeros.
struct EightDigits {
  /// The bytes, less "0" each.
  let bytes: UInt64

  /// Takes `count` bytes of a word of characters that starts with the byte `start`.
  ///
  /// - Parameter characters: the word with "0" taken away from each byte by exclusive or.
  @inline(__always)
  init(_ characters: UInt64, from start: Int, count: Int) {
    bytes = count == 0 ? 0 : (characters &>> UInt64(start &* 8)) &<< UInt64((8 &- count) &* 8)
  }

  @inline(__always)
  private init(bytes: UInt64) { self.bytes = bytes }

  /// Whether every byte is a digit: 0x76 carries a byte above 9 into its highest bit.
  @inline(__always)
  var areDigits: Bool { (bytes &+ 0x7676_7676_7676_7676 | bytes) & 0x8080_8080_8080_8080 == 0 }

  /// The number: neighbours are joined to pairs, pairs to fours, fours to the whole.
  @inline(__always)
  var value: UInt64 {
    let pairs = bytes &* 10 &+ bytes >> 8
    let mask: UInt64 = 0x0000_00FF_0000_00FF
    let upper = (pairs & mask) &* 0x000F_4240_0000_0064
    let lower = (pairs >> 16 & mask) &* 0x0000_2710_0000_0001
    return (upper &+ lower) >> 32
  }

  /// How many zeros end the number; 8 where there is nothing else.
  @inline(__always)
  var trailingZeros: Int { bytes.leadingZeroBitCount / 8 }

  /// The number without the zeros that end it.
  @inline(__always)
  var withoutTrailingZeros: EightDigits { EightDigits(bytes: bytes &<< UInt64(trailingZeros &* 8)) }
}
