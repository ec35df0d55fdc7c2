/// A message as it is written, taken apart into reasoning and answer.
///
/// `<think>` at the very start of a line begins reasoning, unless the line stands in a fenced block of code; the next
/// `</think>` ends it. Chunks may be cut anywhere: what could still become one of the two marks is held back until it is
/// known, or until ``finish()``.
///
/// ```swift
/// var parts = MessageParts()
/// parts.append("<think>Add th")
/// parts.append("em.</think>\n**4**")
/// parts.finish()
/// parts.parts.map(\.text)   // ["Add them.", "\n**4**"]
/// ```
public struct MessageParts: Sendable {
  /// A stretch of reasoning, or of the answer.
  public struct Part: Sendable, Hashable {
    /// Which of the two it is.
    public enum Kind: String, Sendable, Codable {
      /// What the model thought on the way.
      case reasoning
      /// What it says.
      case answer
    }

    /// Which of the two it is.
    public let kind: Kind
    /// The Markdown so far, in UTF-8.
    public internal(set) var utf8: [UInt8]
    /// Whether another part follows or the message has ended.
    public internal(set) var isComplete = false
    /// Whether there is anything to see: a part of nothing but spaces and line ends is not shown.
    public internal(set) var hasContent = false

    /// The Markdown so far.
    public var text: String { String(decoding: utf8, as: UTF8.self) }
  }

  /// The parts so far, in their order. Only the last one grows.
  public private(set) var parts: [Part] = []
  /// Whether nothing will be added any more.
  public private(set) var isFinished = false

  private var fences = FenceTracker()
  /// The line of an answer that has not ended yet, as far as it is already in a part.
  private var line: [UInt8] = []
  /// What could still become a mark.
  private var held: [UInt8] = []

  /// Nothing yet.
  public init() {}

  /// Parts of a whole text.
  public init(_ text: String) {
    append(text)
    finish()
  }

  /// Takes what comes next.
  public mutating func append(_ chunk: some StringProtocol) {
    var pending = held[...]
    pending += chunk.utf8
    held = []
    while !pending.isEmpty { take(&pending) }
  }

  /// Nothing comes any more: what was held back is text.
  public mutating func finish() {
    guard !isFinished else { return }
    let rest = held
    held = []
    write(rest[...])
    isFinished = true
    if !parts.isEmpty { parts[parts.count - 1].isComplete = true }
  }

  private mutating func take(_ pending: inout ArraySlice<UInt8>) {
    if parts.last?.kind == .reasoning { takeReasoning(&pending) } else { takeLine(&pending) }
  }

  // MARK: Reasoning

  private static let begin = Array("<think>".utf8)
  private static let end = Array("</think>".utf8)

  private mutating func takeReasoning(_ pending: inout ArraySlice<UInt8>) {
    var from = pending.startIndex
    while let angle = pending[from...].firstIndex(of: Self.end[0]) {
      let rest = pending[angle...]
      if rest.starts(with: Self.end) {
        write(pending[..<angle])
        pending = rest.dropFirst(Self.end.count)
        return begin(.answer)
      }
      if Self.end.starts(with: rest) {
        write(pending[..<angle])
        held = Array(rest)
        pending = []
        return
      }
      from = angle + 1
    }
    write(pending)
    pending = []
  }

  // MARK: Answer

  private mutating func takeLine(_ pending: inout ArraySlice<UInt8>) {
    if line.isEmpty, !fences.isInside {
      if pending.starts(with: Self.begin) {
        pending = pending.dropFirst(Self.begin.count)
        fences = FenceTracker()
        return begin(.reasoning)
      }
      if Self.begin.starts(with: pending) {
        held = Array(pending)
        pending = []
        return
      }
    }
    let end = pending.firstIndex(of: UInt8(ascii: "\n"))
    let piece = pending[..<(end.map { $0 + 1 } ?? pending.endIndex)]
    pending = pending[piece.endIndex...]
    write(piece)
    line += piece
    guard end != nil else { return }
    fences.take(line)
    line = []
  }

  private mutating func begin(_ kind: Part.Kind) {
    if !parts.isEmpty { parts[parts.count - 1].isComplete = true }
    parts.append(Part(kind: kind, utf8: []))
    line = []
  }

  private mutating func write(_ bytes: ArraySlice<UInt8>) {
    guard !bytes.isEmpty else { return }
    if parts.isEmpty { begin(.answer) }
    let last = parts.count - 1
    parts[last].utf8 += bytes
    if !parts[last].hasContent { parts[last].hasContent = bytes.contains { $0 > 0x20 } }
  }
}
