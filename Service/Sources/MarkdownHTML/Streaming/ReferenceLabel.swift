/// What two spellings of a reference's label have in common, so that blocks which might mean the same one are found.
///
/// Labels are equal under Unicode's case folding and with runs of space as one (CommonMark 0.31, section 4.7). This key is
/// coarser on purpose: it leaves out space, quotation marks of lines and backslashes, and takes all labels beyond ASCII
/// for one. Whether they really are the same is decided by the parser.
struct ReferenceLabel: Hashable, Sendable {
  private let key: String

  /// Every label that is not ASCII.
  static let beyondASCII = ReferenceLabel(key: "\u{0}")

  private init(key: String) { self.key = key }

  init(_ label: some Collection<UInt8>) {
    var kept: [UInt8] = []
    for byte in label {
      switch byte {
      case 0x80...:
        self = .beyondASCII
        return
      case 0...0x20, UInt8(ascii: ">"), UInt8(ascii: "\\"), 0x7F: continue
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): kept.append(byte | 0x20)
      default: kept.append(byte)
      }
    }
    key = String(decoding: kept, as: UTF8.self)
  }

  /// Whether a block that mentions `labels` may mean one of these.
  static func mayMeet(_ labels: Set<ReferenceLabel>, _ others: Set<ReferenceLabel>) -> Bool {
    if labels.isEmpty || others.isEmpty { return false }
    return labels.contains(.beyondASCII) || others.contains(.beyondASCII) || !labels.isDisjoint(with: others)
  }
}

/// Everything between brackets in a text: what could be the label of a reference.
struct BracketedLabels: Sequence, IteratorProtocol {
  /// The longest label (CommonMark 0.31, section 4.7), and room for the marks of quotations in it.
  private static let longest = 2_000

  private let text: ArraySlice<UInt8>
  private var place: Int
  private var begin: Int?

  init(_ text: ArraySlice<UInt8>) {
    self.text = text
    place = text.startIndex
  }

  /// The bytes between the next pair of brackets that holds no bracket.
  mutating func next() -> ArraySlice<UInt8>? {
    while place < text.endIndex {
      defer { place += 1 }
      switch text[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "["): begin = place + 1
      case UInt8(ascii: "]"):
        guard let start = begin else { continue }
        begin = nil
        if place - start <= Self.longest { return text[start..<place] }
      default: continue
      }
    }
    return nil
  }
}
