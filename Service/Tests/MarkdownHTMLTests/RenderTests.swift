import CMarkdownArena
import Dragoman
import Foundation
import HTMLMarkup
import LanguageTags
import MarkdownHTML
import MarkdownRender
import Testing

@Suite struct `Rendered Markdown` {
  private let renderer: MarkdownRenderer

  init() throws { renderer = try MarkdownRenderer(options: .inEnglish) }

  private func html(_ text: String) throws -> String { try renderer.html(text).markup }

  @Test func `has the example of the documentation`() throws {
    #expect(try html("**Hello**, <Ada>") == "<p><strong>Hello</strong>, &lt;Ada&gt;</p>")
  }

  @Test func `has a bar with the language and a copy button above code`() throws {
    let expected = """
      <div class="md-code" dir="ltr"><div class="md-bar"><span class="md-language" translate="no">swift</span>\
      <button type="button" class="md-copy" data-copied="Copied" data-copied-lang="en" lang="en">Copy</button></div>\
      <pre tabindex="0" translate="no"><code class="language-swift">let a = &quot;&lt;b&gt;&quot;
      </code></pre></div>
      """
    let shown = try html("```swift title=x\nlet a = \"<b>\"\n```")
    #expect(shown == expected)
    #expect(try html("    code").contains(#"<span class="md-language" translate="no"></span>"#))
  }

  @Test func `says the words of its options`() throws {
    let own = try MarkdownRenderer(options: MarkdownRenderOptions(copyText: "拷贝", copiedText: "“好” <了>"))
    let expected = #"data-copied="“好” &lt;了&gt;">拷贝</button>"#
    #expect(try own.html("    code").markup.contains(expected), "an own wording is in the page's language")
  }

  @Test func `is the author's text, whatever the language of the words`() throws {
    let text = "# Copy\n\nCopied: *Thinking…* 复制 Try again\n\n> Reasoning\n"
    let chinese = try MarkdownRenderer(options: .inChinese)
    #expect(try chinese.html(text) == renderer.html(text))
    #expect(try chinese.html("    Copy").markup.contains(#"lang="zh-Hans">复制</button>"#))
  }

  @Test func `names the boxes of tasks by their text`() throws {
    #expect(
      try html("- [x] done\n- [ ] open").contains(
        #"<li class="md-task"><label><input type="checkbox" disabled checked> done</label></li>"#))
    #expect(
      try html("- [ ] a\n\n  b").contains(
        #"<li class="md-task"><p><label><input type="checkbox" disabled> a</label></p><p>b</p></li>"#))
  }

  @Test func `has tables with one body that mirror with the page`() throws {
    let table = try html("| a | b | c |\n|:--|:-:|--:|\n| 1 | 2 | 3 |\n| 4 | 5 | 6 |\n\nafter")
    #expect(
      table == """
        <div class="md-table" tabindex="0"><table><thead><tr><th class="md-start">a</th><th class="md-center">b</th>\
        <th class="md-end">c</th></tr></thead><tbody><tr><td class="md-start">1</td><td class="md-center">2</td>\
        <td class="md-end">3</td></tr><tr><td class="md-start">4</td><td class="md-center">5</td><td class="md-end">6</td>\
        </tr></tbody></table></div><p>after</p>
        """)
  }

  @Test func `shows a refused link as text and a refused image as its description`() throws {
    #expect(try html("[a *b*](ftp://x)") == #"<p><span class="md-refused">a <em>b</em></span></p>"#)
    #expect(try html("![a *b* `c`](data:image/png,x)") == "<p>a b c</p>")
    var options = MarkdownRenderOptions.inEnglish
    options.interaction.allowedLinkSchemes = ["ftp"]
    let own = try MarkdownRenderer(options: options)
    #expect(try own.html("[a](ftp://x)").markup == #"<p><a href="ftp://x" rel="noopener noreferrer">a</a></p>"#)
    #expect(try own.html("[a](https://x)").markup == #"<p><span class="md-refused">a</span></p>"#)
  }

  @Test func `fetches images without telling where from`() throws {
    #expect(
      try html(#"![a "b"](https://x/y.png "t")"#)
        == ##"<p><img src="https://x/y.png" alt="a &quot;b&quot;" title="t" loading="lazy" referrerpolicy="no-referrer"></p>"##
    )
  }

  @Test func `never has a link inside a link`() throws {
    #expect(try html("[a https://x.org b](https://y.org)").components(separatedBy: "<a ").count == 2)
  }

  @Test func `is the same on many threads at once`() async throws {
    let text = String(repeating: "| a | https://x.org ~~b~~ |\n|-|-|\n| www.y.org | *c* |\n\n", count: 20)
    let (renderer, alone) = (renderer, try html(text))
    let wrong = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask { (0..<10).count { _ in (try? renderer.html(text).markup) != alone } }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }

  @Test func `leaves no document behind`() throws {
    for text in ["", "a", String(repeating: "| a |\n|-|\n\n- [b](c)\n", count: 5_000)] { _ = try html(text) }
    #expect(cmarkdown_arena_held() == 0)
  }

  @Test func `is refused above the limit`() throws {
    var options = MarkdownRenderOptions.inEnglish
    options.markdown.maximumLength = 4
    let short = try MarkdownRenderer(options: options)
    #expect(try short.html("1234").markup == "<p>1234</p>")
    #expect(throws: MarkdownRenderError.textTooLong(bytes: 5, limit: 4)) { try short.html("12345") }
    #expect(throws: MarkdownRenderError.textTooLong(bytes: 6, limit: 4)) { try short.html("中文") }
  }
}

extension MarkdownRenderOptions {
  static var inEnglish: MarkdownRenderOptions { withLanguage(.english) { MarkdownRenderOptions() } }
  static var inChinese: MarkdownRenderOptions {
    withLanguage(LanguageTag("zh-Hans")!) { MarkdownRenderOptions() }
  }
}
