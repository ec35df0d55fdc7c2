/// A table as it is copied from one store into another, column by column, whatever it means.
package struct StoredTable: Hashable, Sendable {
  /// Its name.
  package var name: String
  /// The names of its columns.
  package var columns: [String]
  /// The columns that tell a row from all others; empty for a table of one row.
  package var key: [String]

  /// A table.
  package init(name: String, columns: [String], key: [String]) {
    self.name = name
    self.columns = columns
    self.key = key
  }
}

/// A value of a row that is copied.
package enum StoredValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case bytes([UInt8])
}
