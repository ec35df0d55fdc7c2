import MarkdownRender
import Testing

@Suite struct LinkTests {
  private let interaction = MarkdownRenderOptions.Interaction()

  @Test func `links of the allowed schemes and of the page itself may be followed`() {
    let allowed = [
      "https://example.org", "HTTP://EXAMPLE.ORG", "mailto:a@b.c", "/url", "#part", "?q=a:b", "a/b:c", "", "page.html",
      "//example.org", "/a:b", "https:", "\u{645}\u{631}\u{62D}\u{628}\u{627}",
    ]
    #expect(allowed.filter { !interaction.allowsLink(to: $0) } == [])
  }

  @Test func `whatever could run a script is refused, and doubt with it`() {
    let refused = [
      "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)",
      "java\nscript:alert(1)",
      "\u{1}javascript:alert(1)", "javascript\u{0}:alert(1)", "vbscript:x", "data:text/html,<script>",
      "ftp://example.org",
      "file:///etc/passwd", "tel:1", "1a:b", ":x", "a b:c", "%6Aavascript:alert(1)", "java%0Ascript:x", "блог:x",
      "javascript&colon;alert(1):x", "\u{7F}https://x",
    ]
    #expect(refused.filter { interaction.allowsLink(to: $0) } == [])
  }

  @Test func `no list of schemes lets a script through`() {
    let all = MarkdownRenderOptions.Interaction(
      allowedLinkSchemes: ["javascript", "data", "vbscript", "tel"], allowedImageSchemes: ["data", "javascript"])
    #expect(all.allowsLink(to: "tel:112"))
    #expect(!all.allowsLink(to: "javascript:alert(1)") && !all.allowsLink(to: "data:text/html,x"))
    #expect(!all.allowsImage(from: "data:image/svg+xml,x") && !all.allowsLink(to: "VBSCRIPT:x"))
    #expect(!all.allowsLink(to: "//example.org") && !all.allowsLink(to: "/\\example.org"))
    #expect(!all.allowsLink(to: "https://example.org"))
  }

  @Test func `the example of the documentation holds`() {
    #expect(MarkdownRenderOptions.Interaction().allowsLink(to: "https://example.org"))
    #expect(!MarkdownRenderOptions.Interaction().allowsLink(to: "javascript:alert(1)"))
  }
}
