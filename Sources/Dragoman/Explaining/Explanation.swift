public import LanguageTags

/// Why a message came out as it did: how the language was chosen, every step that was asked, and what it answered.
///
/// ```swift
/// print(resolver.explain("Card number"))
/// // “Card number” is “Kart numarası” (tr), from step 1, Consumer
/// // tr was forced and is answered by tr (exact); the policy (host) wants en-US
/// // step  source    asked     in  outcome
/// //    1  Consumer  override  tr  answered
/// ```
///
/// It is plain data: encode it as JSON for a page or a tool. `dragoman resolve --explain --json` and the service spell it
/// the same way.
public struct Explanation: Sendable, Hashable, Codable {
  /// The key that was looked for.
  public var key: String
  /// What the reader sees.
  public var text: String
  /// The language the text is in.
  public var language: LanguageTag
  /// The place of the step that answered, from 0; nil when the code's own text was shown.
  public var answeredBy: Int?
  /// How the language was chosen.
  public var choice: LanguageChoice
  /// The steps that were asked, in order, the answering one last.
  public var steps: [Step]

  /// One step that was asked.
  public struct Step: Sendable, Hashable, Codable {
    /// The name of the source.
    public var source: String
    /// Which language the step asks for: `matched`, `fixed(en)`.
    public var asked: String
    /// The language it came to; nil when there was none to ask in.
    public var language: LanguageTag?
    /// What came of it.
    public var outcome: Outcome
  }

  /// What came of asking a step.
  public enum Outcome: Sendable, Hashable {
    /// Its text is what the reader sees.
    case answered
    /// The step asks in the forced language, and nobody forces one.
    case notForced
    /// The source does not speak the language.
    case noSuchLanguage
    /// The source speaks the language and does not know the key in it.
    case noSuchKey
    /// The values cannot be put into its text, for this reason.
    case refused(String)
    /// Its text is nothing but white space, which the step passes over.
    case blank
    /// Its text is longer than the step allows.
    case tooLong
  }
}
