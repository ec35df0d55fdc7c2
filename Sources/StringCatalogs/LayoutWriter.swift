/// Writes values in a style.
struct LayoutWriter {
  let style: LayoutStyle
  /// What stands between a name and its value here.
  let separator: [UInt8]
  private(set) var output: [UInt8] = []

  init(style: LayoutStyle, separator: [UInt8]? = nil) {
    self.style = style
    self.separator = separator ?? Array(style.separator.utf8)
  }

  /// Writes a value whose line is indented by `indentation`.
  mutating func write(_ value: CatalogValue, indentation: [UInt8] = []) {
    switch value {
    case .token(let token): output += token
    case .array(let elements):
      writeList(elements, "[", "]", indentation) { writer, element, inner in
        writer.write(element, indentation: inner)
      }
    case .object(let members) where members.isEmpty: writeEmptyObject(indentation)
    case .object(let members):
      writeList(members, "{", "}", indentation) { writer, member, inner in
        writer.output += member.name
        writer.output += writer.separator
        writer.write(member.value, indentation: inner)
      }
    }
  }

  mutating func writeEmptyObject(_ indentation: [UInt8]) {
    output.append(UInt8(ascii: "{"))
    if style.spreadsEmptyObjects {
      output += Array(style.lineEnd.utf8) + Array(style.lineEnd.utf8) + indentation
    }
    output.append(UInt8(ascii: "}"))
  }

  private mutating func writeList<Element>(
    _ elements: [Element], _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, _ indentation: [UInt8],
    write: (inout LayoutWriter, Element, [UInt8]) -> Void
  ) {
    let inner = indentation + Array(style.indent.utf8)
    output.append(UInt8(ascii: opening))
    for (index, element) in elements.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      breakLine(inner, isFirst: index == 0)
      write(&self, element, inner)
    }
    breakLine(indentation, isFirst: true)
    output.append(UInt8(ascii: closing))
  }

  /// Begins a line; where everything stands on one line, a comma is followed by a space if colons are.
  private mutating func breakLine(_ indentation: [UInt8], isFirst: Bool) {
    if style.lineEnd.isEmpty {
      if !isFirst, style.separator.hasSuffix(" ") { output.append(0x20) }
    } else {
      output += style.lineEnd.utf8
      output += indentation
    }
  }
}

extension CatalogDocument {
  /// The file as Xcode would write it: its layout, its order, UTF-8 without a byte order mark, no line end behind the
  /// last brace. A file that Xcode wrote last is answered byte for byte.
  ///
  /// ```swift
  /// try CatalogDocument(Array(#"{"version":"1.0","strings":{}}"#.utf8)).canonicalBytes
  /// // {
  /// //   "strings" : {
  /// //
  /// //   },
  /// //   "version" : "1.0"
  /// // }
  /// ```
  public var canonicalBytes: [UInt8] {
    var writer = LayoutWriter(style: .xcode)
    writer.write(CatalogValue(tape, 0).canonical)
    return writer.output
  }

  /// The file from its nodes, with everything between them as its author laid it out: the same bytes, or the model has
  /// lost something.
  public var reserializedBytes: [UInt8] {
    var rewriter = NodeRewriter(tape: tape)
    rewriter.write()
    return encoding.encoded(rewriter.output)
  }

  /// A catalog without entries, as Xcode makes it.
  ///
  /// - Parameter sourceLanguage: the language of the keys, as it is to be spelled.
  public static func empty(sourceLanguage: String = "en") -> [UInt8] {
    var writer = LayoutWriter(style: .xcode)
    writer.write(
      .object(["sourceLanguage": .text(sourceLanguage), "strings": .object([]), "version": .text("1.0")]))
    return writer.output
  }
}
