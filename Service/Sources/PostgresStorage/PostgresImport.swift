package import ReceptionStorage

/// Rows on their way into an empty database: all of them and each as it was, or none.
package final class PostgresImport {
  private let connection: PostgresConnection
  private let place: String
  private var types: [String: [String: String]] = [:]

  /// Makes the tables where there are none, keeps everybody else from writing to them, and makes sure that they are empty.
  ///
  /// - Throws: what opening a store throws, and `.notEmpty`.
  package init(_ address: String) throws(PostgresStoreError) {
    let settings = try ConnectionSettings(address)
    place = settings.place
    connection = try PostgresStore.connect(settings)
    _ = try PostgresMigration(connection: connection, place: place).run()
    do throws(PostgresError) {
      try connection.execute("BEGIN", "SET LOCAL statement_timeout = 0")
      types = try Self.types(connection)
      let names = types.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
      try connection.execute("LOCK TABLE \(names) IN SHARE ROW EXCLUSIVE MODE", patience: Self.patience)
    } catch {
      throw .unusable(place: place, reason: error.message)
    }
    for table in types.keys.sorted() where !["life", "reception_schema", "allowance"].contains(table) {
      guard try count(of: table) == 0 else { throw .notEmpty(place: place, table: table) }
    }
  }

  /// A statement may take as long as a large table takes.
  private static let patience = Duration.seconds(600)

  /// Adds rows.
  ///
  /// - Throws: `.unusable` for a table or a column that is not here.
  package func add(_ rows: [[StoredValue]], to table: StoredTable) throws(PostgresStoreError) {
    let places = table.columns.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
    let names = table.columns.map { "\"\($0)\"" }.joined(separator: ", ")
    let sql = "INSERT INTO \"\(table.name)\" (\(names)) VALUES (\(places))"
    // A life has one row, which is there: this one takes its place.
    var queries = table.key.isEmpty ? [PostgresQuery("DELETE FROM \"\(table.name)\"")] : []
    for row in rows { queries.append(PostgresQuery(sql, values: try values(of: row, table))) }
    _ = try round(queries)
  }

  /// Compares rows with those that are stored, column by column.
  ///
  /// - Throws: `.differs` for the first that is missing or another one.
  package func verify(_ rows: [[StoredValue]], of table: StoredTable) throws(PostgresStoreError) {
    let names = table.columns.map { "\"\($0)\"" }.joined(separator: ", ")
    let keys = table.key.compactMap { table.columns.firstIndex(of: $0) }
    let conditions = keys.enumerated().map { "\"\(table.columns[$1])\" = $\($0 + 1)" }.joined(separator: " AND ")
    let sql = "SELECT \(names) FROM \"\(table.name)\"" + (keys.isEmpty ? "" : " WHERE \(conditions)")
    var queries: [PostgresQuery] = []
    var expected: [[PostgresValue]] = []
    for row in rows {
      let values = try values(of: row, table)
      expected.append(values)
      queries.append(PostgresQuery(sql, values: keys.map { values[$0] }))
    }
    for ((found, values), row) in zip(zip(try round(queries), expected), rows) {
      guard found.count == 1, found.holds(values) else {
        throw .differs(place: place, table: table.name, key: keys.map { row[$0].words }.joined(separator: ", "))
      }
    }
  }

  /// How many rows a table has now.
  package func count(of table: String) throws(PostgresStoreError) -> Int {
    let rows = try round([PostgresQuery("SELECT count(*) FROM \"\(table)\"")])
    return rows[0].integer
  }

  /// Has the numbers that a table gives go on after one.
  package func goOn(after number: Int64, in table: StoredTable) throws(PostgresStoreError) {
    guard number > 0, let column = table.key.first else { return }
    _ = try round([
      PostgresQuery(
        "SELECT setval(pg_get_serial_sequence($1, $2), $3)", .text("\"\(table.name)\""), .text(column), .integer(number)
      )
    ])
  }

  /// Keeps everything that was added.
  package func commit() throws(PostgresStoreError) {
    do throws(PostgresError) { try connection.commit() } catch { throw .unusable(place: place, reason: error.message) }
  }

  private func round(_ queries: [PostgresQuery]) throws(PostgresStoreError) -> [PostgresRows] {
    do throws(PostgresError) { return try connection.round(queries, patience: Self.patience) } catch {
      throw .unusable(place: place, reason: error.message)
    }
  }

  // MARK: Columns

  /// The types of all columns, by table and name.
  private static func types(_ connection: PostgresConnection) throws(PostgresError) -> [String: [String: String]] {
    let columns = try connection.run(
      """
      SELECT table_name::text, column_name::text, data_type::text FROM information_schema.columns
      JOIN pg_tables ON schemaname = table_schema AND tablename = table_name WHERE table_schema = current_schema()
      """
    ).map { row throws(PostgresError) in (row.text(0), row.text(1), row.text(2)) }
    return columns.reduce(into: [:]) { $0[$1.0, default: [:]][$1.1] = $1.2 }
  }

  private func values(of row: [StoredValue], _ table: StoredTable) throws(PostgresStoreError) -> [PostgresValue] {
    var values: [PostgresValue] = []
    for (column, value) in zip(table.columns, row) {
      guard let type = types[table.name]?[column], let value = value.postgres(type) else {
        throw .unusable(place: place, reason: "there is no place for \(table.name).\(column)")
      }
      values.append(value)
    }
    return values
  }
}

extension StoredValue {
  /// The value for a column of a type; nil where it is none of that type.
  fileprivate func postgres(_ type: String) -> PostgresValue? {
    switch (type, self) {
    case ("bigint", .integer(let number)): .integer(number)
    case ("bigint", .null): .integer(Int64?.none)
    case ("double precision", .real(let number)): .real(number)
    case ("double precision", .integer(let number)): .real(Double(number))
    case ("double precision", .null): .real(nil)
    case ("text", .text(let text)): .text(text)
    case ("text", .null): .text(nil)
    case ("bytea", .bytes(let bytes)): .bytes(bytes)
    case ("bytea", .null): .bytes(nil)
    case ("boolean", .integer(let number)): .flag(number != 0)
    case ("boolean", .null): .flag(nil)
    default: nil
    }
  }

  /// The value in a message: a number or a short text.
  fileprivate var words: String {
    switch self {
    case .null: "nothing"
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .text(let text): "“\(text.prefix(40))”"
    case .bytes(let bytes): "\(bytes.count) bytes"
    }
  }
}

extension PostgresRows {
  /// Whether the first row is exactly these values, as they are on their way.
  fileprivate func holds(_ values: [PostgresValue]) -> Bool {
    let isSame = try? first { row throws(PostgresError) in
      values.enumerated().allSatisfy { place, value in
        var expected: [UInt8] = []
        guard value.encode(into: &expected) else { return row.isNull(Int32(place)) }
        return !row.isNull(Int32(place)) && row.bytes(Int32(place)) == expected
      }
    }
    return isSame == true
  }

  fileprivate var integer: Int { (try? first { row throws(PostgresError) in row.integer(0) }) ?? 0 }
}
