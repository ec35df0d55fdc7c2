/// Scans JSON into nodes, with a stack of its own, so that depth costs no call stack.
///
/// White space and the insides of strings are passed eight bytes at a time. Strings that are not ASCII are checked to be
/// UTF-8 as they are passed; outside of strings JSON has no other characters.
struct JSONScanner {
  struct Fault: Error {
    var offset: Int
    var message: String
  }

  /// Deeper nesting is refused: no catalog has more than ten levels.
  static let depthLimit = 256

  private let bytes: UnsafeRawBufferPointer
  private(set) var nodes: [JSONTape.Node] = []
  private var open: [Int] = []
  private var index = 0

  /// A scanner of some bytes, which must stay where they are until it is done.
  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    nodes.reserveCapacity(bytes.count / 24 + 16)
  }

  /// Scans one value with nothing but white space around it.
  mutating func scan() throws(Fault) {
    guard bytes.count < Int32.max else { throw Fault(offset: 0, message: "the file is larger than 2 GB") }
    try scanValue()
    while let container = open.last {
      if nodes[container].kind == .object {
        try scanMember(of: container)
      } else {
        try scanElement(of: container)
      }
    }
    skipSpace()
    if index < bytes.count { throw expected("the end of the file") }
  }

  /// The next byte; zero, which no token begins with, at the end.
  @inline(__always)
  private var next: UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Scans what follows inside an open object: a member, or its end.
  @inline(__always)
  private mutating func scanMember(of object: Int) throws(Fault) {
    let isFirst = object == nodes.count - 1
    skipSpace()
    if next == UInt8(ascii: "}") { return close(object) }
    if !isFirst {
      guard next == UInt8(ascii: ",") else { throw expected("a comma or }") }
      index += 1
      skipSpace()
    }
    guard next == UInt8(ascii: "\"") else { throw expected(isFirst ? "a member's name or }" : "a member's name") }
    try scanString()
    skipSpace()
    guard next == UInt8(ascii: ":") else { throw expected("a colon behind the member's name") }
    index += 1
    try scanValue()
  }

  /// Scans what follows inside an open array: an element, or its end.
  private mutating func scanElement(of array: Int) throws(Fault) {
    let isFirst = array == nodes.count - 1
    skipSpace()
    if next == UInt8(ascii: "]") { return close(array) }
    if !isFirst {
      guard next == UInt8(ascii: ",") else { throw expected("a comma or ]") }
      index += 1
    }
    try scanValue()
  }

  private mutating func close(_ container: Int) {
    index += 1
    nodes[container].end = UInt32(truncatingIfNeeded: index)
    nodes[container].next = UInt32(truncatingIfNeeded: nodes.count)
    open.removeLast()
  }

  @inline(__always)
  private mutating func scanValue() throws(Fault) {
    skipSpace()
    switch next {
    case UInt8(ascii: "\""): try scanString()
    case UInt8(ascii: "{"): try openContainer(.object)
    case UInt8(ascii: "["): try openContainer(.array)
    default: try scanScalar()
    }
  }

  private mutating func scanScalar() throws(Fault) {
    switch next {
    case UInt8(ascii: "t"): try scanLiteral("true")
    case UInt8(ascii: "f"): try scanLiteral("false")
    case UInt8(ascii: "n"): try scanLiteral("null")
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try scanNumber()
    default: throw expected("a value")
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

  @inline(__always)
  private mutating func append(_ kind: JSONTape.Kind, from start: Int, to end: Int) {
    // Every offset and every index fits: the file is smaller than 2 GB.
    nodes.append(
      JSONTape.Node(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
        next: UInt32(truncatingIfNeeded: nodes.count + 1), kind: kind))
  }

  @inline(__always)
  private func word(at index: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  @inline(__always)
  private mutating func skipSpace() {
    while index < bytes.count {
      let byte = bytes[index]
      guard byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      index += 1
      // What a line is indented by.
      while index + 8 <= bytes.count {
        let others = word(at: index) ^ 0x2020_2020_2020_2020
        if others != 0 {
          index += others.trailingZeroBitCount >> 3
          break
        }
        index += 8
      }
    }
  }

  private mutating func scanLiteral(_ word: StaticString) throws(Fault) {
    let count = word.utf8CodeUnitCount
    let isThere =
      index + count <= bytes.count
      && word.withUTF8Buffer { $0.elementsEqual(UnsafeRawBufferPointer(rebasing: bytes[index..<index + count])) }
    guard isThere else { throw expected("a value") }
    append(.literal, from: index, to: index + count)
    index += count
  }
}

// Strings.
extension JSONScanner {
  @inline(__always)
  private mutating func scanString() throws(Fault) {
    let start = index + 1
    index = start
    var kind = JSONTape.Kind.string
    var high: UInt64 = 0
    while true {
      high |= skipOrdinary()
      guard index < bytes.count else { throw Fault(offset: start - 1, message: "a string without its closing quote") }
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") { break }
      guard byte == UInt8(ascii: "\\") else {
        throw Fault(offset: index, message: "a control character in a string: write it as an escape")
      }
      kind = .escapedString
      try scanEscape()
    }
    if high & 0x8080_8080_8080_8080 != 0, let fault = UTF8Check.firstFault(in: bytes, from: start, to: index) {
      throw Fault(offset: fault, message: FileText.invalidUTF8)
    }
    append(kind, from: start, to: index)
    index += 1
  }

  /// Passes bytes that are neither a quote nor a backslash nor a control character, eight at a time.
  ///
  /// - Returns: all of them, one over the other: whether one has its highest bit tells whether the text is ASCII.
  @inline(__always)
  private mutating func skipOrdinary() -> UInt64 {
    var seen: UInt64 = 0
    while index + 8 <= bytes.count {
      let word = word(at: index)
      let special = Self.zeroBytes(word ^ 0x2222_2222_2222_2222) | Self.zeroBytes(word ^ 0x5C5C_5C5C_5C5C_5C5C)
      let control = (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080
      let found = special | control
      if found != 0 {
        let bits = found.trailingZeroBitCount & ~7
        index += bits >> 3
        return seen | word & ((1 << UInt64(bits)) - 1)
      }
      seen |= word
      index += 8
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x22 || byte == 0x5C || byte < 0x20 { break }
      seen |= UInt64(byte)
      index += 1
    }
    return seen
  }

  /// The high bit of each byte that is zero; the lowest such bit is exact.
  @inline(__always)
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  private mutating func scanEscape() throws(Fault) {
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
  private mutating func scanNumber() throws(Fault) {
    let start = index
    if next == UInt8(ascii: "-") { index += 1 }
    if next == UInt8(ascii: "0") {
      index += 1
    } else {
      try scanDigits()
    }
    if next == UInt8(ascii: ".") {
      index += 1
      try scanDigits()
    }
    if next | 0x20 == UInt8(ascii: "e") {
      index += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      try scanDigits()
    }
    append(.number, from: start, to: index)
  }

  private mutating func scanDigits() throws(Fault) {
    let start = index
    while next >= UInt8(ascii: "0"), next <= UInt8(ascii: "9") { index += 1 }
    if index == start { throw expected("a digit") }
  }

  @inline(never)
  private func expected(_ what: String) -> Fault {
    Fault(offset: index, message: "expected \(what), found \(nameOfNext)")
  }

  private var nameOfNext: String {
    guard index < bytes.count else { return "the end of the file" }
    let byte = bytes[index]
    if byte < 0x20 || byte == 0x7F { return "a control character" }
    let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    return String(decoding: bytes[index..<min(index + length, bytes.count)], as: UTF8.self)
  }
}
