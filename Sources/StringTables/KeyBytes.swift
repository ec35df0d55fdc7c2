/// The bytes of a key where they lie: hashed and compared a word at a time, and nothing is copied.
@usableFromInline
package struct KeyBytes {
  @usableFromInline package let start: UnsafeRawPointer
  @usableFromInline package let count: Int

  @inlinable @inline(__always)
  package init(_ start: UnsafeRawPointer, count: Int) {
    self.start = start
    self.count = count
  }

  /// Two secrets that keys of a stranger's catalog cannot be made for; each process has its own.
  @usableFromInline
  package struct Seed: Sendable {
    @usableFromInline let first, second: UInt64

    package static let process = Seed(first: .random(in: .min ... .max), second: .random(in: .min ... .max))
  }

  /// Sixteen bytes go into each full multiplication. Up to sixteen there is one: the two words overlap.
  @inlinable @inline(__always)
  package func hash(_ seed: Seed) -> UInt32 {
    var state = seed.second ^ UInt64(truncatingIfNeeded: count)
    if count >= 8 {
      var offset = 0
      while offset &+ 16 < count {
        state = Self.folded(word(offset) ^ seed.first, word(offset &+ 8) ^ state)
        offset &+= 16
      }
      state = Self.folded(word(max(0, count &- 16)) ^ seed.first, word(count &- 8) ^ state)
    } else if count >= 4 {
      state = Self.folded(half(0) ^ seed.first, half(count &- 4) ^ state)
    } else if count > 0 {
      state = Self.folded(few ^ seed.first, state)
    }
    return UInt32(truncatingIfNeeded: state ^ state >> 32)
  }

  /// Whether the bytes from another place on are the same. Words overlap, so that nearly all keys take no loop.
  @inlinable @inline(__always)
  package func equals(_ other: UnsafeRawPointer) -> Bool {
    let other = KeyBytes(other, count: count)
    if count > 16 {
      var offset = 0
      repeat {
        if differs(from: other, at: offset, offset &+ 8) { return false }
        offset &+= 16
      } while offset &+ 16 < count
      return !differs(from: other, at: count &- 16, count &- 8)
    }
    if count >= 8 { return !differs(from: other, at: 0, count &- 8) }
    if count >= 4 { return (half(0) ^ other.half(0)) | (half(count &- 4) ^ other.half(count &- 4)) == 0 }
    return count == 0 || few == other.few
  }

  /// Whether one of two words differs.
  @inlinable @inline(__always)
  func differs(from other: KeyBytes, at one: Int, _ another: Int) -> Bool {
    (word(one) ^ other.word(one)) | (word(another) ^ other.word(another)) != 0
  }

  /// Up to three bytes, of which there must be one.
  @inlinable @inline(__always)
  var few: UInt64 { byte(0) | byte(count >> 1) << 8 | byte(count &- 1) << 16 }

  /// Whether a percent sign is among them.
  @inlinable @inline(__always)
  package var hasPercentSign: Bool {
    guard count >= 8 else {
      // What is no byte of the key is zero, or one of its bytes again.
      if count >= 4 { return Self.hasPercentSign(half(0) | half(count &- 4) << 32) }
      return count > 0 && Self.hasPercentSign(few)
    }
    var offset = 0
    while offset &+ 8 < count {
      if Self.hasPercentSign(word(offset)) { return true }
      offset &+= 8
    }
    return Self.hasPercentSign(word(count &- 8))
  }

  /// Whether one of eight bytes is a percent sign.
  @inlinable @inline(__always)
  package static func hasPercentSign(_ word: UInt64) -> Bool {
    let rest = word ^ 0x2525_2525_2525_2525
    return (rest &- 0x0101_0101_0101_0101) & ~rest & 0x8080_8080_8080_8080 != 0
  }

  @inlinable @inline(__always)
  func word(_ offset: Int) -> UInt64 { start.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }

  @inlinable @inline(__always)
  func half(_ offset: Int) -> UInt64 {
    UInt64(start.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  @inlinable @inline(__always)
  func byte(_ offset: Int) -> UInt64 { UInt64(start.load(fromByteOffset: offset, as: UInt8.self)) }

  @inlinable @inline(__always)
  static func folded(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let product = one.multipliedFullWidth(by: other)
    return product.high ^ product.low
  }
}
