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
  nonisolated(unsafe) private let slots: UnsafeMutablePointer<Slot>
  nonisolated(unsafe) private let text: UnsafeMutableRawPointer
  private let mask: Int
  private let seed = KeyBytes.Seed.process
  private let hashMask: UInt32

  /// Indexes keys by their place in the list; of two equal keys the first wins. A test takes bits away from the hash,
  /// so that keys collide.
  package init(_ keys: [String], hashMask: UInt32 = .max) {
    self.hashMask = hashMask
    var capacity = 4
    while capacity < keys.count * 2 { capacity *= 2 }
    mask = capacity - 1
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: Slot(hash: 0, place: 0, start: 0, length: 0), count: capacity)
    text = .allocate(byteCount: max(1, keys.reduce(0) { $0 + $1.utf8.count }), alignment: 1)
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
  @inline(__always)
  func place(of key: KeyBytes) -> Int? {
    let hash = key.hash(seed) & hashMask
    var slot = Int(hash) & mask
    while true {
      let found = slots[slot]
      if found.place == 0 { return nil }
      if found.hash == hash, Int(found.length) == key.count, key.equals(text + Int(found.start)) {
        return Int(found.place) &- 1
      }
      slot = (slot &+ 1) & mask
    }
  }

  /// The place of a key, if it is there.
  package func place(of key: String) -> Int? {
    var key = key
    return key.withUTF8 { bytes in bytes.baseAddress.flatMap { place(of: KeyBytes($0, count: bytes.count)) } }
  }

  private func insert(_ bytes: UnsafeBufferPointer<UInt8>, place: Int, end: inout Int) {
    guard let start = bytes.baseAddress else { return }
    let key = KeyBytes(start, count: bytes.count)
    guard self.place(of: key) == nil else { return }
    let hash = key.hash(seed) & hashMask
    var slot = Int(hash) & mask
    while slots[slot].place != 0 { slot = (slot + 1) & mask }
    (text + end).copyMemory(from: start, byteCount: bytes.count)
    slots[slot] = Slot(hash: hash, place: UInt32(place + 1), start: UInt32(end), length: UInt32(bytes.count))
    end += bytes.count
  }
}
