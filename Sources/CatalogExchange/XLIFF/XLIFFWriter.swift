import StringCatalogs

/// Writes XLIFF 1.2 as Xcode does: the same header, the same escapes, a note for each unit.
///
/// ```swift
/// let german = document.translations(into: "de", original: "Localizable.xcstrings")
/// let xliff = XLIFFWriter.bytes(of: [german])  // <?xml version="1.0" encoding="UTF-8"?> …
/// ```
///
/// Standard: [XLIFF 1.2](http://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html).
public struct XLIFFWriter {
  /// The program that a file names as its maker. Translators' tools know Xcode's files by it.
  public struct Tool: Hashable, Sendable {
    /// What identifies the tool: `com.apple.dt.xcode`.
    public var identifier: String
    /// Its name: `Xcode`.
    public var name: String
    /// Its version: `27.0`.
    public var version: String
    /// Its build: `27A266a`.
    public var build: String

    /// The Xcode whose files these are byte for byte.
    public static let xcode = Tool(identifier: "com.apple.dt.xcode", name: "Xcode", version: "27.0", build: "27A266a")

    /// A tool from its parts.
    public init(identifier: String, name: String, version: String, build: String) {
      self.identifier = identifier
      self.name = name
      self.version = version
      self.build = build
    }
  }

  /// A file of exchange of one or more catalogs, in one target language, as each of them spells it.
  ///
  /// A text with a control character, which XML cannot hold, is left out; see ``unwritable(in:)``.
  public static func bytes(of files: [TranslationFile], tool: Tool = .xcode) -> [UInt8] {
    var writer = XLIFFWriter(tool: tool)
    writer.output.reserveCapacity(files.reduce(1024) { $0 + 256 * $1.units.count })
    writer.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
      version="1.2" xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 \
      http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">

      """)
    for file in files { writer.write(file) }
    writer.write("</xliff>\n")
    return writer.output
  }

  /// The units that no XML file can hold, since one of their texts has a control character.
  public static func unwritable(in file: TranslationFile) -> [TranslationUnit] {
    file.units.filter { !isWritable($0) }
  }

  private let tool: Tool
  private var output: [UInt8] = []

  private static func isWritable(_ unit: TranslationUnit) -> Bool {
    let texts = [unit.key, unit.source, unit.target?.text, unit.comment]
    return texts.allSatisfy { $0.map(XMLCharacters.areWritable) ?? true }
      && unit.path.steps.allSatisfy { XMLCharacters.areWritable($0.name) }
  }

  private mutating func write(_ file: TranslationFile) {
    write("  <file original=\"")
    writeAttribute(file.original)
    write("\" source-language=\"")
    writeAttribute(file.sourceLanguage)
    write("\" target-language=\"")
    writeAttribute(file.targetLanguage)
    write("\" datatype=\"plaintext\">\n    <header>\n      <tool")
    for (name, value) in [
      ("tool-id", tool.identifier), ("tool-name", tool.name), ("tool-version", tool.version), ("build-num", tool.build),
    ] {
      write(" \(name)=\"")
      writeAttribute(value)
      write("\"")
    }
    write("/>\n    </header>\n    <body>\n")
    for unit in file.units where Self.isWritable(unit) { write(unit) }
    write("    </body>\n  </file>\n")
  }

  private mutating func write(_ unit: TranslationUnit) {
    write("      <trans-unit id=\"")
    writeAttribute(UnitIdentifier.identifier(unit.key, unit.path))
    write("\" xml:space=\"preserve\">\n")
    if let source = unit.source { writeElement("source", source) }
    if let target = unit.target {
      let state = XLIFFState(of: target.state)
      writeElement("target", target.text, [("state", state.state), ("state-qualifier", state.qualifier)])
    }
    writeElement("note", unit.comment ?? "", [("from", unit.isCommentGenerated ? "auto-generated" : nil)])
    write("      </trans-unit>\n")
  }

  private mutating func writeElement(
    _ name: StaticString, _ text: String, _ attributes: [(name: StaticString, value: String?)] = []
  ) {
    write("        <")
    write(name)
    for case (let name, let value?) in attributes {
      write(" ")
      write(name)
      write("=\"")
      writeAttribute(value)
      write("\"")
    }
    guard !text.isEmpty else { return write("/>\n") }
    write(">")
    XMLCharacters.append(text, to: &output, inAttribute: false)
    write("</")
    write(name)
    write(">\n")
  }

  private mutating func writeAttribute(_ text: String) {
    XMLCharacters.append(text, to: &output, inAttribute: true)
  }

  private mutating func write(_ words: StaticString) {
    words.withUTF8Buffer { output.append(contentsOf: $0) }
  }

  @_disfavoredOverload
  private mutating func write(_ words: String) { output.append(contentsOf: words.utf8) }

  private init(tool: Tool) { self.tool = tool }
}
