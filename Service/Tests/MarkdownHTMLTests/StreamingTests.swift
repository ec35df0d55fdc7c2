import Foundation
import HTMLMarkup
import Testing

@testable import MarkdownHTML

@Suite struct `A document that grows` {
  private let renderer: MarkdownRenderer

  init() throws { renderer = try MarkdownRenderer(options: .inEnglish) }

  private func whole(_ text: some Collection<UInt8>) -> [HTML] {
    MarkdownBlocks.blocks(of: Array(text), renderer: renderer)
  }

  /// Adds a text in pieces of random lengths; answers the first prefix whose blocks are not those of a whole parse.
  private func firstFault(_ text: String, seed: UInt64, longest: Int, everyPrefix: Bool = true) -> String? {
    var random = SeededGenerator(seed: seed)
    var blocks = MarkdownBlocks(renderer: renderer)
    var rest = Array(text.utf8)[...]
    var written = 0
    var shown: [HTML] = []
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...longest, using: &random))
      rest = rest.dropFirst(piece.count)
      written += piece.count
      let change = blocks.append(piece)
      // What a page does with the change.
      for place in change.changed {
        if place < shown.count { shown[place] = blocks.blocks[place] } else { shown.append(blocks.blocks[place]) }
      }
      shown.removeLast(max(shown.count - change.count, 0))
      guard everyPrefix || rest.isEmpty else { continue }
      let expected = whole(text.utf8.prefix(written))
      let atOnce = MarkdownBlocks.html(of: Array(text.utf8.prefix(written)), renderer: renderer)
      if blocks.blocks != expected || shown != expected || atOnce != HTML.joined(expected) {
        return
          "\(seed): \(String(decoding: text.utf8.prefix(written), as: UTF8.self))\n\(HTML.joined(blocks.blocks).markup)\n\(HTML.joined(expected).markup)"
      }
    }
    return nil
  }

  @Test func `shows after every addition what a whole parse shows: each example of the specification`() throws {
    let examples =
      try `The examples of the specifications`.examples("commonmark-0.31.2")
      + `The examples of the specifications`.examples("gfm-0.29")
    var failures: [String] = []
    for example in examples {
      for seed in 0..<2 as Range<UInt64> {
        if let fault = firstFault(example.markdown, seed: seed, longest: 1 + Int(seed) * 6) {
          failures.append("\(example.example): \(fault)")
        }
      }
    }
    #expect(failures.prefix(3) == [])
  }

  @Test func `shows after every addition what a whole parse shows: the examples shuffled together`() throws {
    let examples = try
      (`The examples of the specifications`.examples("commonmark-0.31.2")
      + `The examples of the specifications`.examples("gfm-0.29")).map(\.markdown)
    var failures: [String] = []
    for seed in 0..<60 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let text = (0..<6).map { _ in examples.randomElement(using: &random)! }.joined(
        separator: ["", "\n", "\r\n\r\n"][Int(seed % 3)])
      if let fault = firstFault(text, seed: seed, longest: 40) { failures.append(fault) }
    }
    #expect(failures.prefix(3) == [])
  }

  @Test func `shows after every addition what a whole parse shows: random marks`() {
    let marks = [
      "[a]", "[b]: ", "[a]: ", "/u", "\n", "\n\n", "> ", "- ", "1. ", "```", "`", "*", "**", "|", "|-|\n", "a", "b ",
      "    ", "\t", "<", ">",
      "<div>", "\\", "#", "===", "---", "~~", "!", "(", ")", "\"t\"", "'", "ẞ", "[SS]", "[ẞ]: x\n", "[ ", "]", ":",
      "\r", "\u{FEFF}", "<!--",
      "-->", "https://x.org", "&amp;", "[A\n> a]", "[x] ", "\u{0}", "| a | b |\n", "| - | - |\n", "中文",
    ]
    var failures: [String] = []
    for seed in 0..<600 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let text = (0..<Int.random(in: 2...40, using: &random)).map { _ in marks.randomElement(using: &random)! }.joined()
      if let fault = firstFault(text, seed: seed, longest: 7) { failures.append(fault) }
    }
    #expect(failures.prefix(3) == [])
  }
}

extension `A document that grows` {
  @Test func `spends no more on addresses than a whole parse does`() {
    let address = String(repeating: "u", count: 20_000)
    var failures: [String] = []
    for end in ["", "[a]: \(address)\n\n[b]: x\n\n", "[b]: x\n\n[a]: \(address)\n\nc\n\n[a]: y\n"] {
      let text = "[b] [a]\n\n" + String(repeating: "[a]\n\n- [b]\n\n", count: 30) + end
      if let fault = firstFault(text, seed: 1, longest: 900) { failures.append(String(fault.prefix(300))) }
    }
    #expect(failures == [])
    let spent = whole("[a]: \(address)\n\n\(String(repeating: "[a]\n\n", count: 1_000))".utf8).map(\.markup.utf8.count)
    #expect(spent.reduce(0, +) < 500_000, "1,000 references of 20,000 bytes")
    #expect(spent.first ?? 0 > 20_000 && spent.last ?? 0 < 100, "the first are links, the last are text")
  }
}

/// The same numbers in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
