internal import HTMLMarkup
internal import MarkdownRender

/// What is parsed together, with where it begins.
private struct BlockGroup {
  var start: Int
  var line: Int
  var nodes: [SyntaxNode]
}

/// A document that grows at its end, as the blocks of its outermost level.
///
/// A block is finished when another one has begun after it: nothing that follows changes it, but for a definition of a
/// reference in it. So each addition parses the last block anew and no other, and what is shown is always what a whole
/// parse of the text so far would show.
struct MarkdownBlocks: Sendable {
  /// What an addition changed.
  struct Change: Equatable, Sendable {
    /// The places of new and changed blocks, ascending.
    var changed: [Int] = []
    /// How many blocks there are now.
    var count = 0
  }

  /// The blocks, in their order.
  private(set) var blocks: [HTML] = []

  private let renderer: MarkdownRenderer
  private var source: [UInt8] = []
  private var units: [BlockUnit] = []
  /// How many of the units are finished.
  private var finishedCount = 0
  /// The line on which the first unit begins that is not finished.
  private var tailLine = 1
  private var finishedDefinitions: [ReferenceDefinition] = []
  private var tailDefinitions: [ReferenceDefinition] = []
  /// The finished units that mention a label.
  private var mentions: [ReferenceLabel: [Int]] = [:]

  init(renderer: MarkdownRenderer) { self.renderer = renderer }

  /// The blocks of a whole text.
  static func blocks(of text: [UInt8], renderer: MarkdownRenderer) -> [HTML] {
    var blocks = MarkdownBlocks(renderer: renderer)
    blocks.source = text
    let units = blocks.parse(from: 0, definitions: [])
    blocks.units = units
    return units.flatMap(\.pieces)
  }

  /// The HTML of a whole text: all its blocks, written one after the other.
  static func html(of text: some Collection<UInt8>, renderer: MarkdownRenderer) -> HTML {
    var block = renderer.blockRenderer()
    block.expect(text.count + text.count / 2)
    return MarkdownParser.withDocument(text) { document in
      var next = document.firstChild
      while let node = next {
        // A paragraph that was split off a table's head has no line of its own and shares the table's allowance.
        let line = node.startLine > 0 ? node.startLine : node.next?.startLine ?? 1
        block.budget = BlockUnit.allowance(atLine: line)
        block.write(block: node)
        next = node.next
      }
      return block.finish()
    }
  }

  /// Adds to the end of the text.
  mutating func append(_ bytes: some Collection<UInt8>) -> Change {
    guard !bytes.isEmpty else { return Change(count: blocks.count) }
    source += bytes
    let start = tailStart
    let firstBlock = finishedCount == 0 ? 0 : units[finishedCount - 1].blocks.upperBound
    let parsed = parse(from: start, definitions: definitionsForTail(from: start))
    units.removeSubrange(finishedCount...)
    for unit in parsed { add(unit) }
    var changed = show(units[finishedCount...].flatMap(\.pieces), from: firstBlock)
    for place in rerender(finish()) { changed += show(units[place].pieces, in: units[place].blocks) }
    return Change(changed: Set(changed).sorted(), count: blocks.count)
  }

  /// Where the first unit begins that is not finished.
  private var tailStart: Int { finishedCount == 0 ? 0 : units[finishedCount - 1].range.upperBound }

  private mutating func add(_ unit: BlockUnit) {
    var unit = unit
    let first = units.last?.blocks.upperBound ?? 0
    unit.blocks = first..<first + unit.pieces.count
    units.append(unit)
  }

  /// Puts pieces in place of every block from a place on; answers the places where something is different.
  private mutating func show(_ pieces: [HTML], from first: Int) -> [Int] {
    let both = min(blocks.count - first, pieces.count)
    var changed = show(Array(pieces.prefix(both)), in: first..<first + both)
    blocks.removeSubrange((first + both)...)
    changed += first + both..<first + pieces.count
    blocks += pieces.dropFirst(both)
    return changed
  }

  private mutating func show(_ pieces: [HTML], in places: Range<Int>) -> [Int] {
    var changed: [Int] = []
    for (place, piece) in zip(places, pieces) where blocks[place] != piece {
      blocks[place] = piece
      changed.append(place)
    }
    return changed
  }

  // MARK: Parsing

  /// The units from an offset to the end.
  private func parse(from start: Int, definitions: [ReferenceDefinition]) -> [BlockUnit] {
    var spent = units.prefix(finishedCount).last?.spentAfter ?? 0
    return withChildren(of: start..<source.count, from: tailLine, definitions: definitions) { groups in
      var found: [BlockUnit] = []
      for (place, group) in groups.enumerated() {
        let begin = place == 0 ? start : group.start
        let end = place + 1 < groups.count ? groups[place + 1].start : source.count
        let unit = rendered(group, range: begin..<end, spentBefore: spent)
        spent = unit.spentAfter
        found.append(unit)
      }
      return found
    }
  }

  private func rendered(_ group: BlockGroup, range: Range<Int>, spentBefore: Int) -> BlockUnit {
    var block = renderer.blockRenderer()
    block.budget = BlockUnit.allowance(atLine: group.line) - spentBefore
    let pieces = group.nodes.map { block.html(of: $0) }
    return BlockUnit(
      range: range, start: group.start, line: group.line, pieces: pieces, spentBefore: spentBefore,
      spent: block.spent, isLimited: block.isLimited)
  }

