public import HTMLMarkup
public import MarkdownRender

/// A message while it is written: each chunk answers with what has to change on the page, and no more.
///
/// Chunks may be cut anywhere. Half-written Markdown is shown as what it is so far; what is finished stays as it is, and
/// after the last chunk the message is what rendering its whole text gives.
///
/// ```swift
/// var stream = MarkdownStream(renderer: try MarkdownRenderer())
/// let patch = try stream.append("**Hel")   // one new block: <p>**Hel</p>
/// let next = try stream.append("lo**")     // the same block again: <p><strong>Hello</strong></p>
/// let last = stream.finish()               // the actions
/// ```
///
/// Adding to a long answer costs what its last block costs.
public struct MarkdownStream: Sendable {
  private let renderer: MarkdownRenderer
  private let author: MarkdownChatMessage.Author
  private let now: @Sendable () -> ContinuousClock.Instant
  private var parts = MessageParts()
  private var reasoning: [UInt8] = []
  private var sections: [LiveSection] = []
  private var length = 0
  /// Whether nothing will be added any more.
  public private(set) var isFinished = false

  /// A message of which nothing is written yet.
  ///
  /// - Parameters:
  ///   - renderer: its options are those of the whole message.
  ///   - author: who writes; decides about the actions.
  ///   - now: the clock by which reasoning is timed.
  public init(
    renderer: MarkdownRenderer, author: MarkdownChatMessage.Author = .assistant,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.renderer = renderer
    self.author = author
    self.now = now
  }

  /// Adds to the text.
  ///
  /// - Throws: `.textTooLong` when the message exceeds `options.markdown.maximumLength`; the chunk is not taken.
  public mutating func append(_ chunk: String) throws(MarkdownRenderError) -> MarkdownPatch {
    try take(chunk)
    parts.append(chunk)
    return update()
  }

  /// Adds to the reasoning that comes on a channel of its own.
  ///
  /// - Throws: `.textTooLong` when the message exceeds `options.markdown.maximumLength`; the chunk is not taken.
  public mutating func appendReasoning(_ chunk: String) throws(MarkdownRenderError) -> MarkdownPatch {
    try take(chunk)
    reasoning += chunk.utf8
    return update()
  }

  private mutating func take(_ chunk: String) throws(MarkdownRenderError) {
    try renderer.checkLength(length + chunk.utf8.count)
    length += chunk.utf8.count
  }

  /// Nothing comes any more: the fold of the reasoning is done, and the actions appear.
  public mutating func finish() -> MarkdownPatch {
    guard !isFinished else { return MarkdownPatch(isFinished: true) }
    isFinished = true
    parts.finish()
    var patch = update()
    patch.actions = renderer.actions(of: author).markup
    return patch
  }

  /// The content so far, as the patches have made it.
  public var content: HTML {
    .joined(sections.map { $0.section.html($0.blocks.blocks, words: renderer.options.markdown.reasoning) })
  }

  // MARK: Changes

  private mutating func update() -> MarkdownPatch {
    var patch = MarkdownPatch(isFinished: isFinished)
    let layout = MessageLayout(parts: parts, reasoning: reasoning, isFinished: isFinished)
    for (section, text) in layout.sections {
      let place = sections.firstIndex { $0.section.part == section.part } ?? insert(section)
      let change = sections[place].update(section, text: text, at: now, words: renderer.options.markdown.reasoning)
      if let change { patch.sections.append(change) }
    }
    return patch
  }

  /// The channel's reasoning stands first, even when it comes late.
  private mutating func insert(_ section: MessageSection) -> Int {
    let place = section.part == MessageLayout.channel ? 0 : sections.count
    sections.insert(LiveSection(section, renderer: renderer, begun: now()), at: place)
    return place
  }
}
