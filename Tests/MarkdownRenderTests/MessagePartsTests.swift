import MarkdownRender
import Testing

@Suite struct MessagePartsTests {
  /// Parts as `R:` or `A:` with their text.
  private func told(_ parts: MessageParts) -> [String] {
    parts.parts.map { ($0.kind == .reasoning ? "R:" : "A:") + $0.text }
  }

  private static let cases: [(String, [String])] = [
    ("", []), ("Hello", ["A:Hello"]), ("<think>Add them.</think>\n**4**", ["R:Add them.", "A:\n**4**"]),
    ("<think>\n\n</think>\n\nHi", ["R:\n\n", "A:\n\nHi"]), ("<think>never ends", ["R:never ends"]), ("<think>", ["R:"]),
    ("a <think>b</think>", ["A:a <think>b</think>"]), (" <think>b", ["A: <think>b"]),
    ("<thinking>b", ["A:<thinking>b"]),
    ("<THINK>b", ["A:<THINK>b"]), ("<thi", ["A:<thi"]), ("</think>b", ["A:</think>b"]),
    ("a\n<think>b</think>c\n<think>d", ["A:a\n", "R:b", "A:c\n", "R:d"]),
    ("<think>a<think>b</think>c</think>", ["R:a<think>b", "A:c</think>"]),
    ("<think>a</thin</think>b", ["R:a</thin", "A:b"]), ("<think><</think>b", ["R:<", "A:b"]),
    ("```\n<think>\n```\n<think>x", ["A:```\n<think>\n```\n", "R:x"]),
    ("~~~ a`b\n<think>\n~~\n~~~~\n<think>x", ["A:~~~ a`b\n<think>\n~~\n~~~~\n", "R:x"]),
    ("``` a`b\n<think>x", ["A:``` a`b\n", "R:x"]), ("    ```\n<think>x", ["A:    ```\n", "R:x"]),
    ("- a\n  ```\n  b\n<think>x", ["A:- a\n  ```\n  b\n", "R:x"]), ("> ```\n<think>x", ["A:> ```\n", "R:x"]),
    ("1. ```\n   a\n   ```\n\n<think>x", ["A:1. ```\n   a\n   ```\n\n", "R:x"]),
    ("```\n<think>", ["A:```\n<think>"]),
    ("```\n```x\n<think>y\n```\n<think>z", ["A:```\n```x\n<think>y\n```\n", "R:z"]),
    ("<think>```\na</think>b", ["R:```\na", "A:b"]), ("<think>思考</think>答案", ["R:思考", "A:答案"]),
  ]

  @Test func `reasoning stands between its marks`() {
    let failures = Self.cases.filter { told(MessageParts($0.0)) != $0.1 }
    #expect(failures.map { "\($0.0): \(told(MessageParts($0.0)))" } == [])
  }

  @Test func `a mark may be cut anywhere`() {
    var failures: [String] = []
    for (text, expected) in Self.cases {
      for cut in text.indices {
        var parts = MessageParts()
        parts.append(text[..<cut])
        parts.append(text[cut...])
        parts.finish()
        if told(parts) != expected { failures.append("\(text[..<cut])|\(text[cut...]): \(told(parts))") }
      }
      var single = MessageParts()
      for character in text { single.append(String(character)) }
      single.finish()
      if told(single) != expected { failures.append("\(text) by characters: \(told(single))") }
    }
    #expect(failures == [])
  }

  @Test func `half a mark is held back until it is known`() {
    var parts = MessageParts()
    parts.append("a\n<thi")
    #expect(told(parts) == ["A:a\n"])
    parts.append("nk>b</thi")
    #expect(told(parts) == ["A:a\n", "R:b"])
    #expect(parts.parts.map(\.isComplete) == [true, false])
    parts.append("s")
    #expect(told(parts) == ["A:a\n", "R:b</this"])
    parts.finish()
    #expect(parts.parts.allSatisfy(\.isComplete) && parts.isFinished)
  }

  @Test func `what is only space has nothing to show`() {
    var parts = MessageParts("\n<think> \n</think>\n\t")
    #expect(parts.parts.map(\.hasContent) == [false, false, false])
    parts = MessageParts("<think> x</think>\n\u{3000}")
    #expect(parts.parts.map(\.hasContent) == [true, true])
  }

  @Test func `a long line is taken in linear time`() {
    var parts = MessageParts()
    for _ in 0..<200_000 { parts.append("<") }
    parts.append("\n<think>")
    for _ in 0..<200_000 { parts.append("</") }
    parts.finish()
    #expect(parts.parts.map(\.utf8.count) == [200_001, 400_000])
  }
}
