public import LanguageTags

/// What the code hands to a text: a value with its type, so that a number can still choose a plural form and be written
/// in the text's language long after it was captured.
///
/// ```swift
/// let message = StringTemplate.text("%@ of %lld")
/// let context = TemplateContext(language: .english)
/// try message.text(arguments: [.text("Ada"), .integer(1200)], in: context)  // "Ada of 1,200"
/// ```
public enum TemplateArgument: Sendable {
  /// A text. It is inserted as it is: percent signs in it mean nothing.
  case text(String)
  /// A signed whole number.
  case integer(Int64)
  /// An unsigned whole number.
  case unsigned(UInt64)
  /// A `Double`, or a `Float` widened to one.
  case real(Double)
  /// A text that can only be made once the language is known: a nested message, or a value with a `FormatStyle`.
  /// The closure gets the language of the text it is inserted into.
  case deferred(@Sendable (LanguageTag) -> String)

  /// A whole number of any width. What exceeds 64 bits becomes a text of its digits.
  public init(_ value: some BinaryInteger) {
    if let signed = Int64(exactly: value) {
      self = .integer(signed)
    } else if let unsigned = UInt64(exactly: value) {
      self = .unsigned(unsigned)
    } else {
      self = .text(String(value))
    }
  }

  /// A number with a fraction.
  public init(_ value: Double) { self = .real(value) }

  /// A text.
  public init(_ value: String) { self = .text(value) }

  /// The kinds of argument, for refusals.
  public enum Kind: String, Sendable, CustomStringConvertible {
    /// A text, or something that becomes one.
    case text
    /// A whole number.
    case integer = "whole number"
    /// A number with a fraction.
    case real = "number with a fraction"

    /// The kind in words.
    public var description: String { rawValue }
  }

  /// Which kind of argument this is.
  public var kind: Kind {
    switch self {
    case .text, .deferred: .text
    case .integer, .unsigned: .integer
    case .real: .real
    }
  }
}