  /// The blocks of a part of the source, with where each begins. A paragraph that the library split off the head of a
  /// table has no line of its own, and belongs to the table.
  private func withChildren<Result>(
    of range: Range<Int>, from firstLine: Int, definitions: [ReferenceDefinition], _ body: ([BlockGroup]) -> Result
  ) -> Result {
    let text = Self.withoutMark(source[range])
    // Only the very first line of a document can begin with a byte order mark.
    var head: [UInt8] = definitions.flatMap(\.markdown)
    if range.lowerBound > 0 || !head.isEmpty { head.append(UInt8(ascii: "\n")) }
    let headLines = head.count { $0 == UInt8(ascii: "\n") }
    var lines = LineStarts(of: text, after: headLines)
    return MarkdownParser.withDocument(definitions: head, text) { document in
      var groups: [BlockGroup] = []
      var waiting: [SyntaxNode] = []
      for node in document.children {
        waiting.append(node)
        guard node.startLine > 0 else { continue }
        groups.append(
          BlockGroup(
            start: lines.offset(ofLine: node.startLine), line: firstLine + node.startLine - headLines - 1,
            nodes: waiting))
        waiting = []
      }
      if !waiting.isEmpty { groups.append(BlockGroup(start: text.endIndex, line: firstLine, nodes: waiting)) }
      return body(groups)
    }
  }

  /// A document's byte order mark is no text.
  private static func withoutMark(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.startIndex == 0 && text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text
  }

  // MARK: Finishing

  /// Finishes the units before the last that began on a whole line: half a line may yet turn out to continue the block
  /// above it (`*` begins a list, `**` does not). Answers the labels whose definitions changed.
  private mutating func finish() -> Set<ReferenceLabel> {
    let isLineEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let lastLine = source.lastIndex(where: isLineEnd).map { $0 + 1 } ?? 0
    let next = max(units.lastIndex { $0.start < lastLine } ?? 0, finishedCount)
    var found: [ReferenceDefinition] = []
    for place in finishedCount..<next {
      let text = Self.withoutMark(source[units[place].range])
      found += ReferenceDefinition.all(in: text)
      units[place].labels = labels(in: units[place].range)
      for label in units[place].labels { mentions[label, default: []].append(place) }
    }
    if next > finishedCount { tailLine = units[next].line }
    finishedCount = next
    let tail = ReferenceDefinition.all(in: Self.withoutMark(source[tailStart...]))
    let affected = Self.difference(tailDefinitions, found + tail)
    finishedDefinitions += found
    tailDefinitions = tail
    return affected
  }

  /// The labels of what is not the same at the same place.
  private static func difference(_ old: [ReferenceDefinition], _ new: [ReferenceDefinition]) -> Set<ReferenceLabel> {
    let same = zip(old, new).prefix { $0 == $1 }.count
    return Set(old.dropFirst(same).map(\.key) + new.dropFirst(same).map(\.key))
  }

  private func definitionsForTail(from start: Int) -> [ReferenceDefinition] {
    guard !finishedDefinitions.isEmpty else { return [] }
    return definitions(for: labels(in: start..<source.count), among: finishedDefinitions)
  }

  private func labels(in range: Range<Int>) -> Set<ReferenceLabel> {
    Set(BracketedLabels(source[range]).map { ReferenceLabel($0) })
  }

  private func definitions(
    for labels: Set<ReferenceLabel>, among all: [ReferenceDefinition]
  ) -> [ReferenceDefinition] {
    guard !labels.isEmpty, !all.isEmpty else { return [] }
    return all.filter { ReferenceLabel.mayMeet(labels, [$0.key]) }
  }

  // MARK: Blocks that a definition completes

  /// Renders the units anew that mention one of these labels, and those that have less or more room for addresses now.
  /// Answers their places.
  private mutating func rerender(_ affected: Set<ReferenceLabel>) -> [Int] {
    guard !affected.isEmpty else { return [] }
    var places = Set(affected.flatMap { mentions[$0] ?? [] } + (mentions[.beyondASCII] ?? []))
    if affected.contains(.beyondASCII) { places = Set(mentions.values.joined()) }
    guard let first = places.min() else { return [] }
    for place in first..<units.count {
      let before = place == 0 ? 0 : units[place - 1].spentAfter
      if before != units[place].spentBefore {
        units[place].spentBefore = before
        if units[place].isNearItsLimit { places.insert(place) }
      }
      if places.contains(place) { rerender(at: place) }
    }
    return places.sorted()
  }

  private mutating func rerender(at place: Int) {
    let unit = units[place]
    let labels = place < finishedCount ? unit.labels : labels(in: unit.range)
    let known = definitions(for: labels, among: finishedDefinitions + tailDefinitions)
    let made = withChildren(of: unit.range, from: unit.line, definitions: known) { groups in
      let whole = BlockGroup(start: unit.start, line: unit.line, nodes: groups.flatMap(\.nodes))
      return rendered(whole, range: unit.range, spentBefore: unit.spentBefore)
    }
    units[place].take(made)
  }
}
