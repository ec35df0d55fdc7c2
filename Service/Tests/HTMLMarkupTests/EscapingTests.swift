import HTMLMarkup
import Testing

@Suite struct `Markup escapes by construction` {
  @Test func `the example of the documentation holds`() {
    let greeting = HTML.element(.p, .class("greeting")) { "Hello, <Ada> & co." }
    #expect(greeting.markup == #"<p class="greeting">Hello, &lt;Ada&gt; &amp; co.</p>"#)
    #expect(HTMLAttribute.data("text", "rating.value").markup == #" data-text="rating.value""#)
    #expect(HTMLAttribute.href("javascript:alert(1)").markup == ##" href="#""##)
  }

  @Test func `a writer makes what building makes, and closes what is open`() {
    var writer = HTMLWriter()
    writer.open(.p, [.class("greeting")])
    writer.text("Hello, <Ada>")
    #expect(writer.finish().markup == #"<p class="greeting">Hello, &lt;Ada&gt;</p>"#)
    writer.close()
    writer.open(.ul)
    writer.open(.li)
    writer.open(.br)
    writer.text("a\u{0}b\"'é&")
    #expect(writer.depth == 2)
    writer.piece(.element(.hr))
    #expect(writer.finish().markup == "<ul><li><br>a\u{FFFD}b&quot;&#39;é&amp;<hr></li></ul>")
    #expect(writer.finish() == .empty && writer.depth == 0)
  }

  @Test func `an address out of somebody's text runs nothing`() {
    let refused = ["javascript:x", " JavaScript:x", "java\tscript:x", "vbscript:x", "data:x", "\u{1}DATA:x"]
    #expect(refused.filter { HTMLAttribute.address(.href, $0) != nil } == [])
    #expect(HTMLAttribute.address(.src, "/a?b=\"c\"")?.markup == " src=\"/a?b=&quot;c&quot;\"")
    #expect(HTMLAttribute.address(.href, "ftp://x")?.markup == " href=\"ftp://x\"")
  }

  @Test func `no hostile text ends its element or attribute`() {
    let hostile: [(String, String)] = [
      ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
      ("\" onfocus=\"alert(1)", "&quot; onfocus=&quot;alert(1)"),
      ("' autofocus onfocus='x", "&#39; autofocus onfocus=&#39;x"),
      ("&amp;", "&amp;amp;"),
      ("&#60;b&#62;", "&amp;#60;b&amp;#62;"),
      ("]]><!--", "]]&gt;&lt;!--"),
      ("a\u{0}b\u{8}c\u{7F}", "a\u{FFFD}b\u{FFFD}c\u{FFFD}"),
      ("a\r\nb", "a\u{FFFD}\nb"),
      ("\u{202E}مرحبا\u{202C} 👩‍👩‍👧", "\u{202E}مرحبا\u{202C} 👩‍👩‍👧"),
      ("", ""),
    ]
    var failures: [String] = []
    for (text, expected) in hostile {
      if HTML.text(text).markup != expected { failures.append("text \(text.debugDescription)") }
      if HTML.element(.input, .named(.value, text)).markup != "<input value=\"\(expected)\">" {
        failures.append("attribute \(text.debugDescription)")
      }
    }
    #expect(failures == [])
  }

  @Test func `an address that runs something or leaves unasked becomes a fragment`() {
    let refused = [
      "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "//evil.example/", "/\\evil.example",
      "vbscript:x",
      "http://evil.example", "/a\nb", "\u{1}javascript:x", "", "mailto:x@example.com",
    ]
    #expect(refused.filter { HTMLAttribute.href($0).markup != ##" href="#""## } == [])
    let kept = ["/", "/?language=tr&x=1", "#main", "https://example.org/a"]
    #expect(kept.filter { HTMLAttribute.href($0).markup == ##" href="#""## } == [])
  }

  @Test func `page data cannot end its element`() {
    let data = HTML.data(id: "d", json: #"{"a":"</script><!--&"}"#)
    #expect(
      data.markup == #"<script type="application/json" id="d">{"a":"\u003c/script\u003e\u003c!--\u0026"}</script>"#)
  }

  @Test func `a data name keeps letters and hyphens only`() {
    #expect(HTMLAttribute.data("x\" onclick=\"y", "v").markup == #" data-xonclicky="v""#)
  }

  @Test func `a void element takes no content, and a flag that does not hold is absent`() {
    #expect(HTML.element(.input, .flag(.disabled, false), .flag(.required)) { "x" }.markup == "<input required>")
    #expect(HTML.element(.div).markup == "<div></div>")
  }

  @Test func `lists, conditions and literals build in order`() {
    let isShown = false
    let list = HTML.element(.ul) {
      for name in ["a", "<b>"] { HTML.element(.li) { name } }
      if isShown { "never" } else { HTML.text("&") }
      if isShown { "never" }
    }
    #expect(list.markup == "<ul><li>a</li><li>&lt;b&gt;</li>&amp;</ul>")
    #expect(HTML.document("x").markup == "<!DOCTYPE html>\nx\n")
  }

  @Test func `a megabyte of markup characters is escaped whole`() {
    let text = String(repeating: "<&>", count: 350_000)
    #expect(HTML.text(text).markup.utf8.count == 350_000 * ("&lt;&amp;&gt;".utf8.count))
  }
}
