import Foundation
import HTMLMarkup
import MarkdownHTML
import Testing

@Suite struct `The examples of the specifications` {
  struct Example: Decodable {
    var example: Int
    var section: String
    var markdown: String
    var html: String
  }

  static func examples(_ name: String) throws -> [Example] {
    let file = try #require(Bundle.module.url(forResource: "Spec/" + name, withExtension: "json"))
    return try JSONDecoder().decode([Example].self, from: Data(contentsOf: file))
  }

  /// The numbers of the examples that come out differently, chrome apart.
  private func differing(_ name: String) throws -> [Int] {
    let renderer = try MarkdownRenderer()
    var found: [Int] = []
    for example in try Self.examples(name) {
      let ours = MarkupTokens(try renderer.html(example.markdown).markup).withoutChrome().normalized()
      let theirs = MarkupTokens(example.html).normalized()
      if ours != theirs { found.append(example.example) }
    }
    return found
  }

  /// The one list of the examples that come out differently, with the reasons.
  private static let commonMarkReasons: [(reason: String, examples: [Int])] = [
    ("raw HTML is off, and shown as the text it is", [21, 31, 344, 475, 476, 477, 491, 494, 524, 536, 642, 643]),
    ("raw HTML is off: blocks", Array(148...191) + [201, 308, 309]),
    ("raw HTML is off: inside a line", Array(613...617) + [623] + Array(625...631)),
    ("no allowed scheme: the link is shown as text", [500, 596, 598, 599, 601]),
    ("bare addresses are links, as on GitHub", [602, 606, 608, 611, 612]),
    ("libcmark-gfm reads CommonMark 0.29, where eight digits name a character that is none", [28]),
    ("libcmark-gfm reads CommonMark 0.29, where the signs of currencies are letters", [354]),
  ]

  private static let gitHubReasons: [(reason: String, examples: [Int])] = [
    ("no allowed scheme: the address is shown as text", [628])
  ]

  @Test func `CommonMark's come out as they stand, but for those with a reason`() throws {
    #expect(try differing("commonmark-0.31.2") == Self.commonMarkReasons.flatMap(\.examples).sorted())
  }

  @Test func `GitHub's extensions come out as they stand, but for those with a reason`() throws {
    #expect(try differing("gfm-0.29") == Self.gitHubReasons.flatMap(\.examples))
  }
}
