/// A table of numbers as seven-bit bytes, the only kind that a `StaticString` keeps as they are.
///
/// ```swift
/// var bytes = SevenBitBytes()
/// bytes.append(300, width: 2)   // 0x2C 0x02: the low seven bits first
/// ```
struct SevenBitBytes {
  private(set) var bytes: [UInt8] = []

  /// Appends a number in `width` bytes; the number has to fit, for the tables are checked here and not when they are read.
  mutating func append(_ number: Int, width: Int) {
    precondition(number >= 0 && number < 1 << (7 * width), "\(number) does not fit in \(width) bytes")
    for place in 0..<width { bytes.append(UInt8(number >> (7 * place) & 0x7F)) }
  }

  /// The declaration of a table, its documentation above it.
  func declaration(_ name: String, about: String) -> String {
    let lines = stride(from: 0, to: bytes.count, by: 64).map { start in
      "    " + bytes[start..<min(start + 64, bytes.count)].map(Self.escaped).joined() + "\\"
    }
    return """
        /// \(about) (\(bytes.count) bytes)
        static var \(name): StaticString {
          \"\"\"
      \(lines.joined(separator: "\n"))

          \"\"\"
        }
      """
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case 0x22, 0x5C: "\\" + String(UnicodeScalar(byte))
    case 0x21..<0x7F: String(UnicodeScalar(byte))
    default: "\\u{\(String(byte, radix: 16))}"
    }
  }
}
