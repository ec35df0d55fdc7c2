internal import CMarkGFM
internal import MarkdownRender

/// The extensions of GitHub's Markdown that are switched on, and the numbers that the library gave their nodes.
///
/// The library hands the numbers out when its extensions are registered; they are read off a small document.
struct SyntaxKinds: Sendable {
  /// The names of the extensions.
  static let extensions = ["table", "strikethrough", "autolink", "tasklist"]

  let table: UInt32
  let tableRow: UInt32
  let tableCell: UInt32
  let strikethrough: UInt32

  /// Registered once in a process.
  static let registered = Result { () throws(MarkdownRenderError) in try SyntaxKinds() }

  private init() throws(MarkdownRenderError) {
    cmark_gfm_core_extensions_ensure_registered()
    for name in Self.extensions where cmark_find_syntax_extension(name) == nil { throw .extensionMissing(name) }
    var kinds: [String: UInt32] = [:]
    MarkdownParser.withDocument(Array("| a |\n| - |\n| b |\n\n~~c~~\n".utf8)) { document in
      document.walk { kinds[$0.name] = $0.number }
    }
    func number(_ name: String) throws(MarkdownRenderError) -> UInt32 {
      guard let number = kinds[name] else { throw .extensionMissing(name) }
      return number
    }
    table = try number("table")
    tableRow = try number("table_row")
    tableCell = try number("table_cell")
    strikethrough = try number("strikethrough")
  }
}
