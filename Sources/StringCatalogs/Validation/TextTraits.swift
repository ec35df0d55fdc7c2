/// What a pass over the bytes of a text tells the rules, so that most of them need not look at it.
struct TextTraits: OptionSet {
  let rawValue: UInt8

  /// There is a percent sign.
  static let percent = TextTraits(rawValue: 1)
  /// There may be a character that nobody can see.
  static let invisible = TextTraits(rawValue: 2)
  /// The first character is white space.
  static let spaceAtBeginning = TextTraits(rawValue: 4)
  /// The last character is white space.
  static let spaceAtEnd = TextTraits(rawValue: 8)
  /// There is no character.
  static let empty = TextTraits(rawValue: 16)
}

/// Looks through the bytes of a text once, eight at a time as long as they are ASCII.
struct TextScan {
  private(set) var traits: TextTraits = []
  /// The scripts of letters that are there, Latin aside.
  private(set) var scripts: LetterScripts = []

  /// Scans a text in UTF-8.
  init(_ bytes: UnsafeRawBufferPointer) {
    guard let first = bytes.first, let last = bytes.last else {
      traits = .empty
      return
    }
    scan(bytes)
    if Self.isSpace(first < 0x80 ? UInt32(first) : Self.scalar(bytes, at: 0).value) { traits.insert(.spaceAtBeginning) }
    if Self.isSpace(last < 0x80 ? UInt32(last) : Self.lastScalar(bytes)) { traits.insert(.spaceAtEnd) }
  }

  private mutating func scan(_ bytes: UnsafeRawBufferPointer) {
    var index = 0
    while index + 8 <= bytes.count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let high = word & Self.highs
      if high != 0 {
        index = scanCharacters(bytes, from: index)
        continue
      }
      let percent = (word ^ 0x2525_2525_2525_2525) &- Self.ones
      if percent & Self.highs != 0 { traits.insert(.percent) }
      let (controls, deletes) = (word &- 0x2020_2020_2020_2020, (word ^ 0x7F7F_7F7F_7F7F_7F7F) &- Self.ones)
      if (controls | deletes) & Self.highs != 0 { traits.insert(.invisible) }
      index += 8
    }
    while index < bytes.count {
      index = bytes[index] < 0x80 ? scanASCII(bytes, index) : scanCharacters(bytes, from: index)
    }
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  private mutating func scanASCII(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> Int {
    let byte = bytes[index]
    if byte == UInt8(ascii: "%") { traits.insert(.percent) }
    if byte < 0x20 || byte == 0x7F { traits.insert(.invisible) }
    return index + 1
  }

  /// Scans the eight bytes at an index and the rest of their last character; answers where to go on.
  private mutating func scanCharacters(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var index = start
    while index < bytes.count, index < start + 8 {
      let byte = bytes[index]
      if byte < 0x80 {
        index = scanASCII(bytes, index)
      } else {
        let (value, length) = Self.scalar(bytes, at: index)
        if NoControlCharacters.isSuspicious(value) { traits.insert(.invisible) }
        if value > 0x36F { scripts.formUnion(LetterScripts(of: value)) }
        index += length
      }
    }
    return index
  }

  /// The scalar of a text that is known to be UTF-8.
  @inline(__always)
  private static func scalar(_ bytes: UnsafeRawBufferPointer, at index: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(bytes[index])
    func more(_ offset: Int) -> UInt32 { index + offset < bytes.count ? UInt32(bytes[index + offset]) & 0x3F : 0 }
    if first < 0xE0 { return ((first & 0x1F) << 6 | more(1), 2) }
    if first < 0xF0 { return ((first & 0x0F) << 12 | more(1) << 6 | more(2), 3) }
    return ((first & 0x07) << 18 | more(1) << 12 | more(2) << 6 | more(3), 4)
  }

  private static func lastScalar(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    var index = bytes.count - 1
    while index > 0, bytes[index] & 0xC0 == 0x80 { index -= 1 }
    return scalar(bytes, at: index).value
  }

  /// Whether a character is white space: Unicode's White_Space, which has grown by no character since 1999 and lost one.
  private static func isSpace(_ value: UInt32) -> Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
