/// Where the lines of a text begin, asked for in ascending order. A line ends with LF, CR or both.
struct LineStarts {
  private let text: ArraySlice<UInt8>
  private var line: Int
  private var offset: Int

  /// - Parameters:
  ///   - text: the text.
  ///   - lines: how many lines were parsed before it.
  init(of text: ArraySlice<UInt8>, after lines: Int) {
    self.text = text
    line = lines + 1
    offset = text.startIndex
  }

  /// The offset of a line, counted from 1.
  mutating func offset(ofLine wanted: Int) -> Int {
    while line < wanted, let end = text[offset...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      let isPair = text[end] == 0x0D && end + 1 < text.endIndex && text[end + 1] == 0x0A
      offset = end + (isPair ? 2 : 1)
      line += 1
    }
    return offset
  }
}
