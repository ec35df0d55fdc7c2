public import LanguageTags
public import StringTemplates

/// A text with where it came from.
///
/// ```swift
/// let resolution = resolver.resolve("Card number")
/// resolution.text      // "Kart numarası"
/// resolution.language  // tr
/// resolution.origin    // .step(0, source: "Consumer")
/// ```
public struct Resolution: Sendable, Hashable {
  /// What gave the text.
  public enum Origin: Sendable, Hashable {
    /// A step, by its place in the list from 0, and its source's name.
    case step(Int, source: String)
    /// The text that the code gives, or that a catalog remembers of it.
    case defaultText
    /// Nothing: the text is the key itself.
    case key
  }

  /// A text that was passed over, and why.
  public struct Refusal: Sendable, Hashable {
    /// The step whose text it was, from 0.
    public var step: Int
    /// The name of its source.
    public var source: String
    /// The language of the text.
    public var language: LanguageTag
    /// What was wrong with it.
    public var reason: TemplateRefusal

    /// A refusal from its parts.
    public init(step: Int, source: String, language: LanguageTag, reason: TemplateRefusal) {
      self.step = step
      self.source = source
      self.language = language
      self.reason = reason
    }
  }

  /// What the reader sees.
  public var text: String
  /// The language the text is in.
  public var language: LanguageTag
  /// What gave the text.
  public var origin: Origin
  /// The texts that were refused on the way.
  public var refusals: [Refusal]
}
