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
    let start = Int(slot.start)
    for offset in 0..<key.count where text[start + offset] != key[offset] { return false }
    return true
  }

  private static let processSeed = UInt64.random(in: .min ... .max)

  /// Eight bytes at a time, each folded into the state by a full multiplication.
  private func hash(_ key: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let bytes = UnsafeRawBufferPointer(key)
    var state = seed ^ UInt64(truncatingIfNeeded: bytes.count)
    var offset = 0
    while offset + 8 <= bytes.count {
      state = Self.fold(state ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    state = Self.fold(state ^ rest)
    return UInt32(truncatingIfNeeded: state ^ (state >> 32)) & hashMask
  }

  private static func fold(_ word: UInt64) -> UInt64 {
    let product = word.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
