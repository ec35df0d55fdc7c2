import StringTables

/// How Xcode spells a text in JSON: only quotes, backslashes and control characters are escaped.
enum JSONSpelling {
  /// The token of a text, with its quotes.
  static func token(of text: String) -> [UInt8] {
    var token: [UInt8] = [quote]
    for byte in text.utf8 { append(byte, to: &token) }
    token.append(quote)
    return token
  }

  /// The text of a token. Half of a surrogate pair becomes U+FFFD.
  static func text(of token: [UInt8]) -> String {
    let inside = token.dropFirst().dropLast()
    guard inside.contains(backslash) else { return String(decoding: inside, as: UTF8.self) }
    return String(decoding: JSONEscapes.undone(inside), as: UTF8.self)
  }

  /// The token with needless escapes undone; what no text can hold, half of a surrogate pair, stays escaped.
  static func canonical(_ token: [UInt8]) -> [UInt8] {
    guard token.first == quote, token.contains(backslash) else { return token }
    var canonical: [UInt8] = []
    var index = 0
    while index < token.count {
      guard token[index] == backslash else {
        canonical.append(token[index])
        index += 1
        continue
      }
      let end = endOfEscape(in: token, at: index)
      let text = JSONEscapes.undone(token[index..<end])
      if text == replacement {
        canonical += spelledReplacement(token[index..<end])
      } else {
        for byte in text { append(byte, to: &canonical) }
      }
      index = end
    }
    return canonical
  }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")
  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  /// `\uFFFD` is the character itself; any other escape that reads so is half of a pair.
  private static func spelledReplacement(_ escape: ArraySlice<UInt8>) -> [UInt8] {
    let digits = String(decoding: escape.dropFirst(2), as: UTF8.self).lowercased()
    return digits == "fffd" ? replacement : Array(("\\u" + digits).utf8)
  }

  /// Where the escape at an index ends: behind both halves of a surrogate pair.
  private static func endOfEscape(in token: [UInt8], at index: Int) -> Int {
    guard token[index + 1] == UInt8(ascii: "u") else { return index + 2 }
    let pairEnd = index + 12
    guard pairEnd <= token.count, isSurrogate(token, index, second: false), token[index + 6] == backslash,
      token[index + 7] == UInt8(ascii: "u"), isSurrogate(token, index + 6, second: true)
    else { return index + 6 }
    return pairEnd
  }

  /// Whether an escape is the first, or the second, half of a surrogate pair: `d800` to `dbff`, `dc00` to `dfff`.
  private static func isSurrogate(_ token: [UInt8], _ index: Int, second: Bool) -> Bool {
    guard token[index + 2] | 0x20 == UInt8(ascii: "d") else { return false }
    let digit = token[index + 3] | 0x20
    let isSecond = digit >= UInt8(ascii: "c") && digit <= UInt8(ascii: "f")
    return second
      ? isSecond : !isSecond && (digit == UInt8(ascii: "a") || digit == UInt8(ascii: "b") || isEightOrNine(digit))
  }

  private static func isEightOrNine(_ digit: UInt8) -> Bool { digit == UInt8(ascii: "8") || digit == UInt8(ascii: "9") }

  private static func append(_ byte: UInt8, to token: inout [UInt8]) {
    switch byte {
    case quote, backslash: token += [backslash, byte]
    case 0x08: token += [backslash, UInt8(ascii: "b")]
    case 0x0C: token += [backslash, UInt8(ascii: "f")]
    case 0x0A: token += [backslash, UInt8(ascii: "n")]
    case 0x0D: token += [backslash, UInt8(ascii: "r")]
    case 0x09: token += [backslash, UInt8(ascii: "t")]
    case 0..<0x20:
      let digits = String(byte, radix: 16)
      token += Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
    default: token.append(byte)
    }
  }
}
