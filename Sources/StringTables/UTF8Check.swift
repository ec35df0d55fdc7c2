/// Finds bytes that are not UTF-8 (Unicode 17, table 3-7), without making a `String` of the others.
enum UTF8Check {
  /// The offset of the first character that is malformed, in a part of some bytes; `nil` when all are well-formed.
  static func firstFault(in bytes: UnsafeRawBufferPointer, from start: Int, to end: Int) -> Int? {
    var index = start
    while index < end {
      if bytes[index] < 0x80 {
        index += asciiLength(bytes, index, end)
      } else {
        let usual = index + 4 <= end ? usualLength(bytes, index) : 0
        let length = usual == 0 ? characterLength(bytes, index, end) : usual
        if length == 0 { return index }
        index += length
      }
    }
    return nil
  }

  /// How many ASCII characters stand at an index, where there is one.
  @inline(__always)
  private static func asciiLength(_ bytes: UnsafeRawBufferPointer, _ index: Int, _ end: Int) -> Int {
    guard index + 8 <= end else { return 1 }
    let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    let high = word & 0x8080_8080_8080_8080
    return high == 0 ? 8 : high.trailingZeroBitCount >> 3
  }

  /// How many bytes a character of three, one of two or two of two have at an index with four bytes; zero for anything
  /// else.
  @inline(__always)
  private static func usualLength(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> Int {
    let word = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self))
    if word & 0x00C0_C0F0 == 0x0080_80E0 {
      // What tells E0 below A0, too long a form, and ED from A0 on, half of a surrogate pair.
      let kind = word & 0x200F
      return kind == 0 || kind == 0x200D ? 0 : 3
    }
    // C0 and C1 begin forms that are too long.
    guard word & 0x0000_C0E0 == 0x0000_80C0, word & 0x1E != 0 else { return 0 }
    return word & 0xC0E0_0000 == 0x80C0_0000 && word & 0x1E_0000 != 0 ? 4 : 2
  }

  /// The length of the character of several bytes at an index; zero when it is malformed.
  @inline(__always)
  private static func characterLength(_ bytes: UnsafeRawBufferPointer, _ index: Int, _ end: Int) -> Int {
    let first = bytes[index]
    if first < 0xE0 {
      return first >= 0xC2 && index + 2 <= end && isContinuation(bytes[index + 1]) ? 2 : 0
    }
    guard index + 3 <= end else { return 0 }
    let (second, third) = (bytes[index + 1], bytes[index + 2])
    guard isContinuation(second), isContinuation(third) else { return 0 }
    switch first {
    case 0xE0: return second >= 0xA0 ? 3 : 0
    case 0xED: return second < 0xA0 ? 3 : 0
    case 0xE1...0xEF: return 3
    case 0xF0...0xF4:
      guard index + 4 <= end, isContinuation(bytes[index + 3]) else { return 0 }
      if first == 0xF0 && second < 0x90 || first == 0xF4 && second >= 0x90 { return 0 }
      return 4
    default: return 0
    }
  }

  @inline(__always)
  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
