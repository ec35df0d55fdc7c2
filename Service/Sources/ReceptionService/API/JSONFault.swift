/// Where bytes cease to be JSON (RFC 8259), for whoever sent them: Foundation only says that they do.
///
/// ```swift
/// JSONFault(in: Array(#"{"name": Ada}"#.utf8))?.description   // "at line 1, character 10 a value is expected"
/// ```
struct JSONFault: Hashable, CustomStringConvertible {
  /// Lines and characters from 1.
  var line: Int
  var column: Int
  /// What should stand there.
  var expected: String
  /// Whether the bytes end there.
  var isAtEnd: Bool

  /// The first fault; nil in JSON, and where it is nested deeper than ``deepest``.
  init?(in bytes: [UInt8]) {
    var reader = JSONReader(bytes: bytes)
    do throws(JSONReader.Stop) { try reader.document() } catch {
      guard let expected = error.expected else { return nil }
      let before = bytes[..<error.place]
      let begun = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      line = before.count { $0 == UInt8(ascii: "\n") } + 1
      column = String(decoding: before[begun...], as: UTF8.self).count + 1
      self.expected = expected
      isAtEnd = error.place == bytes.count
      return
    }
    return nil
  }

  var description: String {
    isAtEnd
      ? "it ends at line \(line), character \(column), where \(expected) is expected"
      : "at line \(line), character \(column) \(expected) is expected"
  }
}

/// Walks through JSON and keeps nothing.
private struct JSONReader {
  static let deepest = 200

  /// A place, and what should stand there; nil gives up.
  struct Stop: Error {
    var place: Int
    var expected: String?
  }

  let bytes: [UInt8]
  var place = 0
  var depth = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func stop(_ expected: String?) -> Stop { Stop(place: place, expected: expected) }

  mutating func document() throws(Stop) {
    try value()
    skipBlanks()
    if next != nil { throw stop("the end") }
  }

  private mutating func value() throws(Stop) {
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"):
      try list(closedBy: "}") { reader throws(Stop) in
        try reader.text("a name in quotation marks")
        reader.skipBlanks()
        try reader.take(":")
        try reader.value()
      }
    case UInt8(ascii: "["): try list(closedBy: "]") { reader throws(Stop) in try reader.value() }
    case UInt8(ascii: "\""): try text("a text")
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    case let sign? where "-0123456789".utf8.contains(sign): try number()
    default: throw stop("a value")
    }
  }

  private mutating func list(
    closedBy end: Unicode.Scalar, _ item: (inout JSONReader) throws(Stop) -> Void
  ) throws(Stop) {
    depth += 1
    guard depth <= Self.deepest else { throw stop(nil) }
    place += 1
    skipBlanks()
    if next == UInt8(ascii: end) {
      place += 1
    } else {
      try item(&self)
      skipBlanks()
      while next == UInt8(ascii: ",") {
        place += 1
        skipBlanks()
        try item(&self)
        skipBlanks()
      }
      guard next == UInt8(ascii: end) else { throw stop("“,” or “\(end)”") }
      place += 1
    }
    depth -= 1
  }

  private mutating func text(_ expected: String) throws(Stop) {
    guard next == UInt8(ascii: "\"") else { throw stop(expected) }
    let begun = place
    place += 1
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw stop("an escape such as \\n, or the closing quotation mark") }
      place += 1
      if byte == UInt8(ascii: "\\") { try escape() }
    }
    guard next != nil else { throw stop("the closing quotation mark") }
    place += 1
    if String(validating: bytes[begun..<place], as: UTF8.self) == nil {
      place = begun
      throw stop("a text in UTF-8")
    }
  }

  private mutating func escape() throws(Stop) {
    guard let sign = next, "\"\\/bfnrtu".utf8.contains(sign) else { throw stop("a sign that can be escaped") }
    place += 1
    guard sign == UInt8(ascii: "u") else { return }
    for _ in 0..<4 {
      guard let digit = next, "0123456789abcdefABCDEF".utf8.contains(digit) else {
        throw stop("a hexadecimal digit")
      }
      place += 1
    }
  }

  private mutating func word(_ word: String) throws(Stop) {
    guard bytes[place...].starts(with: word.utf8) else { throw stop("a value") }
    place += word.utf8.count
  }

  private mutating func number() throws(Stop) {
    if next == UInt8(ascii: "-") { place += 1 }
    if next == UInt8(ascii: "0") { place += 1 } else { try digits() }
    if next == UInt8(ascii: ".") {
      place += 1
      try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      place += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { place += 1 }
      try digits()
    }
  }

  private mutating func digits() throws(Stop) {
    guard let first = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { throw stop("a digit") }
    while let digit = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) { place += 1 }
  }

  private mutating func take(_ sign: Unicode.Scalar) throws(Stop) {
    guard next == UInt8(ascii: sign) else { throw stop("“\(sign)”") }
    place += 1
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { place += 1 }
  }
}
