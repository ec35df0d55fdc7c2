/// One message of a conversation.
///
/// ```swift
/// MarkdownChatMessage(id: "2", author: .assistant, text: "<think>Add them.</think>\n**4**")
/// ```
public struct MarkdownChatMessage: Sendable, Hashable {
  /// Who wrote it.
  public enum Author: String, Sendable, Codable {
    /// The reader in front of the screen.
    case reader
    /// The model that answers.
    case assistant
  }

  /// What tells it from the other messages.
  public var id: String
  /// Who wrote it.
  public var author: Author
  /// What the author is called, in the reader's language: the app's own words.
  public var name: String?
  /// The Markdown. What stands in it between `<think>` and `</think>` is reasoning.
  public var text: String
  /// Reasoning that came on a channel of its own; it stands above the text.
  public var reasoning: String?
  /// How long the reasoning took, in whole seconds; nil when nobody knows.
  public var reasoningSeconds: Int?
  /// Whether nothing will be added any more.
  public var isFinished: Bool

  /// A message, finished unless said otherwise.
  public init(
    id: String, author: Author, name: String? = nil, text: String, reasoning: String? = nil,
    reasoningSeconds: Int? = nil, isFinished: Bool = true
  ) {
    self.id = id
    self.author = author
    self.name = name
    self.text = text
    self.reasoning = reasoning
    self.reasoningSeconds = reasoningSeconds
    self.isFinished = isFinished
  }
}
