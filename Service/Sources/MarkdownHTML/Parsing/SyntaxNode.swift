internal import CMarkGFM

/// A node of a parsed document, as long as the document lives.
struct SyntaxNode {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  /// The number of its kind.
  var number: UInt32 { cmark_node_get_type(pointer).rawValue }
  /// The name of its kind, as the library has it.
  var name: String { String(cString: cmark_node_get_type_string(pointer)) }

  var firstChild: SyntaxNode? { cmark_node_first_child(pointer).map { SyntaxNode($0) } }
  var next: SyntaxNode? { cmark_node_next(pointer).map { SyntaxNode($0) } }
  var previous: SyntaxNode? { cmark_node_previous(pointer).map { SyntaxNode($0) } }
  var parent: SyntaxNode? { cmark_node_parent(pointer).map { SyntaxNode($0) } }

  /// The nodes right below it, in their order.
  var children: [SyntaxNode] {
    var found: [SyntaxNode] = []
    var child = firstChild
    while let node = child {
      found.append(node)
      child = node.next
    }
    return found
  }

  /// The line on which it begins, from 1.
  var startLine: Int { Int(cmark_node_get_start_line(pointer)) }

  /// The text of a node that holds one, in UTF-8.
  func withLiteral<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    Self.withBytes(of: cmark_node_get_literal(pointer), body)
  }

  /// The address of a link or an image.
  var address: UnsafePointer<CChar>? { cmark_node_get_url(pointer) }
  /// The address of a link in UTF-8.
  var addressBytes: [UInt8] { Self.withBytes(of: address) { Array($0) } }
  /// How many bytes the address and the title of a link have.
  var addressCost: Int { cmarkgfm_length(address) + cmarkgfm_length(cmark_node_get_title(pointer)) }
  /// The title of a link or an image; empty without one.
  var title: String { cmark_node_get_title(pointer).map { String(cString: $0) } ?? "" }
  /// The first word behind the opening fence of a block of code.
  var fenceLanguage: String {
    Self.withBytes(of: cmark_node_get_fence_info(pointer)) { info in
      String(decoding: info.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    }
  }

  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
  var isOrderedList: Bool { cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
  var listStart: Int { Int(cmark_node_get_list_start(pointer)) }
  var isTightList: Bool { cmark_node_get_list_tight(pointer) != 0 }
  /// Whether an item of a list has a box; nil where it has none.
  var isChecked: Bool? {
    cmarkgfm_is_task(pointer) ? cmark_gfm_extensions_get_tasklist_item_checked(pointer) : nil
  }
  var isHeaderRow: Bool { cmark_gfm_extensions_get_table_row_is_header(pointer) != 0 }

  /// How the columns of a table are aligned, a letter each: `l`, `c`, `r`, or 0.
  var alignments: [UInt8] {
    guard let letters = cmark_gfm_extensions_get_table_alignments(pointer) else { return [] }
    return Array(UnsafeBufferPointer(start: letters, count: Int(cmark_gfm_extensions_get_table_columns(pointer))))
  }

  static func withBytes<Result>(
    of text: UnsafePointer<CChar>?, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let count = cmarkgfm_length(text)
    guard let text, count > 0 else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    return text.withMemoryRebound(to: UInt8.self, capacity: count) {
      body(UnsafeBufferPointer(start: $0, count: count))
    }
  }

  /// Visits the node and everything below it, without recursion.
  func walk(_ visit: (SyntaxNode) -> Void) {
    var node = self
    while true {
      visit(node)
      if let child = node.firstChild {
        node = child
        continue
      }
      while node.next == nil || node.pointer == pointer {
        guard node.pointer != pointer, let parent = node.parent else { return }
        node = parent
      }
      guard let next = node.next else { return }
      node = next
    }
  }

  /// The texts below the node one after the other: the description of an image.
  var plainText: String {
    var bytes: [UInt8] = []
    walk { node in
      switch cmark_node_type(rawValue: node.number) {
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: bytes.append(UInt8(ascii: " "))
      case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE: node.withLiteral { bytes += $0 }
      default: break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
