public import Foundation

extension AttributedString {
  /// The text without the links that may not be followed: their words stay.
  ///
  /// ```swift
  /// AttributedString("…").withoutLinks(refusedBy: MarkdownRenderOptions().interaction)
  /// ```
  public func withoutLinks(refusedBy interaction: MarkdownRenderOptions.Interaction) -> AttributedString {
    var text = self
    for run in runs {
      if let link = run.link, !interaction.allowsLink(to: link.absoluteString) { text[run.range].link = nil }
    }
    return text
  }
}
