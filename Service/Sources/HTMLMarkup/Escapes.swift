/// What is written in place of a character that has a meaning in markup, or that no page may hold.
///
/// Whatever needs replacing is ASCII, and no byte of a longer character is.
enum Escapes {
  /// For each byte, whether it is replaced.
  static let isNeeded: [Bool] = (0...255).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"): false
    case 0x00...0x1F, 0x7F: true
    default: false
    }
  }

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
