public import StringCatalogs
import StringTables

/// One unit of an XLIFF file, as it is written there.
///
/// ```swift
/// content.files[0].units[0].identifier  // "%lld files|==|plural.one"
/// content.files[0].units[0].target      // "Eine Datei"
/// ```
public struct XLIFFUnit: Hashable, Sendable {
  /// What the unit is called: the key, and behind `|==|` the variation.
  public var identifier: String
  /// The text in the source language; `nil` when the unit has none.
  public var source: String?
  /// The text in the target language; `nil` when the unit has none.
  public var target: String?
  /// The state of the target as XLIFF spells it; `nil` when it has none, as Xcode wrote it up to 14.
  public var state: String?
  /// What the state is owed to, such as `leveraged-mt`.
  public var stateQualifier: String?
  /// What tells the translator where the text is used; `nil` when the unit does not say.
  public var note: String?
  /// Where the unit begins, as an offset in bytes of the text in UTF-8.
  public var offset: Int

  init(identifier: String, offset: Int) {
    self.identifier = identifier
    self.offset = offset
  }
}

/// The units of one `file` element: of one catalog in one target language.
///
/// ```swift
/// XLIFFReader.content(of: bytes).files.first?.targetLanguage  // Optional("de")
/// ```
public struct XLIFFFile: Hashable, Sendable {
  /// The path of the catalog, as the project that exported it names it.
  public var original: String
  /// The language of the sources; `nil` when the file does not say.
  public var sourceLanguage: String?
  /// The language of the targets; `nil` when the file does not say.
  public var targetLanguage: String?
  /// The units, in the order of the file.
  public var units: [XLIFFUnit] = []
  /// Where the element begins, as an offset in bytes of the text in UTF-8.
  public var offset: Int
}

/// Reads XLIFF 1.2, of Xcode and of other tools.
///
/// What is wrong with a file is a finding with its place; everything in front of it is read. Inline elements (`g`, `ph`,
/// `x`) become the text in them, as Xcode takes them. External entities and document types are refused.
///
/// ```swift
/// let content = XLIFFReader.content(of: bytes)
/// content.files.map(\.targetLanguage)  // ["de"]
/// content.findings                     // []
/// ```
public struct XLIFFReader {
  /// What a file holds.
  public struct Content: Sendable {
    /// Its `file` elements.
    public internal(set) var files: [XLIFFFile] = []
    /// What is wrong with it.
    public internal(set) var findings: [CatalogFinding] = []
    /// The text, which offsets count in.
    var text: [UInt8] = []
  }

  /// Reads a file: UTF-8 with or without a byte order mark, or UTF-16 with one.
  public static func content(of bytes: [UInt8]) -> Content {
    do throws(TableReadError) {
      var reader = XLIFFReader(try FileText.utf8(bytes))
      reader.read()
      return reader.content
    } catch {
      let finding = CatalogFinding(
        rule: "FileIsReadable", severity: .error, line: error.line, column: error.column, message: error.message)
      return Content(files: [], findings: [finding], text: [])
    }
  }

  private var xml: XMLReader
  private var content = Content()
  private let lines: LineMap

  private init(_ text: [UInt8]) {
    xml = XMLReader(text)
    lines = LineMap(text)
    content.text = text
  }

  private mutating func read() {
    do throws(XMLReader.Fault) {
      try readDocument()
    } catch {
      report(.error, "FileIsReadable", at: error.offset, error.message)
    }
  }

  private mutating func report(_ severity: FindingSeverity, _ rule: String, at offset: Int, _ message: String) {
    let place = lines.place(of: offset)
    content.findings.append(
      CatalogFinding(rule: rule, severity: severity, line: place.line, column: place.column, message: message))
  }

  private mutating func readDocument() throws(XMLReader.Fault) {
    while let event = try xml.next() {
      guard event == .start else { continue }
      guard xml.isNamed("xliff") else {
        throw XMLReader.Fault(offset: xml.offset, message: "the root is \(xml.elementName), not xliff")
      }
      let version = try xml.attribute("version") ?? ""
      guard version.hasPrefix("1.") else {
        throw XMLReader.Fault(offset: xml.offset, message: "XLIFF \(version) is not read, only 1.2: export it as that")
      }
      try readChildren { (reader) throws(XMLReader.Fault) in
        if reader.xml.isNamed("file") { try reader.readFile() } else { try reader.skip() }
      }
    }
  }

  /// Reads the elements in the one that has just begun, up to its end.
  private mutating func readChildren(
    _ read: (inout XLIFFReader) throws(XMLReader.Fault) -> Void
  ) throws(XMLReader.Fault) {
    while let event = try xml.next() {
      switch event {
      case .start: try read(&self)
      case .end: return
      case .text: break
      }
    }
  }

  /// Passes the element that has just begun and everything in it.
  private mutating func skip() throws(XMLReader.Fault) {
    var depth = 1
    while depth > 0, let event = try xml.next() {
      if event == .start { depth += 1 }
      if event == .end { depth -= 1 }
    }
  }

  private mutating func readFile() throws(XMLReader.Fault) {
    content.files.append(
      XLIFFFile(
        original: try xml.attribute("original") ?? "", sourceLanguage: try xml.attribute("source-language"),
        targetLanguage: try xml.attribute("target-language"), offset: xml.offset))
    try readUnits()
  }

  /// Reads units at any depth: groups of units are no more to a catalog than their units.
  private mutating func readUnits() throws(XMLReader.Fault) {
    try readChildren { (reader) throws(XMLReader.Fault) in
      if reader.xml.isNamed("trans-unit") {
        try reader.readUnit()
      } else if reader.xml.isNamed("body") || reader.xml.isNamed("group") {
        try reader.readUnits()
      } else {
        try reader.skip()
      }
    }
  }

  private mutating func readUnit() throws(XMLReader.Fault) {
    let offset = xml.offset
    let identifier = try xml.attribute("id")
    var unit = XLIFFUnit(identifier: identifier ?? "", offset: offset)
    try readChildren { (reader) throws(XMLReader.Fault) in
      if reader.xml.isNamed("source"), unit.source == nil {
        unit.source = try reader.flattenedText(of: unit, "source")
      } else if reader.xml.isNamed("target"), unit.target == nil {
        unit.state = try reader.xml.attribute("state")
        unit.stateQualifier = try reader.xml.attribute("state-qualifier")
        unit.target = try reader.flattenedText(of: unit, "target")
      } else if reader.xml.isNamed("note"), unit.note == nil {
        let note = try reader.flattenedText(of: unit, "note")
        if !note.isEmpty { unit.note = note }
      } else {
        try reader.skip()
      }
    }
    guard identifier != nil else {
      return report(.error, "UnitIsKnown", at: offset, "the unit has no id, so that nobody knows its key")
    }
    content.files[content.files.count - 1].units.append(unit)
  }

  /// The text of the element that has just begun, with that of the elements in it.
  private mutating func flattenedText(of unit: XLIFFUnit, _ what: String) throws(XMLReader.Fault) -> String {
    var text: [UInt8] = []
    var depth = 1
    var inline: (name: String, offset: Int)?
    while depth > 0, let event = try xml.next() {
      switch event {
      case .start:
        depth += 1
        inline = inline ?? (xml.elementName, xml.offset)
      case .end: depth -= 1
      case .text: try xml.append(to: &text)
      }
    }
    if let inline, what == "target" {
      report(
        .warning, "TextIsPlain", at: inline.offset,
        "the element \(inline.name) in the target of \"\(unit.identifier)\" became the text in it")
    }
    return String(decoding: text, as: UTF8.self)
  }
}
