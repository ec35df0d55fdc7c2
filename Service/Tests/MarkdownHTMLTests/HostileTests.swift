import Foundation
import HTMLMarkup
import MarkdownHTML
import MarkdownRender
import Testing

@Suite struct `Hostile Markdown` {
  private let renderer: MarkdownRenderer

  init() throws { renderer = try MarkdownRenderer(options: .inEnglish) }

  /// What somebody might write to run a script on a reader's page.
  static let attacks: [String] = [
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "<svg/onload=alert(1)>",
    "<a href=\"javascript:alert(1)\">x</a>",
    "<iframe srcdoc='<script>alert(1)</script>'>", "<style>@import 'x'</style>", "<base href=//evil>",
    "<form action=//evil>",
    "<input autofocus onfocus=alert(1)>", "<details open ontoggle=alert(1)>", "<math><mi xlink:href='data:x'>",
    "</p><script>x",
    "[a](javascript:alert(1))", "[a](JaVaScRiPt:alert(1))", "[a](javascript&colon;alert(1))",
    "[a](java&#10;script:alert(1))",
    "[a](&#x6A;avascript:alert(1))", "[a](\u{1}javascript:alert(1))", "[a](<java\tscript:alert(1)>)",
    "[a]( javascript:x)",
    "[a](data:text/html;base64,PHNjcmlwdD4=)", "[a](vbscript:x)", "[a](//evil\" onmouseover=\"x)",
    "[a](https://x\" onclick=\"x)",
    "[a](https://x 'y\" onclick=\"z')", "[a](https://x \"'><script>alert(1)</script>\")", "[a](<https://x onclick=y>)",
    "![a](javascript:alert(1))", "![\" onerror=\"alert(1)](https://x)", "![a](https://x \"\" onload=x\")",
    "![<script>](x)",
    "![a](data:image/svg+xml;base64,PHN2Zz4=)", "<javascript:alert(1)>", "<https://x\"onclick=y>",
    "<https://x'><script>",
    "[a][b]\n\n[b]: javascript:alert(1) \"t\"", "[b]: <javascript:alert(1)>\n\n[b]", "[b]: data:x\n![b]",
    "```\"><script>alert(1)</script>\nx\n```", "~~~x onclick=y\nz\n~~~",
    "``` \u{0}<script>\n</code></pre><script>x\n```",
    "`</code><script>alert(1)</script>`",
    "| <script> | \" onclick=\"x |\n|---|---|\n| </td><script> | [a](javascript:x) |",
    "- [x] <script>alert(1)</script>", "# <script>", "> <script>", "~~<script>~~", "&lt;script&gt;", "\\<script>",
    "&#60;script&#62;",
    "<!-- --><script>x</script>", "<![CDATA[<script>x</script>]]>", "<?php <script> ?>",
    "<!DOCTYPE html><script>x</script>",
    "www.x.org\"><script>", "http://x.org/<script>", "a@b.c\"><script>", "https://x.org/\u{202E}gpj.exe",
    "\u{FFFD}\u{FEFF}<script>",
    "[a](https://x.org\\\"onclick=y)", "[\u{0}](\u{0})", "<a\u{0}href=javascript:x>", "<\u{2028}script>",
    "[a](?javascript:x)",
    "<think><script>x</script></think><script>y</script>",
  ]

  /// Tags that no rendered Markdown may have, and attributes that no tag of it may have.
  private func faults(_ markup: String) -> [String] {
    let known = Set(
      "a blockquote br button code del div em h1 h2 h3 h4 h5 h6 hr img input label li ol p pre span strong table tbody td th thead tr ul details summary"
        .split(separator: " ").map(String.init))
    let names = Set(
      "href rel title class type data-copied data-copied-lang lang dir translate tabindex src alt loading referrerpolicy disabled checked start open data-part data-state aria-hidden"
        .split(separator: " ").map(String.init))
    var found: [String] = []
    var open: [String] = []
    for token in MarkupTokens(markup).tokens {
      switch token {
      case .open(let name, let attributes):
        if !known.contains(name) { found.append("<\(name)>") }
        if !["br", "hr", "img", "input"].contains(name) { open.append(name) }
        for (key, value) in attributes {
          if !names.contains(key) { found.append("\(key)=\(value)") }
          let address = value.lowercased().filter { !$0.isWhitespace }
          if ["href", "src"].contains(key), ["javascript:", "data:", "vbscript:"].contains(where: address.hasPrefix) {
            found.append("\(key)=\(value)")
          }
        }
      case .close(let name): if open.popLast() != name { found.append("</\(name)>") }
      case .text(let text): if text.contains("\u{0}") { found.append("NUL") }
      }
    }
    return found + open.map { "<\($0)> is not closed" }
  }

