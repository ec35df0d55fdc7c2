/// A text that holds no memory which is counted, as its two words: a short one, which is its own bytes, or one that lies
/// in memory for ever, as a literal's does. Handing it out is copying the words.
package struct UncountedText: Sendable {
  typealias Words = (UInt64, UInt64)

  private let words: Words

  /// Of no text: what is never asked for.
  package static var none: UncountedText { UncountedText(literal: (0, 0)) }

  /// A text of the words that a literal of its bytes has: see ``LiteralLayout``.
  init(literal words: Words) { self.words = words }

  /// Nil for a text whose memory is counted, and where nothing is known of the layout.
  package init?(_ text: String) {
    guard let layout = LiteralLayout.known else { return nil }
    let isShort = text.utf8.count <= LiteralLayout.shortLimit
    guard let literal = isShort ? Self.short(text, layout) : Self.long(text, layout) else { return nil }
    self = literal
  }

  /// A short text anew, whatever memory the given one has.
  private static func short(_ text: String, _ layout: LiteralLayout) -> UncountedText? {
    layout.shortText(LiteralLayout.shortBytes(of: text), count: text.utf8.count)
  }

  /// A text that is laid out as a literal of its bytes would be, which nobody counts.
  private static func long(_ text: String, _ layout: LiteralLayout) -> UncountedText? {
    let literal = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.baseAddress.map { layout.text($0, count: bytes.count, isASCII: bytes.allSatisfy { $0 < 0x80 }) }
    }
    guard let literal = literal ?? nil, literal.isWordForWord(text) else { return nil }
    return literal
  }

  /// The words of a text; nil where a String is not two words.
  static func words(of text: String) -> Words? {
    MemoryLayout<String>.size == MemoryLayout<Words>.size ? unsafeBitCast(text, to: Words.self) : nil
  }

  /// Whether a text has the same words.
  func isWordForWord(_ text: String) -> Bool { Self.words(of: text).map { $0 == words } ?? false }

  /// The text. It is moved out of a copy of the words, which counts nothing: they hold no reference, so that there is none
  /// to give back either.
  @inline(__always)
  package var text: String {
    var copy = words
    return withUnsafeMutableBytes(of: &copy) { $0.assumingMemoryBound(to: String.self).moveElement(from: 0) }
  }
}
