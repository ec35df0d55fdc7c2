internal import HTMLMarkup

/// What is parsed and finished together: one block, or a table with the paragraph that its head was split off from.
struct BlockUnit: Sendable {
  /// Where it stands in the source, definitions of references around it included.
  let range: Range<Int>
  /// Where its first block begins: the offset, and the line, from 1.
  let start: Int
  let line: Int
  /// The places of its blocks among the document's.
  var blocks = 0..<0
  /// The markup of its blocks.
  private(set) var pieces: [HTML]
  /// How many bytes of addresses were written before it.
  var spentBefore: Int
  /// How many it wrote itself.
  private(set) var spent: Int
  /// Whether it had to leave some out.
  private(set) var isLimited: Bool
  /// The labels that it mentions.
  var labels: Set<ReferenceLabel> = []

  init(
    range: Range<Int>, start: Int, line: Int, pieces: [HTML], spentBefore: Int, spent: Int, isLimited: Bool
  ) {
    self.range = range
    self.start = start
    self.line = line
    self.pieces = pieces
    self.spentBefore = spentBefore
    self.spent = spent
    self.isLimited = isLimited
  }

  var spentAfter: Int { spentBefore + spent }

  /// A reference is three bytes long and its address may be thousands, so the addresses of a document are bounded: 256 KiB,
  /// and 64 bytes more for each line before the block.
  static func allowance(atLine line: Int) -> Int { 262_144 + 64 * line }

  /// Whether it would come out differently with less or more left.
  var isNearItsLimit: Bool { isLimited || spentAfter > Self.allowance(atLine: line) }

  /// Takes the markup of another rendering of the same text.
  mutating func take(_ other: BlockUnit) {
    pieces = other.pieces
    spent = other.spent
    isLimited = other.isLimited
  }
}
