import Testing

import Dragoman

@Suite struct FrozenIndexTests {
  static let keys = [
    "", "a", "b", "ab", "ba", "abcdefgh", "abcdefgi", "abcdefghi", "abcdefghj", "%@", "%lld", "مرحبا", "caf\u{E9}",
    "cafe\u{301}", "a\u{0}b", "a\u{0}c", String(repeating: "x", count: 1000), String(repeating: "x", count: 1001),
  ]

  @Test func `keys of one hash are told apart`() {
    for mask: UInt32 in [0, 1, .max] {
      let index = FrozenIndex(Self.keys, hashMask: mask)
      let wrong = Self.keys.enumerated().filter { index.place(of: $0.element) != $0.offset }
      #expect(wrong.isEmpty)
      #expect(["c", "abcdefgj", "a\u{0}d", "cafe"].compactMap(index.place) == [])
    }
  }

  @Test func `of two equal keys the first counts`() {
    #expect(FrozenIndex(["a", "b", "a"]).place(of: "a") == 0)
    #expect(FrozenIndex([]).place(of: "") == nil)
  }
}
