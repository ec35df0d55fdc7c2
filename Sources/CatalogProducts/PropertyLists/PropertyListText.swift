/// Writes old-style property lists. The members of the root stand without braces around them, as in `.strings` files.
enum PropertyListText {
  static func file(of root: PropertyListNode) -> [UInt8] {
    var bytes: [UInt8] = []
    guard case .dictionary(let members) = root else {
      append(root, depth: 0, to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
      return bytes
    }
    let hasComments = members.contains { $0.comment != nil }
    for (index, member) in members.enumerated() {
      if hasComments, index > 0 { bytes.append(UInt8(ascii: "\n")) }
      append(member, depth: 0, to: &bytes)
    }
    return bytes
  }

  private static func append(_ member: PropertyListNode.Member, depth: Int, to bytes: inout [UInt8]) {
    let indent = repeatElement(UInt8(ascii: " "), count: depth * 4)
    if let comment = member.comment {
      bytes += indent
      append(comment: comment, to: &bytes)
    }
    bytes += indent
    append(member.key, to: &bytes)
    bytes += " = ".utf8
    append(member.value, depth: depth, to: &bytes)
    bytes += ";\n".utf8
  }

  private static func append(_ node: PropertyListNode, depth: Int, to bytes: inout [UInt8]) {
    switch node {
    case .text(let text): append(text, to: &bytes)
    case .dictionary(let members):
      bytes += "{\n".utf8
      for member in members { append(member, depth: depth + 1, to: &bytes) }
      bytes += repeatElement(UInt8(ascii: " "), count: depth * 4)
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// A comment; what would end it early is taken apart.
  private static func append(comment: String, to bytes: inout [UInt8]) {
    bytes += "/* ".utf8
    var last: UInt8 = 0
    for byte in comment.utf8 {
      if byte == UInt8(ascii: "/"), last == UInt8(ascii: "*") { bytes.append(UInt8(ascii: " ")) }
      bytes.append(byte)
      last = byte
    }
    bytes += " */\n".utf8
  }

  /// A text in quotes.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x0A: bytes += "\\n".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0x09: bytes += "\\t".utf8
      case 0..<0x20:
        bytes += "\\U00".utf8
        bytes.append(hexDigit(byte >> 4))
        bytes.append(hexDigit(byte & 15))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
