// Regular expressions: a quote in one opens no literal (SE-0354).
extension SwiftLexer {
  /// The end of a regular expression between bare slashes; nil for a division.
  ///
  /// It stands where a value may begin, ends on its line, has no space behind its first slash and before its last, and
  /// no parenthesis closes in it that was not opened in it.
  func endOfRegex() -> Int? {
    guard mayBeginValue else { return nil }
    let first = bytes[at + 1]
    guard first != 0x20, first != 0x09 else { return nil }
    var offset = at + 1
    var depth = 0
    while offset < count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
      switch bytes[offset] {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { return nil }
      case UInt8(ascii: "/"):
        return bytes[offset - 1] == 0x20 || bytes[offset - 1] == 0x09 ? nil : offset + 1
      default: break
      }
      offset += 1
    }
    return nil
  }

  /// Whether a value may begin behind the last token.
  private var mayBeginValue: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .openParen, .openBracket, .openBrace, .comma, .colon, .semicolon, .question, .interpolationOpen: return true
    case .symbol: return !isPostfix(last)
    case .word: return isValueKeyword(last.range)
    default: return false
    }
  }

  /// `x!` and `x?` end a value, and so does whatever stands close behind it with a space after.
  private func isPostfix(_ symbol: SourceToken) -> Bool {
    if symbol.hasSpaceBefore { return false }
    let byte = bytes[Int(symbol.start)]
    return !lead.isEmpty || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
  }

  private func isValueKeyword(_ range: Range<Int>) -> Bool {
    guard range.count <= 6 else { return false }
    let word = String(decoding: UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count), as: UTF8.self)
    return ["return", "in", "case", "where", "if", "else", "try", "await", "while", "throw", "yield"].contains(word)
  }

  /// `#/…/#`, over several lines too.
  mutating func lexExtendedRegex(hashes: Int) {
    let start = at
    var offset = at + hashes + 1
    while offset < count {
      if bytes[offset] == UInt8(ascii: "\\") {
        offset += 2
      } else if bytes[offset] == UInt8(ascii: "/"), hasHashes(hashes, at: offset + 1) {
        return add(.regex, to: offset + 1 + hashes)
      } else {
        offset += 1
      }
    }
    // Without an end it is passed over up to the end of its line, so that the rest is read.
    report(.unterminatedRegex, at: start)
    at = start + hashes + 1
    skipLine()
  }
}
