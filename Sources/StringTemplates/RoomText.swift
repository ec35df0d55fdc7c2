import LanguageNumbers

// The text of bytes that are known to be UTF-8, since they came out of Strings. Swift would look through all of them again,
// byte by byte where they are not ASCII, and that took longer than anything else.
extension ByteRoom {
  /// Writes a text; false where the room does not suffice, or where Foundation keeps the text in another form.
  @inline(__always)
  mutating func write(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.baseAddress.map { write(UnsafeRawPointer($0), count: bytes.count) } ?? true
    } ?? false
  }

  /// What was written, which has to be UTF-8.
  var text: String {
    guard let layout = LiteralLayout.known else { return checkedText }
    return count <= LiteralLayout.shortLimit ? shortText(layout) : longText(layout)
  }

  private var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: count)
  }

  private var checkedText: String { String(decoding: bytes, as: UTF8.self) }

  /// The words of a short text, with zeros in place of whatever else stands in them.
  @inline(__always)
  private func shortText(_ layout: LiteralLayout) -> String {
    let first = start.load(as: UInt64.self)
    guard count > 8 else { return layout.shortText((Self.front(of: first, count), 0), count: count).text }
    let second = start.load(fromByteOffset: 8, as: UInt64.self)
    return layout.shortText((first, Self.front(of: second, count &- 8)), count: count).text
  }

  /// The first bytes of a word, zeros behind.
  @inline(__always)
  private static func front(of word: UInt64, _ count: Int) -> UInt64 {
    let bytes = UInt64(littleEndian: word)
    return count == 0 ? 0 : (bytes & .max &>> UInt64(64 &- count &* 8)).littleEndian
  }

  /// A text of its own memory. It is first one that lies here, as a literal lies in the program; reserving room for changes
  /// makes a copy of that, whose bytes nobody looks through. One that is still here then must not be handed out.
  private func longText(_ layout: LiteralLayout) -> String {
    guard let here = bytes.baseAddress else { return "" }
    start.storeBytes(of: 0, toByteOffset: count, as: UInt8.self)  // as behind a literal
    var text = layout.text(here, count: count, isASCII: isASCII).text
    text.reserveCapacity(count)
    let isCopy = text.utf8.withContiguousStorageIfAvailable { $0.baseAddress != here } ?? true
    return isCopy ? text : checkedText
  }

  /// Whether all bytes of a text of at least eight are ASCII.
  @inline(__always)
  private var isASCII: Bool {
    var all = start.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    var offset = 0
    while offset &+ 8 < count {
      all |= start.load(fromByteOffset: offset, as: UInt64.self)
      offset &+= 8
    }
    return all & 0x8080_8080_8080_8080 == 0
  }
}
