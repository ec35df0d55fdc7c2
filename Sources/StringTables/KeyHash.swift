/// The hash behind the checksums of the compiled form: overlapping words, folded by a 64 × 64 → 128 bit multiplication.
/// It is part of the format, the same in every process.
enum KeyHash {
  static let seed: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let factor: UInt64 = 0xD6E8_FEB8_6659_FD93

  static func hash(_ key: UnsafeRawBufferPointer, seed: UInt64 = seed) -> UInt64 {
    var state = seed ^ UInt64(truncatingIfNeeded: key.count)
    var offset = 0
    while key.count - offset > 16 {
      state = fold(word(key, offset) ^ state, word(key, offset + 8) ^ factor)
      offset += 16
    }
    let (low, high) = tail(key, from: offset)
    return fold(low ^ state, high ^ factor)
  }

  private static func tail(_ key: UnsafeRawBufferPointer, from offset: Int) -> (UInt64, UInt64) {
    let count = key.count - offset
    if count >= 8 { return (word(key, offset), word(key, key.count - 8)) }
    var low: UInt64 = 0
    for index in offset..<key.count { low = low << 8 | UInt64(key[index]) }
    return (low, 0)
  }

  private static func word(_ key: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: key.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  private static func fold(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let product = (one ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: other)
    return product.high ^ product.low
  }
}
