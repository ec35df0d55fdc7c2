/// The characters of XML 1.0: which there are, and how they are escaped.
enum XMLCharacters {
  /// Whether XML can hold a text: no control character but tab and the line ends, and neither U+FFFE nor U+FFFF.
  static func areWritable(_ text: String) -> Bool {
    var last: (UInt8, UInt8) = (0, 0)
    for byte in text.utf8 {
      if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D { return false }
      // EF BF BE and EF BF BF.
      if byte >= 0xBE, last == (0xEF, 0xBF) { return false }
      last = (last.1, byte)
    }
    return true
  }

  /// Whether a scalar may be written by its number.
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// Writes a text with what markup would take for its own escaped: as Xcode, only what must be.
  static func append(_ text: String, to output: inout [UInt8], inAttribute: Bool) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for index in bytes.indices {
        guard let escape = escape(bytes[index], inAttribute: inAttribute) else { continue }
        output.append(contentsOf: bytes[start..<index])
        escape.withUTF8Buffer { output.append(contentsOf: $0) }
        start = index + 1
      }
      output.append(contentsOf: bytes[start...])
    }
  }

  private static func escape(_ byte: UInt8, inAttribute: Bool) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case 0x0D: "&#13;"
    case UInt8(ascii: "\"") where inAttribute: "&quot;"
    case 0x09 where inAttribute: "&#9;"
    case 0x0A where inAttribute: "&#10;"
    default: nil
    }
  }
}
