/// Scans JSON into nodes, with a stack of its own, so that depth costs no call stack.
struct JSONScanner {
  struct Fault: Error {
    var offset: Int
    var message: String
  }

  /// Deeper nesting is refused: no catalog has more than ten levels.
  static let depthLimit = 256

  private(set) var nodes: [JSONTape.Node] = []
  private var open: [Int] = []
  private var index = 0

  init(byteCount: Int) { nodes.reserveCapacity(byteCount / 24 + 16) }

  /// Scans one value with nothing but white space around it.
  mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) throws(Fault) {
    guard bytes.count < Int32.max else { throw Fault(offset: 0, message: "the file is larger than 2 GB") }
    try scanValue(bytes)
    while let container = open.last {
      try scanMember(of: container, bytes)
    }
    skipSpace(bytes)
    if index < bytes.count { throw expected("the end of the file", bytes) }
  }

  /// Scans what follows inside an open object or array: a member, or its end.
  private mutating func scanMember(of container: Int, _ bytes: UnsafeBufferPointer<UInt8>) throws(Fault) {
    let isObject = nodes[container].kind == .object
    let isFirst = container == nodes.count - 1
    skipSpace(bytes)
    if index < bytes.count, bytes[index] == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
      return close(container)
    }
    if !isFirst {
      guard index < bytes.count, bytes[index] == UInt8(ascii: ",") else {
        throw expected(isObject ? "a comma or }" : "a comma or ]", bytes)
      }
      index += 1
      skipSpace(bytes)
    }
    if isObject { try scanName(isFirst: isFirst, bytes) }
    try scanValue(bytes)
  }

  private mutating func close(_ container: Int) {
    index += 1
    nodes[container].end = UInt32(index)
    nodes[container].next = UInt32(nodes.count)
    open.removeLast()
  }

  private mutating func scanName(isFirst: Bool, _ bytes: UnsafeBufferPointer<UInt8>) throws(Fault) {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      throw expected(isFirst ? "a member's name or }" : "a member's name", bytes)
    }
    try scanString(bytes)
    skipSpace(bytes)
    guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else {
      throw expected("a colon behind the member's name", bytes)
    }
    index += 1
  }

  private mutating func scanValue(_ bytes: UnsafeBufferPointer<UInt8>) throws(Fault) {
    skipSpace(bytes)
    guard index < bytes.count else { throw expected("a value", bytes) }
    switch bytes[index] {
    case UInt8(ascii: "\""): try scanString(bytes)
    case UInt8(ascii: "{"): try openContainer(.object)
    case UInt8(ascii: "["): try openContainer(.array)
    case UInt8(ascii: "t"): try scanLiteral("true", bytes)
    case UInt8(ascii: "f"): try scanLiteral("false", bytes)
    case UInt8(ascii: "n"): try scanLiteral("null", bytes)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try scanNumber(bytes)
    default: throw expected("a value", bytes)
    }
  }

  private mutating func openContainer(_ kind: JSONTape.Kind) throws(Fault) {
    guard open.count < Self.depthLimit else {
      throw Fault(offset: index, message: "nested deeper than \(Self.depthLimit) levels")
    }
    open.append(nodes.count)
    append(kind, from: index, to: index + 1)
    index += 1
  }

  private mutating func append(_ kind: JSONTape.Kind, from start: Int, to end: Int) {
    nodes.append(
      JSONTape.Node(start: UInt32(start), end: UInt32(end), next: UInt32(nodes.count + 1), kind: kind))
  }

  @inline(__always)
  private mutating func skipSpace(_ bytes: UnsafeBufferPointer<UInt8>) {
    while index < bytes.count {
      let byte = bytes[index]
      guard byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      index += 1
    }
  }

  private mutating func scanLiteral(_ word: StaticString, _ bytes: UnsafeBufferPointer<UInt8>) throws(Fault) {
    let count = word.utf8CodeUnitCount
    let isThere =
      index + count <= bytes.count
      && word.withUTF8Buffer { $0.elementsEqual(UnsafeBufferPointer(rebasing: bytes[index..<index + count])) }
    guard isThere else { throw expected("a value", bytes) }
    append(.literal, from: index, to: index + count)
    index += count
  }
}

