/// Texts hold no characters that nobody can see and nobody meant.
struct NoControlCharacters: CatalogRule {
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
    for entry in catalog.entries {
      if let fault = Self.fault(in: entry.key) { report.add(.warning, at: entry.entry.offset, key: entry.key, fault) }
      for text in entry.texts {
        if let fault = Self.fault(in: text.text) { report.add(.warning, text, fault) }
      }
    }
  }

  private static func fault(in text: String) -> String? {
    var text = text
    let isSuspicious = text.withUTF8 { bytes in
      bytes.contains {
        $0 < 0x20 && $0 != 0x0A && $0 != 0x09 && $0 != 0x0D || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 || $0 == 0xEF
      }
    }
    guard isSuspicious else { return nil }
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
