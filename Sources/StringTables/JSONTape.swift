/// A JSON text taken apart into a flat list of nodes over its bytes: no copy, no `String`, until one is asked for.
///
/// The grammar is RFC 8259's, whole: what this accepts is JSON. Nodes are in the order of the text; the members of an
/// object are pairs of a name and a value.
package final class JSONTape: Sendable {
  package enum Kind: UInt8, Sendable { case object, array, string, escapedString, number, literal }

  package struct Node: Sendable {
    /// The bytes of the value; of a string, those between its quotes.
    package var start: UInt32
    package var end: UInt32
    /// The index of the node behind this one and all it contains.
    package var next: UInt32
    package var kind: Kind
    /// Whether it is a member's object and reads `{"stringUnit": {"state": …, "value": …}}`, in this order and with
    /// no escape in it: then the two texts are the fourth and the sixth node behind it.
    package var isUsualUnit = false
  }

  package let bytes: [UInt8]
  package let nodes: JSONNodes

  /// Takes a JSON text apart.
  ///
  /// - Parameter bytes: UTF-8, without a byte order mark.
  /// - Throws: ``TableReadError`` at what is not UTF-8, else at what is not JSON.
  package init(_ bytes: [UInt8]) throws(TableReadError) {
    self.bytes = bytes
    var nodes = JSONNodes()
    let fault = bytes.withUnsafeBytes { buffer -> JSONScanner.Fault? in
      do throws(JSONScanner.Fault) {
        nodes = try JSONScanner(buffer).scan()
        return nil
      } catch {
        // A file in another encoding has faults of syntax too, and they explain nothing.
        return UTF8Check.firstFault(in: buffer, from: 0, to: buffer.count).map {
          JSONScanner.Fault(offset: $0, message: FileText.invalidUTF8)
        } ?? error
      }
    }
    if let fault { throw TableReadError(at: fault.offset, of: bytes, fault.message) }
    self.nodes = nodes
  }

  @inlinable
  package func kind(_ node: Int) -> Kind { nodes[node].kind }

  @inlinable
  package func isString(_ node: Int) -> Bool { nodes[node].kind == .string || nodes[node].kind == .escapedString }

  /// Whether it is a localization as nearly all are, see ``Node/isUsualUnit``.
  func isUsualUnit(_ node: Int) -> Bool { nodes[node].isUsualUnit }

  @inlinable
  package func isNull(_ node: Int) -> Bool {
    nodes[node].kind == .literal && bytes[Int(nodes[node].start)] == UInt8(ascii: "n")
  }

  /// Where a node stands in the bytes.
  @inlinable
  package func offset(_ node: Int) -> Int { Int(nodes[node].start) }

  /// The index of the node behind this one and all it contains.
  @inlinable
  package func next(_ node: Int) -> Int { Int(nodes[node].next) }

  /// Where the bytes of a node lie.
  @inlinable
  package func range(_ node: Int) -> Range<Int> { Int(nodes[node].start)..<Int(nodes[node].end) }

  /// The raw bytes of a node.
  @inlinable
  package func slice(_ node: Int) -> ArraySlice<UInt8> { bytes[range(node)] }

  /// Whether a string node is this name. Escaped names are compared as they read.
  @inlinable
  package func isNode(_ node: Int, _ name: StaticString) -> Bool {
    if nodes[node].kind == .escapedString { return isEscapedNode(node, name) }
    return isUnescapedNode(node, KeyBytes(name.utf8Start, count: name.utf8CodeUnitCount))
  }

  @inlinable
  func isUnescapedNode(_ node: Int, _ name: KeyBytes) -> Bool {
    let (start, end) = (Int(nodes[node].start), Int(nodes[node].end))
    // Where a node has as many bytes as the name, these many lie behind its start.
    guard end - start == name.count else { return false }
    return bytes.withUnsafeBytes { bytes in bytes.baseAddress.map { name.equals($0 + start) } ?? false }
  }

  @usableFromInline
  func isEscapedNode(_ node: Int, _ name: StaticString) -> Bool {
    name.withUTF8Buffer { text(node).elementsEqual($0) }
  }

  /// The UTF-8 of a string node, its escapes undone.
  package func text(_ node: Int) -> [UInt8] {
    nodes[node].kind == .escapedString ? JSONEscapes.undone(slice(node)) : Array(slice(node))
  }

  package func string(_ node: Int) -> String {
    nodes[node].kind == .escapedString
      ? String(decoding: text(node), as: UTF8.self) : String(decoding: slice(node), as: UTF8.self)
  }

  /// Whether a string node reads as these bytes.
  package func isNode(_ node: Int, _ text: [UInt8]) -> Bool {
    if nodes[node].kind == .escapedString { return self.text(node) == text }
    return text.withUnsafeBytes { text in
      text.baseAddress.map { isUnescapedNode(node, KeyBytes($0, count: text.count)) } ?? slice(node).isEmpty
    }
  }

  /// Whether two string nodes, neither of them escaped, have the same bytes.
  func isSame(_ node: Int, _ other: Int) -> Bool {
    guard nodes[node].kind == .string, nodes[other].kind == .string else { return false }
    let start = Int(nodes[other].start)
    return bytes.withUnsafeBytes { bytes in
      bytes.baseAddress.map {
        isUnescapedNode(node, KeyBytes($0 + start, count: Int(nodes[other].end) - start))
      } ?? false
    }
  }

  /// A whole number; `nil` when the node is no number, has a fraction or an exponent, or does not fit.
  package func integer(_ node: Int) -> Int? {
    guard nodes[node].kind == .number else { return nil }
    return Int(String(decoding: slice(node), as: UTF8.self))
  }

  /// The members of an object: the indices of each name and its value.
  @inlinable
  package func members(_ object: Int) -> Members { Members(tape: self, object: object) }

  package struct Members: Sequence, IteratorProtocol {
    @usableFromInline let tape: JSONTape
    @usableFromInline var index: Int
    @usableFromInline let end: Int

    @inlinable
    init(tape: JSONTape, object: Int) {
      self.tape = tape
      index = object + 1
      end = tape.next(object)
    }

    @inlinable
    package mutating func next() -> (name: Int, value: Int)? {
      guard index < end else { return nil }
      let name = index
      index = tape.next(name + 1)
      return (name, name + 1)
    }
  }

  /// The value of an object's member; of several with the name, the last. A null is no value.
  @inlinable
  package func member(_ name: StaticString, of object: Int) -> Int? {
    var found: Int?
    for member in members(object) where isNode(member.name, name) { found = member.value }
    return found.flatMap { isNull($0) ? nil : $0 }
  }
}

