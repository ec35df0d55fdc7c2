extension PackedSubtags {
  /// Reads a text that is a language of two or three letters, perhaps a script, perhaps a region, and nothing else.
  ///
  /// Answers nil for every other text, well-formed or not: the whole grammar is ``LanguageTagParser``'s.
  @inline(__always)
  init?(simple bytes: UnsafeBufferPointer<UInt8>) {
    var place = 0
    self.init(simple: bytes, from: &place)
    guard place == bytes.count else { return nil }
  }

  /// Reads such a text from a place on and moves the place behind it; what stands there is the caller's to judge.
  @inline(__always)
  init?(simple bytes: UnsafeBufferPointer<UInt8>, from place: inout Int) {
    var start = place
    guard let language = Self.letters(bytes, &place), place &- start == 2 || place &- start == 3 else { return nil }
    bits = (place &- start == 2 ? language << 5 : language) << 31
    guard Self.separator(bytes, &place) else { return }
    start = place
    var letters = Self.letters(bytes, &place) ?? 0
    if place &- start == 4 {
      bits |= letters << 11
      guard Self.separator(bytes, &place) else { return }
      start = place
      letters = Self.letters(bytes, &place) ?? 0
    }
    if place &- start == 2 {
      bits |= 1001 + (letters >> 5 &- 1) * 26 + (letters & 31 &- 1)
    } else {
      guard start == place, let area = Self.digits(bytes, &place) else { return nil }
      bits |= 1 + area
    }
  }

  /// Up to eight letters from a place on, five bits each; nil where there is none, or too many.
  @inline(__always)
  private static func letters(_ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int) -> UInt64? {
    let start = place
    var code: UInt64 = 0
    while place < bytes.count {
      let letter = (bytes[place] | 0x20) &- 0x60
      guard letter &- 1 < 26, bytes[place] >= 0x40 else { break }
      code = code << 5 | UInt64(letter)
      place &+= 1
      if place &- start > 8 { return nil }
    }
    return place == start ? nil : code
  }

  /// Three digits.
  @inline(__always)
  private static func digits(_ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int) -> UInt64? {
    guard bytes.count &- place >= 3 else { return nil }
    var number: UInt64 = 0
    for _ in 0..<3 {
      let digit = bytes[place] &- 0x30
      guard digit < 10 else { return nil }
      number = number * 10 + UInt64(digit)
      place &+= 1
    }
    return number
  }

  /// Whether a subtag follows; the place is then its first byte's.
  @inline(__always)
  private static func separator(_ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int) -> Bool {
    guard place < bytes.count, bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "_") else {
      return false
    }
    place &+= 1
    return true
  }
}
