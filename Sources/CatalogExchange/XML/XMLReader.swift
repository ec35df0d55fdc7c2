/// Reads XML 1.0, one start, end or text at a time, and nothing that is not in the file: a document type is refused, and
/// with it every entity but the five of XML and characters by their number.
///
/// Tags must match, attributes be quoted and given once, and nothing but white space follow the root.
struct XMLReader {
  /// Why the text is no XML, and where.
  struct Fault: Error {
    var offset: Int
    var message: String
  }

  enum Event { case start, end, text }

  private struct Attribute {
    var name: Range<Int>
    var value: Range<Int>
  }

  /// Deeper nesting is refused.
  private static let depthLimit = 256
  /// More attributes of one element are refused: each is held against those before it.
  private static let attributeLimit = 256

  let bytes: [UInt8]
  private var index = 0
  /// Where the last event begins.
  private(set) var offset = 0
  /// The name of the last start or end, without a prefix.
  private var name = 0..<0
  private var attributes: [Attribute] = []
  private var content = 0..<0
  private var isVerbatim = false
  private var open: [Range<Int>] = []
  private var endsItself = false
  private var hasRoot = false

  /// A reader of UTF-8 without a byte order mark.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Goes to the next event; nil at the end of the document.
  mutating func next() throws(Fault) -> Event? {
    if endsItself {
      endsItself = false
      return end(open.removeLast())
    }
    while index < bytes.count {
      offset = index
      guard bytes[index] == UInt8(ascii: "<") else {
        try takeText()
        if open.isEmpty { try requireSpace() } else { return .text }
        continue
      }
      if let event = try markup() { return event }
    }
    guard open.isEmpty, hasRoot else {
      let what = open.last.map { "before the end of \(string($0))" } ?? "without an element"
      throw Fault(offset: bytes.count, message: "the file stops \(what)")
    }
    return nil
  }

  /// Whether the last start or end has this name, whatever its prefix.
  func isNamed(_ name: StaticString) -> Bool { isWord(self.name, name) }

  /// The name of the last start or end.
  var elementName: String { string(name) }

  /// An attribute of the last start, its escapes undone.
  func attribute(_ name: StaticString) throws(Fault) -> String? {
    for attribute in attributes where isWord(attribute.name, name) {
      return String(decoding: try XMLText.undone(bytes, attribute.value, inAttribute: true), as: UTF8.self)
    }
    return nil
  }

  /// Adds the characters of the last text.
  func append(to text: inout [UInt8]) throws(Fault) {
    if isVerbatim {
      text += XMLText.normalized(bytes[content])
    } else {
      try XMLText.append(bytes, content, inAttribute: false, to: &text)
    }
  }

  private func isWord(_ range: Range<Int>, _ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      guard range.count == word.count else { return false }
      for place in 0..<word.count where bytes[range.lowerBound + place] != word[place] { return false }
      return true
    }
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func end(_ name: Range<Int>) -> Event {
    self.name = withoutPrefix(name)
    attributes.removeAll(keepingCapacity: true)
    return .end
  }

  private func withoutPrefix(_ name: Range<Int>) -> Range<Int> {
    guard let colon = bytes[name].lastIndex(of: UInt8(ascii: ":")) else { return name }
    return colon + 1..<name.upperBound
  }

  private func startsWith(_ word: StaticString) -> Bool {
    let end = index + word.utf8CodeUnitCount
    return end <= bytes.count && isWord(index..<end, word)
  }
}

