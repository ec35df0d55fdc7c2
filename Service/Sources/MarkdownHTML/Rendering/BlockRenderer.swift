internal import CMarkGFM
internal import HTMLMarkup
internal import MarkdownRender

/// Renders one block of the outermost level, with everything in it.
///
/// The tree is walked without recursion, and elements are nested no deeper than browsers keep apart; what lies deeper
/// stays as text.
struct BlockRenderer {
  /// How deep elements are nested; the parser of browsers stops at 512.
  static let maximumDepth = 100

  let kinds: SyntaxKinds
  let interaction: MarkdownRenderOptions.Interaction
  let chrome: Chrome
  /// How many bytes of addresses and titles may be written.
  var budget = Int.max
  /// How many were.
  private(set) var spent = 0
  /// Whether some were left out.
  private(set) var isLimited = false
  private var writer = HTMLWriter()
  /// For each node on the way down, how many elements it opened.
  private var opened: [Int] = []
  /// The last language of code: most blocks of a text are in the same.
  private var codeLanguage: (name: String, attributes: [HTMLAttribute]) = ("", [])
  private var alignments: [UInt8] = []
  private var column = 0
  /// Where on the way down a link began, and where elements stopped.
  private var linkDepth: Int?
  private var deepDepth: Int?
  /// Whether the body of a table was opened just now, which stays open until the table ends.
  private var opensBody = false

  init(kinds: SyntaxKinds, interaction: MarkdownRenderOptions.Interaction, chrome: Chrome) {
    self.kinds = kinds
    self.interaction = interaction
    self.chrome = chrome
  }

  /// The HTML of a block.
  mutating func html(of block: SyntaxNode) -> HTML {
    write(block: block)
    return finish()
  }

  /// What was written since the last time.
  mutating func finish() -> HTML { writer.finish() }

  /// Expects a long document.
  mutating func expect(_ bytes: Int) { writer = HTMLWriter(capacity: bytes) }

  /// Writes a block behind what is written.
  mutating func write(block: SyntaxNode) {
    var node = block
    while true {
      if enter(node), let child = node.firstChild {
        node = child
        continue
      }
      leave()
      while node.pointer != block.pointer, node.next == nil, let parent = node.parent {
        node = parent
        leave()
      }
      guard node.pointer != block.pointer, let next = node.next else { return }
      node = next
    }
  }

  private mutating func leave() {
    for _ in 0..<(opened.popLast() ?? 0) { writer.close() }
    if let depth = linkDepth, opened.count <= depth { linkDepth = nil }
    if let depth = deepDepth, opened.count <= depth { deepDepth = nil }
  }

  // MARK: Elements

  /// Opens the elements of a node; whether its children are rendered.
  private mutating func enter(_ node: SyntaxNode) -> Bool {
    if writer.depth >= Self.maximumDepth, deepDepth == nil, !isPart(node) { deepDepth = opened.count }
    let before = writer.depth
    let descends = deepDepth == nil ? write(node) : writeDeep(node)
    let carried = opensBody ? 1 : 0
    opensBody = false
    if carried > 0, !opened.isEmpty { opened[opened.count - 1] += carried }
    opened.append(writer.depth - before - carried)
    return descends
  }

  /// Whether a node makes sense only inside the element of its parent.
  private func isPart(_ node: SyntaxNode) -> Bool {
    [CMARK_NODE_ITEM.rawValue, kinds.tableRow, kinds.tableCell].contains(node.number)
  }

  private mutating func write(_ node: SyntaxNode) -> Bool {
    switch cmark_node_type(rawValue: node.number) {
    case CMARK_NODE_TEXT, CMARK_NODE_SOFTBREAK, CMARK_NODE_HTML_INLINE: writeText(node)
    case CMARK_NODE_LINEBREAK: writer.open(.br)
    case CMARK_NODE_CODE:
      writer.open(.code)
      writeText(node)
    case CMARK_NODE_EMPH: writer.open(.em)
    case CMARK_NODE_STRONG: writer.open(.strong)
    case CMARK_NODE_LINK: openLink(node)
    case CMARK_NODE_IMAGE:
      writeImage(node)
      return false
    case CMARK_NODE_PARAGRAPH: openParagraph(node)
    case CMARK_NODE_HEADING: writer.open(Self.headings[min(max(node.headingLevel, 1), 6) - 1])
    case CMARK_NODE_BLOCK_QUOTE: writer.open(.blockquote)
    case CMARK_NODE_LIST: openList(node)
    case CMARK_NODE_ITEM: openItem(node)
    case CMARK_NODE_CODE_BLOCK: writeCodeBlock(node)
    case CMARK_NODE_HTML_BLOCK: writeRawBlock(node)
    case CMARK_NODE_THEMATIC_BREAK: writer.open(.hr)
    default: writeOfExtension(node)
    }
    return true
  }

  private mutating func writeOfExtension(_ node: SyntaxNode) {
    switch node.number {
    case kinds.strikethrough: writer.open(.del)
    case kinds.table: openTable(node)
    case kinds.tableRow: openRow(node)
    case kinds.tableCell: openCell(node)
    default: break
    }
  }

