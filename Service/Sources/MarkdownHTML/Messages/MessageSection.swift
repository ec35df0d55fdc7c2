internal import HTMLMarkup
internal import MarkdownRender

/// A part of a message as it is shown: a fold with reasoning, or a stretch of the answer.
struct MessageSection: Sendable {
  /// What tells it from the others of the message.
  let part: String
  let kind: MessageParts.Part.Kind
  /// Whether the model still writes reasoning in it.
  var isThinking: Bool
  /// Whether the fold is open: until the answer begins.
  var isOpen: Bool
  /// How long the reasoning took; nil when nobody knows.
  var seconds: Int?

  /// The section with its blocks in it.
  func html(_ blocks: [HTML], words: MarkdownChatReasoningConfiguration) -> HTML {
    let content = HTML.joined(blocks)
    switch kind {
    case .answer: return .element(.div, [.class("md-answer"), .data("part", part)], content: content)
    case .reasoning:
      let attributes: [HTMLAttribute?] = [
        .class("md-reasoning"), .data("part", part), .data("state", state), .flag(.open, isOpen),
      ]
      let body = HTML.element(.div, [.class("md-thought")], content: content)
      return .element(
        .details, attributes.compactMap { $0 }, content: .joined([.element(.summary, [], content: label(words)), body]))
    }
  }

  /// `thinking` or `done`, for the page's style sheet.
  var state: String { isThinking ? "thinking" : "done" }

  /// The header of the fold, its language marked where it is a shipped word.
  func label(_ words: MarkdownChatReasoningConfiguration) -> HTML {
    let (template, text) =
      isThinking
      ? (words.thinkingLabel, words.thinkingLabel)
      : (seconds == nil ? words.completedLabel : words.durationLabelFormat, words.label(seconds: seconds))
    return .element(.span, Chrome.language(template), content: .text(text))
  }
}
