import Foundation
import Testing

@testable import MarkdownRender

/// What the views show, as far as it needs no SwiftUI.
@Suite struct ViewContentTests {
  private func told(_ text: String) -> [String] {
    TextRun.runs(of: text).map { run in
      guard let language = run.codeLanguage else { return run.text }
      return "[\(language)] " + run.text
    }
  }

  @Test func `code stands apart from flowing text`() {
    let cases: [(String, [String])] = [
      ("", []), ("\n \n", []), ("a\nb", ["a\nb"]),
      ("a\n\n```swift x\nlet b\n\n```\n\nc\n", ["a", "[swift] let b\n\n", "c"]),
      ("```\nopen\n", ["[] open\n\n"]), ("~~~\n```\n~~~", ["[] ```\n"]), ("- ```\n  a\n  ```", ["- ```\n  a\n  ```"]),
      ("``` a`b", ["``` a`b"]), ("```\n```", ["[] "]), ("```js\na\n```\n```\nb\n```", ["[js] a\n", "[] b\n"]),
    ]
    let failures = cases.filter { told($0.0) != $0.1 }
    #expect(failures.map { "\($0.0): \(told($0.0))" } == [])
  }

  @Test func `a line ends as CommonMark has it, whichever system wrote it`() {
    let cases: [(String, [String])] = [
      ("~~~\r\nlet x = 1\r\n~~~\r\nend", ["[] let x = 1\n", "end"]),
      ("~~~ swift\rlet x = 1\r~~~\rend\r\r", ["[swift] let x = 1\n", "end"]),
      ("\r\n \r\na\r\nb\r\n\r\n", ["a\nb"]), ("```\r\n\n```\rb\n", ["[] \n", "b"]),
      // Line ends to others, text to CommonMark.
      ("a\u{2028}```\u{b}b", ["a\u{2028}```\u{b}b"]),
    ]
    let failures = cases.filter { told($0.0) != $0.1 }
    #expect(failures.map { "\($0.0.debugDescription): \(told($0.0))" } == [])
  }

  @Test func `links that may not be followed lose their address and keep their words`() {
    var text = AttributedString("a b c")
    for (word, address) in [("a", "https://x.org"), ("b", "javascript:alert(1)"), ("c", "ftp://x.org")] {
      text[text.range(of: word)!].link = URL(string: address)
    }
    let shown = text.withoutLinks(refusedBy: MarkdownRenderOptions.Interaction())
    #expect(shown.runs.compactMap(\.link?.absoluteString) == ["https://x.org"])
    #expect(String(shown.characters) == "a b c")
  }

  @Test func `a message has the sections that have something to show`() {
    let message = MarkdownChatMessage(
      id: "1", author: .assistant, text: "\n<think>a</think>b", reasoning: "c", reasoningSeconds: 2, isFinished: false)
    let sections = ViewSection.sections(of: message)
    #expect(sections.map(\.text) == ["c", "a", "b"] && sections.map(\.kind) == [.reasoning, .reasoning, .answer])
    #expect(sections.map(\.isFollowed) == [true, true, false] && !sections.contains(where: \.isThinking))
    let thinking = MarkdownChatMessage(id: "1", author: .assistant, text: "", reasoning: "c", isFinished: false)
    #expect(ViewSection.sections(of: thinking).map(\.isThinking) == [true])
  }
}
