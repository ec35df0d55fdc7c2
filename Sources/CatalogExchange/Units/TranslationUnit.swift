public import StringCatalogs

/// One text on its way to a translator or back: what it says in the source language, and what in the target language.
///
/// ```swift
/// let unit = TranslationUnit(key: "Done", source: "Done", target: .init(text: "Fertig", state: "translated"))
/// unit.path.description  // "": the plain text
/// ```
public struct TranslationUnit: Hashable, Sendable {
  /// What a text says in the target language.
  public struct Target: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The state as catalogs spell it: `translated`, `needs_review`, `new`, `machine_translated`; `nil` when the file
    /// does not say.
    public var state: String?

    /// A text with its state.
    public init(text: String, state: String?) {
      self.text = text
      self.state = state
    }
  }

  /// The key.
  public var key: String
  /// The variation; empty for a plain text.
  public var path: LeafPath
  /// The text in the source language; `nil` when the file does not say.
  public var source: String?
  /// The text in the target language; `nil` when there is none.
  public var target: Target?
  /// What tells the translator where the text is used.
  public var comment: String?
  /// Whether a program wrote the comment.
  public var isCommentGenerated: Bool

  /// A unit from its parts.
  public init(
    key: String, path: LeafPath = LeafPath(), source: String?, target: Target? = nil, comment: String? = nil,
    isCommentGenerated: Bool = false
  ) {
    self.key = key
    self.path = path
    self.source = source
    self.target = target
    self.comment = comment
    self.isCommentGenerated = isCommentGenerated
  }
}

/// The texts of one catalog in one target language, as a file of exchange has them.
///
/// ```swift
/// let german = document.translations(into: "de", original: "Localizable.xcstrings")
/// let xliff = XLIFFWriter.bytes(of: [german])
/// ```
public struct TranslationFile: Sendable {
  /// The path of the catalog, as the project names it.
  public var original: String
  /// The language of the sources, as the catalog spells it.
  public var sourceLanguage: String
  /// The language of the targets, as the catalog spells it.
  public var targetLanguage: String
  /// The units, sorted as Xcode sorts the keys.
  public var units: [TranslationUnit]
  /// What is in the catalog and not in the units, or may be taken for something else.
  public var findings: [CatalogFinding]

  /// A file from its parts.
  public init(
    original: String, sourceLanguage: String, targetLanguage: String, units: [TranslationUnit],
    findings: [CatalogFinding] = []
  ) {
    self.original = original
    self.sourceLanguage = sourceLanguage
    self.targetLanguage = targetLanguage
    self.units = units
    self.findings = findings
  }
}
