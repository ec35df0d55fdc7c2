/// Every string literal of sources, wherever it stands: which keys of a catalog the code may use in a way that nobody
/// follows, such as a dictionary of titles.
///
/// ```swift
/// var extractor = StringExtractor()
/// extractor.keepsLiterals = true
/// let source = SourceFile(name: "Tabs.swift", text: #"let titles: Titles = ["home": "Home", "n": "\(count) new"]"#)
/// let literals = extractor.extract([source]).literals
/// literals.mayBe("Home")      // true
/// literals.mayBe("%lld new")  // true
/// literals.mayBe("Settings")  // false
/// ```
public struct SourceLiterals: Sendable {
  /// Literals without values, by their bytes: `é` in one character and in two are two keys.
  private var texts: Set<[UInt8]> = []
  /// Literals with values, by what stands before the first.
  private var patterns: [[UInt8]: Set<KeyPattern>] = [:]

  /// No literals.
  public init() {}

  /// Whether a literal has a text that is this key, or becomes it with values of some types.
  public func mayBe(_ key: String) -> Bool {
    let bytes = Array(key.utf8)
    if texts.contains(bytes) { return true }
    guard !patterns.isEmpty else { return false }
    // A value is written with a percent sign, so only what stands before one can begin a pattern.
    return bytes.indices.contains { index in
      bytes[index] == UInt8(ascii: "%")
        && patterns[Array(bytes[..<index])]?.contains { $0.matches(key) } == true
    }
  }

  /// Takes every literal of a source, those inside of other literals' values too. What cannot be read is no key.
  mutating func add(_ source: SwiftSource, _ writer: KeyWriter) {
    for token in source.tokens.indices where source.tokens[token].kind == .literalOpen {
      if let text = LiteralReader.plainText(of: token, in: source) {
        texts.insert(Array(text.utf8))
      } else if LiteralReader.pieces(of: token, in: source) != nil {
        let pattern = writer.pattern(of: token)
        patterns[Array(pattern.texts[0].utf8), default: []].insert(pattern)
      }
    }
  }
}
