import StringTables

/// Writes a file from its nodes: braces, commas and colons from the structure, tokens from the nodes, and only white
/// space from the file. What the nodes do not hold is lost here, which is how a test proves that they hold everything.
struct NodeRewriter {
  let tape: JSONTape
  private(set) var output: [UInt8] = []
  private var position = 0

  init(tape: JSONTape) { self.tape = tape }

  mutating func write() {
    output.reserveCapacity(tape.bytes.count)
    write(0)
    writeSpace()
  }

  private mutating func write(_ node: Int) {
    writeSpace()
    switch tape.kind(node) {
    case .object:
      put("{")
      for (index, member) in tape.members(node).enumerated() {
        if index > 0 { putSpaced(",") }
        write(member.name)
        putSpaced(":")
        write(member.value)
      }
      putSpaced("}")
    case .array:
      put("[")
      for (index, element) in tape.elements(node).enumerated() {
        if index > 0 { putSpaced(",") }
        write(element)
      }
      putSpaced("]")
    case .string, .escapedString:
      put("\"")
      output += tape.slice(node)
      position += tape.slice(node).count
      put("\"")
    case .number, .literal:
      output += tape.slice(node)
      position += tape.slice(node).count
    }
  }

  private mutating func putSpaced(_ sign: Unicode.Scalar) {
    writeSpace()
    put(sign)
  }

  private mutating func put(_ sign: Unicode.Scalar) {
    output.append(UInt8(ascii: sign))
    position += 1
  }

  private mutating func writeSpace() {
    while position < tape.bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(tape.bytes[position]) {
      output.append(tape.bytes[position])
      position += 1
    }
  }
}
