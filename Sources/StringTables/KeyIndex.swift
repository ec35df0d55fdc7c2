/// The keys of a file, hashed once: an open-addressing table over one buffer of UTF-8, shared by all its languages.
///
/// A key is known by its ordinal, the place in which it first stood in the file.
final class KeyIndex: Sendable {
  /// All keys' UTF-8, one behind the other.
  private let bytes: [UInt8]
  /// Where each key starts; one more than there are keys.
  private let starts: [UInt32]
  /// The upper half is part of the hash, the lower half the ordinal plus one; zero is an empty slot.
  private let slots: [UInt64]
  private let seed: UInt64
  /// Whether no key stands twice. Of those that do, the first is found.
  let isDistinct: Bool

  /// How many keys there are.
  var count: Int { starts.count - 1 }

  /// An index of keys that lie one behind the other in `bytes`.
  init(bytes: [UInt8], starts: [UInt32]) {
    self.bytes = bytes
    self.starts = starts
    var seed = KeyHash.seed
    var filled = Self.slots(bytes, starts, seed: seed)
    // Keys made to collide would cost quadratic time: another seed scatters them.
    while filled == nil {
      seed = .random(in: .min ... .max)
      filled = Self.slots(bytes, starts, seed: seed)
    }
    self.seed = seed
    slots = filled?.slots ?? []
    isDistinct = filled?.isDistinct ?? true
  }

  /// A longer run of full slots than any ordinary set of keys has at half load.
  private static let longestRun = 1000

  private static func slots(
    _ bytes: [UInt8], _ starts: [UInt32], seed: UInt64
  ) -> (slots: [UInt64], isDistinct: Bool)? {
    let count = starts.count - 1
    var capacity = 4
    while capacity < count * 2 { capacity *= 2 }
    var slots = [UInt64](repeating: 0, count: capacity)
    var isDistinct = true
    return bytes.withUnsafeBytes { buffer in
      func key(_ ordinal: Int) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: buffer[Int(starts[ordinal])..<Int(starts[ordinal + 1])])
      }
      keys: for ordinal in 0..<count {
        let hash = KeyHash.hash(key(ordinal), seed: seed)
        var slot = Int(truncatingIfNeeded: hash) & (capacity - 1)
        var run = 0
        while slots[slot] != 0 {
          let other = Int(slots[slot] & 0xFFFF_FFFF) - 1
          if slots[slot] >> 32 == hash >> 32, key(other).elementsEqual(key(ordinal)) {
            isDistinct = false
            continue keys
          }
          slot = (slot + 1) & (capacity - 1)
          run += 1
          if run > longestRun { return nil }
        }
        slots[slot] = (hash & 0xFFFF_FFFF_0000_0000) | UInt64(ordinal + 1)
      }
      return (slots, isDistinct)
    }
  }

  /// The ordinal of a key given by its UTF-8.
  func ordinal(of key: UnsafeRawBufferPointer) -> Int? {
    let hash = KeyHash.hash(key, seed: seed)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      if slots[slot] >> 32 == hash >> 32 {
        let ordinal = Int(slots[slot] & 0xFFFF_FFFF) - 1
        if isKey(ordinal, equalTo: key) { return ordinal }
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The ordinal of a key.
  func ordinal(of key: String) -> Int? {
    var key = key
    return key.withUTF8 { ordinal(of: UnsafeRawBufferPointer($0)) }
  }

  private func isKey(_ ordinal: Int, equalTo key: UnsafeRawBufferPointer) -> Bool {
    let start = Int(starts[ordinal])
    guard Int(starts[ordinal + 1]) - start == key.count else { return false }
    for offset in 0..<key.count where bytes[start + offset] != key[offset] { return false }
    return true
  }

  /// The UTF-8 of a key.
  func utf8(of ordinal: Int) -> ArraySlice<UInt8> { bytes[Int(starts[ordinal])..<Int(starts[ordinal + 1])] }

  /// A key.
  func key(_ ordinal: Int) -> String { String(decoding: utf8(of: ordinal), as: UTF8.self) }
}

/// The hash of keys: overlapping words, folded by a 64 × 64 → 128 bit multiplication.
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
