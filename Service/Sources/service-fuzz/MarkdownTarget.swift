import HTMLMarkup
import MarkdownHTML
import MarkdownRender

extension FuzzTarget {
  private static let renderer = try? MarkdownRenderer(options: MarkdownRenderOptions())

  /// Markdown, which becomes well-formed HTML without a script whatever it is.
  static let markdown = FuzzTarget(
    name: "markdown", files: [".md"],
    seeds: [
      "# a\n\n*b* **c** `d` [e](https://x.org \"t\") ![f](g)\n", "| a | b |\n|--|:-:|\n| c | ~~d~~ |\n",
      "- [x] a\n  1. b\n",
      "> a\n\n```swift\nlet x\n```\n<script>x</script>\n", "[a]: https://x\n[a][a] www.x.org <https://y>\n",
      "&#0;&amp;\u{0}",
    ].map { Array($0.utf8) },
    words: [
      "](", "![", "```", "~~~", "|--|", "- [ ] ", "> ", "<script>", "javascript:", "&#x", ";", "\\", "**", "__", "~~",
      "[a]: ", "<!--", "-->", "www.", "https://", "\n\n", "    ",
    ],
    read: { bytes in
      guard let renderer else { fatalError("libcmark-gfm has no extensions") }
      guard let markup = try? renderer.html(String(any: bytes)).markup else { return }
      let lower = markup.lowercased()
      require(
        !lower.contains("<script") && !lower.contains("<iframe") && !lower.contains("=\"javascript:"), "a script passes"
      )
      require(
        markup.utf8.count { $0 == UInt8(ascii: "<") } == markup.utf8.count { $0 == UInt8(ascii: ">") }, "a tag is open")
    })
}
