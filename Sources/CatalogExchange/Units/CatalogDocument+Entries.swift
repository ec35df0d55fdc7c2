import StringCatalogs
import StringTables

extension CatalogDocument {
  /// The entries with their keys, in Xcode's order. Most files are in it already.
  var sortedEntries: [(key: String, entry: CatalogEntry)] {
    var entries = entries.filter(\.isObject).map { (key: $0.key, entry: $0) }
    let isSorted = entries.indices.dropFirst().allSatisfy { XcodeOrder.precedes(entries[$0 - 1].key, entries[$0].key) }
    if !isSorted { entries.sort { XcodeOrder.precedes($0.key, $1.key) } }
    return entries
  }
}

extension CatalogDocument {
  /// The line and the column of an offset in the text, both from 1.
  package func place(of offset: Int) -> (line: Int, column: Int) { LineMap(tape.bytes).place(of: offset) }
}
