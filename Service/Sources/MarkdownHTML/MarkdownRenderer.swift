internal import CMarkGFM
public import HTMLMarkup
public import MarkdownRender

/// Renders Markdown to HTML: GitHub's tables, task lists, struck out text and bare addresses included.
///
/// The text is the author's and stays as it is; the words around it are those of the options. Raw HTML is shown as the text
/// it is, links and images go only where the options allow, and the output is well-formed whatever the input.
/// CommonMark 0.29 with GitHub's extensions, as libcmark-gfm reads them.
///
/// ```swift
/// let renderer = try MarkdownRenderer(options: MarkdownRenderOptions())
/// try renderer.html("**Hello**, <Ada>").markup   // <p><strong>Hello</strong>, &lt;Ada&gt;</p>
/// ```
public struct MarkdownRenderer: Sendable {
  /// The options, and the words in them.
  public let options: MarkdownRenderOptions
  let kinds: SyntaxKinds
  let chrome: Chrome

  /// A renderer in the words of some options.
  ///
  /// - Throws: `.extensionMissing` when the linked libcmark-gfm was built without extensions.
  public init(options: MarkdownRenderOptions = MarkdownRenderOptions()) throws(MarkdownRenderError) {
    self.options = options
    kinds = try SyntaxKinds.registered.get()
    chrome = Chrome(options: options)
  }

  /// A whole document, without the frame of a message. `<think>` has no meaning here.
  ///
  /// - Throws: `.textTooLong` above `options.markdown.maximumLength`.
  public func html(_ text: String) throws(MarkdownRenderError) -> HTML {
    var text = text
    try checkLength(text.utf8.count)
    return text.withUTF8 { MarkdownBlocks.html(of: $0, renderer: self) }
  }

  func blockRenderer() -> BlockRenderer {
    BlockRenderer(kinds: kinds, interaction: options.interaction, chrome: chrome)
  }

  func checkLength(_ bytes: Int) throws(MarkdownRenderError) {
    let limit = options.markdown.maximumLength
    if bytes > limit { throw .textTooLong(bytes: bytes, limit: limit) }
  }
}
