import LanguageTags
import StringTemplates

/// The words of the fold that holds a model's reasoning.
///
/// ```swift
/// let reasoning = MarkdownChatReasoningConfiguration(thinkingLabel: "Working…")
/// reasoning.label(seconds: 5)   // "Thought for 5s"
/// ```
public struct MarkdownChatReasoningConfiguration: Sendable, Hashable {
  /// The header while the model thinks.
  public var thinkingLabel: String
  /// The header afterwards, when nobody knows how long it took.
  public var completedLabel: String
  /// The header afterwards, with `{seconds}` for a whole number of seconds.
  public var durationLabelFormat: String

  /// Words of this moment, but for those that are passed.
  public init(
    thinkingLabel: String = MarkdownRenderLocalization.reasoningThinking,
    completedLabel: String = MarkdownRenderLocalization.reasoningCompleted,
    durationLabelFormat: String = MarkdownRenderLocalization.reasoningDurationFormat
  ) {
    self.thinkingLabel = thinkingLabel
    self.completedLabel = completedLabel
    self.durationLabelFormat = durationLabelFormat
  }

  /// The header of a finished fold.
  ///
  /// A format that names another value than `{seconds}` (`"{minutes} min"`) or has a brace without its partner cannot be
  /// filled, and ``completedLabel`` answers.
  ///
  /// - Parameter seconds: how long the reasoning took; nil when nobody knows. Below one second it is one.
  public func label(seconds: Int?) -> String {
    guard let seconds else { return completedLabel }
    let context = TemplateContext(language: .english, numbers: .plain)
    let values: [String: TemplateArgument] = ["seconds": .integer(Int64(max(seconds, 1)))]
    guard let template = try? NamedTemplate(parsing: durationLabelFormat),
      let label = try? template.text(values, in: context)
    else { return completedLabel }
    return label
  }
}
