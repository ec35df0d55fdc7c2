import Testing

@testable import Dragoman

@Suite struct LastingTextTests {
  private static let texts = [
    "a text of more than fifteen bytes", "Проверьте адрес перед отправкой", "送信前に住所をご確認ください", "caf\u{E9} in one scalar",
    "cafe\u{301} in two scalars, which is another text", "with a \u{0} inside of it", "👩‍👩‍👧 family of several scalars",
    String(repeating: "long ", count: 2_000),
  ]

  /// A text that lies on the heap, as one that was read from a file does.
  private static func heap(_ text: String) -> String { String(decoding: Array(text.utf8), as: UTF8.self) }

  /// Where a text's bytes lie.
  private static func address(_ text: String) -> UnsafePointer<UInt8>? {
    text.utf8.withContiguousStorageIfAvailable { $0.baseAddress } ?? nil
  }

  @Test func `a lasting text is the text, in every way that a text is used`() {
    for text in Self.texts {
      let lasting = LastingText.text(Self.heap(text))
      #expect(lasting == text)
      #expect(Array(lasting.utf8) == Array(text.utf8))
      #expect(Array(lasting.unicodeScalars) == Array(text.unicodeScalars))
      #expect(lasting.count == text.count)
      #expect(lasting.hashValue == text.hashValue)
      #expect(lasting + "!" == text + "!")
      #expect(lasting.withCString { String(cString: $0) } == Self.heap(text).withCString { String(cString: $0) })
      var changed = lasting
      changed.removeFirst()
      changed.append("more")
      #expect(changed == text.dropFirst() + "more")
      #expect(lasting == text)
    }
  }

  @Test func `a text is kept once, byte by byte, and short ones not at all`() {
    let text = "kept once however often it is asked for"
    let first = LastingText.text(Self.heap(text))
    let kept = LastingText.byteCount
    #expect(Self.address(LastingText.text(Self.heap(text))) == Self.address(first))
    #expect(LastingText.byteCount == kept)
    let one = LastingText.text(Self.heap("kept in the caf\u{E9}"))
    let two = LastingText.text(Self.heap("kept in the cafe\u{301}"))
    #expect(Array(one.utf8) != Array(two.utf8))
    let before = LastingText.byteCount
    #expect(LastingText.text(Self.heap("fifteen bytes..")) == "fifteen bytes..")
    #expect(LastingText.byteCount == before)
  }

  @Test func `what is too much for ever is an ordinary text`() {
    let huge = String(repeating: "h", count: LastingText.byteLimit + 1)
    let before = LastingText.byteCount
    #expect(LastingText.text(huge) == huge)
    #expect(LastingText.byteCount == before)
  }

  @Test func `a literal is its own text`() {
    #expect(LastingText.text(of: "a literal of the program’s own") == "a literal of the program’s own")
    #expect(LastingText.text(of: "short") == "short")
    #expect(LastingText.text(of: StaticString(unicodeScalarLiteral: "é")) == "é")
  }
}
