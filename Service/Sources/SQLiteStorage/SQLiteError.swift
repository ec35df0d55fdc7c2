internal import CSQLite
internal import ReceptionStorage

/// What SQLite says went wrong.
struct SQLiteError: Error, Hashable, CustomStringConvertible {
  /// SQLite's extended result code.
  let code: Int32
  /// SQLite's words.
  let message: String

  init(code: Int32, message: String) {
    self.code = code
    self.message = message
  }

  /// The last error of a connection.
  init(_ connection: OpaquePointer?) {
    self.init(
      code: sqlite3_extended_errcode(connection),
      message: sqlite3_errmsg(connection).map { String(cString: $0) } ?? "out of memory")
  }

  /// Whether the file is no database, or a broken one.
  var isDamage: Bool { [SQLITE_NOTADB, SQLITE_CORRUPT].contains(code & 0xFF) }

  /// Whether it has to do with the file and not with what was asked: another process writes, the disk is full or broken.
  /// Asked once more, each would wait as long as the first. A damaged page is not: whoever does not need it is served.
  var isOfFile: Bool {
    [SQLITE_BUSY, SQLITE_FULL, SQLITE_IOERR, SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_NOTADB]
      .contains(code & 0xFF)
  }

  /// A row that holds what this program does not understand.
  static func unreadable(_ what: String) -> SQLiteError { SQLiteError(code: -3, message: "\(what) cannot be read") }

  var description: String { message }

  /// What whoever asked the store is told.
  var failure: StoreFailure { .unavailable(message) }
}
