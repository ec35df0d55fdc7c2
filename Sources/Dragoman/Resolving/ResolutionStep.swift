public import LanguageTags

/// One thing to try for a text: a source, and which of its languages to ask.
///
/// A list of steps is a product's whole precedence, for a reader to hold against its documentation:
///
/// ```swift
/// let themeKit: [ResolutionStep] = [
///   .override(consumer), .automatic(consumer), .fixed(.english, consumer),
///   .matched(bundled), .fixed(.english, bundled),
/// ]
/// ```
public struct ResolutionStep: Sendable {
  /// Which language a step asks its source in.
  public enum Language: Sendable, Hashable {
    /// The app language itself, asked by exactly that tag.
    case exactTag
    /// The product's matched language, asked by exactly that tag.
    case matched
    /// The forced language, matched against the source's own languages; nobody forces one: not asked.
    case override
    /// The policy's tags, matched against the source's own languages, whether or not a language is forced.
    case automatic
    /// Always this language.
    case fixed(LanguageTag)
  }

  /// The source to ask.
  public var source: any StringSource
  /// Which of its languages.
  public var language: Language
  /// Whether a text of nothing but white space is passed over.
  public var skipsBlank = false
  /// The greatest number of characters a text may have; a longer one is passed over. Nil sets no limit.
  public var maximumLength: Int?

  /// A step from a source and a language.
  public init(_ source: any StringSource, _ language: Language) {
    self.source = source
    self.language = language
  }

  /// Asks a source by exactly the app language.
  public static func exactTag(_ source: any StringSource) -> Self { Self(source, .exactTag) }
  /// Asks a source by exactly the matched language.
  public static func matched(_ source: any StringSource) -> Self { Self(source, .matched) }
  /// Asks a source in the language of its own that answers the forced one.
  public static func override(_ source: any StringSource) -> Self { Self(source, .override) }
  /// Asks a source in the language of its own that answers the policy's tags.
  public static func automatic(_ source: any StringSource) -> Self { Self(source, .automatic) }
  /// Asks a source in one language always.
  public static func fixed(_ language: LanguageTag, _ source: any StringSource) -> Self {
    Self(source, .fixed(language))
  }

  /// The step, passing over blank texts and those longer than `maximumLength` characters: for text that was written
  /// elsewhere, such as a server's.
  public func rejecting(blank: Bool = true, longerThan maximumLength: Int? = nil) -> Self {
    var step = self
    step.skipsBlank = blank
    step.maximumLength = maximumLength
    return step
  }
}

extension ResolutionStep.Language: CustomStringConvertible {
  /// The choice as the step lists of the documentation write it: `matched`, `fixed(en)`.
  public var description: String {
    switch self {
    case .exactTag: "exactTag"
    case .matched: "matched"
    case .override: "override"
    case .automatic: "automatic"
    case .fixed(let tag): "fixed(\(tag))"
    }
  }
}
