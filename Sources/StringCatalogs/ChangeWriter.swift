import StringTables

/// Writes a document with its changes: copies everything between them, and lays out what is new as its neighbours are.
struct ChangeWriter {
  let tape: JSONTape
  let changes: CatalogChanges
  let style: LayoutStyle
  /// The nodes that are written anew, in the order of the file.
  private let touched: [Int]
  private var output: [UInt8] = []

  init(of document: CatalogDocument, _ changes: CatalogChanges) {
    tape = document.tape
    self.changes = changes
    style = LayoutStyle(of: document)
    touched = Set(changes.replaced.keys).union(changes.changedObjects).sorted()
  }

  mutating func written() -> [UInt8] {
    output.reserveCapacity(tape.bytes.count + tape.bytes.count / 8)
    copy(from: 0, to: tape.bytes.count, nodes: 0..<tape.nodes.count)
    return output
  }

  /// Copies the file between two offsets, with the changes to the nodes that lie there.
  private mutating func copy(from start: Int, to end: Int, nodes: Range<Int>) {
    var position = start
    var index = firstTouched(from: nodes.lowerBound)
    while index < touched.count, touched[index] < nodes.upperBound {
      let node = touched[index]
      output += tape.bytes[position..<tape.tokenStart(node)]
      writeChanged(node)
      position = tape.tokenEnd(node)
      index = firstTouched(from: tape.next(node))
    }
    output += tape.bytes[position..<end]
  }

  private func firstTouched(from node: Int) -> Int {
    var (low, high) = (0, touched.count)
    while low < high {
      let middle = (low + high) / 2
      if touched[middle] < node { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func writeChanged(_ node: Int) {
    if let value = changes.replaced[node] {
      write(value, separator: nil, indentation: tape.indentation(of: node))
    } else {
      writeObject(MemberArrangement(of: node, tape, changes, style))
    }
  }

  private mutating func write(_ value: CatalogValue, separator: [UInt8]?, indentation: [UInt8]) {
    if case .token(let token) = value {
      output += token
    } else {
      var writer = LayoutWriter(style: style, separator: separator)
      writer.write(value, indentation: indentation)
      output += writer.output
    }
  }

  private mutating func writeObject(_ arrangement: MemberArrangement) {
    guard !arrangement.slots.isEmpty else {
      return write(arrangement.empty, separator: nil, indentation: arrangement.closingIndentation)
    }
    output.append(UInt8(ascii: "{"))
    for (index, slot) in arrangement.slots.enumerated() {
      if index > 0 {
        output += arrangement.spaceBeforeComma(after: arrangement.slots[index - 1])
        output.append(UInt8(ascii: ","))
      }
      let gap = arrangement.gap(before: slot, isFirst: index == 0)
      output += gap
      write(slot, in: arrangement, indentation: MemberArrangement.indentation(in: gap))
    }
    output += arrangement.closingGap
    output.append(UInt8(ascii: "}"))
  }

  private mutating func write(_ slot: MemberArrangement.Slot, in arrangement: MemberArrangement, indentation: [UInt8]) {
    switch slot {
    case .kept(let index):
      let (name, value) = arrangement.members[index]
      output += tape.token(name)
      copy(from: tape.tokenEnd(name), to: tape.tokenEnd(value), nodes: value..<tape.next(value))
    case .made(let member):
      output += member.name
      output += arrangement.separator
      write(member.value, separator: arrangement.separator, indentation: indentation)
    }
  }
}

extension JSONTape {
  /// What the line of a node is indented by.
  func indentation(of node: Int) -> [UInt8] {
    let lineStart = bytes[..<tokenStart(node)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return Array(bytes[lineStart...].prefix { $0 == 0x20 || $0 == 0x09 })
  }
}
