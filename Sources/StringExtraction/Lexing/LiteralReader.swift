/// What a literal says: its text with escapes undone and indentation taken off, and the values that stand in it.
struct LiteralReader {
  enum Piece: Hashable, Sendable {
    /// A text, never empty.
    case text(String)
    /// The tokens of what stands in `\(…)`.
    case value(Range<Int>)
  }

  private let source: SwiftSource
  private let hashes: Int
  /// The white space before the closing quotes of a multi-line literal; nil for a literal of one line.
  private let indentation: ArraySlice<UInt8>?
  /// Where the text ends: before the last line end of a multi-line literal.
  private let end: Int
  private var pieces: [Piece] = []
  private var text: [UInt8] = []
  private var isWhole = true

  /// The pieces of a literal; nil for one that has no end, is not UTF-8, or has an escape that Swift does not know.
  static func pieces(of literal: Int, in source: SwiftSource) -> [Piece]? {
    let closing = Int(source.tokens[literal].partner)
    guard source.tokens[literal].kind == .literalOpen, closing > literal else { return nil }
    var reader = LiteralReader(source, opening: literal, closing: closing)
    reader.read(literal + 1..<closing)
    return reader.isWhole ? reader.pieces : nil
  }

  /// The text of a literal without values; nil for every other.
  static func plainText(of literal: Int, in source: SwiftSource) -> String? {
    guard let pieces = pieces(of: literal, in: source) else { return nil }
    switch (pieces.first, pieces.count) {
    case (nil, _): return ""
    case (.text(let text)?, 1): return text
    default: return nil
    }
  }

  private init(_ source: SwiftSource, opening: Int, closing: Int) {
    self.source = source
    let range = source.tokens[opening].range
    hashes = range.prefix { source[$0] == UInt8(ascii: "#") }.count
    let close = Int(source.tokens[closing].start)
    guard range.count - hashes == 3 else {
      (indentation, end) = (nil, close)
      return
    }
    var start = close
    while source[start - 1] != 0x0A, source[start - 1] != 0x0D { start -= 1 }
    indentation = source.bytes(start..<close)
    end = start - (start > 1 && source[start - 1] == 0x0A && source[start - 2] == 0x0D ? 2 : 1)
  }

  private mutating func read(_ tokens: Range<Int>) {
    var token = tokens.lowerBound
    while token < tokens.upperBound {
      let range = source.tokens[token].range
      if source.tokens[token].kind == .text {
        read(range, opensLiteral: token == tokens.lowerBound)
        token += 1
      } else {
        let closing = Int(source.tokens[token].partner)
        guard closing > token else { return isWhole = false }
        endText()
        pieces.append(.value(token + 1..<closing))
        token = closing + 1
      }
    }
    endText()
  }

  private mutating func endText() {
    guard !text.isEmpty else { return }
    guard let valid = String(validating: text, as: UTF8.self) else { return isWhole = false }
    pieces.append(.text(valid))
    text.removeAll(keepingCapacity: true)
  }

  private mutating func read(_ range: Range<Int>, opensLiteral: Bool) {
    var at = range.lowerBound
    // The text of a multi-line literal begins on the line below its quotes.
    if indentation != nil, opensLiteral { at = startOfNextLine(at) }
    let end = min(range.upperBound, end)
    while at < end {
      let byte = source[at]
      if byte == UInt8(ascii: "\\"), isEscape(at) {
        at = readEscape(at + 1 + hashes)
      } else if byte == 0x0A || byte == 0x0D {
        text.append(0x0A)
        at = startOfNextLine(at)
      } else {
        text.append(byte)
        at += 1
      }
    }
  }

  private func isEscape(_ offset: Int) -> Bool {
    (1...hashes + 1).dropLast().allSatisfy { source[offset + $0] == UInt8(ascii: "#") }
  }

  /// The offset behind a line end and the indentation of the line below.
  private func startOfNextLine(_ offset: Int) -> Int {
    var at = offset
    while source[at] != 0x0A, source[at] != 0x0D { at += 1 }
    at += source[at] == 0x0D && source[at + 1] == 0x0A ? 2 : 1
    for byte in indentation ?? [] where source[at] == byte { at += 1 }
    return at
  }

  /// Undoes an escape whose letter stands at an offset, and answers the offset behind it.
  private mutating func readEscape(_ offset: Int) -> Int {
    switch source[offset] {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "0"): text.append(0x00)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): text.append(source[offset])
    case UInt8(ascii: "u"): return readScalar(offset + 1)
    case 0x0A, 0x0D, 0x20, 0x09: return continueLine(offset)
    default: isWhole = false
    }
    return offset + 1
  }

  /// A backslash at the end of a line joins it to the next.
  private mutating func continueLine(_ offset: Int) -> Int {
    var at = offset
    while source[at] == 0x20 || source[at] == 0x09 { at += 1 }
    guard indentation != nil, source[at] == 0x0A || source[at] == 0x0D else {
      isWhole = false
      return offset + 1
    }
    return startOfNextLine(at)
  }

  /// `{1F600}`.
  private mutating func readScalar(_ offset: Int) -> Int {
    var at = offset + 1
    var value: UInt32 = 0
    var digits = 0
    while let digit = Self.hexDigit(source[at]), digits < 8 {
      value = value << 4 | digit
      (at, digits) = (at + 1, digits + 1)
    }
    guard source[offset] == UInt8(ascii: "{"), source[at] == UInt8(ascii: "}"), digits > 0,
      let scalar = Unicode.Scalar(value)
    else {
      isWhole = false
      return offset
    }
    text += Array(String(Character(scalar)).utf8)
    return at + 1
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
