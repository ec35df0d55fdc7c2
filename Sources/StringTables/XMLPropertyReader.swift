/// Reads an XML property list as leniently as Foundation does: names and declarations are not checked, control
/// characters are characters, and what follows the root is ignored. No entity but the five of XML is known, and nothing
/// outside the file is ever read.
struct XMLPropertyReader {
  private let text: [UInt8]
  private var index = 0

  init(_ text: [UInt8]) { self.text = text }

  /// A start or end tag.
  private struct Tag {
    var name: String
    var offset: Int
    var isEnd: Bool
    var isEmpty: Bool
  }

  /// The value in the first `plist` element, or the first value where there is none around it.
  mutating func root() throws(PropertyList.Fault) -> PropertyValue {
    var tag = try nextTag()
    if tag.name == "plist" {
      if tag.isEmpty { return .dictionary([]) }
      tag = try nextTag()
    }
    return try value(tag, depth: 0)
  }

  private func fault(_ message: String, at offset: Int) -> PropertyList.Fault {
    PropertyList.Fault(offset: offset, message: message)
  }

  private func startsWith(_ word: StaticString) -> Bool {
    let end = index + word.utf8CodeUnitCount
    return end <= text.count && word.withUTF8Buffer { $0.elementsEqual(text[index..<end]) }
  }

  /// Passes everything up to and with a word.
  private mutating func skip(past word: StaticString, _ what: String) throws(PropertyList.Fault) {
    let start = index
    while index < text.count {
      if startsWith(word) {
        index += word.utf8CodeUnitCount
        return
      }
      index += 1
    }
    throw fault("\(what) without its end", at: start)
  }

  /// The next tag; text, comments, instructions and the document type on the way to it are passed.
  private mutating func nextTag() throws(PropertyList.Fault) -> Tag {
    while index < text.count {
      if text[index] != UInt8(ascii: "<") {
        index += 1
      } else if try !skipMarkup() {
        return try tag()
      }
    }
    throw fault("expected an element, found the end of the file", at: text.count)
  }

  /// Passes a comment, an instruction, a section of characters, a document type; false at a tag.
  private mutating func skipMarkup() throws(PropertyList.Fault) -> Bool {
    if startsWith("<!--") {
      index += 4
      try skip(past: "-->", "a comment")
    } else if startsWith("<?") {
      try skip(past: "?>", "an instruction")
    } else if startsWith("<![CDATA[") {
      try skip(past: "]]>", "a section of characters")
    } else if startsWith("<!") {
      try skipDocumentType()
    } else {
      return false
    }
    return true
  }

  private mutating func skipDocumentType() throws(PropertyList.Fault) {
    let start = index
    var brackets = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets -= 1
      case UInt8(ascii: ">") where brackets <= 0:
        index += 1
        return
      default: break
      }
      index += 1
    }
    throw fault("a document type without its end", at: start)
  }

  private mutating func tag() throws(PropertyList.Fault) -> Tag {
    let offset = index
    index += 1
    let isEnd = index < text.count && text[index] == UInt8(ascii: "/")
    if isEnd { index += 1 }
    let start = index
    while index < text.count, text[index] > 0x20, text[index] != UInt8(ascii: ">"), text[index] != UInt8(ascii: "/") {
      index += 1
    }
    let name = String(decoding: text[start..<index], as: UTF8.self)
    try skipAttributes(of: name, at: offset)
    return Tag(name: name, offset: offset, isEnd: isEnd, isEmpty: text[index - 2] == UInt8(ascii: "/"))
  }

  private mutating func skipAttributes(of name: String, at offset: Int) throws(PropertyList.Fault) {
    var quote: UInt8?
    while index < text.count {
      let byte = text[index]
      index += 1
      if byte == quote {
        quote = nil
      } else if quote == nil {
        if byte == UInt8(ascii: ">") { return }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
      }
    }
    throw fault("the tag of \(name) without its >", at: offset)
  }
}

// Elements.
extension XMLPropertyReader {
  private mutating func value(_ tag: Tag, depth: Int) throws(PropertyList.Fault) -> PropertyValue {
    guard depth < PropertyList.depthLimit else {
      throw fault("nested deeper than \(PropertyList.depthLimit) levels", at: tag.offset)
    }
    if tag.isEnd { throw fault("expected a value, found the end of \(tag.name)", at: tag.offset) }
    switch tag.name {
    case "dict": return tag.isEmpty ? .dictionary([]) : .dictionary(try members(depth: depth))
    case "string": return .text(tag.isEmpty ? "" : try characters(of: tag))
    case "array":
      if !tag.isEmpty { try skipArray(depth: depth) }
    case "true", "false", "integer", "real", "date", "data":
      if !tag.isEmpty { _ = try characters(of: tag) }
    default: throw fault("the element \(tag.name) is no property", at: tag.offset)
    }
    return .otherwise
  }

  private mutating func members(depth: Int) throws(PropertyList.Fault) -> [PropertyMember] {
    var members: [PropertyMember] = []
    while true {
      let tag = try nextTag()
      if tag.isEnd, tag.name == "dict" { return members }
      guard !tag.isEnd, tag.name == "key" else {
        throw fault("expected a key, found \(tag.name)", at: tag.offset)
      }
      let key = tag.isEmpty ? "" : try characters(of: tag)
      let value = try self.value(try nextTag(), depth: depth + 1)
      members.append(PropertyMember(key: key, value: value, offset: tag.offset))
    }
  }

  private mutating func skipArray(depth: Int) throws(PropertyList.Fault) {
    while true {
      let tag = try nextTag()
      if tag.isEnd, tag.name == "array" { return }
      _ = try value(tag, depth: depth + 1)
    }
  }

  /// The characters up to the element's end.
  private mutating func characters(of element: Tag) throws(PropertyList.Fault) -> String {
    var characters: [UInt8] = []
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "&"): try entity(into: &characters)
      case UInt8(ascii: "<"):
        if startsWith("<![CDATA[") {
          let start = index + 9
          try skip(past: "]]>", "a section of characters")
          characters.append(contentsOf: text[start..<index - 3])
        } else if try !skipMarkup() {
          let tag = try tag()
          guard tag.isEnd, tag.name == element.name else {
            throw fault("expected the end of \(element.name), found \(tag.name)", at: tag.offset)
          }
          return String(decoding: characters, as: UTF8.self)
        }
      default:
        characters.append(text[index])
        index += 1
      }
    }
    throw fault("\(element.name) without its end", at: element.offset)
  }

  private mutating func entity(into characters: inout [UInt8]) throws(PropertyList.Fault) {
    let start = index
    guard let end = text[index...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
      throw fault("an & that begins no entity: write &amp;", at: start)
    }
    let name = String(decoding: text[index + 1..<end], as: UTF8.self)
    guard let scalar = Self.scalar(named: name) else { throw fault("the entity &\(name); is not known", at: start) }
    characters.append(contentsOf: String(Character(scalar)).utf8)
    index = end + 1
  }

  private static func scalar(named name: String) -> UnicodeScalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    default:
      if name.hasPrefix("#x") {
        UInt32(name.dropFirst(2), radix: 16).flatMap(UnicodeScalar.init)
      } else if name.hasPrefix("#") {
        UInt32(name.dropFirst()).flatMap(UnicodeScalar.init)
      } else {
        nil
      }
    }
  }
}
