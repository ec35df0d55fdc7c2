/// A part of a message as a view shows it.
struct ViewSection: Identifiable, Hashable, Sendable {
  /// Its place in the message; reasoning of a channel of its own stands before all.
  var id: Int
  var kind: MessageParts.Part.Kind
  var text: String
  /// Whether the model still writes it.
  var isThinking = false
  /// Whether the answer has begun after it.
  var isFollowed = false
  var seconds: Int?

  /// The parts of a message that have something to show.
  static func sections(of message: MarkdownChatMessage) -> [ViewSection] {
    var parts = MessageParts()
    parts.append(message.text)
    if message.isFinished { parts.finish() }
    let shown = parts.parts.enumerated().filter { $0.element.hasContent }
    let lastAnswer = shown.last { $0.element.kind == .answer }?.offset ?? -1
    var sections = shown.map { place, part in
      ViewSection(
        id: place, kind: part.kind, text: part.text, isThinking: part.kind == .reasoning && !part.isComplete,
        isFollowed: lastAnswer > place, seconds: message.reasoningSeconds)
    }
    if let reasoning = message.reasoning, reasoning.contains(where: { !$0.isWhitespace }) {
      let channel = ViewSection(
        id: -1, kind: .reasoning, text: reasoning, isThinking: !message.isFinished && shown.isEmpty,
        isFollowed: lastAnswer >= 0, seconds: message.reasoningSeconds)
      sections.insert(channel, at: 0)
    }
    return sections
  }
}