// Strings.
extension JSONScanner {
  private mutating func scanString(_ bytes: UnsafeBufferPointer<UInt8>) throws(Fault) {
    let quote = index
    var kind = JSONTape.Kind.string
    index += 1
    while true {
      skipOrdinary(bytes)
      guard index < bytes.count else { throw Fault(offset: quote, message: "a string without its closing quote") }
      switch bytes[index] {
      case UInt8(ascii: "\""):
        append(kind, from: quote + 1, to: index)
        index += 1
        return
      case UInt8(ascii: "\\"):
        kind = .escapedString
        try scanEscape(bytes)
      default:
        throw Fault(offset: index, message: "a control character in a string: write it as an escape")
      }
    }
  }

  /// Passes bytes that are neither a quote nor a backslash nor a control character, eight at a time.
  @inline(__always)
  private mutating func skipOrdinary(_ bytes: UnsafeBufferPointer<UInt8>) {
    let raw = UnsafeRawBufferPointer(bytes)
    while index + 8 <= bytes.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let special = Self.zeroBytes(word ^ 0x2222_2222_2222_2222) | Self.zeroBytes(word ^ 0x5C5C_5C5C_5C5C_5C5C)
      let control = (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080
      let found = special | control
      if found != 0 {
        index += found.trailingZeroBitCount >> 3
        return
      }
      index += 8
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x22 || byte == 0x5C || byte < 0x20 { return }
      index += 1
    }
  }

  /// The high bit of each byte that is zero; the lowest such bit is exact.
  @inline(__always)
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  private mutating func scanEscape(_ bytes: UnsafeBufferPointer<UInt8>) throws(Fault) {
    let backslash = index
    guard index + 1 < bytes.count else {
      throw Fault(offset: backslash, message: "a backslash with nothing behind it")
    }
    let letter = bytes[index + 1]
    index += 2
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return
    case UInt8(ascii: "u"):
      for _ in 0..<4 {
        guard index < bytes.count, JSONEscapes.hexValue(bytes[index]) != nil else {
          throw Fault(offset: backslash, message: "expected four hexadecimal digits behind \\u")
        }
        index += 1
      }
    default: throw Fault(offset: backslash, message: "an escape that JSON does not know")
    }
  }
}

// Numbers, and what to say of anything else.
extension JSONScanner {
  private mutating func scanNumber(_ bytes: UnsafeBufferPointer<UInt8>) throws(Fault) {
    let start = index
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    if index < bytes.count, bytes[index] == UInt8(ascii: "0") {
      index += 1
    } else {
      try scanDigits(bytes)
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      try scanDigits(bytes)
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") { index += 1 }
      try scanDigits(bytes)
    }
    append(.number, from: start, to: index)
  }

  private mutating func scanDigits(_ bytes: UnsafeBufferPointer<UInt8>) throws(Fault) {
    let start = index
    while index < bytes.count, bytes[index] >= UInt8(ascii: "0"), bytes[index] <= UInt8(ascii: "9") { index += 1 }
    if index == start { throw expected("a digit", bytes) }
  }

  private func expected(_ what: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Fault {
    Fault(offset: index, message: "expected \(what), found \(Self.name(of: index, in: bytes))")
  }

  private static func name(of index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard index < bytes.count else { return "the end of the file" }
    let byte = bytes[index]
    if byte < 0x20 || byte == 0x7F { return "a control character" }
    let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    let character = UnsafeBufferPointer(rebasing: bytes[index..<min(index + length, bytes.count)])
    return String(decoding: character, as: UTF8.self)
  }
}
