/// A table of numbers as an array literal, which the compiler lays out as data: nothing is made when the program starts,
/// and one copy serves every file that reads it. (A `StaticString` would be copied into each, and hold seven bits a byte.)
///
/// ```swift
/// var table = NumberTable(.word16)
/// table.append(300)
/// table.declaration("rows", about: "One number a row.")  // static let rows: [UInt16] = [ 300, ]
/// ```
struct NumberTable {
  /// How wide a number is.
  enum Width: Int {
    case word8 = 8
    case word16 = 16
    case word32 = 32
    case word64 = 64
  }

  let width: Width
  private(set) var numbers: [Int] = []

  init(_ width: Width, _ numbers: [Int] = []) {
    self.width = width
    for number in numbers { append(number) }
  }

  /// Appends a number; it has to fit, for the tables are checked here and not when they are read.
  mutating func append(_ number: Int) {
    precondition(
      number >= 0 && number >> min(width.rawValue, 62) == 0, "\(number) does not fit in \(width.rawValue) bits")
    numbers.append(number)
  }

  /// Packed numbers in hexadecimal, where their fields can be seen.
  private func text(_ number: Int) -> String {
    width.rawValue < 32 || number < 10 ? "\(number)," : "0x\(String(number, radix: 16)),"
  }

  /// The declaration of the table, its documentation above it.
  func declaration(_ name: String, about: String) -> String {
    let perLine = 128 / (width.rawValue / 4 + 2)
    let lines = stride(from: 0, to: numbers.count, by: perLine).map { start in
      "    " + numbers[start..<min(start + perLine, numbers.count)].map(text).joined(separator: " ")
    }
    return """
        /// \(about) (\(numbers.count * width.rawValue / 8) bytes)
        static let \(name): [UInt\(width.rawValue)] = [
      \(lines.joined(separator: "\n"))
        ]
      """
  }
}

extension NumberTable {
  /// Lays rows out by open addressing: each row's key, whose first slot the readers compute alike, and its number, which
  /// is never 0. `count` is a power of two; rows of one key lie in the order in which they come.
  static func hashed(_ rows: [(key: Int, number: Int)], among count: Int) -> NumberTable {
    precondition(rows.count * 4 <= count * 3, "\(rows.count) rows crowd \(count) slots")
    var slots = [Int](repeating: 0, count: count)
    for row in rows {
      precondition(row.number != 0, "0 is an empty slot")
      var slot = LanguageSubtagCode.slot(of: row.key, among: count)
      while slots[slot] != 0 { slot = (slot + 1) % count }
      slots[slot] = row.number
    }
    return NumberTable(.word64, slots)
  }
}