  @Test func `finds no way to a script`() throws {
    var failures: [String] = []
    for attack in Self.attacks {
      for text in [
        attack, "> \(attack)", "- a\n\n  \(attack)", "a \(attack) b", "**\(attack)**", "[\(attack)](x)",
        "| \(attack)\n|-\n| \(attack)",
      ] {
        let found = faults(try renderer.html(text).markup)
        if !found.isEmpty { failures.append("\(text): \(found)") }
      }
    }
    #expect(failures == [])
  }

  @Test func `is noticed by this check`() {
    #expect(faults("<script>") == ["<script>", "<script> is not closed"])
    #expect(faults(#"<a href="JavaScript:x"></a>"#) == ["href=JavaScript:x"])
    #expect(faults(#"<p onclick="x"></p></div>"#) == ["onclick=x", "</div>"])
  }

  /// Input that has brought parsers to their knees.
  static let pathological: [(String, String)] = [
    ("brackets", String(repeating: "[", count: 100_000)), ("closed brackets", String(repeating: "[a](", count: 50_000)),
    ("images", String(repeating: "![", count: 50_000)), ("links", String(repeating: "[a](<b", count: 30_000)),
    ("quotes", String(repeating: "> ", count: 5_000) + "a"), ("emphasis", String(repeating: "*a **a ", count: 30_000)),
    ("closers", String(repeating: "a_ ", count: 50_000)),
    ("backticks", (1...600).map { "e" + String(repeating: "`", count: $0) }.joined()),
    ("entities", String(repeating: "&", count: 200_000)),
    ("lists", (0..<800).map { String(repeating: "  ", count: $0) + "* a\n" }.joined()),
    ("references", (0..<5_000).map { "[a\($0)]: u\n" }.joined() + "\n" + (0..<5_000).map { "[a\($0)] " }.joined()),
    (
      "one reference often",
      "[a]: \(String(repeating: "u", count: 1_000))\n\n" + String(repeating: "[a]", count: 50_000)
    ),
    (
      "tables",
      "|" + String(repeating: "a|", count: 2_000) + "\n|" + String(repeating: "-|", count: 2_000) + "\n"
        + String(repeating: "|\n", count: 1_000)
    ),
    ("struck", String(repeating: "~~a", count: 50_000)), ("addresses", String(repeating: "www.", count: 50_000)),
    ("mail", String(repeating: "a@", count: 50_000)), ("angles", String(repeating: "<", count: 100_000)),
    ("comments", String(repeating: "<!--", count: 30_000)), ("line ends", String(repeating: "\n", count: 200_000)),
    ("tabs", String(repeating: "\t", count: 100_000) + "a"), ("NUL", String(repeating: "\u{0}", count: 100_000)),
    ("nested emphasis", String(repeating: "*a _b ", count: 5_000) + "c" + String(repeating: " b_ a*", count: 5_000)),
  ]

  @Test(arguments: pathological.map(\.0))
  func `takes time in proportion and room within bounds`(name: String) throws {
    let text = try #require(Self.pathological.first { $0.0 == name }?.1)
    // The time of this thread: what other tests take does not count.
    let begun = nanoseconds(CLOCK_THREAD_CPUTIME_ID)
    let markup = try renderer.html(text).markup
    #expect(nanoseconds(CLOCK_THREAD_CPUTIME_ID) - begun < 10_000_000_000, "\(name)")
    #expect(markup.utf8.count < 30 * text.utf8.count + 3_000_000, "\(name): \(markup.utf8.count) of \(text.utf8.count)")
    #expect(faults(markup).prefix(3) == [])
  }

  @Test func `nests elements no deeper than browsers keep apart`() throws {
    for text in [
      String(repeating: "> ", count: 1_000) + "a *b*",
      (0..<300).map { String(repeating: "  ", count: $0) + "* a\n" }.joined(),
    ] {
      var depth = 0, deepest = 0
      for token in MarkupTokens(try renderer.html(text).markup).tokens {
        if case .open = token { depth += 1 }
        if case .close = token { depth -= 1 }
        deepest = max(deepest, depth)
      }
      #expect(deepest <= 103, "\(deepest)")
      #expect(try renderer.html(text).markup.contains("a"))
    }
  }
}

private func nanoseconds(_ clock: clockid_t) -> Int {
  var time = timespec()
  clock_gettime(clock, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
