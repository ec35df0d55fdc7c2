internal import CSQLite

/// One connection to a database file, and its prepared statements. Not safe for threads: whoever has it takes turns.
final class SQLiteConnection {
  private let handle: OpaquePointer
  private let file: FileIdentity
  private var statements: [String: SQLiteStatement] = [:]
  /// Those that were asked for last, in front of the others: a text is soon seen to be another, or to be the same.
  private var recent: [(sql: String, statement: SQLiteStatement)] = []

  /// How long another process may be writing; it needs milliseconds to publish.
  static let patience = Duration.seconds(5)

  /// Opens a file, making it where there is none.
  init(path: String, patience: Duration = patience) throws(SQLiteError) {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let status = sqlite3_open_v2(path, &opened, flags, nil)
    guard status == SQLITE_OK, let opened else {
      let error = SQLiteError(opened)
      sqlite3_close_v2(opened)
      throw error
    }
    handle = opened
    file = FileIdentity(path)
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, Int32(patience / .milliseconds(1)))
  }

  deinit {
    recent = []
    statements = [:]
    sqlite3_close_v2(handle)
  }

  /// Runs statements that have no values and answer nothing.
  func execute(_ sql: String) throws(SQLiteError) {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw SQLiteError(handle) }
  }

  /// Runs a statement, prepared the first time.
  func run(_ sql: String, _ values: SQLiteValue...) throws(SQLiteError) {
    let statement = try prepared(sql, values)
    defer { statement.reset() }
    while try statement.step() {}
  }

  /// The first row of an answer, or nil.
  func row<Row>(
    _ sql: String, _ values: SQLiteValue..., read: (SQLiteStatement) throws(SQLiteError) -> Row
  ) throws(SQLiteError) -> Row? {
    let statement = try prepared(sql, values)
    defer { statement.reset() }
    return try statement.step() ? try read(statement) : nil
  }

  /// Every row of an answer.
  func rows<Row>(
    _ sql: String, _ values: SQLiteValue..., read: (SQLiteStatement) throws(SQLiteError) -> Row
  ) throws(SQLiteError) -> [Row] {
    try rows(sql, values: values, read: read)
  }

  /// Every row of an answer, the values in a list.
  func rows<Row>(
    _ sql: String, values: [SQLiteValue], read: (SQLiteStatement) throws(SQLiteError) -> Row
  ) throws(SQLiteError) -> [Row] {
    let statement = try prepared(sql, values)
    defer { statement.reset() }
    var rows: [Row] = []
    while try statement.step() { rows.append(try read(statement)) }
    return rows
  }

  /// How many rows the last statement changed.
  var changes: Int { Int(sqlite3_changes(handle)) }

  /// The number that the last inserted row got.
  var lastRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Refuses to go on where the file that was opened does not stand in its place any more: what is written to it would be
  /// acknowledged, and be gone with the next start.
  func checkFile() throws(SQLiteError) {
    guard file.isInPlace else {
      throw SQLiteError(code: Self.movedCode, message: "the database file was moved, removed or replaced")
    }
  }

  /// SQLite's own code for it, `SQLITE_READONLY_DBMOVED`, a macro that Swift does not see.
  private static let movedCode: Int32 = 8 | 4 << 8

  /// Whether a transaction is under way.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// A statement that nobody else uses, for rows that are read by and by.
  func statement(_ sql: String) throws(SQLiteError) -> SQLiteStatement { try SQLiteStatement(sql, on: handle) }

  private func prepared(_ sql: String, _ values: [SQLiteValue]) throws(SQLiteError) -> SQLiteStatement {
    let statement = try kept(sql)
    try statement.bind(values)
    return statement
  }

  private func kept(_ sql: String) throws(SQLiteError) -> SQLiteStatement {
    for one in recent where one.sql == sql { return one.statement }
    let found: SQLiteStatement
    if let known = statements[sql] {
      found = known
    } else {
      found = try SQLiteStatement(sql, on: handle)
      statements[sql] = found
    }
    if recent.count == 6 { recent.removeFirst() }
    recent.append((sql, found))
    return found
  }
}