  /// What lies too deep: its texts, without elements.
  private mutating func writeDeep(_ node: SyntaxNode) -> Bool {
    writeText(node)
    return true
  }

  private mutating func writeText(_ node: SyntaxNode) {
    if node.number == CMARK_NODE_SOFTBREAK.rawValue || node.number == CMARK_NODE_LINEBREAK.rawValue {
      writer.text("\n")
    } else {
      node.withLiteral { writer.text(utf8: $0) }
    }
  }

  // MARK: Blocks

  private static let headings: [ElementName] = [.h1, .h2, .h3, .h4, .h5, .h6]

  /// A paragraph of a tight list is no element; the first one of a task stands in the label of its box.
  private mutating func openParagraph(_ node: SyntaxNode) {
    guard let item = node.parent, item.number == CMARK_NODE_ITEM.rawValue else { return writer.open(.p) }
    if item.parent?.isTightList != true { writer.open(.p) }
    guard let isChecked = item.isChecked, item.firstChild?.pointer == node.pointer else { return }
    writer.open(.label)
    writer.open(.input, isChecked ? Chrome.checkedBox : Chrome.emptyBox)
    writer.text(" ")
  }

  private mutating func openList(_ node: SyntaxNode) {
    guard node.isOrderedList else { return writer.open(.ul) }
    if node.listStart == 1 { writer.open(.ol) } else { writer.open(.ol, [.named(.start, "\(node.listStart)")]) }
  }

  private mutating func openItem(_ node: SyntaxNode) {
    if node.isChecked == nil { writer.open(.li) } else { writer.open(.li, Chrome.task) }
  }

  /// A bar with the language and the copy button above the code.
  private mutating func writeCodeBlock(_ node: SyntaxNode) {
    let language = node.fenceLanguage
    writer.open(.div, Chrome.codeBlock)
    writer.open(.div, Chrome.codeBar)
    writer.open(.span, Chrome.codeLanguage)
    writer.text(language)
    writer.close()
    writer.piece(chrome.copyButton)
    writer.close()
    writer.open(.pre, Chrome.code)
    if language != codeLanguage.name { codeLanguage = (language, [.class("language-" + language)]) }
    if language.isEmpty { writer.open(.code) } else { writer.open(.code, codeLanguage.attributes) }
    writeText(node)
  }

  /// Raw HTML is shown as the text it is.
  private mutating func writeRawBlock(_ node: SyntaxNode) {
    writer.open(.p, Chrome.rawBlock)
    node.withLiteral { literal in
      let end = literal.lastIndex { $0 != UInt8(ascii: "\n") }.map { $0 + 1 } ?? 0
      writer.text(utf8: UnsafeBufferPointer(rebasing: literal[..<end]))
    }
  }

  // MARK: Tables

  private mutating func openTable(_ node: SyntaxNode) {
    alignments = node.alignments
    writer.open(.div, Chrome.table)
    writer.open(.table)
  }

  /// The rows after the header's stand in one body, which is closed with the table.
  private mutating func openRow(_ node: SyntaxNode) {
    column = 0
    if node.isHeaderRow {
      writer.open(.thead)
    } else if node.previous?.isHeaderRow ?? true {
      writer.open(.tbody)
      opensBody = true
    }
    writer.open(.tr)
  }

  private mutating func openCell(_ node: SyntaxNode) {
    let name: ElementName = node.parent?.isHeaderRow == true ? .th : .td
    let alignment = column < alignments.count ? Chrome.alignment[alignments[column]] : nil
    column += 1
    if let alignment { writer.open(name, alignment) } else { writer.open(name) }
  }

  // MARK: Links and images

  /// A link that may not be followed is shown as its text.
  private mutating func openLink(_ node: SyntaxNode) {
    guard linkDepth == nil, let address = address(of: node), interaction.allowsLink(to: address),
      let target = HTMLAttribute.address(.href, address)
    else { return writer.open(.span, Chrome.refusedLink) }
    linkDepth = opened.count
    writer.open(.a, [target, Chrome.relation] + title(of: node))
  }

  /// An image that may not be fetched is shown as its description.
  private mutating func writeImage(_ node: SyntaxNode) {
    let description = node.plainText
    guard let address = address(of: node), interaction.allowsImage(from: address),
      let source = HTMLAttribute.address(.src, address)
    else { return writer.text(description) }
    writer.open(.img, [source, .named(.alt, description)] + title(of: node) + Chrome.image)
  }

  /// The address of a node, if the budget has room for it.
  private mutating func address(of node: SyntaxNode) -> String? {
    let cost = node.addressCost
    guard spent + cost <= budget else {
      isLimited = true
      return nil
    }
    spent += cost
    return RenderedAddress.text(of: node.address)
  }

  private func title(of node: SyntaxNode) -> [HTMLAttribute] {
    let title = node.title
    return title.isEmpty ? [] : [.named(.title, title)]
  }
}
