public import HTMLMarkup
public import MarkdownRender

extension MarkdownRenderer {
  /// A conversation: its messages as a list, and a place from which screen readers hear what a press has done.
  ///
  /// ```swift
  /// let renderer = try MarkdownRenderer()
  /// try renderer.conversation([MarkdownChatMessage(id: "1", author: .reader, text: "Hello")])
  /// ```
  ///
  /// - Throws: `.textTooLong` for a message above `options.markdown.maximumLength`.
  public func conversation(_ messages: [MarkdownChatMessage]) throws(MarkdownRenderError) -> HTML {
    var items: [HTML] = []
    for message in messages { items.append(try html(of: message)) }
    return .joined([
      .element(.ol, [.class("md-conversation")], content: .joined(items)),
      .element(.p, [.class("md-announcer"), .named(.role, "status")], content: .empty),
    ])
  }

  /// One message of a conversation: its author, its content, and, when it is finished, its actions.
  ///
  /// - Throws: `.textTooLong` above `options.markdown.maximumLength`.
  public func html(of message: MarkdownChatMessage) throws(MarkdownRenderError) -> HTML {
    try checkLength(message.text.utf8.count + (message.reasoning?.utf8.count ?? 0))
    let content = HTML.joined(sections(of: message))
    let attributes: [HTMLAttribute] = [
      .class("md-message"), .data("message", message.id), .data("author", message.author.rawValue),
      .aria(.busy, message.isFinished ? "false" : "true"),
    ]
    return .element(
      .li, attributes,
      content: .joined([
        message.name.map { .element(.p, [.class("md-author")], content: .text($0)) } ?? .empty,
        .element(.div, [.class("md-content")], content: content),
        message.isFinished ? actions(of: message.author) : .empty,
      ]))
  }

  private func sections(of message: MarkdownChatMessage) -> [HTML] {
    var parts = MessageParts()
    parts.append(message.text)
    if message.isFinished { parts.finish() }
    return MessageLayout(
      parts: parts, reasoning: Array((message.reasoning ?? "").utf8), isFinished: message.isFinished
    ).sections.map { section, text in
      var section = section
      if !section.isThinking { section.seconds = message.reasoningSeconds }
      return section.html(
        MarkdownBlocks.blocks(of: text, renderer: self), words: options.markdown.reasoning)
    }
  }

  /// The actions beside a message, each with a name for screen readers.
  func actions(of author: MarkdownChatMessage.Author) -> HTML {
    let actions = author == .reader ? options.messageActions.ofReader : options.messageActions.ofAssistant
    guard !actions.isEmpty else { return .empty }
    return .element(.div, [.class("md-actions")], content: .joined(actions.map(button)))
  }

  private func button(_ action: MarkdownRenderOptions.MessageActions.Action) -> HTML {
    let label = options.messageActions.label(of: action)
    var attributes: [HTMLAttribute] = [
      .named(.type, "button"), .class("md-action"), .data("action", action.rawValue), .aria(.label, label),
      .named(.title, label),
    ]
    if action == .copy { attributes += Chrome.copied(options) }
    return .element(
      .button, attributes + Chrome.language(label),
      content: .element(.span, [.aria(.hidden, "true")], content: .text(Self.sign(of: action))))
  }

  private static func sign(of action: MarkdownRenderOptions.MessageActions.Action) -> String {
    switch action {
    case .copy: "⧉"
    case .retry: "↻"
    case .edit: "✎"
    case .share: "↗"
    }
  }
}
