/// The keys of a file, hashed once: open addressing at half load over one run of UTF-8, shared by all its languages.
///
/// A key is known by its ordinal, the place in which it first stood in the file. A look-up takes no lock, asks the
/// allocator for nothing and counts no reference. Keys are compared byte by byte: a catalog may hold two spellings of
/// “é” as two keys. The hash is seeded per process, since keys can come from a stranger's catalog.
@usableFromInline
package final class KeyIndex: Sendable {
  // All three are written in init only and freed in deinit only, so that sharing them between threads is sound.
  /// The upper half is the hash, the lower half the ordinal plus one; zero is an empty slot.
  @usableFromInline nonisolated(unsafe) let slots: UnsafeMutablePointer<UInt64>
  /// All keys' UTF-8, one behind the other.
  @usableFromInline package nonisolated(unsafe) let text: UnsafeMutableRawPointer
  /// Where each key starts; one more than there are keys.
  @usableFromInline package nonisolated(unsafe) let starts: UnsafeMutablePointer<UInt32>
  @usableFromInline let mask: Int
  @usableFromInline let seed = KeyBytes.Seed.process
  @usableFromInline let hashMask: UInt32
  /// How many keys there are.
  package let count: Int
  /// Whether no key stands twice. Of those that do, the first is found.
  let isDistinct: Bool

  /// An index of keys that lie one behind the other in `bytes`. A test takes bits away from the hash, so that keys
  /// collide.
  init(bytes: [UInt8], starts given: [UInt32], hashMask: UInt32 = .max) {
    count = given.count - 1
    self.hashMask = hashMask
    var capacity = 4
    while capacity < count * 2 { capacity *= 2 }
    mask = capacity - 1
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: 0, count: capacity)
    text = .allocate(byteCount: max(1, bytes.count), alignment: 1)
    UnsafeMutableRawBufferPointer(start: text, count: bytes.count).copyBytes(from: bytes)
    starts = .allocate(capacity: count + 1)
    _ = UnsafeMutableBufferPointer(start: starts, count: count + 1).initialize(fromContentsOf: given)
    var isDistinct = true
    for ordinal in 0..<count
    where !Self.insert(ordinal, starts, text, slots, mask: capacity - 1, seed: seed, hashMask: hashMask) {
      isDistinct = false
    }
    self.isDistinct = isDistinct
  }

  deinit {
    slots.deallocate()
    text.deallocate()
    starts.deallocate()
  }

  /// Puts a key into its slot; false when an equal one is there already.
  private static func insert(
    _ ordinal: Int, _ starts: UnsafeMutablePointer<UInt32>, _ text: UnsafeMutableRawPointer,
    _ slots: UnsafeMutablePointer<UInt64>, mask: Int, seed: KeyBytes.Seed, hashMask: UInt32
  ) -> Bool {
    let length = Int(starts[ordinal + 1] - starts[ordinal])
    let key = KeyBytes(text + Int(starts[ordinal]), count: length)
    let hash = key.hash(seed) & hashMask
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let other = Int(slots[slot] & 0xFFFF_FFFF) - 1
      if slots[slot] >> 32 == UInt64(hash), Int(starts[other + 1] - starts[other]) == length,
        key.equals(text + Int(starts[other]))
      {
        return false
      }
      slot = (slot &+ 1) & mask
    }
    slots[slot] = UInt64(hash) << 32 | UInt64(ordinal + 1)
    return true
  }

  /// The ordinal of a key, if it is there.
  @inlinable @inline(__always)
  package func ordinal(of key: KeyBytes) -> Int? {
    let hash = key.hash(seed) & hashMask
    var slot = Int(hash) & mask
    while true {
      let found = slots[slot]
      if found == 0 { return nil }
      if found >> 32 == UInt64(hash) {
        let ordinal = Int(found & 0xFFFF_FFFF) &- 1
        let start = starts[ordinal]
        if Int(starts[ordinal &+ 1] &- start) == key.count, key.equals(text + Int(start)) { return ordinal }
      }
      slot = (slot &+ 1) & mask
    }
  }

  /// The ordinal of a key given by its UTF-8.
  func ordinal(of key: UnsafeRawBufferPointer) -> Int? {
    ordinal(of: KeyBytes(key.baseAddress ?? UnsafeRawPointer(text), count: key.count))
  }

  /// The ordinal of a key.
  package func ordinal(of key: String) -> Int? {
    var key = key
    return key.withUTF8 { ordinal(of: UnsafeRawBufferPointer($0)) }
  }

  /// The UTF-8 of a key, which lies in the index.
  func utf8(of ordinal: Int) -> UnsafeRawBufferPointer {
    let start = starts[ordinal]
    return UnsafeRawBufferPointer(start: text + Int(start), count: Int(starts[ordinal + 1] - start))
  }

  /// A key.
  func key(_ ordinal: Int) -> String { String(decoding: utf8(of: ordinal), as: UTF8.self) }
}

// Several files' keys in one index, for those who ask several files at once.
extension KeyIndex {
  /// The keys of several indexes, those of the first in front. A key that stands in several is found where it stands
  /// first.
  package convenience init(joining indexes: [KeyIndex]) {
    var bytes: [UInt8] = []
    var starts: [UInt32] = [0]
    for index in indexes {
      for ordinal in 0..<index.count {
        bytes.append(contentsOf: index.utf8(of: ordinal))
        starts.append(UInt32(bytes.count))
      }
    }
    self.init(bytes: bytes, starts: starts)
  }

  /// For each ordinal here, the same key's ordinal in another index, or -1.
  package func ordinals(in other: KeyIndex) -> [Int32] {
    (0..<count).map { Int32(truncatingIfNeeded: other.ordinal(of: utf8(of: $0)) ?? -1) }
  }
}
