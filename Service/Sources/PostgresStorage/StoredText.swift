/// A text on its way into a column and out of it. PostgreSQL's texts hold every character but U+0000; a user's may hold that
/// too. So it is written as U+001A `0`, and U+001A (which stood for a lost character long before) as U+001A U+001A; all other
/// texts stay readable to whoever looks at the tables.
enum StoredText {
  private static let mark: UInt8 = 0x1A
  private static let zero = UInt8(ascii: "0")

  static func encode(_ text: String, into buffer: inout [UInt8]) {
    let start = buffer.count
    buffer += text.utf8
    guard buffer[start...].contains(where: { $0 == 0 || $0 == mark }) else { return }
    buffer.removeSubrange(start...)
    for byte in text.utf8 {
      switch byte {
      case 0: buffer += [mark, zero]
      case mark: buffer += [mark, mark]
      default: buffer.append(byte)
      }
    }
  }

  static func decode(_ bytes: UnsafeRawBufferPointer) -> String {
    guard bytes.contains(mark) else { return String(decoding: bytes, as: UTF8.self) }
    var decoded: [UInt8] = []
    var isMarked = false
    for byte in bytes {
      if isMarked {
        decoded.append(byte == zero ? 0 : byte)
        isMarked = false
      } else if byte == mark {
        isMarked = true
      } else {
        decoded.append(byte)
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}
