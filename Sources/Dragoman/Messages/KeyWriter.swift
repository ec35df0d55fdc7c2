import LanguageNumbers
import StringTables

/// Writes a key into room on the stack. Each write is false where the room does not suffice.
struct KeyWriter {
  private var room: ByteRoom

  /// A key in memory of ``ByteRoom/memory`` bytes.
  @inline(__always)
  init(_ memory: UnsafeMutableRawPointer) { room = ByteRoom(memory) }

  /// What was written.
  @inline(__always)
  var key: KeyBytes { KeyBytes(UnsafeRawPointer(room.start), count: room.count) }

  /// Writes a conversion.
  @inline(__always)
  mutating func write(_ specifier: KeySpecifier) -> Bool { room.write(word: specifier.word, count: specifier.count) }

  /// Writes bytes as they are.
  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.baseAddress.map { room.write(UnsafeRawPointer($0), count: bytes.count) } ?? true
  }

  /// Writes a piece of a literal, its percent signs doubled.
  @inline(__always)
  mutating func write(_ literal: StaticString) -> Bool {
    let bytes = KeyBytes(literal.utf8Start, count: literal.utf8CodeUnitCount)
    if bytes.count == 0 { return true }
    return bytes.hasPercentSign ? writeDoubling(bytes) : room.write(bytes.start, count: bytes.count)
  }

  private mutating func writeDoubling(_ bytes: KeyBytes) -> Bool {
    for offset in 0..<bytes.count {
      let byte = bytes.start.load(fromByteOffset: offset, as: UInt8.self)
      guard room.write(byte), byte != UInt8(ascii: "%") || room.write(byte) else { return false }
    }
    return true
  }
}
