/// Room on the stack for a text or a key while it is put together, written a word at a time: a call to copy a few bytes
/// costs more than the bytes do.
///
/// Each write says whether there was room for it. Words may be written over the end of what was asked for, never over the
/// end of the memory.
@usableFromInline
package struct ByteRoom {
  /// How many bytes there is room for.
  @usableFromInline package static let size = 256
  /// How many bytes the memory has: the last word written may begin with the last byte, and a zero may follow.
  @usableFromInline package static let memory = 264

  @usableFromInline package let start: UnsafeMutableRawPointer
  @usableFromInline package internal(set) var count = 0

  /// Room in memory of ``memory`` bytes, which begins at a multiple of eight.
  @inlinable @inline(__always)
  package init(_ start: UnsafeMutableRawPointer) {
    self.start = start
    // A short text is read as these two words, however few of their bytes are its own.
    start.storeBytes(of: 0, as: UInt64.self)
    start.storeBytes(of: 0, toByteOffset: 8, as: UInt64.self)
  }

  /// Writes up to eight bytes, which are those of a word from its lowest on.
  @inlinable @inline(__always)
  package mutating func write(word: UInt64, count length: Int) -> Bool {
    guard count &+ length <= Self.size else { return false }
    (start + count).storeBytes(of: word.littleEndian, as: UInt64.self)
    count &+= length
    return true
  }

  /// Writes a byte.
  @inlinable @inline(__always)
  package mutating func write(_ byte: UInt8) -> Bool { write(word: UInt64(byte), count: 1) }

  /// Writes bytes from somewhere else. Words overlap, so that the last of them need no loop.
  @inlinable @inline(__always)
  package mutating func write(_ bytes: UnsafeRawPointer, count length: Int) -> Bool {
    guard length <= Self.size &- count else { return false }
    let place = start + count
    count &+= length
    if length >= 8 {
      if length > 64 {
        place.copyMemory(from: bytes, byteCount: length)
        return true
      }
      var offset = 0
      while offset &+ 8 < length {
        Self.copy(bytes, to: place, at: offset, as: UInt64.self)
        offset &+= 8
      }
      Self.copy(bytes, to: place, at: length &- 8, as: UInt64.self)
    } else if length >= 4 {
      Self.copy(bytes, to: place, at: 0, as: UInt32.self)
      Self.copy(bytes, to: place, at: length &- 4, as: UInt32.self)
    } else if length > 0 {
      Self.copy(bytes, to: place, at: 0, as: UInt8.self)
      Self.copy(bytes, to: place, at: length >> 1, as: UInt8.self)
      Self.copy(bytes, to: place, at: length &- 1, as: UInt8.self)
    }
    return true
  }

  /// Lets somebody write into what room is left, who answers how many bytes that took; false for nil.
  mutating func writeRest(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Int?) -> Bool {
    let rest = (start + count).bindMemory(to: UInt8.self, capacity: Self.size - count)
    guard let written = body(UnsafeMutableBufferPointer(start: rest, count: Self.size - count)) else { return false }
    count += written
    return true
  }

  @inlinable @inline(__always)
  static func copy<Word: BitwiseCopyable>(
    _ bytes: UnsafeRawPointer, to place: UnsafeMutableRawPointer, at offset: Int, as type: Word.Type
  ) {
    place.storeBytes(
      of: bytes.loadUnaligned(fromByteOffset: offset, as: Word.self), toByteOffset: offset, as: Word.self)
  }
}
