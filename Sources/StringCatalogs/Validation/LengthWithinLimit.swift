import StringTables

/// A text is no longer than its comment allows.
struct LengthWithinLimit: CatalogRule {
  let name = "LengthWithinLimit"
  let documentation = """
    A comment may say how much room there is: "limit: 12" or "max 12 characters". Longer texts are cut off on a small
    screen. Characters are counted as a reader counts them.
    """
  let failingExample = Self.example("Herunterladen")
  let passingExample = Self.example("Laden")

  private static func example(_ text: String) -> String {
    """
    {"sourceLanguage":"en","strings":{"Get":{"comment":"A small button. limit: 8","localizations":{"de":{"stringUnit":
    {"state":"translated","value":"\(text)"}}}}},"version":"1.0"}
    """
  }

  func check(_ catalog: CheckedCatalog, _ report: inout FindingReport) {
    for entry in catalog.entries {
      guard let limit = limit(of: entry, catalog.tape) else { continue }
      for index in catalog.texts(of: entry) {
        let text = catalog.texts[index]
        let count = catalog.string(of: text).count
        if count > limit { report.add(.warning, text, "\(count) characters, where the comment allows \(limit)") }
      }
    }
  }

  private func limit(of entry: CheckedEntry, _ tape: JSONTape) -> Int? {
    guard tape.kind(entry.value) == .object, let comment = tape.member("comment", of: entry.value),
      tape.isString(comment),
      tape.slice(comment).contains(where: { $0 >= UInt8(ascii: "1") && $0 <= UInt8(ascii: "9") })
    else { return nil }
    return Self.limit(in: tape.string(comment))
  }

  /// The number of characters that a comment allows; `nil` when it does not say.
  static func limit(in comment: String) -> Int? {
    let words = comment.lowercased().split {
      $0 == " " || $0 == ":" || $0 == "." || $0 == "," || $0 == "(" || $0 == ")"
    }
    for (index, word) in words.enumerated() where ["limit", "max", "maximum"].contains(word) {
      guard index + 1 < words.count, let number = Int(words[index + 1]), number > 0 else { continue }
      if word == "limit" || index + 2 < words.count && words[index + 2].hasPrefix("char") { return number }
    }
    return nil
  }
}
