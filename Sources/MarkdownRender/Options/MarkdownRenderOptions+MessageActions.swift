extension MarkdownRenderOptions {
  /// The actions beside a message, and what screen readers call them.
  ///
  /// ```swift
  /// var actions = MarkdownRenderOptions.MessageActions(retryLabel: "Write it again")
  /// actions.ofReader = [.copy]
  /// actions.label(of: .retry)   // "Write it again"
  /// ```
  public struct MessageActions: Sendable, Hashable {
    /// One action.
    public enum Action: String, Sendable, CaseIterable, Codable {
      /// Copies the message.
      case copy
      /// Has the answer written anew.
      case retry
      /// Changes the message.
      case edit
      /// Hands the message to another app.
      case share
    }

    /// What the action that copies is called.
    public var copyLabel: String
    /// What the action that has an answer written anew is called.
    public var retryLabel: String
    /// What the action that changes a message is called.
    public var editLabel: String
    /// What the action that hands a message on is called.
    public var shareLabel: String
    /// The actions beside a reader's own message, in their order.
    public var ofReader: [Action]
    /// The actions beside an answer, in their order.
    public var ofAssistant: [Action]

    /// Actions in the words of this moment, but for those that are passed.
    public init(
      copyLabel: String = MarkdownRenderLocalization.messageCopy,
      retryLabel: String = MarkdownRenderLocalization.messageRetry,
      editLabel: String = MarkdownRenderLocalization.messageEdit,
      shareLabel: String = MarkdownRenderLocalization.messageShare,
      ofReader: [Action] = [.copy, .edit],
      ofAssistant: [Action] = [.copy, .retry, .share]
    ) {
      self.copyLabel = copyLabel
      self.retryLabel = retryLabel
      self.editLabel = editLabel
      self.shareLabel = shareLabel
      self.ofReader = ofReader
      self.ofAssistant = ofAssistant
    }

    /// What screen readers call an action.
    public func label(of action: Action) -> String {
      switch action {
      case .copy: copyLabel
      case .retry: retryLabel
      case .edit: editLabel
      case .share: shareLabel
      }
    }
  }
}
