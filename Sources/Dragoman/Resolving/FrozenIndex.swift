/// A map from keys to places that never changes once it is made: all keys in one run of UTF-8, open addressing at half
/// load, no lock, no allocation and no reference count in a look-up.
///
/// Keys are compared byte by byte: a catalog may hold two spellings of “é” as two keys. The hash is seeded per process,
/// since keys can come from a stranger's catalog.
package final class FrozenIndex: Sendable {
  private struct Slot {
    var hash: UInt32
    /// The place plus one; 0 is an empty slot.
    var place: UInt32
    var start: UInt32
    var length: UInt32
  }

  // Both are written in init only and freed in deinit only, so that sharing them between threads is sound.
  nonisolated(unsafe) private let slots: UnsafeMutableBufferPointer<Slot>
  nonisolated(unsafe) private let text: UnsafeMutableBufferPointer<UInt8>
  private let mask: Int
  private let seed = FrozenIndex.processSeed
  private let hashMask: UInt32

  /// Indexes keys by their place in the list; of two equal keys the first wins. A test takes bits away from the hash,
  /// so that keys collide.
  package init(_ keys: [String], hashMask: UInt32 = .max) {
    self.hashMask = hashMask
    var capacity = 4
    while capacity < keys.count * 2 { capacity *= 2 }
    mask = capacity - 1
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: Slot(hash: 0, place: 0, start: 0, length: 0))
    text = .allocate(capacity: keys.reduce(0) { $0 + $1.utf8.count })
    var end = 0
    for (place, key) in keys.enumerated() {
      var key = key
      key.withUTF8 { insert($0, place: place, end: &end) }
    }
  }

  deinit {
    slots.deallocate()
    text.deallocate()
  }

  /// The place of a key, if it is there.
  func place(of key: UnsafeBufferPointer<UInt8>) -> Int? {
    let hash = hash(key)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot].place != 0 {
      if slots[slot].hash == hash, holds(key, slots[slot]) { return Int(slots[slot].place) - 1 }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The place of a key, if it is there.
  package func place(of key: String) -> Int? {
    var key = key
    return key.withUTF8 { place(of: $0) }
  }

  private func insert(_ key: UnsafeBufferPointer<UInt8>, place: Int, end: inout Int) {
    let hash = hash(key)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot].place != 0 {
      if slots[slot].hash == hash, holds(key, slots[slot]) { return }
      slot = (slot + 1) & mask
    }
    for (offset, byte) in key.enumerated() { text[end + offset] = byte }
    slots[slot] = Slot(hash: hash, place: UInt32(place + 1), start: UInt32(end), length: UInt32(key.count))
    end += key.count
  }

  private func holds(_ key: UnsafeBufferPointer<UInt8>, _ slot: Slot) -> Bool {
    guard key.count == Int(slot.length) else { return false }
    let key = UnsafeRawBufferPointer(key), own = UnsafeRawBufferPointer(text)
    let start = Int(slot.start), count = key.count
    guard count >= 8 else {
      for offset in 0..<count where own[start + offset] != key[offset] { return false }
      return true
    }
    var offset = 0
    while offset + 8 < count {
      if Self.word(own, start + offset) != Self.word(key, offset) { return false }
      offset += 8
    }
    // The last word overlaps the one before, so that nothing is compared byte by byte.
    return Self.word(own, start + count - 8) == Self.word(key, count - 8)
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  private static let processSeed = UInt64.random(in: .min ... .max)

  /// Eight bytes at a time, each word folded into the state by a full multiplication; the last word overlaps the one
  /// before.
  private func hash(_ key: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let bytes = UnsafeRawBufferPointer(key), count = key.count
    var state = seed ^ UInt64(truncatingIfNeeded: count)
    if count >= 8 {
      var offset = 0
      while offset + 8 < count {
        state = Self.fold(state ^ Self.word(bytes, offset))
        offset += 8
      }
      state = Self.fold(state ^ Self.word(bytes, count - 8))
    } else {
      var rest: UInt64 = 0
      for byte in bytes { rest = rest << 8 | UInt64(byte) }
      state = Self.fold(state ^ rest)
    }
    return UInt32(truncatingIfNeeded: state ^ (state >> 32)) & hashMask
  }

  private static func fold(_ word: UInt64) -> UInt64 {
    let product = word.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
