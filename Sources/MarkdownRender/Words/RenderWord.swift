import Dragoman

/// The words that MarkdownRender puts on screen itself. The raw value is the key in the catalog.
enum RenderWord: String, CaseIterable, Sendable {
  case codeCopy = "code.copy"
  case codeCopied = "code.copied"
  case reasoningThinking = "reasoning.thinking"
  case reasoningCompleted = "reasoning.completed"
  case reasoningDurationFormat = "reasoning.duration"
  case messageCopy = "message.copy"
  case messageRetry = "message.retry"
  case messageEdit = "message.edit"
  case messageShare = "message.share"

  /// What the resolver is asked. Its default text is English, so that no reader ever sees a key.
  var message: LocalizedMessage { LocalizedMessage(key: rawValue, defaultText: english) }

  private var english: String {
    switch self {
    case .codeCopy: "Copy"
    case .codeCopied: "Copied"
    case .reasoningThinking: "Thinking…"
    case .reasoningCompleted: "Reasoning"
    case .reasoningDurationFormat: "Thought for {seconds}s"
    case .messageCopy: "Copy message"
    case .messageRetry: "Try again"
    case .messageEdit: "Edit message"
    case .messageShare: "Share message"
    }
  }
}
