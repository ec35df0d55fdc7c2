import Foundation
import HTMLMarkup
import MarkdownHTML
import MarkdownRender
import Synchronization
import Testing

@Suite struct `A message that is written` {
  /// A clock that a test moves.
  private final class Clock: Sendable {
    private let time = Mutex(ContinuousClock.now)
    var now: ContinuousClock.Instant { time.withLock { $0 } }
    func pass(_ duration: Duration) { time.withLock { $0 += duration } }
  }

  /// What a page has made of the patches.
  private struct Page {
    var sections: [(part: String, label: String?, isOpen: Bool, blocks: [String])] = []
    var actions: String?
    /// How many blocks were ever written.
    var written = 0

    mutating func apply(_ patch: MarkdownPatch) {
      for change in patch.sections {
        var place = sections.firstIndex { $0.part == change.part }
        if place == nil {
          place = change.part == "channel" ? 0 : sections.count
          sections.insert((change.part, nil, false, []), at: place!)
        }
        let section = place!
        if let fold = change.fold { (sections[section].label, sections[section].isOpen) = (fold.label, fold.isOpen) }
        for block in change.blocks {
          written += 1
          if block.at < sections[section].blocks.count {
            sections[section].blocks[block.at] = block.html
          } else {
            sections[section].blocks.append(block.html)
          }
        }
        sections[section].blocks.removeLast(sections[section].blocks.count - change.count)
      }
      if let made = patch.actions { actions = made }
    }
  }

  /// The new and changed blocks of a patch, with their places.
  private func told(_ patch: MarkdownPatch) -> [String] {
    patch.sections.flatMap { $0.blocks.map { "\($0.at) \($0.html)" } }
  }

  private func stream(_ clock: Clock = Clock(), options: MarkdownRenderOptions = .inEnglish) throws -> MarkdownStream {
    MarkdownStream(renderer: try MarkdownRenderer(options: options)) { clock.now }
  }

  @Test func `has the example of the documentation`() throws {
    var stream = try stream()
    let patch = try stream.append("**Hel")
    #expect(told(patch) == ["0 <p>**Hel</p>"])
    #expect(try told(stream.append("lo**")) == ["0 <p><strong>Hello</strong></p>"])
    let last = stream.finish()
    #expect(last.isFinished && last.actions?.contains("md-actions") == true && last.sections.isEmpty)
    let none = stream.finish()
    #expect(none.isFinished && none.sections.isEmpty && none.actions == nil)
  }

  @Test func `opens its fold while it thinks, folds it when the answer starts and says how long it took`() throws {
    let clock = Clock()
    var stream = try stream(clock), page = Page()
    page.apply(try stream.append("<think>Let me s"))
    #expect(page.sections[0].label?.contains("Thinking…") == true && page.sections[0].isOpen)
    clock.pass(.seconds(7))
    page.apply(try stream.append("ee.</think>"))
    #expect(page.sections[0].label?.contains("Thought for 7s") == true && page.sections[0].isOpen, "no answer yet")
    clock.pass(.seconds(5))
    page.apply(try stream.append("\n\n4"))
    #expect(page.sections[0].label?.contains("Thought for 7s") == true && !page.sections[0].isOpen)
    #expect(page.sections.map(\.blocks) == [["<p>Let me see.</p>"], ["<p>4</p>"]])
  }

  @Test func `times reasoning of a channel of its own until the answer starts`() throws {
    let clock = Clock()
    var stream = try stream(clock, options: .inChinese), page = Page()
    page.apply(try stream.appendReasoning("想一"))
    clock.pass(.milliseconds(2_600))
    page.apply(try stream.appendReasoning("想"))
    #expect(page.sections[0].isOpen && page.sections[0].label?.contains("正在思考…") == true)
    page.apply(try stream.append("4"))
    #expect(page.sections[0].label?.contains("已思考 3 秒") == true && !page.sections[0].isOpen)
    #expect(page.sections.map(\.blocks) == [["<p>想一想</p>"], ["<p>4</p>"]])
  }