/// The escapes of JSON strings.
package enum JSONEscapes {
  /// The text of an escaped string. Half of a surrogate pair becomes U+FFFD.
  package static func undone(_ slice: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(slice.count)
    var index = slice.startIndex
    while index < slice.endIndex {
      guard slice[index] == UInt8(ascii: "\\") else {
        text.append(slice[index])
        index += 1
        continue
      }
      let letter = slice[index + 1]
      index += 2
      if letter == UInt8(ascii: "u") {
        append(scalar(in: slice, at: &index), to: &text)
      } else {
        text.append(single(letter))
      }
    }
    return text
  }

  private static func single(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: letter
    }
  }

  private static func append(_ scalar: UnicodeScalar, to text: inout [UInt8]) {
    text.append(contentsOf: String(scalar).utf8)
  }

  private static func scalar(in slice: ArraySlice<UInt8>, at index: inout Int) -> UnicodeScalar {
    let first = unit(slice, index)
    index += 4
    if let scalar = UnicodeScalar(first) { return scalar }
    guard first < 0xDC00, index + 6 <= slice.endIndex, slice[index] == UInt8(ascii: "\\"),
      slice[index + 1] == UInt8(ascii: "u")
    else { return "\u{FFFD}" }
    let second = unit(slice, index + 2)
    guard second >= 0xDC00, second < 0xE000 else { return "\u{FFFD}" }
    index += 6
    return UnicodeScalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private static func unit(_ slice: ArraySlice<UInt8>, _ index: Int) -> UInt32 {
    slice[index..<index + 4].reduce(0) { $0 << 4 | UInt32(hexValue($1) ?? 0) }
  }

  static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
