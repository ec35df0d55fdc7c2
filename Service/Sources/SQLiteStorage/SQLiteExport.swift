internal import CSQLite
package import ReceptionStorage

/// Every row of a file as it was at one moment, while others go on writing.
package final class SQLiteExport {
  /// The tables, those that others refer to first.
  package let tables: [StoredTable]
  private let connection: SQLiteConnection
  private let version: Int
  private let path: String

  /// Tables that others refer to, in an order in which they can be filled.
  private static let parents = ["life", "app", "device"]

  /// Looks at a file that is there. An older one is brought up to date first, as opening it for a service would.
  package init(path: String) throws(SQLiteStoreError) {
    // It closes again at once: nothing waits to be written.
    _ = try SQLiteStore(path: path)
    self.path = path
    do throws(SQLiteError) {
      connection = try SQLiteConnection(path: path)
      try connection.execute("PRAGMA query_only = ON")
      version = try Self.version(connection)
      try connection.execute("BEGIN")
      // The first question of a transaction is its moment.
      tables = try Self.tables(connection)
    } catch {
      throw SQLiteStoreError(error, path: path)
    }
  }

  /// The rows of a table, to be read a few at a time.
  package func rows(of table: StoredTable) throws(SQLiteStoreError) -> Rows {
    let names = table.columns.map { "\"\($0)\"" }.joined(separator: ", ")
    do throws(SQLiteError) {
      let statement = try connection.statement("SELECT \(names) FROM \"\(table.name)\"")
      return Rows(statement: statement, columns: Int32(table.columns.count), path: path)
    } catch {
      throw SQLiteStoreError(error, path: path)
    }
  }

  /// The number that the next row of a table is greater than, where numbers are never used again; nil for other tables.
  package func lastNumber(of table: StoredTable) throws(SQLiteStoreError) -> Int64? {
    do throws(SQLiteError) {
      return try connection.row("SELECT seq FROM sqlite_sequence WHERE name = ?", .text(table.name)) {
        row throws(SQLiteError) in Int64(row.integer(0))
      }
    } catch {
      throw SQLiteStoreError(error, path: path)
    }
  }

  /// Lets go of the moment; whether somebody has written to the file since.
  package func end() throws(SQLiteStoreError) -> Bool {
    do throws(SQLiteError) {
      try connection.execute("COMMIT")
      return try Self.version(connection) != version
    } catch {
      throw SQLiteStoreError(error, path: path)
    }
  }

  /// Grows with what other connections commit.
  private static func version(_ connection: SQLiteConnection) throws(SQLiteError) -> Int {
    try connection.row("PRAGMA data_version") { row throws(SQLiteError) in row.integer(0) } ?? 0
  }

  private static func tables(_ connection: SQLiteConnection) throws(SQLiteError) -> [StoredTable] {
    let names = try connection.rows(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
    ) { row throws(SQLiteError) in row.text(0) }
    let ordered = parents.filter(names.contains) + names.filter { !parents.contains($0) }
    var tables: [StoredTable] = []
    for name in ordered {
      let columns = try connection.rows("SELECT name, pk FROM pragma_table_info(?) ORDER BY cid", .text(name)) {
        row throws(SQLiteError) in (row.text(0), row.integer(1))
      }
      let key = columns.filter { $0.1 > 0 }.sorted { $0.1 < $1.1 }.map(\.0)
      tables.append(StoredTable(name: name, columns: columns.map(\.0), key: key))
    }
    return tables
  }

  /// Rows that are read a few at a time.
  package final class Rows {
    private let statement: SQLiteStatement
    private let columns: Int32
    private let path: String
    private var isOver = false

    fileprivate init(statement: SQLiteStatement, columns: Int32, path: String) {
      self.statement = statement
      self.columns = columns
      self.path = path
    }

    /// The next rows, at most so many; none at the end.
    package func next(_ count: Int) throws(SQLiteStoreError) -> [[StoredValue]] {
      var rows: [[StoredValue]] = []
      do throws(SQLiteError) {
        while !isOver, rows.count < count {
          isOver = !(try statement.step())
          if !isOver { rows.append((0..<columns).map { statement.value($0) }) }
        }
      } catch {
        throw SQLiteStoreError(error, path: path)
      }
      return rows
    }
  }
}

extension SQLiteStatement {
  /// A column as it is stored.
  fileprivate func value(_ column: Int32) -> StoredValue {
    switch type(column) {
    case SQLITE_INTEGER: .integer(Int64(integer(column)))
    case SQLITE_FLOAT: .real(real(column))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .bytes(bytes(column))
    default: .null
    }
  }
}
