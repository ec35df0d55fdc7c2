import StringTables

/// A tape as the memory that it is, for passes over all of its nodes: nothing is counted, copied or allocated on the way.
///
/// It is good only as long as the closure runs that it was given to.
struct TapeView {
  private let nodes: UnsafeBufferPointer<JSONTape.Node>
  private let bytes: UnsafeRawBufferPointer

  fileprivate init(_ nodes: UnsafeBufferPointer<JSONTape.Node>, _ bytes: UnsafeRawBufferPointer) {
    self.nodes = nodes
    self.bytes = bytes
  }

  var nodeCount: Int { nodes.count }

  @inline(__always)
  func isObject(_ node: Int) -> Bool { if case .object = nodes[node].kind { true } else { false } }

  @inline(__always)
  func isArray(_ node: Int) -> Bool { if case .array = nodes[node].kind { true } else { false } }

  @inline(__always)
  func isPlainString(_ node: Int) -> Bool { if case .string = nodes[node].kind { true } else { false } }

  @inline(__always)
  func isString(_ node: Int) -> Bool {
    switch nodes[node].kind {
    case .string, .escapedString: true
    default: false
    }
  }

  @inline(__always)
  func isNull(_ node: Int) -> Bool {
    guard case .literal = nodes[node].kind else { return false }
    return bytes[Int(nodes[node].start)] == UInt8(ascii: "n")
  }

  /// The index of the node behind this one and all it contains.
  @inline(__always)
  func next(_ node: Int) -> Int { Int(nodes[node].next) }

  /// The raw bytes of a node.
  @inline(__always)
  func slice(_ node: Int) -> UnsafeRawBufferPointer {
    let node = nodes[node]
    return UnsafeRawBufferPointer(rebasing: bytes[Int(node.start)..<Int(node.end)])
  }

  /// The UTF-8 of a string node, its escapes undone.
  func text(_ node: Int) -> [UInt8] {
    isPlainString(node) ? Array(slice(node)) : JSONEscapes.undone(Array(slice(node))[...])
  }

  func string(_ node: Int) -> String {
    isPlainString(node)
      ? String(decoding: slice(node), as: UTF8.self) : String(decoding: text(node), as: UTF8.self)
  }

  /// Whether a node is a string that reads as this name.
  @inline(__always)
  func reads(_ node: Int, _ name: StaticString) -> Bool {
    let found = nodes[node]
    switch found.kind {
    case .string:
      let count = name.utf8CodeUnitCount
      guard Int(found.end) - Int(found.start) == count, let start = bytes.baseAddress else { return false }
      return Self.isSame(start + Int(found.start), UnsafeRawPointer(name.utf8Start), count)
    case .escapedString: return name.withUTF8Buffer { text(node).elementsEqual($0) }
    case .object, .array, .number, .literal: return false
    }
  }

  /// Whether two string nodes read the same.
  @inline(__always)
  func isSame(_ one: Int, _ other: Int) -> Bool {
    guard isPlainString(one), isPlainString(other) else { return text(one) == text(other) }
    let (left, right) = (slice(one), slice(other))
    guard left.count == right.count, let first = left.baseAddress, let second = right.baseAddress else { return false }
    return Self.isSame(first, second, left.count)
  }

  /// Two words, one over the other, hold every name of eight to sixteen bytes; what is longer has more of them.
  @inline(__always)
  private static func isSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, _ count: Int) -> Bool {
    if count >= 8 {
      var index = 0
      while index < count - 8 {
        if word(one + index) != word(other + index) { return false }
        index += 8
      }
      return word(one + count - 8) == word(other + count - 8)
    }
    if count >= 4 { return half(one) == half(other) && half(one + count - 4) == half(other + count - 4) }
    var index = 0
    while index < count {
      if one.load(fromByteOffset: index, as: UInt8.self) != other.load(fromByteOffset: index, as: UInt8.self) {
        return false
      }
      index += 1
    }
    return true
  }

  @inline(__always)
  private static func word(_ place: UnsafeRawPointer) -> UInt64 { place.loadUnaligned(as: UInt64.self) }

  @inline(__always)
  private static func half(_ place: UnsafeRawPointer) -> UInt32 { place.loadUnaligned(as: UInt32.self) }
}

extension TapeView {
  /// The value of an object's member; of several with the name, the last. A null is no value.
  @inline(__always)
  func member(_ name: StaticString, of object: Int) -> Int? {
    var found: Int?
    var member = object + 1
    while member < next(object) {
      if reads(member, name) { found = member + 1 }
      member = next(member + 1)
    }
    return found.flatMap { isNull($0) ? nil : $0 }
  }

  /// Whether a localization is what nearly all are: one unit of a state and a text,
  /// `{"stringUnit":{"state":"translated","value":"Fertig"}}`. Then the unit, the state and the text are the second,
  /// the fourth and the sixth node behind it.
  @inline(__always)
  func isPlainLocalization(_ node: Int) -> Bool {
    nodes[node].isUsualUnit || isPlainUnit(node)
  }
}

extension TapeView {
  /// The same for one that the scanner does not mark, as where there is an escape in it.
  private func isPlainUnit(_ node: Int) -> Bool {
    isObject(node) && next(node) == node + 7 && reads(node + 1, "stringUnit") && isObject(node + 2)
      && next(node + 2) == node + 7 && reads(node + 3, "state") && isString(node + 4) && reads(node + 5, "value")
      && isString(node + 6)
  }
}

extension JSONTape {
  /// Looks at the tape as memory.
  func withView<Answer>(_ body: (TapeView) -> Answer) -> Answer {
    bytes.withUnsafeBytes { bytes in
      body(TapeView(UnsafeBufferPointer(start: nodes.start, count: nodes.count), bytes))
    }
  }
}
