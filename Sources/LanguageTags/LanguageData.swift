/// The tables of the module: what is registered, what replaces what, what follows from what, how far apart languages are.
///
/// Everything in it is made by `generate-tables` from the pinned data. Tables of numbers are array literals, which the
/// compiler lays out as data; tables of texts are literals that people can read.
enum LanguageData {
  /// The first slot that a key may lie in, in a table of `count` slots, a power of two.
  @inline(__always)
  static func slot(of key: UInt64, among count: Int) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40) & (count &- 1)
  }
}

/// A table that people can read: one row a line, the key before the first space, sorted by bytes.
struct LineTable {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ table: StaticString) {
    bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
  }

  /// Every row.
  var rows: [String] {
    bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What stands after a key, or nil where no row begins with it; a row that is a key alone answers the empty text.
  func value(of key: some Sequence<UInt8>) -> String? {
    var (low, high) = (0, bytes.count)
    while low < high {
      let line = line(around: low + (high - low) / 2)
      switch compare(key, line) {
      case 0: return String(decoding: bytes[line].drop { $0 != UInt8(ascii: " ") }.dropFirst(), as: UTF8.self)
      case 1...: low = line.upperBound + 1
      default: high = line.lowerBound
      }
    }
    return nil
  }

  /// The line that the byte at a place belongs to, a newline to the line that it ends.
  private func line(around place: Int) -> Range<Int> {
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<place].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex(of: newline) ?? bytes.count
    return start..<end
  }

  /// Negative where the key comes before the line's, positive where it comes after.
  private func compare(_ key: some Sequence<UInt8>, _ line: Range<Int>) -> Int {
    var place = line.lowerBound
    for byte in key {
      guard place < line.upperBound, bytes[place] != UInt8(ascii: " ") else { return 1 }
      if byte != bytes[place] { return byte < bytes[place] ? -1 : 1 }
      place += 1
    }
    return place == line.upperBound || bytes[place] == UInt8(ascii: " ") ? 0 : -1
  }
}
