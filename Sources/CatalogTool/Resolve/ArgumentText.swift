import StringTemplates

extension TemplateArgument {
  /// A value as it is written on a command line: a whole number if it reads as one, a number with a fraction if it has
  /// a point or an exponent, else a text. `text:` before it makes it a text.
  ///
  /// ```swift
  /// TemplateArgument(written: "5")       // .integer(5)
  /// TemplateArgument(written: "5.0")     // .real(5)
  /// TemplateArgument(written: "text:5")  // .text("5")
  /// TemplateArgument(written: "five")    // .text("five")
  /// ```
  init(written word: String) {
    if word.hasPrefix("text:") {
      self = .text(String(word.dropFirst(5)))
    } else if let number = Int64(word) {
      self = .integer(number)
    } else if let number = UInt64(word) {
      self = .unsigned(number)
    } else if Self.readsAsFraction(word), let number = Double(word), number.isFinite {
      self = .real(number)
    } else {
      self = .text(word)
    }
  }

  /// Digits with a point or an exponent; `nan`, `inf` and `0x1p3` are texts, though Swift reads them as numbers.
  private static func readsAsFraction(_ word: String) -> Bool {
    word.utf8.contains { (0x30...0x39).contains($0) }
      && word.utf8.allSatisfy { (0x30...0x39).contains($0) || ".eE+-".utf8.contains($0) }
  }

  /// A value of a JSON line: numbers by their spelling, a string as a text. Anything else, and a number beyond what
  /// can be held (`1e400`), is no value.
  init?(_ value: JSONValue) {
    switch value {
    case .number(let spelling):
      self.init(written: spelling)
      if case .text = self { return nil }
    case .string(let text): self = .text(text)
    case .bool, .null, .array, .object: return nil
    }
  }
}
