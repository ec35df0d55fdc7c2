/// A text while it is written: in room on the stack as long as it suffices, then in an array.
struct TextBuffer {
  private let room: UnsafeMutableRawBufferPointer
  private var count = 0
  private var spilled: [UInt8]?

  /// A text in room that outlives it.
  init(_ room: UnsafeMutableRawBufferPointer = UnsafeMutableRawBufferPointer(start: nil, count: 0)) { self.room = room }

  /// What was written.
  var text: String {
    if let spilled { return String(decoding: spilled, as: UTF8.self) }
    return String(decoding: room[..<count], as: UTF8.self)
  }

  /// Writes bytes.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard spilled == nil, count + bytes.count <= room.count else { return spill(bytes) }
    if let start = bytes.baseAddress, let end = room.baseAddress?.advanced(by: count) {
      end.copyMemory(from: start, byteCount: bytes.count)
    }
    count += bytes.count
  }

  /// Writes a mark.
  mutating func append(_ mark: StaticString) {
    append(UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount))
  }

  private mutating func spill(_ bytes: UnsafeBufferPointer<UInt8>) {
    var all = spilled ?? Array(room[..<count])
    spilled = nil
    all.append(contentsOf: bytes)
    spilled = all
  }
}
