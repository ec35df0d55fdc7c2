import Testing

@testable import StringTables

@Suite struct KeyIndexTests {
  private static let keys = [
    "", "a", "b", "ab", "ba", "abcdefgh", "abcdefgi", "abcdefghi", "abcdefghj", "%@", "%lld", "مرحبا", "caf\u{E9}",
    "cafe\u{301}", "a\u{0}b", "a\u{0}c", String(repeating: "x", count: 1000), String(repeating: "x", count: 1001),
  ]

  private static func index(_ keys: [String], hashMask: UInt32 = .max) -> KeyIndex {
    var bytes: [UInt8] = []
    var starts: [UInt32] = [0]
    for key in keys {
      bytes += Array(key.utf8)
      starts.append(UInt32(bytes.count))
    }
    return KeyIndex(bytes: bytes, starts: starts, hashMask: hashMask)
  }

  @Test func `keys of one hash are told apart`() {
    for mask: UInt32 in [0, 1, .max] {
      let index = Self.index(Self.keys, hashMask: mask)
      let wrong = Self.keys.enumerated().filter { index.ordinal(of: $0.element) != $0.offset }
      #expect(wrong.isEmpty)
      #expect(["c", "abcdefgj", "a\u{0}d", "cafe"].compactMap { index.ordinal(of: $0) } == [])
      #expect(Self.keys.indices.map(index.key) == Self.keys)
    }
  }

  @Test func `of two equal keys the first counts, and the index knows of it`() {
    let index = Self.index(["a", "b", "a"])
    #expect(index.ordinal(of: "a") == 0)
    #expect(!index.isDistinct)
    #expect(Self.index(Self.keys).isDistinct)
  }

  @Test func `no key is found in an empty index`() {
    #expect(Self.index([]).ordinal(of: "") == nil)
    #expect(Self.index([""]).ordinal(of: "") == 0)
  }

  @Test func `joined indexes find a key where it stands first, and say where it stands in each`() {
    let (one, other) = (Self.index(["a", "b"]), Self.index(["c", "b", ""]))
    let joined = KeyIndex(joining: [one, other])
    #expect(["a", "b", "c", ""].map { joined.ordinal(of: $0) } == [0, 1, 2, 4])
    #expect(joined.ordinal(of: "d") == nil)
    #expect([0, 1, 2, 4].map { joined.ordinals(in: one)[$0] } == [0, 1, -1, -1])
    #expect([0, 1, 2, 4].map { joined.ordinals(in: other)[$0] } == [-1, 1, 0, 2])
  }

  @Test func `a percent sign is seen wherever it stands`() {
    var wrong: [String] = []
    for length in 0..<40 {
      var bytes = [UInt8](repeating: UInt8(ascii: "$"), count: length)
      for place in -1..<length {
        if place >= 0 { bytes[place] = UInt8(ascii: "%") }
        let found = bytes.withUnsafeBytes { bytes in
          bytes.baseAddress.map { KeyBytes($0, count: length).hasPercentSign } ?? false
        }
        if found != (place >= 0) { wrong.append("\(place) of \(length)") }
        if place >= 0 { bytes[place] = UInt8(ascii: "&") }
      }
    }
    #expect(wrong == [])
  }
}
