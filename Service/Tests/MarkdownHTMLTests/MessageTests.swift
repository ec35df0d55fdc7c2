import Foundation
import HTMLMarkup
import MarkdownHTML
import MarkdownRender
import Testing

@Suite struct `A message` {
  private func html(
    _ message: MarkdownChatMessage, options: MarkdownRenderOptions = .inEnglish
  ) throws -> String {
    try MarkdownRenderer(options: options).html(of: message).markup
  }

  private func answer(_ text: String, reasoning: String? = nil, seconds: Int? = nil, isFinished: Bool = true) throws
    -> MarkdownChatMessage
  {
    MarkdownChatMessage(
      id: "1", author: .assistant, text: text, reasoning: reasoning, reasoningSeconds: seconds, isFinished: isFinished)
  }

  @Test func `folds its reasoning once the answer has begun`() throws {
    let said = try html(answer("<think>Add *them*.</think>\n**4**", seconds: 5))
    #expect(
      said.contains(
        #"""
        <details class="md-reasoning" data-part="0" data-state="done"><summary><span lang="en">Thought for 5s</span>\#
        </summary><div class="md-thought"><p>Add <em>them</em>.</p></div></details>\#
        <div class="md-answer" data-part="1"><p><strong>4</strong></p></div>
        """#))
  }

  @Test func `shows open reasoning while it is written, and when there is nothing else`() throws {
    let thinking = try html(answer("<think>Add", isFinished: false))
    #expect(thinking.contains(#"data-state="thinking" open><summary><span lang="en">Thinking…</span>"#))
    #expect(thinking.contains(#"aria-busy="true""#) && !thinking.contains("md-actions"))
    let only = try html(answer("<think>Add"))
    #expect(only.contains(#"data-state="done" open><summary><span lang="en">Reasoning</span>"#))
  }

  @Test func `takes reasoning from a channel of its own`() throws {
    let thinking = try html(answer("", reasoning: "Add", isFinished: false))
    #expect(thinking.contains(#"data-part="channel" data-state="thinking" open>"#))
    let done = try html(answer("4", reasoning: "Add", seconds: 12), options: .inChinese)
    #expect(done.contains(#"data-part="channel" data-state="done"><summary><span lang="zh-Hans">已思考 12 秒</span>"#))
    #expect(try !html(answer("4", reasoning: " \n")).contains("details"), "nothing to show, no fold")
  }

  @Test func `has actions with names for screen readers`() throws {
    let said = try html(answer("4"))
    for label in ["Copy message", "Try again", "Share message"] {
      #expect(said.contains(#"aria-label="\#(label)" title="\#(label)""#), "\(label)")
    }
    #expect(!said.contains("Edit message"))
    let own = try html(MarkdownChatMessage(id: "\"><x", author: .reader, name: "<Ada>", text: "a"), options: .inChinese)
    #expect(own.contains(#"data-action="edit" aria-label="编辑消息""#) && !own.contains("重新生成"))
    #expect(own.contains(#"data-message="&quot;&gt;&lt;x""#) && own.contains(#"<p class="md-author">&lt;Ada&gt;</p>"#))
    var options = MarkdownRenderOptions.inEnglish
    options.messageActions.ofAssistant = []
    #expect(try !html(answer("4"), options: options).contains("md-actions"))
  }

  @Test func `stands in a list with the others, and a place to announce from`() throws {
    let renderer = try MarkdownRenderer(options: .inEnglish)
    let said = try renderer.conversation([
      MarkdownChatMessage(id: "1", author: .reader, text: "2 + 2?"), answer("4"),
    ]).markup
    #expect(
      said.hasPrefix(#"<ol class="md-conversation"><li class="md-message" data-message="1" data-author="reader""#))
    #expect(said.hasSuffix(#"</ol><p class="md-announcer" role="status"></p>"#))
    #expect(try renderer.conversation([]).markup.hasPrefix(#"<ol class="md-conversation"></ol>"#))
  }

  @Test func `above the limit is refused, its reasoning counted`() throws {
    var options = MarkdownRenderOptions.inEnglish
    options.markdown.maximumLength = 6
    #expect(throws: MarkdownRenderError.textTooLong(bytes: 7, limit: 6)) {
      try html(answer("1234", reasoning: "567"), options: options)
    }
  }
}
