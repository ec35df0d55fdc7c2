/// What is written in place of a character that has a meaning in markup, or that no page may hold.
///
/// Whatever needs replacing is ASCII, and no byte of a longer character is.
enum Escapes {
  /// Whether a byte is replaced: `&`, `<`, `>` and quotation marks, and the control characters but for tab and line feed.
  @inline(__always)
  static func isNeeded(_ byte: UInt8) -> Bool {
    let half = byte < 64 ? lower : byte < 128 ? upper : 0
    return half &>> UInt64(byte & 63) & 1 != 0
  }

  /// A bit for each byte that is replaced, of the first 64 and of the next.
  private static let lower: UInt64 = 0x5000_00C4_FFFF_F9FF
  private static let upper: UInt64 = 0x8000_0000_0000_0000

  /// What is written in place of a byte.
  static func escape(_ byte: UInt8) -> String.UTF8View {
    switch byte {
    case UInt8(ascii: "&"): "&amp;".utf8
    case UInt8(ascii: "<"): "&lt;".utf8
    case UInt8(ascii: ">"): "&gt;".utf8
    case UInt8(ascii: "\""): "&quot;".utf8
    case UInt8(ascii: "'"): "&#39;".utf8
    default: "\u{FFFD}".utf8
    }
  }
}
