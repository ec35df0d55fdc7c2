import StringTables

/// The keys of the tables that a list of steps asks, in one index.
///
/// Tables of one file share an index, whatever their languages: then it is that of the file, and nothing is made.
final class JoinedKeys: Sendable {
  let index: KeyIndex
  /// For each table what each key's ordinal is in it; nil where it is the same.
  private let ordinals: [[Int32]?]

  init(of tables: [StringTable]) {
    var distinct: [KeyIndex] = []
    for table in tables where !distinct.contains(where: { $0 === table.index }) { distinct.append(table.index) }
    let index = distinct.count == 1 ? distinct[0] : KeyIndex(joining: distinct)
    let known = distinct.map { $0 === index ? nil : index.ordinals(in: $0) }
    self.index = index
    ordinals = tables.map { table in distinct.firstIndex { $0 === table.index }.flatMap { known[$0] } }
  }

  /// A key's ordinal in a table; nil when the table's file does not have it.
  func ordinal(of place: Int, in table: Int) -> Int? {
    guard let ordinals = ordinals[table] else { return place }
    return ordinals[place] < 0 ? nil : Int(ordinals[place])
  }
}
