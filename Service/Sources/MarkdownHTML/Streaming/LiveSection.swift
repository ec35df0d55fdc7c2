internal import HTMLMarkup
internal import MarkdownRender

/// A section of a message that is being written.
struct LiveSection: Sendable {
  private(set) var section: MessageSection
  private(set) var blocks: MarkdownBlocks
  private let begun: ContinuousClock.Instant
  private var written = 0
  private var isNew = true

  init(_ section: MessageSection, renderer: MarkdownRenderer, begun: ContinuousClock.Instant) {
    self.section = section
    self.begun = begun
    blocks = MarkdownBlocks(renderer: renderer)
  }

  /// Takes the section as it is now; answers what is different, or nil when nothing is.
  mutating func update(
    _ next: MessageSection, text: [UInt8], at now: () -> ContinuousClock.Instant,
    words: MarkdownChatReasoningConfiguration
  ) -> MarkdownPatch.Section? {
    let before = section
    section.isThinking = next.isThinking
    section.isOpen = next.isOpen
    if section.kind == .reasoning, !section.isThinking, section.seconds == nil { section.seconds = seconds(now()) }
    let count = blocks.blocks.count
    let change = blocks.append(text[written...])
    written = text.count
    let isSame = !isNew && before.isThinking == section.isThinking && before.isOpen == section.isOpen
    // What looked like a paragraph may turn out to be a definition, and is gone.
    if isSame, change.changed.isEmpty, change.count == count { return nil }
    defer { isNew = false }
    return MarkdownPatch.Section(
      part: section.part, shell: isNew ? section.html([], words: words).markup : nil,
      fold: isSame || section.kind == .answer ? nil : fold(words), count: change.count,
      blocks: change.changed.map { .init(at: $0, html: blocks.blocks[$0].markup) })
  }

  private func fold(_ words: MarkdownChatReasoningConfiguration) -> MarkdownPatch.Fold {
    MarkdownPatch.Fold(state: section.state, isOpen: section.isOpen, label: section.label(words).markup)
  }

  private func seconds(_ now: ContinuousClock.Instant) -> Int {
    let elapsed = (now - begun).components
    return max(Int(elapsed.seconds) + (elapsed.attoseconds >= 500_000_000_000_000_000 ? 1 : 0), 1)
  }
}
