import LanguageNumbers

/// A text while it is written: in room on the stack as long as it suffices, then in an array.
struct TextBuffer: ~Copyable {
  private let room: UnsafeMutableBufferPointer<UInt8>
  private var count = 0
  private var spilled: [UInt8]?

  /// A text in room that outlives it.
  init(_ room: UnsafeMutableBufferPointer<UInt8>) { self.room = room }

  /// What was written.
  var text: String {
    if let spilled { return String(decoding: spilled, as: UTF8.self) }
    return String(decoding: UnsafeBufferPointer(start: room.baseAddress, count: count), as: UTF8.self)
  }

  /// Writes bytes.
  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard spilled == nil, bytes.count <= room.count &- count else { return spill(bytes) }
    if let start = bytes.baseAddress, let end = room.baseAddress?.advanced(by: count) {
      end.update(from: start, count: bytes.count)
    }
    count &+= bytes.count
  }

  /// Writes a text.
  mutating func append(_ text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ append($0) }) == nil { append(copy: text) }
  }

  /// Writes a text that Foundation keeps in another form.
  private mutating func append(copy text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Writes a mark.
  mutating func append(_ mark: StaticString) {
    append(UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount))
  }

  /// Writes a whole number in a language's digits, signs and groups.
  mutating func append(magnitude: UInt64, isNegative: Bool, in symbols: NumberSymbols) {
    let free = UnsafeMutableBufferPointer(rebasing: room[count...])
    guard spilled == nil, let length = symbols.write(magnitude: magnitude, isNegative: isNegative, to: free) else {
      return append(symbols.string(magnitude: magnitude, isNegative: isNegative))
    }
    count &+= length
  }

  private mutating func spill(_ bytes: UnsafeBufferPointer<UInt8>) {
    var all = spilled ?? Array(room[..<count])
    spilled = nil
    all.append(contentsOf: bytes)
    spilled = all
  }
}
