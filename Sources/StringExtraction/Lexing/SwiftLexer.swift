/// Splits Swift source into tokens in one pass over its bytes.
///
/// It knows what decides where code ends and text begins: every form of literal with its interpolations at any depth,
/// nested comments, regular expressions. It does not know Swift's grammar, so every branch of an `#if` is read, and
/// source that is only half written is read to its end: a line end closes what may not go beyond it.
///
/// Time grows with the length of the source, whatever is in it: the lexer goes back only for a multi-line literal that
/// turns out to have no end.
struct SwiftLexer {
  /// What is open around a place.
  struct Frame {
    enum Kind { case paren, bracket, brace, interpolation, single, multi }
    var kind: Kind
    /// The index of the token that opened it.
    var token: Int
    /// The number of `#` around a literal.
    var hashes: Int
    /// How many one-line literals were open before, and how many faults were known.
    var singles: Int
    var faults: Int
  }

  /// The source, followed by eight zeros, so that looking ahead needs no test.
  let bytes: UnsafePointer<UInt8>
  let count: Int
  var at = 0
  var lead: SourceToken.Lead = [.space, .line]
  var tokens: [SourceToken] = []
  var frames: [Frame] = []
  var faults: [(offset: Int, fault: SourceFault)] = []
  /// How many one-line literals are open.
  var singles = 0
  /// Whether the innermost open thing is a literal, so that text comes next.
  var isInText = false
  /// How often a multi-line literal may still turn out to have no end; then its quotes are passed over.
  var multiLineTrials = 32

  init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    self.bytes = bytes
    self.count = count
    tokens.reserveCapacity(count / 6)
  }

  /// Reads everything.
  mutating func run() {
    skipPreamble()
    repeat {
      while at < count { if isInText { lexText() } else { lexCode() } }
    } while resumesAfterEnd()
    faults.sort { $0.offset < $1.offset }
  }

  /// The byte order mark and the line `#!/usr/bin/swift` of a script.
  private mutating func skipPreamble() {
    if bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { at = 3 }
    if bytes[at] == UInt8(ascii: "#"), bytes[at + 1] == UInt8(ascii: "!") { skipLine() }
  }

  /// Adds a token that ends before `end`, and goes on there.
  mutating func add(_ kind: SourceToken.Kind, to end: Int) {
    tokens.append(SourceToken(kind: kind, lead: lead, start: UInt32(at), end: UInt32(end)))
    lead = []
    at = end
  }

  mutating func push(_ kind: Frame.Kind, hashes: Int = 0) {
    frames.append(
      Frame(kind: kind, token: tokens.count - 1, hashes: hashes, singles: singles, faults: faults.count))
    if kind == .single { singles += 1 }
    isInText = kind == .single || kind == .multi
  }

  /// Takes the frames from `index` on away.
  mutating func pop(to index: Int) {
    singles = frames[index].singles
    frames.removeSubrange(index...)
    isInText = frames.last.map { $0.kind == .single || $0.kind == .multi } ?? false
  }

  mutating func report(_ fault: SourceFault, at offset: Int) { faults.append((offset, fault)) }

  /// What is still open at the end is reported. True when reading goes on behind a multi-line literal without an end.
  private mutating func resumesAfterEnd() -> Bool {
    if let index = frames.firstIndex(where: { $0.kind == .multi }) {
      giveUpMultiLine(index)
      return true
    }
    if singles > 0 { breakLiterals() }
    if let frame = frames.last {
      let offset = Int(tokens[frame.token].start)
      report(.unclosed(Character(Unicode.Scalar(bytes[offset]))), at: offset)
    }
    return false
  }
}
