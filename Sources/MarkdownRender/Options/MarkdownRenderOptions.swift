/// How Markdown is rendered, and in which words.
///
/// Every word is read from ``MarkdownRenderLocalization`` at the moment the value is made; one that is passed wins in every
/// language, and a later change of the language reaches neither.
///
/// ```swift
/// var options = MarkdownRenderOptions(copyText: "拷贝")
/// options.markdown.reasoning = MarkdownChatReasoningConfiguration(
///     thinkingLabel: "Working…"
/// )
/// ```
public struct MarkdownRenderOptions: Sendable, Hashable {
  /// What the copy button of a code block says.
  public var copyText: String
  /// What it says once it has copied, and what screen readers are told.
  public var copiedText: String
  /// What is read out of the text itself.
  public var markdown: Markdown
  /// What a reader can do with the rendered text.
  public var interaction: Interaction
  /// The actions beside a message.
  public var messageActions: MessageActions

  /// Options in the words of this moment.
  ///
  /// - Parameters:
  ///   - copyText: what the copy button of a code block says.
  ///   - copiedText: what it says once it has copied.
  ///   - markdown: what is read out of the text.
  ///   - interaction: which links may be followed.
  ///   - messageActions: the actions beside a message.
  public init(
    copyText: String = MarkdownRenderLocalization.codeCopy,
    copiedText: String = MarkdownRenderLocalization.codeCopied,
    markdown: Markdown = Markdown(),
    interaction: Interaction = Interaction(),
    messageActions: MessageActions = MessageActions()
  ) {
    self.copyText = copyText
    self.copiedText = copiedText
    self.markdown = markdown
    self.interaction = interaction
    self.messageActions = messageActions
  }

  /// What is read out of the text itself.
  public struct Markdown: Sendable, Hashable {
    /// The fold that holds a model's reasoning.
    public var reasoning: MarkdownChatReasoningConfiguration
    /// The longest text that is rendered, in bytes of UTF-8.
    public var maximumLength: Int

    /// Options in the words of this moment.
    public init(
      reasoning: MarkdownChatReasoningConfiguration = MarkdownChatReasoningConfiguration(),
      maximumLength: Int = 4_194_304
    ) {
      self.reasoning = reasoning
      self.maximumLength = maximumLength
    }
  }
}
