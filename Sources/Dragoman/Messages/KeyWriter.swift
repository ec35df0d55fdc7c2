import StringTables

/// Writes a key into room on the stack.
struct KeyWriter {
  /// How many bytes there are.
  static let room = 256

  private let start: UnsafeMutableRawPointer
  private(set) var count = 0

  /// A key in room for ``room`` bytes.
  init(_ start: UnsafeMutableRawPointer) { self.start = start }

  /// Writes a conversion; false where the room does not suffice.
  @inline(__always)
  mutating func write(_ specifier: KeySpecifier) -> Bool {
    guard count &+ 8 <= Self.room else { return false }
    specifier.write(to: start + count)
    count &+= specifier.count
    return true
  }

  /// Writes bytes as they are.
  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count + bytes.count <= Self.room else { return false }
    UnsafeMutableRawBufferPointer(start: start + count, count: bytes.count).copyBytes(from: bytes)
    count += bytes.count
    return true
  }

  /// Writes a piece of a literal, its percent signs doubled, eight bytes at a time as long as there are none.
  @inline(__always)
  mutating func write(_ literal: StaticString) -> Bool {
    let length = literal.utf8CodeUnitCount
    guard count &+ 2 &* length <= Self.room else { return false }
    let bytes = UnsafeRawPointer(literal.utf8Start)
    var offset = 0
    while offset &+ 8 <= length {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if Self.hasPercentSign(word) { break }
      start.storeBytes(of: word, toByteOffset: count, as: UInt64.self)
      offset &+= 8
      count &+= 8
    }
    while offset < length {
      let byte = bytes.load(fromByteOffset: offset, as: UInt8.self)
      write(byte)
      if byte == UInt8(ascii: "%") { write(byte) }
      offset &+= 1
    }
    return true
  }

  @inline(__always)
  private mutating func write(_ byte: UInt8) {
    start.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count &+= 1
  }

  /// Whether one of eight bytes is a percent sign.
  @inline(__always)
  private static func hasPercentSign(_ word: UInt64) -> Bool {
    let rest = word ^ 0x2525_2525_2525_2525
    return (rest &- 0x0101_0101_0101_0101) & ~rest & 0x8080_8080_8080_8080 != 0
  }
}
