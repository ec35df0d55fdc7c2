/// The characters that XML text stands for: entities undone, line ends made LF.
enum XMLText {
  /// The characters of a part of a file.
  static func undone(_ bytes: [UInt8], _ range: Range<Int>, inAttribute: Bool) throws(XMLReader.Fault) -> [UInt8] {
    var text: [UInt8] = []
    try append(bytes, range, inAttribute: inAttribute, to: &text)
    return text
  }

  /// Adds the characters of a part of a file. In an attribute, a tab and a line end are spaces, unless they are written
  /// by their number.
  static func append(
    _ bytes: [UInt8], _ range: Range<Int>, inAttribute: Bool, to text: inout [UInt8]
  ) throws(XMLReader.Fault) {
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      let byte = bytes[index]
      guard byte == UInt8(ascii: "&") || byte == 0x0D || inAttribute && byte < 0x20 else {
        index += 1
        continue
      }
      text += bytes[start..<index]
      if byte == UInt8(ascii: "&") {
        try appendEntity(bytes, &index, range.upperBound, to: &text)
      } else {
        text.append(inAttribute ? 0x20 : 0x0A)
        index += byte == 0x0D && index + 1 < range.upperBound && bytes[index + 1] == 0x0A ? 2 : 1
      }
      start = index
    }
    text += bytes[start..<range.upperBound]
  }

  /// The bytes with line ends made LF and nothing else undone, as in a section of characters.
  static func normalized(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.contains(0x0D) else { return Array(bytes) }
    var text: [UInt8] = []
    for index in bytes.indices {
      if bytes[index] != 0x0D {
        text.append(bytes[index])
      } else if index + 1 == bytes.endIndex || bytes[index + 1] != 0x0A {
        text.append(0x0A)
      }
    }
    return text
  }

  private static func appendEntity(
    _ bytes: [UInt8], _ index: inout Int, _ limit: Int, to text: inout [UInt8]
  ) throws(XMLReader.Fault) {
    guard let end = bytes[index..<min(limit, index + 12)].firstIndex(of: UInt8(ascii: ";")) else {
      throw XMLReader.Fault(offset: index, message: "an & that begins no entity: write &amp;")
    }
    let name = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
    guard let scalar = scalar(named: name), XMLCharacters.isAllowed(scalar) else {
      throw XMLReader.Fault(offset: index, message: "the entity &\(name); is not known, or no character of XML")
    }
    text += String(scalar).utf8
    index = end + 1
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.first == "#" else { return nil }
      let isHex = name.dropFirst().first == "x"
      let digits = name.dropFirst(isHex ? 2 : 1)
      guard digits.allSatisfy(\.isHexDigit) else { return nil }
      return UInt32(digits, radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init)
    }
  }
}
