import StringTables

/// Texts hold no characters that nobody can see and nobody meant.
struct NoControlCharacters: CatalogRule {
  let name = "NoControlCharacters"
  let documentation = """
    Control characters, the replacement character U+FFFD and halves of surrogate pairs come from broken copies. Marks of
    direction that are opened and not closed turn the rest of the line around. Line ends and tabs are allowed.
    """
  let failingExample = Self.example(#"Fer\u0007tig"#)
  let passingExample = Self.example(#"Fertig\n\tund gut"#)

  private static func example(_ text: String) -> String {
    """
    {"sourceLanguage":"en","strings":{"Done":{"localizations":{"de":{"stringUnit":
    {"state":"translated","value":"\(text)"}}}}},"version":"1.0"}
    """
  }

  func check(_ catalog: CheckedCatalog, _ report: inout FindingReport) {
    for entry in catalog.entries where entry.scan.traits.contains(.invisible) {
      if let fault = Self.fault(in: entry.key) {
        report.add(.warning, at: catalog.tape.offset(entry.name), key: entry.key, fault)
      }
    }
    for text in catalog.texts where text.scan.traits.contains(.invisible) {
      if let fault = Self.fault(in: catalog.string(of: text)) { report.add(.warning, text, fault) }
    }
  }

  /// Whether a character above ASCII may be one that is looked for: whoever has none of them has no fault.
  @inline(__always)
  static func isSuspicious(_ value: UInt32) -> Bool {
    value < 0xA0 || value >= 0x202A && value <= 0x202E || value >= 0x2066 && value <= 0x2069 || value == 0xFEFF
      || value >= 0xFFFD && value <= 0xFFFF
  }

  private static func fault(in text: String) -> String? {
    var opened: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      if isControl(scalar) { return "the character \(name(scalar)) is in the text" }
      switch scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068: opened.append(scalar)
      case 0x202C, 0x2069: if opened.popLast() == nil { return "\(name(scalar)) closes what nothing opened" }
      default: continue
      }
    }
    return opened.last.map { "\(name($0)) is opened and never closed" }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x85: false
    case 0..<0x20, 0x7F..<0xA0, 0xFFFD, 0xFFFE, 0xFFFF, 0xFEFF: true
    default: false
    }
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