// Text and markup.
extension XMLReader {
  private mutating func takeText() throws(Fault) {
    isVerbatim = false
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
      try checkCharacter()
      index += 1
    }
    content = start..<index
  }

  /// Control characters are none of XML's.
  private func checkCharacter() throws(Fault) {
    let byte = bytes[index]
    if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D {
      throw Fault(
        offset: index,
        message: "the control character U+00\(byte < 16 ? "0" : "")\(String(byte, radix: 16)) is not allowed in XML")
    }
  }

  private func requireSpace() throws(Fault) {
    for place in content where !Self.isSpace(bytes[place]) {
      throw Fault(offset: place, message: "text outside of the root element")
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  /// Takes what a `<` begins; nil for what is no event: comments and instructions.
  private mutating func markup() throws(Fault) -> Event? {
    if startsWith("<!--") {
      index += 4
      try skip(past: "-->", "a comment")
      return nil
    }
    if startsWith("<?") {
      try skip(past: "?>", "an instruction")
      return nil
    }
    if startsWith("<![CDATA[") {
      guard !open.isEmpty else { throw Fault(offset: index, message: "text outside of the root element") }
      return try section()
    }
    if startsWith("<!") {
      throw Fault(
        offset: index, message: "a document type is refused: its entities could name other files; remove it")
    }
    return startsWith("</") ? try endTag() : try startTag()
  }

  private mutating func section() throws(Fault) -> Event {
    let start = index + 9
    while !startsWith("]]>") {
      guard index < bytes.count else { throw Fault(offset: offset, message: "a section of characters without its end") }
      try checkCharacter()
      index += 1
    }
    content = start..<max(start, index)
    isVerbatim = true
    index += 3
    return .text
  }

  private mutating func skip(past word: StaticString, _ what: String) throws(Fault) {
    while index < bytes.count {
      if startsWith(word) {
        index += word.utf8CodeUnitCount
        return
      }
      index += 1
    }
    throw Fault(offset: offset, message: "\(what) without its end")
  }
}

// Tags.
extension XMLReader {
  private mutating func endTag() throws(Fault) -> Event {
    index += 2
    let name = try takeName("the name of an element")
    skipSpace()
    try take(UInt8(ascii: ">"), "the end of the tag")
    guard let last = open.popLast() else {
      throw Fault(offset: offset, message: "\(string(name)) ends without a start")
    }
    guard bytes[last] == bytes[name] else {
      throw Fault(offset: offset, message: "expected the end of \(string(last)), found that of \(string(name))")
    }
    return end(name)
  }

  private mutating func startTag() throws(Fault) -> Event {
    guard !(open.isEmpty && hasRoot) else { throw Fault(offset: offset, message: "a second root element") }
    guard open.count < Self.depthLimit else {
      throw Fault(offset: offset, message: "nested deeper than \(Self.depthLimit) levels")
    }
    index += 1
    let name = try takeName("the name of an element")
    attributes.removeAll(keepingCapacity: true)
    while try takeAttribute() {}
    if bytes[index] == UInt8(ascii: "/") {
      index += 1
      endsItself = true
    }
    try take(UInt8(ascii: ">"), "the end of the tag of \(string(name))")
    hasRoot = true
    open.append(name)
    self.name = withoutPrefix(name)
    return .start
  }

  /// Takes an attribute; false at the end of the tag.
  private mutating func takeAttribute() throws(Fault) -> Bool {
    let start = index
    skipSpace()
    guard index < bytes.count else { throw Fault(offset: offset, message: "a tag without its end") }
    if bytes[index] == UInt8(ascii: ">") || bytes[index] == UInt8(ascii: "/") { return false }
    guard index > start else { throw Fault(offset: index, message: "expected a space, found something else") }
    let name = try takeName("the name of an attribute")
    guard attributes.count < Self.attributeLimit else {
      throw Fault(offset: name.lowerBound, message: "an element with more than \(Self.attributeLimit) attributes")
    }
    for attribute in attributes where bytes[attribute.name] == bytes[name] {
      throw Fault(offset: name.lowerBound, message: "the attribute \(string(name)) is given twice")
    }
    skipSpace()
    try take(UInt8(ascii: "="), "an equals sign behind \(string(name))")
    skipSpace()
    attributes.append(Attribute(name: name, value: try takeQuoted()))
    return true
  }

  private mutating func takeQuoted() throws(Fault) -> Range<Int> {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
      throw Fault(offset: index, message: "expected a value in quotes")
    }
    let quote = bytes[index]
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == UInt8(ascii: "<") { throw Fault(offset: index, message: "a < in a value: write &lt;") }
      try checkCharacter()
      index += 1
    }
    guard index < bytes.count else { throw Fault(offset: start - 1, message: "a value without its closing quote") }
    index += 1
    return start..<index - 1
  }

  private mutating func takeName(_ what: String) throws(Fault) -> Range<Int> {
    let start = index
    while index < bytes.count, Self.isInName(bytes[index]) { index += 1 }
    guard index > start else { throw Fault(offset: index, message: "expected \(what)") }
    return start..<index
  }

  /// Everything that no markup has a meaning for. Which letters a name may begin with is nobody's harm here.
  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "&"):
      false
    default: true
    }
  }

  private mutating func skipSpace() {
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
  }

  private mutating func take(_ byte: UInt8, _ what: String) throws(Fault) {
    guard index < bytes.count, bytes[index] == byte else { throw Fault(offset: index, message: "expected \(what)") }
    index += 1
  }
}
