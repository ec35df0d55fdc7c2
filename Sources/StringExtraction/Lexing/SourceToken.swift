/// One token of a Swift source: what it is, where it stands, and for what opens or closes, where its other end is.
///
/// Sixteen bytes, so that a large file's tokens stay small beside it. Comments and white space make no tokens: what a
/// reader needs of them is whether one stood before.
struct SourceToken: Sendable {
  enum Kind: UInt8, Sendable {
    /// A name, a keyword, `#name`, `$0`.
    case word
    /// A number that is whole, and one with a fraction or an exponent.
    case integer, real
    case openParen, closeParen, openBracket, closeBracket, openBrace, closeBrace
    case comma, colon, semicolon, dot, at
    /// The `?` of `condition ? one : other`; a `?` without a space before it is an operator.
    case question
    /// Any run of other operator characters.
    case symbol
    /// A literal from its first `#` or quote to the end of its last quotes, its pieces of text, and its `\(…)`.
    case literalOpen, literalClose, text, interpolationOpen, interpolationClose
    case regex
  }

  /// What stood before a token.
  struct Lead: OptionSet, Sendable {
    let rawValue: UInt8
    static let space = Lead(rawValue: 1)
    static let line = Lead(rawValue: 2)
  }

  var kind: Kind
  var lead: Lead
  /// Offsets of its bytes.
  var start: UInt32
  var end: UInt32
  /// The index of the token at the other end; negative for a token without one, and for what is never closed.
  var partner: Int32 = -1

  var range: Range<Int> { Int(start)..<Int(end) }
  var hasSpaceBefore: Bool { !lead.isEmpty }
  var hasLineBefore: Bool { lead.contains(.line) }
}
