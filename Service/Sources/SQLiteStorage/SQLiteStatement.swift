internal import CSQLite

/// A value on its way into a statement.
enum SQLiteValue {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  /// A text, or nothing.
  static func text(_ text: String?) -> SQLiteValue { text.map { .text($0) } ?? .null }
  /// A number, or nothing.
  static func integer(_ number: Int?) -> SQLiteValue { number.map { .integer(Int64($0)) } ?? .null }
}

/// A prepared statement.
final class SQLiteStatement {
  private let handle: OpaquePointer
  private let connection: OpaquePointer

  init(_ sql: String, on connection: OpaquePointer) throws(SQLiteError) {
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil) == SQLITE_OK,
      let prepared
    else { throw SQLiteError(connection) }
    handle = prepared
    self.connection = connection
  }

  deinit { sqlite3_finalize(handle) }

  /// Sets every value, in order.
  func bind(_ values: [SQLiteValue]) throws(SQLiteError) {
    for (place, value) in values.enumerated() {
      guard bind(value, at: Int32(place + 1)) == SQLITE_OK else { throw SQLiteError(connection) }
    }
  }

  private func bind(_ value: SQLiteValue, at place: Int32) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(handle, place)
    case .integer(let number): return sqlite3_bind_int64(handle, place, number)
    case .real(let number): return sqlite3_bind_double(handle, place, number)
    case .text(var text):
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { bytes in
          csqlite_bind_text(handle, place, bytes.baseAddress, Int32(bytes.count))
        }
      }
    case .blob(let bytes):
      return bytes.withUnsafeBytes { csqlite_bind_blob(handle, place, $0.baseAddress, Int32($0.count)) }
    }
  }

  /// Goes to the next row; false when there is none.
  func step() throws(SQLiteError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw SQLiteError(connection)
    }
  }

  /// Readies the statement for its next use; an error of its last one was told by ``step()``.
  func reset() { sqlite3_reset(handle) }

  // MARK: The row

  func type(_ column: Int32) -> Int32 { sqlite3_column_type(handle, column) }
  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }
  func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }
  func real(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }
  func flag(_ column: Int32) -> Bool { integer(column) != 0 }

  func text(_ column: Int32) -> String { String(decoding: bytes(column), as: UTF8.self) }
  func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }
  func optionalInteger(_ column: Int32) -> Int? { isNull(column) ? nil : integer(column) }

  func bytes(_ column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(handle, column) else { return [] }
    return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
  }
}
