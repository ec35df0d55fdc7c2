import Testing

@testable import StringCatalogs

struct LinePlaceTests {
  /// Texts with line ends at every distance from the words that are looked at together, by a generator that is always
  /// the same.
  private static var texts: [[UInt8]] {
    var state: UInt64 = 1
    func random(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let bytes: [UInt8] = [0x0A, 0x0A, 0x0B, 0x8A, 0x00, 0x20, 0x61, 0xC3, 0xA9, 0xFF, 0x0D]
    return (0..<200).map { length in (0..<length).map { _ in bytes[random(below: bytes.count)] } }
      + [Array(repeating: 0x0A, count: 5_000), Array(repeating: 0x61, count: 5_000)]
  }

  /// Counts one byte at a time.
  private static func place(of offset: Int, in text: [UInt8]) -> (line: Int, column: Int) {
    var (line, column) = (1, 1)
    for byte in text[..<offset] {
      if byte == 0x0A { (line, column) = (line + 1, 1) } else if byte & 0xC0 != 0x80 { column += 1 }
    }
    return (line, column)
  }

  @Test func `a place that moves on is where counting byte by byte leads`() {
    var failures: [String] = []
    for text in Self.texts {
      for step in [1, 7, 8, 9, 64, 4_999] {
        var place = LinePlace(in: text)
        for offset in stride(from: 0, through: text.count, by: step) {
          place.move(to: offset)
          let expected = Self.place(of: offset, in: text)
          if (place.line, place.column) != expected { failures.append("\(offset) of \(text)") }
          if text.count == 5_000, offset > 200, step == 1 { break }
        }
      }
    }
    #expect(failures.prefix(2) == [])
  }
}
