public import LanguageTags
public import StringTemplates

/// Something a translator or an integrator should mend, met while making a text.
///
/// ```swift
/// ResolutionReport(kind: .missing, key: "Card number", language: .english, source: nil).description
/// // "missing: “Card number” has no text in en"
/// ```
public struct ResolutionReport: Sendable, Hashable {
  /// What was met.
  public enum Kind: Sendable, Hashable {
    /// No step has a text for the key: the code's own text was shown.
    case missing
    /// A text exists, but not in the reader's language, although a source speaks it.
    case untranslated
    /// A text was passed over, since the values cannot be put into it.
    case refused(TemplateRefusal)
    /// A language setting that is no language tag; the key is the setting as it was given.
    case malformedLanguage
    /// A file of a source cannot be read and counts as absent, for this reason; the key is its path.
    case unreadable(String)
  }

  /// What was met.
  public var kind: Kind
  /// The key of the message.
  public var key: String
  /// The language that was wanted or, of a refused text, that it is in.
  public var language: LanguageTag
  /// The name of the source, where one is to blame.
  public var source: String?

  /// A report.
  public init(kind: Kind, key: String, language: LanguageTag, source: String? = nil) {
    self.kind = kind
    self.key = key
    self.language = language
    self.source = source
  }
}

extension ResolutionReport: CustomStringConvertible {
  /// The report as a line of a log.
  public var description: String {
    switch kind {
    case .missing: "missing: “\(key)” has no text in \(language)"
    case .untranslated: "untranslated: “\(key)” is not in \(language)"
    case .refused(let reason): "refused: “\(key)” in \(language)\(source.map { " (\($0))" } ?? ""): \(reason)"
    case .malformedLanguage: "malformed language: “\(key)”"
    case .unreadable(let reason): "unreadable: \(key): \(reason)"
    }
  }
}
