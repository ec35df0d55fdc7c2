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

  var description: String { message }

  /// What whoever asked the store is told.
  var failure: StoreFailure { .unavailable(message) }
}
