import StringTables

/// Texts that nobody counts: they lie in memory that is never freed, as those of literals do, so that two threads that
/// read one text at once do not fight for its reference count. Decision record 0010.
enum LastingText {
  /// How many bytes a process keeps for ever, at most. Texts beyond are ordinary ones.
  static let byteLimit = 4 << 20

  /// The longest text that a String holds in itself, and nobody counts either.
  private static let inlineLimit = 15

  private struct Kept {
    var byteCount = 0
    var texts: Set<String> = []
  }

  private static let kept = Guarded(Kept())

  /// The same text, uncounted where that is possible: one for all that are equal byte by byte.
  static func text(_ text: String) -> String {
    let count = text.utf8.count
    guard count > inlineLimit, let layout = LiteralLayout.known else { return text }
    return kept.withLock { kept in
      if let known = kept.texts[exactly: text] { return known }
      guard kept.byteCount + count <= byteLimit else { return text }
      let made = lasting(text, layout)
      // Equal texts of other bytes, as é in one scalar and in two, stay apart: the second one is an ordinary text.
      guard kept.texts.insert(made).inserted else { return text }
      kept.byteCount += count
      return made
    }
  }

  /// How many bytes are kept, for tests.
  static var byteCount: Int { kept.withLock(\.byteCount) }

  /// A text of the bytes of a literal, which lie in the program for ever.
  static func text(of literal: StaticString) -> String {
    guard literal.hasPointerRepresentation, literal.utf8CodeUnitCount > inlineLimit,
      let layout = LiteralLayout.known
    else { return literal.description }
    return layout.text(literal.utf8Start, count: literal.utf8CodeUnitCount, isASCII: literal.isASCII)
  }

  private static func lasting(_ text: String, _ layout: LiteralLayout) -> String {
    var text = text
    return text.withUTF8 { bytes in
      // A literal ends with a zero byte, so this does.
      let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 1)
      memory[bytes.count] = 0
      for index in bytes.indices { memory[index] = bytes[index] }
      return layout.text(memory, count: bytes.count, isASCII: bytes.allSatisfy { $0 < 0x80 })
    }
  }
}

extension Set<String> {
  /// The member that is the same byte by byte.
  fileprivate subscript(exactly text: String) -> String? {
    guard let place = firstIndex(of: text), self[place].utf8.elementsEqual(text.utf8) else { return nil }
    return self[place]
  }
}

/// How a String of a literal is laid out: two words, of which one is its length and the other its address, each with a
/// constant added. Nothing is taken for granted: the constants are read off literals of this program when it first asks,
/// and tried on others. Where any of that comes out otherwise, there is no layout, and texts are ordinary ones.
struct LiteralLayout: Sendable {
  private typealias Words = (count: UInt64, address: UInt64)

  private struct Constants: Equatable {
    var count: UInt64
    var address: UInt64
  }

  private let ascii: Constants
  private let other: Constants

  static let known = LiteralLayout()

  /// What the program's own literals say.
  private init?() {
    guard let ascii = Self.constants(of: "a text of a literal", and: "and another one of another length"),
      let other = Self.constants(of: "a “text” of a literal", and: "and “another” one of another length")
    else { return nil }
    (self.ascii, self.other) = (ascii, other)
    guard isTrue(of: "the third of them", isASCII: true), isTrue(of: "the “third” of them", isASCII: false) else {
      return nil
    }
  }

  /// The constants in two literals' words, where they are the same.
  private static func constants(of one: String, and another: String) -> Constants? {
    guard let first = constants(of: one), first == constants(of: another) else { return nil }
    return first
  }

  private static func constants(of literal: String) -> Constants? {
    guard MemoryLayout<String>.size == MemoryLayout<Words>.size, let address = address(of: literal) else { return nil }
    let words = unsafeBitCast(literal, to: Words.self)
    return Constants(count: words.count &- UInt64(literal.utf8.count), address: words.address &- address)
  }

  /// Whether a text made of a literal's bytes is laid out as the literal itself.
  private func isTrue(of literal: String, isASCII: Bool) -> Bool {
    guard let address = Self.address(of: literal),
      let bytes = UnsafePointer<UInt8>(bitPattern: UInt(truncatingIfNeeded: address))
    else { return false }
    let made = unsafeBitCast(
      text(bytes, count: literal.utf8.count, isASCII: isASCII), to: Words.self)
    return made == unsafeBitCast(literal, to: Words.self)
  }

  private static func address(of literal: String) -> UInt64? {
    literal.utf8.withContiguousStorageIfAvailable { UInt64(UInt(bitPattern: $0.baseAddress)) }
  }

  /// The text of bytes that are valid UTF-8 and are never changed nor freed.
  func text(_ bytes: UnsafePointer<UInt8>, count: Int, isASCII: Bool) -> String {
    let constants = isASCII ? ascii : other
    let words: Words = (constants.count &+ UInt64(count), constants.address &+ UInt64(UInt(bitPattern: bytes)))
    return unsafeBitCast(words, to: String.self)
  }
}
