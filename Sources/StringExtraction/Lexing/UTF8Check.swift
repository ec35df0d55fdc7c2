/// Finds where bytes stop to be UTF-8 (RFC 3629).
enum UTF8Check {
  /// The offset of the first byte that is not; nil when all are.
  ///
  /// - Parameters:
  ///   - bytes: the text, followed by eight zeros.
  ///   - count: its length without them.
  static func firstFault(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int? {
    let raw = UnsafeRawPointer(bytes)
    var at = 0
    while at < count {
      if raw.loadUnaligned(fromByteOffset: at, as: UInt64.self) & 0x8080_8080_8080_8080 == 0 {
        at += 8
      } else if bytes[at] < 0x80 {
        at += 1
      } else {
        guard let length = length(bytes + at) else { return at }
        at += length
      }
    }
    return nil
  }

  /// The length of a character of more than one byte; nil for what is none. The zeros behind the text are none.
  private static func length(_ bytes: UnsafePointer<UInt8>) -> Int? {
    let (first, second) = (bytes[0], bytes[1])
    switch first {
    case 0xC2...0xDF: return second & 0xC0 == 0x80 ? 2 : nil
    case 0xE0...0xEF:
      let range: ClosedRange<UInt8> = first == 0xE0 ? 0xA0...0xBF : first == 0xED ? 0x80...0x9F : 0x80...0xBF
      return range ~= second && bytes[2] & 0xC0 == 0x80 ? 3 : nil
    case 0xF0...0xF4:
      let range: ClosedRange<UInt8> = first == 0xF0 ? 0x90...0xBF : first == 0xF4 ? 0x80...0x8F : 0x80...0xBF
      return range ~= second && bytes[2] & 0xC0 == 0x80 && bytes[3] & 0xC0 == 0x80 ? 4 : nil
    default: return nil
    }
  }
}
