// Code: everything outside of literals.
extension SwiftLexer {
  /// Reads one token, or what stands between tokens.
  mutating func lexCode() {
    let byte = bytes[at]
    switch byte {
    case 0x20, 0x09, 0x0B, 0x0C, 0x00:
      at += 1
      lead.insert(.space)
    case 0x0A, 0x0D: endLine()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"), 0x80...0xFF:
      add(.word, to: endOfWord(from: at + 1))
    case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber()
    case UInt8(ascii: "\""): openLiteral(hashes: 0)
    case UInt8(ascii: "#"): lexHash()
    case UInt8(ascii: "/"): lexSlash()
    case UInt8(ascii: "`"): lexQuotedWord()
    default: lexPunctuation(byte)
    }
  }

  private mutating func lexPunctuation(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("): open(.paren, .openParen)
    case UInt8(ascii: "["): open(.bracket, .openBracket)
    case UInt8(ascii: "{"): open(.brace, .openBrace)
    case UInt8(ascii: ")"): close(.paren, .closeParen)
    case UInt8(ascii: "]"): close(.bracket, .closeBracket)
    case UInt8(ascii: "}"): close(.brace, .closeBrace)
    case UInt8(ascii: ","): add(.comma, to: at + 1)
    case UInt8(ascii: ":"): add(.colon, to: at + 1)
    case UInt8(ascii: ";"): add(.semicolon, to: at + 1)
    case UInt8(ascii: "@"): add(.at, to: at + 1)
    case UInt8(ascii: "?"): lexQuestion()
    case UInt8(ascii: ".") where bytes[at + 1] != byte: add(.dot, to: at + 1)
    default: lexSymbol()
    }
  }

  private mutating func endLine() {
    at += 1
    lead = [.space, .line]
    if singles > 0 { breakLiterals() }
  }

  mutating func skipLine() {
    while at < count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
  }

  func endOfWord(from start: Int) -> Int {
    var end = start
    while Self.isWordByte(bytes[end]) { end += 1 }
    return min(end, count)
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_")
      || byte >= 0x80 || byte == UInt8(ascii: "$")
  }

  /// `12`, `1_000`, `0xFF`, `1.5`, `1e9`; in `1...5` and `1.description` the point is not the number's.
  private mutating func lexNumber() {
    let isHexadecimal = bytes[at] == UInt8(ascii: "0") && bytes[at + 1] | 0x20 == UInt8(ascii: "x")
    var end = endOfWord(from: at + 1)
    var isReal = false
    if bytes[end] == UInt8(ascii: "."), bytes[end + 1] &- UInt8(ascii: "0") < 10, end < count {
      isReal = true
      end = endOfWord(from: end + 1)
    }
    let exponent = isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")
    for offset in at..<end where bytes[offset] | 0x20 == exponent { isReal = true }
    if isReal, bytes[end - 1] | 0x20 == exponent, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[end]) {
      end = endOfWord(from: end + 1)
    }
    add(isReal ? .real : .integer, to: end)
  }

  /// `` `default` ``, and since Swift 6.2 a name with anything in it.
  private mutating func lexQuotedWord() {
    var end = at + 1
    while end < count, bytes[end] != UInt8(ascii: "`"), bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    add(.word, to: bytes[end] == UInt8(ascii: "`") && end < count ? end + 1 : at + 1)
  }

  /// `#"…"#`, `#/…/#`, `#if`, `#Preview`.
  private mutating func lexHash() {
    var end = at
    while bytes[end] == UInt8(ascii: "#") { end += 1 }
    if bytes[end] == UInt8(ascii: "\""), end < count {
      openLiteral(hashes: end - at)
    } else if bytes[end] == UInt8(ascii: "/"), end < count {
      lexExtendedRegex(hashes: end - at)
    } else if end == at + 1, Self.isWordByte(bytes[end]) {
      add(.word, to: endOfWord(from: end))
    } else {
      add(.symbol, to: end)
    }
  }

  /// `?` behind a space asks, elsewhere it marks an optional; `??` gives a default where a value may follow.
  private mutating func lexQuestion() {
    if bytes[at + 1] == UInt8(ascii: "?"), !lead.isEmpty { return add(.symbol, to: at + 2) }
    add(lead.isEmpty ? .symbol : .question, to: at + 1)
  }

  /// A run of operator characters, up to a `?` and to a comment. Points are in it only where it begins with one.
  private mutating func lexSymbol() {
    let hasPoints = bytes[at] == UInt8(ascii: ".")
    var end = at + 1
    while Self.isSymbolByte(bytes[end]) || (hasPoints && bytes[end] == UInt8(ascii: ".")) {
      if bytes[end] == UInt8(ascii: "/"), startsComment(end) { break }
      end += 1
    }
    add(.symbol, to: end)
  }

  static func isSymbolByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  func startsComment(_ offset: Int) -> Bool {
    bytes[offset + 1] == UInt8(ascii: "/") || bytes[offset + 1] == UInt8(ascii: "*")
  }

  private mutating func lexSlash() {
    if bytes[at + 1] == UInt8(ascii: "/") {
      skipLine()
    } else if bytes[at + 1] == UInt8(ascii: "*") {
      skipComment()
    } else if let end = endOfRegex() {
      add(.regex, to: end)
    } else {
      lexSymbol()
    }
  }

  /// A comment between stars, with the comments in it.
  private mutating func skipComment() {
    let start = at
    var depth = 0
    lead.insert(.space)
    while at < count {
      let byte = bytes[at]
      if byte == UInt8(ascii: "/"), bytes[at + 1] == UInt8(ascii: "*") {
        depth += 1
        at += 2
      } else if byte == UInt8(ascii: "*"), bytes[at + 1] == UInt8(ascii: "/") {
        depth -= 1
        at += 2
        if depth == 0 { return }
      } else {
        if byte == 0x0A || byte == 0x0D {
          lead.insert(.line)
          if singles > 0 { breakLiterals() }
        }
        at += 1
      }
    }
    at = count
    report(.unterminatedComment, at: start)
  }
}
