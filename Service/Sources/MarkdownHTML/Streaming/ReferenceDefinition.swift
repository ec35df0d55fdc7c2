internal import CMarkGFM

/// A definition `[label]: address "title"`, as the parser understood it.
struct ReferenceDefinition: Hashable, Sendable {
  /// The label as it was written, on one line.
  let label: [UInt8]
  let address: [UInt8]
  let title: [UInt8]

  var key: ReferenceLabel { ReferenceLabel(label) }

  /// The definition in one line of Markdown that means the same everywhere.
  var markdown: [UInt8] {
    var line = [UInt8(ascii: "[")] + label + "]: <".utf8
    line += Self.escaped(address) + ">".utf8
    if !title.isEmpty { line += " \"".utf8 + Self.escaped(title) + "\"".utf8 }
    return line + "\n".utf8
  }

  /// Spelled so that neither a bracket nor a backslash in it has a meaning: the parser undoes escapes twice.
  private static func escaped(_ text: [UInt8]) -> [UInt8] {
    text.flatMap { byte -> [UInt8] in
      switch byte {
      case 0x80..., UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        [byte]
      case UInt8(ascii: "\\"): Array("&#92;&#92;".utf8)
      default: Array("&#\(byte);".utf8)
      }
    }
  }
}

extension ReferenceDefinition {
  /// The definitions in a text, in their order, each label once.
  ///
  /// The library does not say what it found. So the text is parsed behind paragraphs that each mention one label it could
  /// define, and those that became links tell.
  static func all(in text: ArraySlice<UInt8>) -> [ReferenceDefinition] {
    let labels = candidates(in: text)
    guard !labels.isEmpty else { return [] }
    let questions = labels.flatMap { "[".utf8 + $0 + "]\n\n".utf8 }
    return MarkdownParser.withDocument(definitions: questions, text) { document in
      zip(labels, document.children).compactMap { label, answer in definition(label, answer) }
    }
  }

  private static func definition(_ label: [UInt8], _ answer: SyntaxNode) -> ReferenceDefinition? {
    guard let link = answer.firstChild, link.number == CMARK_NODE_LINK.rawValue, link.next == nil else { return nil }
    return ReferenceDefinition(label: label, address: link.addressBytes, title: Array(link.title.utf8))
  }

  /// The labels before a colon, as they would be on one line, each once.
  private static func candidates(in text: ArraySlice<UInt8>) -> [[UInt8]] {
    var seen: Set<[UInt8]> = []
    var found: [[UInt8]] = []
    for label in BracketedLabels(text) {
      let colon = label.endIndex + 1
      guard colon < text.endIndex, text[colon] == UInt8(ascii: ":") else { continue }
      for spelling in [onOneLine(label, droppingQuotes: true), onOneLine(label, droppingQuotes: false)]
      where seen.insert(spelling).inserted && spelling.contains(where: { $0 > 0x20 }) {
        found.append(spelling)
      }
    }
    return found
  }

  /// A label may go over several lines, in a quotation with a mark before each.
  private static func onOneLine(_ label: ArraySlice<UInt8>, droppingQuotes: Bool) -> [UInt8] {
    var line: [UInt8] = []
    var isAtStart = false
    for byte in label {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        isAtStart = true
        line.append(UInt8(ascii: " "))
      } else if isAtStart, byte <= 0x20 || droppingQuotes && byte == UInt8(ascii: ">") {
        continue
      } else {
        isAtStart = false
        line.append(byte)
      }
    }
    return line
  }
}
