package import StringTables

// What the tape says about the text around its nodes.
extension JSONTape {
  /// Where a node's token begins, the quote of a string included.
  package func tokenStart(_ node: Int) -> Int { isString(node) ? offset(node) - 1 : offset(node) }

  /// Where a node's token ends, the quote of a string included.
  package func tokenEnd(_ node: Int) -> Int { Int(nodes[node].end) + (isString(node) ? 1 : 0) }

  /// The bytes of a node's token.
  package func token(_ node: Int) -> ArraySlice<UInt8> { bytes[tokenStart(node)..<tokenEnd(node)] }

  /// The nodes of an array's elements.
  package func elements(_ array: Int) -> [Int] {
    var elements: [Int] = []
    var index = array + 1
    while index < next(array) {
      elements.append(index)
      index = next(index)
    }
    return elements
  }

  /// Where the closing brace or bracket of a container stands.
  package func closing(_ container: Int) -> Int { Int(nodes[container].end) - 1 }
}
