/// Text as it stands between the quotes of JSON (RFC 8259, section 7): UTF-8 with `"`, `\` and control characters escaped.
enum EscapedText {
  /// How many bytes a byte takes.
  @inline(__always)
  static func width(_ byte: UInt8) -> Int {
    if byte >= 0x20 { return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") ? 2 : 1 }
    return shortEscape(byte) == nil ? 6 : 2
  }

  /// How many bytes some UTF-8 takes.
  static func width(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    // Nearly every text has few that take more than one: count those.
    var width = bytes.count
    for byte in bytes where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
      width += self.width(byte) - 1
    }
    return width
  }

  /// Writes some UTF-8, whose width fits, and answers where it ends.
  static func write(
    _ bytes: UnsafeBufferPointer<UInt8>, width: Int, to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    guard let source = bytes.baseAddress else { return start }
    if width == bytes.count {
      start.update(from: source, count: width)
      return start + width
    }
    var end = start
    for byte in bytes { end = write(byte, to: end) }
    return end
  }

  private static func write(_ byte: UInt8, to start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    guard width(byte) > 1 else {
      start[0] = byte
      return start + 1
    }
    start[0] = UInt8(ascii: "\\")
    guard let letter = shortEscape(byte) else {
      let digits: StaticString = "0123456789abcdef"
      (start[1], start[2], start[3]) = (UInt8(ascii: "u"), UInt8(ascii: "0"), UInt8(ascii: "0"))
      (start[4], start[5]) = (digits.utf8Start[Int(byte >> 4)], digits.utf8Start[Int(byte & 15)])
      return start + 6
    }
    start[1] = letter
    return start + 2
  }

  private static func shortEscape(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte
    case 0x08: UInt8(ascii: "b")
    case 0x09: UInt8(ascii: "t")
    case 0x0A: UInt8(ascii: "n")
    case 0x0C: UInt8(ascii: "f")
    case 0x0D: UInt8(ascii: "r")
    default: nil
    }
  }

  /// A text, escaped.
  static func bytes(_ text: String) -> [UInt8] {
    var text = text
    return text.withUTF8 { bytes in
      let width = width(bytes)
      return [UInt8](unsafeUninitializedCapacity: width) { room, count in
        if let start = room.baseAddress { _ = write(bytes, width: width, to: start) }
        count = width
      }
    }
  }
}
