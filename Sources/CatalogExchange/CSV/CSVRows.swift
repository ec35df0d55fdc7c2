/// Reads and writes rows of comma-separated values as RFC 4180 has them.
enum CSVRows {
  struct Fault: Error {
    var offset: Int
    var message: String
  }

  /// A row with the place where it begins.
  struct Row {
    var cells: [String]
    var offset: Int
  }

  /// The rows of a text in UTF-8. Line ends may be CR LF, LF or CR; a last empty line is no row.
  ///
  /// - Parameter separator: what stands between cells: a comma, or the semicolon or tab that spreadsheets write in some
  ///   countries.
  static func rows(of text: [UInt8], separator: UInt8) throws(Fault) -> [Row] {
    var reader = RowReader(text: text, separator: separator)
    return try reader.rows()
  }

  /// Adds a row.
  static func append(_ cells: [String], to output: inout [UInt8]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      append(cell, to: &output)
    }
    output += "\r\n".utf8
  }

  /// Adds a cell, in quotes where it has to be; also where spaces at its ends might be taken for nothing.
  private static func append(_ cell: String, to output: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    let isPlain = !cell.utf8.contains { [quote, UInt8(ascii: ","), 0x0A, 0x0D].contains($0) }
    guard !isPlain || cell.utf8.first == 0x20 || cell.utf8.last == 0x20 else {
      output += cell.utf8
      return
    }
    output.append(quote)
    for byte in cell.utf8 {
      if byte == quote { output.append(quote) }
      output.append(byte)
    }
    output.append(quote)
  }
}

private struct RowReader {
  let text: [UInt8]
  let separator: UInt8
  private var index = 0

  private static let quote = UInt8(ascii: "\"")

  init(text: [UInt8], separator: UInt8) {
    self.text = text
    self.separator = separator
  }

  mutating func rows() throws(CSVRows.Fault) -> [CSVRows.Row] {
    var rows: [CSVRows.Row] = []
    while index < text.count {
      let offset = index
      var cells: [String] = []
      repeat { cells.append(try cell()) } while takeSeparator()
      try takeLineEnd()
      rows.append(CSVRows.Row(cells: cells, offset: offset))
    }
    return rows
  }

  private mutating func takeSeparator() -> Bool {
    guard index < text.count, text[index] == separator else { return false }
    index += 1
    return true
  }

  private mutating func takeLineEnd() throws(CSVRows.Fault) {
    guard index < text.count else { return }
    guard isLineEnd(text[index]) else {
      throw CSVRows.Fault(offset: index, message: "text behind the closing quote: a quote in a cell is written twice")
    }
    index += text[index] == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A ? 2 : 1
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private mutating func cell() throws(CSVRows.Fault) -> String {
    guard index < text.count, text[index] == Self.quote else {
      let start = index
      while index < text.count, text[index] != separator, !isLineEnd(text[index]) { index += 1 }
      return String(decoding: text[start..<index], as: UTF8.self)
    }
    let start = index
    index += 1
    var cell: [UInt8] = []
    while index < text.count {
      if text[index] != Self.quote {
        cell.append(text[index])
        index += 1
      } else if index + 1 < text.count, text[index + 1] == Self.quote {
        cell.append(Self.quote)
        index += 2
      } else {
        index += 1
        return String(decoding: cell, as: UTF8.self)
      }
    }
    throw CSVRows.Fault(offset: start, message: "a cell without its closing quote")
  }
}
