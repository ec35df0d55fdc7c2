/// A value on its way into a statement, in PostgreSQL's binary form: it is never part of the statement's text.
enum PostgresValue: Sendable {
  case integer(Int64?)
  case real(Double?)
  case text(String?)
  case bytes([UInt8]?)
  case flag(Bool?)
  case integers([Int64])

  /// A number, or nothing.
  static func integer(_ number: Int?) -> PostgresValue { .integer(number.map { Int64($0) }) }

  /// The type's number in `pg_type`, the same in every database.
  var type: UInt32 {
    switch self {
    case .integer: 20
    case .real: 701
    case .text: 25
    case .bytes: 17
    case .flag: 16
    case .integers: 1_016
    }
  }

  /// Appends the binary form; whether there is one, or the value is nothing.
  func encode(into buffer: inout [UInt8]) -> Bool {
    switch self {
    case .integer(let number?): buffer.append(bigEndian: number)
    case .real(let number?): buffer.append(bigEndian: number.bitPattern)
    case .text(let text?): StoredText.encode(text, into: &buffer)
    case .bytes(let bytes?): buffer += bytes
    case .flag(let flag?): buffer.append(flag ? 1 : 0)
    case .integers(let numbers): Self.encode(numbers, into: &buffer)
    default: return false
    }
    return true
  }

  /// One dimension, no nulls, from 1 on: the form of `array_send` in PostgreSQL's source.
  private static func encode(_ numbers: [Int64], into buffer: inout [UInt8]) {
    for word in [1, 0, 20, Int32(numbers.count), 1] as [Int32] { buffer.append(bigEndian: word) }
    for number in numbers {
      buffer.append(bigEndian: Int32(8))
      buffer.append(bigEndian: number)
    }
  }
}

/// A statement with its values.
struct PostgresQuery: Sendable {
  var sql: String
  var values: [PostgresValue]

  init(_ sql: String, _ values: PostgresValue...) {
    self.sql = sql
    self.values = values
  }

  init(_ sql: String, values: [PostgresValue]) {
    self.sql = sql
    self.values = values
  }
}

extension [UInt8] {
  mutating func append(bigEndian number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
  }
}
