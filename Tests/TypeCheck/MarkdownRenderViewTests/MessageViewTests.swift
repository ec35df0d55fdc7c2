import Dragoman
import Foundation
import LanguageTags
@_spi(Inspection) import SwiftUI
import Testing

@testable import MarkdownRender

/// Messages as SwiftUI would evaluate them.
@MainActor @Suite(.serialized) struct MessageViewTests {
  private func options(_ tag: String) -> MarkdownRenderOptions {
    withLanguage(LanguageTag(tag)!) { MarkdownRenderOptions() }
  }

  private func answer(_ text: String, reasoning: String? = nil, seconds: Int? = nil, isFinished: Bool = true)
    -> MarkdownChatMessage
  {
    MarkdownChatMessage(
      id: "1", author: .assistant, name: "Ada", text: text, reasoning: reasoning, reasoningSeconds: seconds,
      isFinished: isFinished)
  }

  @Test func `the words around a message are those of its options`() {
    let message = answer("<think>Add</think>Four:\n\n```swift\n2 + 2\n```", seconds: 5)
    for (tag, label, copy) in [("en", "Thought for 5s", "Copy"), ("zh-CN", "已思考 5 秒", "复制")] {
      let host = Host(MarkdownMessageView(message, options: options(tag)))
      #expect(host.texts.contains(label) && host.texts.contains(copy), "\(host.texts)")
      #expect(host.texts.contains("2 + 2\n") && host.texts.contains("swift") && host.texts.contains("Ada"))
    }
  }

  @Test func `code is copied and the button says so`() {
    let host = Host(MarkdownMessageView(answer("```\n2 + 2\n```"), options: options("zh-Hans")))
    host.tap("复制")
    host.update()
    #expect(MarkdownPasteboard.text == "2 + 2\n")
    #expect(host.texts.contains("已复制"))
  }

  @Test func `reasoning is open while it is written and folds when the answer starts`() {
    let thinking = Host(MarkdownMessageView(answer("<think>Add them", isFinished: false), options: options("en")))
    #expect(thinking.texts.contains("Thinking…") && thinking.texts.contains("Add them"))
    let done = Host(MarkdownMessageView(answer("4", reasoning: "Add them"), options: options("en")))
    #expect(done.texts.contains("Reasoning") && !done.texts.contains("Add them"))
    done.tap("Reasoning")
    done.update()
    #expect(done.texts.contains("Add them"))
  }

  @Test func `actions have names for screen readers and are performed`() {
    var performed: [MarkdownRenderOptions.MessageActions.Action] = []
    let host = Host(MarkdownMessageView(answer("4"), options: options("en")) { performed.append($0) })
    host.tap("Try again")
    host.tap("Copy message")
    #expect(performed == [.retry, .copy] && MarkdownPasteboard.text == "4")
    #expect(host.spoken.contains { $0.contains("Share message") })
    let unfinished = Host(MarkdownMessageView(answer("4", isFinished: false), options: options("en")))
    #expect(!unfinished.spoken.contains { $0.contains("Try again") })
  }

  @Test func `flowing text is read by Foundation and refused links are words`() {
    let host = Host(MarkdownText("See [docs](javascript:x) or [more](https://x.org).\n", options: options("en")))
    #expect(host.texts == ["See docs or more."])
  }
}
