internal import ReceptionProtocol
public import ReceptionStorage

/// A store in one SQLite file: write-ahead log, one writer, group commit.
///
/// An answered write is on the disk: `synchronous = FULL` waits for it with each transaction, and one transaction takes all
/// writes that came while the last was under way.
///
/// ```swift
/// let store = try SQLiteStore(path: ".data/reception.sqlite")
/// ```
public final class SQLiteStore: Store {
  /// Which life of the data this is.
  public let epoch: String
  let writer: WriterQueue
  let reader: ReaderQueue

  /// Opens a file, makes it where there is none, and brings an older one up to date.
  ///
  /// - Throws: `.foreign` for a file that is no database, or that of another program; `.damaged` for a broken one; `.newer`
  ///   for one of a later version of this program; `.unusable` for anything else, with SQLite's words.
  public convenience init(path: String) throws(SQLiteStoreError) {
    try self.init(path: path, patience: SQLiteConnection.patience)
  }

  /// - Parameter patience: how long another process may be writing.
  init(path: String, patience: Duration) throws(SQLiteStoreError) {
    do throws(SQLiteError) {
      let connection = try SQLiteConnection(path: path, patience: patience)
      try Self.check(connection, path)
      try Self.prepare(connection)
      epoch = try connection.row("SELECT epoch FROM life") { row throws(SQLiteError) in row.text(0) } ?? ""
      writer = WriterQueue(connection)
      let reading = try SQLiteConnection(path: path)
      try reading.execute("PRAGMA query_only = ON")
      reader = ReaderQueue(reading)
    } catch {
      throw SQLiteStoreError(error, path: path)
    }
  }

  /// Ends what is being written and closes the file.
  public func close() async {
    await writer.close()
    await reader.close()
  }

  /// Gives the data another epoch.
  public func beginLife() async throws(StoreFailure) -> String {
    try await writer.write { connection throws(SQLiteError) -> Result<String, StoreFailure> in
      try connection.run("UPDATE life SET epoch = lower(hex(randomblob(8)))")
      let epoch = try connection.row("SELECT epoch FROM life") { row throws(SQLiteError) in row.text(0) }
      return epoch.map { .success($0) } ?? .failure(.unavailable("it has no epoch"))
    }
  }

  /// Refuses what is not ours before anything is written.
  private static func check(_ connection: SQLiteConnection, _ path: String) throws(SQLiteError) {
    let tables = try connection.row("SELECT count(*) FROM sqlite_schema") { row throws(SQLiteError) in row.integer(0) }
    guard tables ?? 0 > 0 else { return }
    guard try number(connection, "application_id") == SQLiteSchema.applicationID else { throw foreign }
    guard try number(connection, "user_version") <= SQLiteSchema.version else { throw newer }
    let state = try connection.row("PRAGMA quick_check(1)") { row throws(SQLiteError) in row.text(0) } ?? ""
    guard state == "ok" else { throw SQLiteError(code: damagedCode, message: state) }
  }

  static func prepare(_ connection: SQLiteConnection) throws(SQLiteError) {
    try connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;")
    // On macOS `fsync` is content with the disk's own memory; elsewhere this changes nothing.
    try connection.execute("PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON")
    // Pages that are kept in memory, in KiB: what devices are asked for is not read from the file each time.
    try connection.execute("PRAGMA cache_size = -12288")
    // Pages of the log before they are copied into the file. A page that was written often meanwhile is copied once, so that
    // a longer log costs less; this one takes 16 MiB.
    try connection.execute("PRAGMA wal_autocheckpoint = 4096")
    try connection.execute("BEGIN IMMEDIATE")
    do throws(SQLiteError) {
      try migrate(connection)
      try connection.execute("COMMIT")
    } catch {
      if connection.isInTransaction { try? connection.execute("ROLLBACK") }
      throw error
    }
  }

  private static func migrate(_ connection: SQLiteConnection) throws(SQLiteError) {
    let version = try number(connection, "user_version")
    guard version < SQLiteSchema.version else { return }
    for step in SQLiteSchema.steps[version...] { try connection.execute(step) }
    if version == 0 {
      try connection.execute("PRAGMA application_id = \(SQLiteSchema.applicationID)")
      try connection.run("INSERT INTO life (epoch) VALUES (lower(hex(randomblob(8))))")
    }
    try connection.execute("PRAGMA user_version = \(SQLiteSchema.version)")
  }

  private static func number(_ connection: SQLiteConnection, _ pragma: String) throws(SQLiteError) -> Int {
    try connection.row("PRAGMA \(pragma)") { row throws(SQLiteError) in row.integer(0) } ?? 0
  }

  // Told apart from SQLite's own codes by being negative.
  static let foreign = SQLiteError(code: -1, message: "another program's database")
  static let newer = SQLiteError(code: -2, message: "a newer version's database")
  private static let damagedCode: Int32 = 11
}

/// Why a file cannot be used as the store.
public enum SQLiteStoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No database, or that of another program.
  case foreign(path: String)
  /// Written by a later version of this program.
  case newer(path: String)
  /// Broken, with SQLite's words.
  case damaged(path: String, reason: String)
  /// Not to be opened or written, with SQLite's words.
  case unusable(path: String, reason: String)

  init(_ error: SQLiteError, path: String) {
    switch error {
    case SQLiteStore.foreign: self = .foreign(path: path)
    case SQLiteStore.newer: self = .newer(path: path)
    case _ where error.code & 0xFF == 26: self = .foreign(path: path)
    case _ where error.isDamage: self = .damaged(path: path, reason: error.message)
    default: self = .unusable(path: path, reason: error.message)
    }
  }

  /// One sentence that says what to do.
  public var description: String {
    switch self {
    case .foreign(let path):
      "\(path) is not this service's database; move it away, or choose another folder with --data."
    case .newer(let path): "\(path) was written by a newer version of this service; run that version."
    case .damaged(let path, let reason):
      "\(path) is damaged (\(reason)); restore it from a backup, or move it away to begin anew."
    case .unusable(let path, let reason): "\(path) cannot be used: \(reason)."
    }
  }
}
