public import LanguageTags

extension LanguageTag: ExpressibleByStringLiteral {
  /// A tag in a test, written as a literal.
  public init(stringLiteral value: String) {
    guard let tag = LanguageTag(value) else { preconditionFailure("\(value) is no language tag") }
    self = tag
  }
}
