/// Why a line is not JSON.
public struct JSONLineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The offset in bytes, from 0.
  public var offset: Int
  /// What was expected there.
  public var expected: String

  /// The error as `expected … at byte 7`, counted from 1.
  public var description: String { "expected \(expected) at byte \(offset + 1)" }
}

extension JSONValue {
  /// How deep lists and objects may lie in each other.
  static let depthLimit = 64

  /// Reads one value and nothing after it but white space (RFC 8259).
  ///
  /// - Throws: ``JSONLineError`` with the offset, for example for `{"a":}`, `01`, `"\x"` and more than 64 levels.
  public init(parsing text: String) throws(JSONLineError) {
    var reader = JSONLineReader(bytes: Array(text.utf8))
    self = try reader.value(depth: 0)
    try reader.end()
  }
}

/// Reads the bytes of one line.
private struct JSONLineReader {
  let bytes: [UInt8]
  var offset = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func value(depth: Int) throws(JSONLineError) -> JSONValue {
    guard depth < JSONValue.depthLimit else { throw failure("fewer levels") }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  mutating func end() throws(JSONLineError) {
    skipSpace()
    guard next == nil else { throw failure("the end of the line") }
  }

  private func failure(_ expected: String) -> JSONLineError { JSONLineError(offset: offset, expected: expected) }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { offset += 1 }
  }

  private mutating func take(_ byte: Character) -> Bool {
    skipSpace()
    guard next == byte.asciiValue else { return false }
    offset += 1
    return true
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONLineError) -> JSONValue {
    guard bytes[offset...].starts(with: word.utf8) else { throw failure("a value") }
    offset += word.utf8.count
    return value
  }

  private mutating func array(depth: Int) throws(JSONLineError) -> JSONValue {
    offset += 1
    var items: [JSONValue] = []
    if take("]") { return .array([]) }
    repeat { items.append(try value(depth: depth + 1)) } while take(",")
    guard take("]") else { throw failure(", or ]") }
    return .array(items)
  }

  private mutating func object(depth: Int) throws(JSONLineError) -> JSONValue {
    offset += 1
    var members: [JSONValue.Member] = []
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw failure("a member's name") }
      let name = try string()
      guard take(":") else { throw failure(":") }
      members.append(JSONValue.Member(name: name, value: try value(depth: depth + 1)))
    } while take(",")
    guard take("}") else { throw failure(", or }") }
    return .object(members)
  }

  private mutating func number() throws(JSONLineError) -> String {
    let start = offset
    if next == UInt8(ascii: "-") { offset += 1 }
    let whole = digits()
    guard whole > 0, whole == 1 || bytes[offset - whole] != UInt8(ascii: "0") else {
      offset = start
      throw failure("a value")
    }
    if next == UInt8(ascii: ".") {
      offset += 1
      guard digits() > 0 else { throw failure("a digit") }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      offset += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
      guard digits() > 0 else { throw failure("a digit") }
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func digits() -> Int {
    let start = offset
    while let byte = next, (0x30...0x39).contains(byte) { offset += 1 }
    return offset - start
  }

  private mutating func string() throws(JSONLineError) -> String {
    offset += 1
    var text: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") {
        offset += 1
        try escape(into: &text)
      } else if byte < 0x20 {
        throw failure("an escaped control character")
      } else {
        let end = bytes[offset...].firstIndex { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C } ?? bytes.count
        text += bytes[offset..<end]
        offset = end
      }
    }
    guard next != nil else { throw failure("a closing quote") }
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  private static let plainEscapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "b"): 0x08,
    UInt8(ascii: "f"): 0x0C, UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F,
  ]

  private mutating func escape(into text: inout [UInt8]) throws(JSONLineError) {
    guard let byte = next else { throw failure("an escape") }
    if byte == UInt8(ascii: "u") {
      offset += 1
      text += Array(String(Character(try unicodeEscape())).utf8)
    } else if let plain = Self.plainEscapes[byte] {
      offset += 1
      text.append(plain)
    } else {
      throw failure("an escape")
    }
  }

  /// A scalar of four digits, or of two escapes that are a surrogate pair; a lone surrogate becomes U+FFFD.
  private mutating func unicodeEscape() throws(JSONLineError) -> Unicode.Scalar {
    let unit = try hexDigits()
    guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    guard bytes[offset...].starts(with: "\\u".utf8) else { return "\u{FFFD}" }
    let rewind = offset
    offset += 2
    let low = try hexDigits()
    guard (0xDC00..<0xE000).contains(low) else {
      offset = rewind
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func hexDigits() throws(JSONLineError) -> UInt32 {
    let end = offset + 4
    guard end <= bytes.count, let value = UInt32(String(decoding: bytes[offset..<end], as: UTF8.self), radix: 16),
      bytes[offset] != UInt8(ascii: "+"), bytes[offset] != UInt8(ascii: "-")
    else { throw failure("four hexadecimal digits") }
    offset = end
    return value
  }
}
