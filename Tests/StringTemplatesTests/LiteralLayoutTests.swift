import Testing

@testable import StringTemplates

@Suite struct LiteralLayoutTests {
  private static let short = [
    "", "a", "é", "of eight", "nine byte", "fifteen bytes..", "送信前に住", "👩‍👩", "with \u{0} in", "\u{1}", "caf\u{E9}",
    "cafe\u{301}",
  ]

  /// Without a layout all is well, but slower: nobody would notice.
  @Test func `the layout of literals is as it was found`() {
    #if arch(x86_64) || arch(arm64)
      #expect(LiteralLayout.known != nil)
    #endif
  }

  @Test func `a short text is uncounted whatever memory it has, and is the text byte by byte`() {
    guard LiteralLayout.known != nil else { return }
    for text in Self.short {
      var grown = text
      grown.reserveCapacity(100)  // now on the heap
      let uncounted = UncountedText(grown)?.text
      #expect(uncounted == text)
      #expect(uncounted.map { Array($0.utf8) } == Array(text.utf8))
      #expect(uncounted.map { Array($0) } == Array(text))
      #expect(uncounted?.hashValue == text.hashValue)
      #expect(uncounted.map { $0 + "!" } == text + "!")
    }
  }

  @Test func `a longer text is uncounted only where it is a literal's`() {
    guard LiteralLayout.known != nil else { return }
    for literal in ["a literal of the program's own", "ein „Literal“ des Programms"] {
      #expect(UncountedText(literal)?.text == literal)
      #expect(UncountedText(String(decoding: Array(literal.utf8), as: UTF8.self)) == nil)
    }
  }
}
