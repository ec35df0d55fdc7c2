public import Foundation

// Foundation reads Markdown on Apple's systems only.

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AttributedString {
  /// foundation/attributedstring/markdownparsingoptions
  public struct MarkdownParsingOptions: Sendable {
    /// foundation/attributedstring/markdownparsingoptions/interpretedsyntax-swift.enum
    public enum InterpretedSyntax: Hashable, Sendable {
      /// foundation/attributedstring/markdownparsingoptions/interpretedsyntax-swift.enum/full
      case full
      /// foundation/attributedstring/markdownparsingoptions/interpretedsyntax-swift.enum/inlineonly
      case inlineOnly
      /// foundation/attributedstring/markdownparsingoptions/interpretedsyntax-swift.enum/inlineonlypreservingwhitespace
      case inlineOnlyPreservingWhitespace
    }

    /// foundation/attributedstring/markdownparsingoptions/failurepolicy-swift.enum
    public enum FailurePolicy: Hashable, Sendable {
      /// foundation/attributedstring/markdownparsingoptions/failurepolicy-swift.enum/throwerror
      case throwError
      /// foundation/attributedstring/markdownparsingoptions/failurepolicy-swift.enum/returnpartiallyparsedifpossible
      case returnPartiallyParsedIfPossible
    }

    let interpretedSyntax: InterpretedSyntax

    /// foundation/attributedstring/markdownparsingoptions/init(allowsextendedattributes:interpretedsyntax:failurepolicy:languagecode:)
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.interpretedSyntax = interpretedSyntax
    }
  }

  /// foundation/attributedstring/init(markdown:options:baseurl:)
  public init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    // Links are all that our views look at; other marks stay.
    self.init()
    var rest = Substring(markdown)
    while let link = rest.firstMatch(of: #/\[([^\]]*)\]\(([^)]*)\)/#) {
      append(AttributedString(String(rest[..<link.range.lowerBound])))
      var words = AttributedString(String(link.1))
      words.link = URL(string: String(link.2))
      append(words)
      rest = rest[link.range.upperBound...]
    }
    append(AttributedString(String(rest)))
  }
}
