import StringTables

/// A name as it reads, hashed whole instead of byte by byte.
struct NameBytes: Hashable {
  private let bytes: ArraySlice<UInt8>

  /// A name.
  init(_ name: String) { bytes = Array(name.utf8)[...] }

  /// The name that a node spells.
  init(_ node: Int, _ tape: JSONTape) {
    bytes = tape.kind(node) == .string ? tape.slice(node) : tape.text(node)[...]
  }

  func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
}

extension CatalogModel {
  /// The entries that count, by index: of a key that is written several times the last, which is what readers take.
  var lastEntries: [Int] {
    var lastIndex: [NameBytes: Int] = [:]
    lastIndex.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() { lastIndex[NameBytes(entry.nameNode, tape)] = index }
    if lastIndex.count == entries.count { return Array(entries.indices) }
    return entries.indices.filter { lastIndex[NameBytes(entries[$0].nameNode, tape)] == $0 }
  }

  /// An entry with its fields.
  func fields(of entry: Entry) -> CatalogEntry {
    CatalogEntry(tape: tape, name: entry.nameNode, node: entry.valueNode)
  }
}
