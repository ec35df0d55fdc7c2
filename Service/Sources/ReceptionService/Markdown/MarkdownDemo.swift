internal import HTMLMarkup
internal import MarkdownHTML
internal import MarkdownRender
internal import Synchronization

/// The conversations of the section on MarkdownRender: two questions, each with its answer. They are authored and never
/// translated.
struct MarkdownDemo: Sendable {
  /// How long the page waits between two chunks, in milliseconds.
  static let pace = 40

  /// A question and its answer.
  struct Exchange: Sendable {
    /// `en` or `zh`.
    var id: String
    /// The language it is written in.
    var language: String
    var question: String
    /// The answer, with its reasoning, in Markdown.
    var answer: String
  }

  /// The exchanges, in the order in which they are offered.
  let exchanges: [Exchange]

  /// Reads the exchanges.
  ///
  /// - Throws: `.unreadable` for an answer that is missing.
  static func exchanges(in resources: ServiceResources) throws(ResourceError) -> [Exchange] {
    let questions = [
      ("en", "en", "How do I count words in Swift?"), ("zh", "zh-Hans", "怎样在 Swift 中统计词数？"),
    ]
    var exchanges: [Exchange] = []
    for (id, language, question) in questions {
      let answer = String(decoding: try resources.bytes("Markdown/\(id).md"), as: UTF8.self)
      exchanges.append(Exchange(id: id, language: language, question: question, answer: answer))
    }
    return exchanges
  }

  /// A finished conversation, as it stands on the page before anything is asked.
  func conversation(_ exchange: Exchange, options: MarkdownRenderOptions) throws(MarkdownRenderError) -> HTML {
    try MarkdownRenderer(options: options).conversation([
      Self.question(exchange), Self.answer(exchange, text: exchange.answer, isFinished: true),
    ])
  }

  /// An answer as it is written: what the page shows first, and then the changes one by one.
  func stream(_ exchange: Exchange, options: MarkdownRenderOptions) throws(MarkdownRenderError) -> MarkdownPlay {
    let renderer = try MarkdownRenderer(options: options)
    let clock = PlayClock()
    var stream = MarkdownStream(renderer: renderer) { clock.now }
    var patches: [MarkdownPatch] = []
    for chunk in Self.chunks(of: exchange.answer) {
      patches.append(try stream.append(chunk))
      clock.pass(.milliseconds(Self.pace))
    }
    patches.append(stream.finish())
    return MarkdownPlay(
      question: try renderer.html(of: Self.question(exchange)).markup,
      answer: try renderer.html(of: Self.answer(exchange, text: "", isFinished: false)).markup, pace: Self.pace,
      patches: patches)
  }

  private static func question(_ exchange: Exchange) -> MarkdownChatMessage {
    MarkdownChatMessage(id: exchange.id + ".question", author: .reader, text: exchange.question)
  }

  private static func answer(_ exchange: Exchange, text: String, isFinished: Bool) -> MarkdownChatMessage {
    MarkdownChatMessage(
      id: exchange.id + ".answer", author: .assistant, text: text, reasoningSeconds: 3, isFinished: isFinished)
  }

  /// An answer cut as models cut theirs: some characters at a time, wherever it falls.
  private static func chunks(of text: String) -> [String] {
    var rest = Substring(text)
    var chunks: [String] = []
    while !rest.isEmpty {
      let chunk = rest.prefix(3 + chunks.count % 9)
      rest = rest.dropFirst(chunk.count)
      chunks.append(String(chunk))
    }
    return chunks
  }
}

/// What the page plays: the messages as they begin, and the changes with the time between them.
struct MarkdownPlay: Encodable, Sendable {
  var question: String
  var answer: String
  /// Milliseconds.
  var pace: Int
  var patches: [MarkdownPatch]
}

/// The time that passes while an answer is played, without waiting for it.
private final class PlayClock: Sendable {
  private let time = Mutex(ContinuousClock.now)
  var now: ContinuousClock.Instant { time.withLock { $0 } }
  func pass(_ duration: Duration) { time.withLock { $0 += duration } }
}
