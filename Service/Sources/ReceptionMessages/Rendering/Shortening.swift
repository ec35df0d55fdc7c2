/// Texts cut where a character ends, as people see characters (UAX #29): never inside a cluster of marks, a flag or a family;
/// nor behind a sign that joins consonants, where UAX #29 ends a character in Sinhala, Tamil and Khmer and readers do not.
enum Shortening {
  /// Stands for what was cut off.
  static let ellipsis = "…"

  /// The longest beginning of a text that takes at most so many bytes when it is escaped for JSON, the ellipsis included;
  /// the text itself where it fits.
  static func shortened(_ text: String, toEscaped limit: Int) -> String {
    var text = text
    text.makeContiguousUTF8()
    guard let end = text.withUTF8({ overflow(of: $0, limit, reserving: ellipsis.utf8.count) }) else { return text }
    return text[..<boundary(atOrBefore: end, in: text)] + ellipsis
  }

  /// How many bytes of a text fit beside the ellipsis; nil where all of it fits alone.
  private static func overflow(of bytes: UnsafeBufferPointer<UInt8>, _ limit: Int, reserving reserve: Int) -> Int? {
    if EscapedText.width(bytes) <= limit { return nil }
    var width = 0
    for (offset, byte) in bytes.enumerated() {
      width += EscapedText.width(byte)
      if width > limit - reserve { return offset }
    }
    return bytes.count
  }

  /// The end of the last whole character that ends at or before an offset.
  private static func boundary(atOrBefore offset: Int, in text: String) -> String.Index {
    // Rounded down to a scalar; then scalar by scalar, since a boundary is found from its own neighbourhood.
    let scalars = text.unicodeScalars
    var index = text.utf8.index(text.startIndex, offsetBy: offset)
    while index > text.startIndex, index.samePosition(in: scalars) == nil { index = text.utf8.index(before: index) }
    while index > text.startIndex,
      String.Index(index, within: text) == nil || joins(scalars[scalars.index(before: index)])
    {
      index = scalars.index(before: index)
    }
    return index
  }

  /// Whether a scalar joins what stands before it with what follows: a virama, or ZERO WIDTH JOINER.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200D}" || scalar.properties.canonicalCombiningClass == .virama
  }
}
