internal import MarkdownRender

/// Which sections a message has: reasoning of a channel of its own first, then the parts of its text that have something to
/// show.
struct MessageLayout {
  /// The part that comes on a channel of its own.
  static let channel = "channel"

  /// The sections with the Markdown in each.
  private(set) var sections: [(section: MessageSection, text: [UInt8])] = []

  init(parts: MessageParts, reasoning: [UInt8], isFinished: Bool) {
    let shown = parts.parts.enumerated().filter { $0.element.hasContent }
    let lastAnswer = shown.last { $0.element.kind == .answer }?.offset
    if reasoning.contains(where: { $0 > 0x20 }) {
      let section = MessageSection(
        part: Self.channel, kind: .reasoning, isThinking: !isFinished && shown.isEmpty, isOpen: lastAnswer == nil)
      sections.append((section, reasoning))
    }
    for (place, part) in shown {
      let isReasoning = part.kind == .reasoning
      let section = MessageSection(
        part: "\(place)", kind: part.kind, isThinking: isReasoning && !part.isComplete,
        isOpen: isReasoning && (lastAnswer ?? -1) < place)
      sections.append((section, part.utf8))
    }
  }
}
