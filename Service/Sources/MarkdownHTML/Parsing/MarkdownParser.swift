internal import CMarkGFM
internal import CMarkdownArena
internal import Synchronization

/// Parses Markdown with GitHub's extensions.
enum MarkdownParser {
  /// While the library reads the text inside blocks, it keeps the marks of its extensions in one table for all threads, and
  /// empties it when it is done. So only one text at a time is read; its nodes are then their thread's own.
  private static let turn = Mutex(())

  /// The root of a parsed text. It lives as long as `body` runs.
  ///
  /// - Parameters:
  ///   - definitions: reference definitions that are not part of the text; they add nothing to the document.
  ///   - text: the Markdown, in UTF-8.
  static func withDocument<Bytes: Collection, Result>(
    definitions: [UInt8] = [], _ text: Bytes, _ body: (SyntaxNode) -> Result
  ) -> Result where Bytes.Element == UInt8 {
    // Neither parser nor nodes are freed one by one: all of it is given back at the end.
    let room = cmarkdown_arena_begin()
    defer { cmarkdown_arena_end(room) }
    let parser = cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, cmarkdown_arena())
    for name in SyntaxKinds.extensions {
      cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
    }
    feed(definitions, to: parser)
    feed(text, to: parser)
    let address = turn.withLock { _ in UInt(bitPattern: cmark_parser_finish(parser)) }
    guard let root = OpaquePointer(bitPattern: address) else {
      preconditionFailure("libcmark-gfm ends the program itself when there is no room for a document")
    }
    return body(SyntaxNode(root))
  }

  private static func feed<Bytes: Collection>(_ bytes: Bytes, to parser: OpaquePointer?) where Bytes.Element == UInt8 {
    let isFed: Void? = bytes.withContiguousStorageIfAvailable { buffer in
      buffer.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    }
    if isFed == nil { feed(Array(bytes), to: parser) }
  }
}
