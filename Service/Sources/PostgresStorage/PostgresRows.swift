internal import CPostgres

/// The rows that a statement answered.
final class PostgresRows {
  private let result: OpaquePointer
  let count: Int

  init(_ result: OpaquePointer) {
    self.result = result
    count = Int(PQntuples(result))
  }

  deinit { PQclear(result) }

  /// How many rows the statement changed.
  var changes: Int { Int(String(cString: PQcmdTuples(result))) ?? 0 }

  /// Every row, read.
  func map<Row>(_ read: (PostgresRow) throws(PostgresError) -> Row) throws(PostgresError) -> [Row] {
    var rows: [Row] = []
    rows.reserveCapacity(count)
    for place in 0..<count { rows.append(try read(PostgresRow(result, place))) }
    return rows
  }

  /// The first row, read; nil where there is none.
  func first<Row>(_ read: (PostgresRow) throws(PostgresError) -> Row) throws(PostgresError) -> Row? {
    count > 0 ? try read(PostgresRow(result, 0)) : nil
  }
}

/// A row, whose columns are in PostgreSQL's binary form.
struct PostgresRow {
  private let result: OpaquePointer
  private let place: Int32

  fileprivate init(_ result: OpaquePointer, _ place: Int) {
    self.result = result
    self.place = Int32(place)
  }

  func isNull(_ column: Int32) -> Bool { PQgetisnull(result, place, column) != 0 }

  /// A number of two, four or eight bytes.
  func integer(_ column: Int32) -> Int {
    let bytes = buffer(column)
    guard let first = bytes.first else { return 0 }
    let sign = first < 0x80 ? 0 : -1
    return bytes.reduce(sign) { $0 << 8 | Int($1) }
  }

  func real(_ column: Int32) -> Double {
    Double(bitPattern: buffer(column).reduce(0) { $0 << 8 | UInt64($1) })
  }

  func flag(_ column: Int32) -> Bool { buffer(column).first == 1 }
  func text(_ column: Int32) -> String { StoredText.decode(buffer(column)) }
  func bytes(_ column: Int32) -> [UInt8] { Array(buffer(column)) }

  func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }
  func optionalInteger(_ column: Int32) -> Int? { isNull(column) ? nil : integer(column) }
  func optionalReal(_ column: Int32) -> Double? { isNull(column) ? nil : real(column) }

  private func buffer(_ column: Int32) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: PQgetvalue(result, place, column), count: Int(PQgetlength(result, place, column)))
  }
}
