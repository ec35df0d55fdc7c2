import StringTables

/// A key that is an identifier has a text in the source language.
struct SourceTextExists: CatalogRule {
  let name = "SourceTextExists"
  let documentation = """
    Where the source language has no text, the reader sees the key. That is right for `Done`, and wrong for
    `audio.title`. Keys count as identifiers when they have no spaces and a point or an underscore between letters.
    """
  let failingExample = """
    {"sourceLanguage":"en","strings":{"audio.title":{"localizations":{"de":{"stringUnit":
    {"state":"translated","value":"Ton"}}}}},"version":"1.0"}
    """
  let passingExample = #"{"sourceLanguage":"en","strings":{"Analyze":{}},"version":"1.0"}"#

  func check(_ catalog: CheckedCatalog, _ report: inout FindingReport) {
    for entry in catalog.entries where Self.isIdentifier(entry.key) && catalog.isTranslatable(entry) {
      if let source = catalog.source(of: entry), !source.texts.isEmpty { continue }
      let language = catalog.document.sourceLanguage ?? "en"
      let isInUse = !entry.localizations.isEmpty
      report.add(
        isInUse ? .error : .warning, at: catalog.tape.offset(entry.name), key: entry.key, language: language,
        "no text in the source language: a reader would be shown the key itself")
    }
  }

  /// Whether a key is a name rather than a text.
  static func isIdentifier(_ key: String) -> Bool {
    var key = key
    return key.withUTF8 { bytes in
      var joins = false
      for (index, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "."), UInt8(ascii: "_"):
          guard index > 0, index + 1 < bytes.count else { return false }
          if isLetter(bytes[index - 1]), isLetter(bytes[index + 1]) { joins = true }
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): continue
        default: if !isLetter(byte) { return false }
        }
      }
      return joins
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }
}

extension CheckedCatalog {
  /// The entry as the document has it, with its fields.
  func fields(of entry: CheckedEntry) -> CatalogEntry { CatalogEntry(tape: tape, name: entry.name, node: entry.value) }

  fileprivate func isTranslatable(_ entry: CheckedEntry) -> Bool { fields(of: entry).shouldTranslate }
}
