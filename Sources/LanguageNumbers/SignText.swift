/// Up to seven bytes of UTF-8 in one word: a sign, a separator or a digit zero, written without touching the heap.
struct SignText: Hashable, Sendable {
  /// The bytes, the first one lowest; the highest byte counts them.
  private let packed: UInt64

  /// - Parameter text: at most seven bytes; the generator refuses longer signs, and what follows them is left out.
  init(_ text: String) {
    let bytes = text.utf8.prefix(7)
    let word = bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    packed = word | UInt64(bytes.count) << 56
  }

  @inline(__always)
  var count: Int { Int(truncatingIfNeeded: packed >> 56) }

  var text: String { String(decoding: (0..<count).map(byte), as: UTF8.self) }

  @inline(__always)
  func byte(at index: Int) -> UInt8 { UInt8(truncatingIfNeeded: packed >> UInt64(index &* 8)) }

  /// Puts the bytes at `place`, the last one increased by `step`, and moves `place` behind them.
  @inline(__always)
  func write(to buffer: UnsafeMutableBufferPointer<UInt8>, at place: inout Int, step: UInt8 = 0) {
    let end = place + count
    for index in 0..<count { buffer[place + index] = byte(at: index) }
    buffer[end - 1] &+= step
    place = end
  }

  /// Writes the bytes; false where the room does not suffice.
  @inline(__always)
  func write(to room: inout ByteRoom) -> Bool { room.write(word: packed, count: count) }
}
