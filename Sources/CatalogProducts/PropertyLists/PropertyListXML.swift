/// Writes XML property lists, laid out as Apple's tools do.
enum PropertyListXML {
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  static func file(of root: PropertyListNode) -> [UInt8] {
    var bytes = Array(head.utf8)
    append(root, depth: 0, to: &bytes)
    bytes += "</plist>\n".utf8
    return bytes
  }

  private static func append(_ node: PropertyListNode, depth: Int, to bytes: inout [UInt8]) {
    let indent = repeatElement(UInt8(ascii: "\t"), count: depth)
    bytes += indent
    switch node {
    case .text(let text): append(text, in: "string", to: &bytes)
    case .dictionary(let members) where members.isEmpty: bytes += "<dict/>\n".utf8
    case .dictionary(let members):
      bytes += "<dict>\n".utf8
      for member in members { append(member, depth: depth + 1, to: &bytes) }
      bytes += indent
      bytes += "</dict>\n".utf8
    }
  }

  private static func append(_ member: PropertyListNode.Member, depth: Int, to bytes: inout [UInt8]) {
    let indent = repeatElement(UInt8(ascii: "\t"), count: depth)
    if let comment = member.comment {
      bytes += indent
      append(comment: comment, to: &bytes)
    }
    bytes += indent
    append(member.key, in: "key", to: &bytes)
    append(member.value, depth: depth, to: &bytes)
  }

  private static func append(_ text: String, in element: StaticString, to bytes: inout [UInt8]) {
    bytes += "<\(element)>".utf8
    for byte in text.utf8 { append(escaped: byte, to: &bytes) }
    bytes += "</\(element)>\n".utf8
  }

  /// A byte of a text. Control characters are written as references: a reader may change a lone return into a line
  /// feed.
  private static func append(escaped byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "&"): bytes += "&amp;".utf8
    case UInt8(ascii: "<"): bytes += "&lt;".utf8
    case UInt8(ascii: ">"): bytes += "&gt;".utf8
    case 0x09, 0x0A: bytes.append(byte)
    case 0..<0x20: bytes += "&#\(byte);".utf8
    default: bytes.append(byte)
    }
  }

  /// A comment, in which two hyphens may not meet, nor one stand at the end.
  private static func append(comment: String, to bytes: inout [UInt8]) {
    bytes += "<!-- ".utf8
    var last: UInt8 = 0
    for byte in comment.utf8 where byte >= 0x20 || byte == 0x09 || byte == 0x0A {
      if byte == UInt8(ascii: "-"), last == byte { bytes.append(UInt8(ascii: " ")) }
      bytes.append(byte)
      last = byte
    }
    bytes += " -->\n".utf8
  }
}
