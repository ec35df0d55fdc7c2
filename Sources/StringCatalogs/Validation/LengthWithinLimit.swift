/// A text is no longer than its comment allows.
struct LengthWithinLimit: CatalogRule {
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
      guard let limit = entry.entry.comment.flatMap(Self.limit) else { continue }
      for text in entry.texts where text.text.count > limit {
        report.add(.warning, text, "\(text.text.count) characters, where the comment allows \(limit)")
      }
    }
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
