/// How a String of a literal is laid out in its two words, and so one that nobody counts: a short text is its own bytes, a
/// longer one its length and address, each with a constant added. Decision record 0010.
///
/// Nothing is taken for granted: the constants are read off literals of this program when it first asks, and tried on
/// others. Where any of that comes out otherwise, there is no layout, and texts are ordinary ones.
package struct LiteralLayout: Sendable {
  /// The longest text that a String holds in itself.
  package static let shortLimit = 15

  private struct Constants: Equatable {
    var count: UInt64
    var address: UInt64
    /// Beside the bytes of a short text, less its length in the highest byte.
    var short: UInt64
  }

  private let ascii: Constants
  private let other: Constants

  package static let known = LiteralLayout()

  /// What the program's own literals say.
  private init?() {
    guard
      let ascii = Self.constants(
        of: "a text of a literal", "and another one of another length", short: "short", "a short text"),
      let other = Self.constants(
        of: "a “text” of a literal", "and “another” one of another length", short: "Ü", "fünfzehn Byte:")
    else { return nil }
    (self.ascii, self.other) = (ascii, other)
    for (literal, isASCII) in [("the third of them", true), ("the “third” of them", false)] {
      guard isTrue(of: literal, isASCII: isASCII) else { return nil }
    }
    for literal in ["", "a", "of eight", "fifteen bytes..", "…", "a short …", "nine „„"] {
      guard isTrueOfShort(literal) else { return nil }
    }
  }

  /// The constants in the literals' words, where they are the same in two of different length.
  private static func constants(
    of one: String, _ other: String, short: String, _ otherShort: String
  ) -> Constants? {
    guard let first = constants(of: one, short), first == constants(of: other, otherShort) else { return nil }
    return first
  }

  private static func constants(of literal: String, _ short: String) -> Constants? {
    guard let words = UncountedText.words(of: literal), let address = address(of: literal),
      let shortWords = UncountedText.words(of: short)
    else { return nil }
    let (first, second) = shortBytes(of: short)
    guard shortWords.0 == first else { return nil }
    return Constants(
      count: words.0 &- UInt64(literal.utf8.count), address: words.1 &- address,
      short: shortWords.1 &- second &- UInt64(short.utf8.count) << 56)
  }

  /// The bytes of a short text as two words, zeros behind.
  static func shortBytes(of text: String) -> (UInt64, UInt64) {
    withUnsafeTemporaryAllocation(byteCount: 16, alignment: 8) { room in
      room.storeBytes(of: 0, as: UInt64.self)
      room.storeBytes(of: 0, toByteOffset: 8, as: UInt64.self)
      for (place, byte) in text.utf8.prefix(shortLimit).enumerated() { room[place] = byte }
      return (room.load(as: UInt64.self), room.load(fromByteOffset: 8, as: UInt64.self))
    }
  }

  /// Whether a text made of a literal's bytes is laid out as the literal itself.
  private func isTrue(of literal: String, isASCII: Bool) -> Bool {
    guard let address = Self.address(of: literal),
      let bytes = UnsafePointer<UInt8>(bitPattern: UInt(truncatingIfNeeded: address))
    else { return false }
    return text(bytes, count: literal.utf8.count, isASCII: isASCII).isWordForWord(literal)
  }

  private func isTrueOfShort(_ literal: String) -> Bool {
    shortText(Self.shortBytes(of: literal), count: literal.utf8.count).isWordForWord(literal)
  }

  private static func address(of literal: String) -> UInt64? {
    literal.utf8.withContiguousStorageIfAvailable { UInt64(UInt(bitPattern: $0.baseAddress)) }
  }

  /// The text of bytes that are valid UTF-8 and are never changed nor freed.
  package func text(_ bytes: UnsafePointer<UInt8>, count: Int, isASCII: Bool) -> UncountedText {
    let constants = isASCII ? ascii : other
    return UncountedText(
      literal: (constants.count &+ UInt64(count), constants.address &+ UInt64(UInt(bitPattern: bytes))))
  }

  /// The text of at most fifteen bytes that are valid UTF-8, in two words as they lie, zeros behind.
  package func shortText(_ bytes: (UInt64, UInt64), count: Int) -> UncountedText {
    let isASCII = (bytes.0 | bytes.1) & 0x8080_8080_8080_8080 == 0
    let constant = isASCII ? ascii.short : other.short
    return UncountedText(literal: (bytes.0, bytes.1 &+ constant &+ UInt64(count) << 56))
  }
}
