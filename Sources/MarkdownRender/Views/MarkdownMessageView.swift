#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI

  /// A message: its reasoning in folds, its answer, and its actions.
  ///
  /// The words around the text are those of the options, which keep the language that they were made in. While the
  /// message is written, give the view the message as it is so far.
  ///
  /// ```swift
  /// MarkdownMessageView(message) { action in perform(action) }
  /// ```
  public struct MarkdownMessageView: View {
    private let message: MarkdownChatMessage
    private let options: MarkdownRenderOptions
    private let perform: @MainActor (MarkdownRenderOptions.MessageActions.Action) -> Void

    /// A message.
    ///
    /// - Parameters:
    ///   - message: what is shown.
    ///   - options: in which words, and which links may be followed.
    ///   - perform: what an action does; copying is done already when it is called.
    public init(
      _ message: MarkdownChatMessage, options: MarkdownRenderOptions = MarkdownRenderOptions(),
      perform: @escaping @MainActor (MarkdownRenderOptions.MessageActions.Action) -> Void = { _ in }
    ) {
      self.message = message
      self.options = options
      self.perform = perform
    }

    /// The parts of the message, one below the other.
    public var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        if let name = message.name { Text(verbatim: name).font(.footnote).foregroundStyle(.secondary) }
        ForEach(sections) { section in
          switch section.kind {
          case .reasoning: ReasoningFold(section, words: options.markdown.reasoning, options: options)
          case .answer: MarkdownText(section.text, options: options)
          }
        }
        if message.isFinished { actions }
      }
      .accessibilityElement(children: .contain)
    }

    private var sections: [ViewSection] { ViewSection.sections(of: message) }

    private var actions: some View {
      HStack(spacing: 8) {
        ForEach(shown, id: \.self) { action in
          Button {
            if action == .copy { MarkdownPasteboard.copy(message.text) }
            perform(action)
          } label: {
            Image(systemName: Self.symbol(of: action))
          }
          .accessibilityLabel(options.messageActions.label(of: action))
        }
      }
    }

    private var shown: [MarkdownRenderOptions.MessageActions.Action] {
      message.author == .reader ? options.messageActions.ofReader : options.messageActions.ofAssistant
    }

    private static func symbol(of action: MarkdownRenderOptions.MessageActions.Action) -> String {
      switch action {
      case .copy: "doc.on.doc"
      case .retry: "arrow.clockwise"
      case .edit: "pencil"
      case .share: "square.and.arrow.up"
      }
    }
  }
#endif
