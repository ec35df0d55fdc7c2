/// What is wrong with a Swift source, where its author has not finished it or it is none.
public enum SourceFault: Hashable, Sendable, CustomStringConvertible {
  /// A literal without its closing quotes: `let x = "abc`.
  case unterminatedLiteral
  /// A `/*` without its `*/`.
  case unterminatedComment
  /// A `#/` without its `/#`.
  case unterminatedRegex
  /// A bracket that nothing closes: `f(`.
  case unclosed(Character)
  /// A bracket that nothing opened: `f)`.
  case stray(Character)
  /// Bytes that are not UTF-8: `\xFF`, or a file in UTF-16.
  case notUTF8

  /// The fault in words.
  public var description: String {
    switch self {
    case .unterminatedLiteral: "this literal has no end"
    case .unterminatedComment: "this comment has no end"
    case .unterminatedRegex: "this regular expression has no end"
    case .unclosed(let bracket): "nothing closes this \(bracket)"
    case .stray(let bracket): "nothing opens this \(bracket)"
    case .notUTF8: "this is not UTF-8, as Swift source must be"
    }
  }
}
