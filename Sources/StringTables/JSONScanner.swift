/// Scans JSON into nodes, with a stack of its own, so that depth costs no call stack.
///
/// White space is passed eight bytes at a time, the insides of strings sixteen, and what stands around the texts of one
/// localization after the other is only compared. Strings that are not ASCII are checked to be UTF-8 as they are passed;
/// outside of strings JSON has no other characters.
struct JSONScanner: ~Copyable {
  struct Fault: Error {
    var offset: Int
    var message: String
  }

  /// Deeper nesting is refused: no catalog has more than ten levels.
  static let depthLimit = 256

  let bytes: UnsafeRawBufferPointer
  var nodes: JSONNodes
  var index = 0
  /// The innermost open container, whose `next` is the one around it until it is closed; -1 for none.
  private var container = -1
  /// How many containers are open.
  var depth = 0
  /// The last localization that was the usual unit, see ``scanRepeatedUnit(in:)``; 0 for none.
  var unit = 0
  /// The object whose member that unit is.
  var unitContainer = 0
  /// What stood between two such units, up to the second one's name; empty for nothing.
  var separator = 0..<0

  /// A scanner of some bytes, which must stay where they are until it is done.
  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    // As Xcode lays out a catalog it has a node each 20 bytes; what is left over is never touched, and costs nothing.
    nodes = JSONNodes(room: bytes.count / 16 + 16)
  }

  /// The nodes of one value with nothing but white space around it.
  consuming func scan() throws(Fault) -> JSONNodes {
    guard bytes.count < Int32.max else { throw Fault(offset: 0, message: "the file is larger than 2 GB") }
    try scanValue()
    while container >= 0 {
      if nodes[container].kind == .object {
        try scanMember(of: container)
      } else {
        try scanElement(of: container)
      }
    }
    skipSpace()
    if index < bytes.count { throw expected("the end of the file") }
    return nodes
  }

  /// The next byte; zero, which no token begins with, at the end.
  @inline(__always)
  var next: UInt8 { index < bytes.count ? bytes[index] : 0 }

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
    rememberSeparator(in: object)
    // Most of a catalog is passed here.
    while scanRepeatedUnit(in: object) {
      guard scanRepeatedName() else { return }
    }
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

  @inline(__always)
  private mutating func close(_ closed: Int) {
    index += 1
    var node = nodes[closed]
    container = Int(Int32(bitPattern: node.next))
    depth -= 1
    node.end = UInt32(truncatingIfNeeded: index)
    node.next = UInt32(truncatingIfNeeded: nodes.count)
    nodes[closed] = node
    if nodes.count == closed + Self.unitLength { rememberUnit(closed, in: container) }
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
    guard depth < Self.depthLimit else {
      throw Fault(offset: index, message: "nested deeper than \(Self.depthLimit) levels")
    }
    let opened = nodes.count
    nodes.append(
      JSONTape.Node(
        start: UInt32(truncatingIfNeeded: index), end: 0,
        next: UInt32(bitPattern: Int32(truncatingIfNeeded: container)),
        kind: kind))
    container = opened
    depth += 1
    index += 1
  }

  @inline(__always)
  mutating func append(_ kind: JSONTape.Kind, from start: Int, to end: Int) {
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