  @Test func `leaves finished blocks alone, but for one that a definition completes`() throws {
    var stream = try stream(), page = Page()
    page.apply(try stream.append("See [docs].\n\nSecond.\n\nThi"))
    #expect(page.sections[0].blocks == ["<p>See [docs].</p>", "<p>Second.</p>", "<p>Thi</p>"])
    let more = try stream.append("rd.\n\n")
    #expect(told(more) == ["2 <p>Third.</p>"])
    let patch = try stream.append("[docs]: https://x.org\n")
    #expect(
      told(patch) == [#"0 <p>See <a href="https://x.org" rel="noopener noreferrer">docs</a>.</p>"#])
  }

  @Test func `never breaks the page on half-written Markdown`() throws {
    let halves: [(String, [String])] = [
      ("```swi", ["language-swi"]), ("```swift\nlet a", ["let a"]), ("| a | b", ["<p>| a | b</p>"]),
      ("| a | b |\n|--", ["<p>| a | b |\n|--</p>"]), ("| a | b |\n|--|--|\n| 1", ["<td>1</td><td></td>"]),
      ("costs $", ["<p>costs $</p>"]), ("<think>a", ["md-reasoning"]), ("<thi", []), ("[a](https://x", ["[a]("]),
      ("**a", ["<p>**a</p>"]), ("`a", ["<p>`a</p>"]), ("- ", ["<ul><li></li></ul>"]), ("![a", ["<p>![a</p>"]),
      ("<div", ["&lt;div"]), ("&am", ["&amp;am"]), ("~~a", ["<p>~~a</p>"]), ("a\n=", ["<h1>a</h1>"]),
    ]
    var failures: [String] = []
    for (half, expected) in halves {
      var stream = try stream()
      _ = try stream.append("Before.\n\n")
      _ = try stream.append(half)
      let shown = stream.content.markup
      if !expected.allSatisfy(shown.contains) || !shown.contains("<p>Before.</p>") {
        failures.append("\(half): \(shown)")
      }
    }
    #expect(failures == [])
  }

  @Test func `ends as its whole text is rendered, however it was cut`() throws {
    let examples = try `The examples of the specifications`.examples("commonmark-0.31.2").map(\.markdown)
    var failures: [String] = []
    for seed in 0..<60 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let pieces = (0..<5).map { _ in examples.randomElement(using: &random)! }
      let text =
        pieces[0] + "\n<think>" + pieces[1] + "</think>\n" + pieces[2] + "\n<think>\n" + pieces[3] + "</think>"
        + pieces[4]
      let clock = Clock()
      var stream = try stream(clock), page = Page(), rest = Substring(text)
      while !rest.isEmpty {
        let chunk = rest.prefix(Int.random(in: 1...9, using: &random))
        rest = rest.dropFirst(chunk.count)
        page.apply(try stream.append(String(chunk)))
      }
      page.apply(stream.finish())
      let message = MarkdownChatMessage(id: "1", author: .assistant, text: text, reasoningSeconds: 1)
      let whole = try MarkdownRenderer(options: .inEnglish).html(of: message).markup
      let shown = page.sections.map { $0.blocks.joined() }
      if !whole.contains(stream.content.markup) || !shown.allSatisfy({ $0.isEmpty || whole.contains($0) })
        || !whole.contains(page.actions!)
      {
        failures.append("\(seed): \(text)\n\(stream.content.markup)\n\(whole)")
      }
    }
    #expect(failures.prefix(2) == [])
  }

  @Test func `costs what its last block costs`() throws {
    var stream = try stream(), page = Page()
    let paragraph = "A paragraph with *emphasis*, `code` and a [link](https://example.org).\n\n"
    for _ in 0..<1_000 { page.apply(try stream.append(paragraph)) }
    // Each addition wrote its own block, and the one before once more at most.
    #expect(page.written <= 2_000 && page.sections[0].blocks.count == 1_000)
    let patch = try stream.append("x")
    #expect(patch.sections[0].blocks.map(\.at) == [1_000])
  }

  @Test func `keeps the words of its options`() throws {
    MarkdownRenderLocalization.language = .simplifiedChinese
    defer { MarkdownRenderLocalization.language = .automatic }
    var stream = MarkdownStream(renderer: try MarkdownRenderer(options: MarkdownRenderOptions()))
    _ = try stream.append("<think>a")
    MarkdownRenderLocalization.language = .english
    _ = try stream.append("b</think>```\nc")
    #expect(stream.content.markup.contains("复制") && !stream.content.markup.contains("Copy"))
  }

  @Test func `takes nothing above the limit, and goes on`() throws {
    var options = MarkdownRenderOptions.inEnglish
    options.markdown.maximumLength = 4
    var stream = try stream(options: options)
    _ = try stream.append("123")
    #expect(throws: MarkdownRenderError.textTooLong(bytes: 5, limit: 4)) { try stream.append("45") }
    _ = try stream.append("4")
    #expect(stream.content.markup.contains("<p>1234</p>"))
  }

  @Test func `travels as JSON`() throws {
    var stream = try stream()
    let patch = try stream.append("<think>a")
    #expect(try JSONDecoder().decode(MarkdownPatch.self, from: JSONEncoder().encode(patch)) == patch)
  }
}
