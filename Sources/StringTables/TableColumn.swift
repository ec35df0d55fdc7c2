/// One language's entries while they are collected.
struct TableColumn {
  /// Where an entry lies in the bytes; of no length where there is none.
  private struct Entry {
    var start: UInt32 = 0
    var end: UInt32 = 0

    var count: Int { Int(end &- start) }
  }

  /// The entries, one behind the other. A replaced one leaves its bytes behind until freezing.
  private(set) var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// Whether the bytes are those of the entries in the order of their ordinals, and no others.
  private var isInOrder = true

  @inline(__always)
  func hasEntry(_ ordinal: Int) -> Bool { ordinal < entries.count && entries[ordinal].count > 0 }

  /// Where an entry lies in the bytes.
  func range(_ ordinal: Int) -> Range<Int> { Int(entries[ordinal].start)..<Int(entries[ordinal].end) }

  /// Sets an entry, be it anew, to what `write` appends.
  @inline(__always)
  mutating func append(for ordinal: Int, _ write: (inout [UInt8]) -> Void) {
    let start = UInt32(bytes.count)
    write(&bytes)
    let entry = Entry(start: start, end: UInt32(bytes.count))
    if ordinal < entries.count {
      isInOrder = false
      entries[ordinal] = entry
    } else {
      if ordinal > entries.count {
        entries.append(contentsOf: repeatElement(Entry(), count: ordinal - entries.count))
      }
      entries.append(entry)
    }
  }

  /// The entries of so many keys, one behind the other.
  func section(keyCount: Int) -> TableSection {
    var starts: [UInt32] = []
    starts.reserveCapacity(keyCount + 1)
    var end = 0
    for ordinal in 0..<keyCount {
      starts.append(UInt32(end))
      if ordinal < entries.count { end += entries[ordinal].count }
    }
    starts.append(UInt32(end))
    return TableSection(bytes: frozen(count: end), starts: starts)
  }

  /// The bytes in order, in memory of their size.
  private func frozen(count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      let room = UnsafeMutableRawBufferPointer(buffer)
      bytes.withUnsafeBytes { bytes in
        let parts = isInOrder ? [0..<count] : entries.indices.map(range)
        for part in parts {
          UnsafeMutableRawBufferPointer(rebasing: room[written...]).copyMemory(
            from: UnsafeRawBufferPointer(rebasing: bytes[part]))
          written += part.count
        }
      }
    }
  }
}
