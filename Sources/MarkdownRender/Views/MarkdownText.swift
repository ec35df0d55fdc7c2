#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI

  /// Markdown as text and blocks of code, without the frame of a message.
  ///
  /// Foundation reads the marks inside lines; a link that the options refuse is shown as its words.
  ///
  /// ```swift
  /// MarkdownText("Ask for **word boundaries**.")
  /// ```
  public struct MarkdownText: View {
    private let runs: [TextRun]
    private let options: MarkdownRenderOptions

    /// Markdown with the options of its message.
    public init(_ text: String, options: MarkdownRenderOptions = MarkdownRenderOptions()) {
      runs = TextRun.runs(of: text)
      self.options = options
    }

    /// The runs, one below the other.
    public var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(Array(runs.enumerated()), id: \.offset) { place in
          if let language = place.element.codeLanguage {
            CodeBlock(place.element.text, language: language, options: options)
          } else {
            Text(attributed(place.element.text))
          }
        }
      }
    }

    /// What cannot be read as Markdown is shown as it was written.
    private func attributed(_ text: String) -> AttributedString {
      let reading = AttributedString.MarkdownParsingOptions(
        interpretedSyntax: .inlineOnlyPreservingWhitespace, failurePolicy: .returnPartiallyParsedIfPossible)
      let read = try? AttributedString(markdown: text, options: reading)
      return (read ?? AttributedString(text)).withoutLinks(refusedBy: options.interaction)
    }
  }
#endif
