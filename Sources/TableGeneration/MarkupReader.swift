/// Reads the bytes of an XML file into elements, keeping the open ones on a stack of its own.
struct MarkupReader {
  private let bytes: [UInt8]
  private var place = 0
  private var open: [MarkupElement] = [MarkupElement(name: "")]

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func root() throws(MarkupError) -> MarkupElement {
    while place < bytes.count { try readNext() }
    guard open.count == 1 else { throw error("an element is not closed") }
    guard let root = open[0].children.first else { throw error("an element was expected") }
    return root
  }

  private mutating func readNext() throws(MarkupError) {
    guard bytes[place] == UInt8(ascii: "<") else { return readText() }
    if starts(with: "<!--") { return try skip(past: "-->") }
    if starts(with: "<?") { return try skip(past: "?>") }
    if starts(with: "<!") { return try skip(past: ">") }
    if starts(with: "</") { return try closeElement() }
    try openElement()
  }

  private mutating func readText() {
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
    open[open.count - 1].text += Self.undoingEntities(String(decoding: bytes[start..<place], as: UTF8.self))
  }

  private mutating func openElement() throws(MarkupError) {
    place += 1
    var element = MarkupElement(name: readName())
    guard !element.name.isEmpty else { throw error("an element's name was expected") }
    while true {
      skipSpace()
      if starts(with: "/>") {
        place += 2
        open[open.count - 1].children.append(element)
        return
      }
      if starts(with: ">") {
        place += 1
        open.append(element)
        return
      }
      let name = readName()
      guard !name.isEmpty else { throw error("an attribute or > was expected") }
      element.attributes[name] = try readValue()
    }
  }

  private mutating func closeElement() throws(MarkupError) {
    place += 2
    let name = readName()
    skipSpace()
    guard starts(with: ">"), open.count > 1, let element = open.popLast(), element.name == name else {
      throw error("</\(name)> closes an element that is not open")
    }
    place += 1
    open[open.count - 1].children.append(element)
  }

  private mutating func readValue() throws(MarkupError) -> String {
    guard starts(with: "="), place + 1 < bytes.count else { throw error("= was expected") }
    let quote = bytes[place + 1]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw error("a quoted value was expected") }
    let start = place + 2
    guard let end = bytes[start...].firstIndex(of: quote) else { throw error("a value is not closed") }
    place = end + 1
    return Self.undoingEntities(String(decoding: bytes[start..<end], as: UTF8.self))
  }

  private mutating func readName() -> String {
    let start = place
    while place < bytes.count, !" \t\r\n=/>".utf8.contains(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while place < bytes.count, " \t\r\n".utf8.contains(bytes[place]) { place += 1 }
  }

  private mutating func skip(past mark: String) throws(MarkupError) {
    while place < bytes.count, !starts(with: mark) { place += 1 }
    guard place < bytes.count else { throw error("\(mark) was expected") }
    place += mark.utf8.count
  }

  private func starts(with mark: String) -> Bool { bytes[place...].starts(with: mark.utf8) }

  private func error(_ reason: String) -> MarkupError {
    MarkupError(line: 1 + bytes[..<min(place, bytes.count)].count { $0 == 10 }, reason: reason)
  }

  /// `&lt;` and `&#x2019;` as the characters that they stand for; what is no reference stays as it is.
  static func undoingEntities(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&"), let end = rest[start...].firstIndex(of: ";") {
      result += rest[..<start]
      result += character(rest[rest.index(after: start)..<end]) ?? String(rest[start...end])
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ reference: Substring) -> String? {
    switch reference {
    case "lt": "<"
    case "gt": ">"
    case "amp": "&"
    case "quot": "\""
    case "apos": "'"
    default: scalar(reference).map { String(Character($0)) }
    }
  }

  private static func scalar(_ reference: Substring) -> Unicode.Scalar? {
    let number =
      reference.hasPrefix("#x")
      ? UInt32(reference.dropFirst(2), radix: 16) : reference.hasPrefix("#") ? UInt32(reference.dropFirst()) : nil
    return number.flatMap(Unicode.Scalar.init)
  }
}
