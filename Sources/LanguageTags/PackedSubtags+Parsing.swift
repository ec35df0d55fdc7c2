extension PackedSubtags {
  /// Reads a text that is a language of two or three letters, perhaps a script, perhaps a region, and nothing else.
  ///
  /// Answers nil for every other text, well-formed or not: the whole grammar is ``LanguageTagParser``'s.
  @inline(__always)
  init?(simple bytes: UnsafeBufferPointer<UInt8>) {
    var place = 0
    guard let language = Self.letters(bytes, &place) else { return nil }
    guard place == 2 || place == 3 else { return nil }
    bits = (place == 2 ? language << 5 : language) << 31
    if place == bytes.count { return }
    guard Self.separator(bytes, &place) else { return nil }
    var start = place
    var letters = Self.letters(bytes, &place) ?? 0
    if place - start == 4 {
      bits |= letters << 11
      if place == bytes.count { return }
      guard Self.separator(bytes, &place) else { return nil }
      start = place
      letters = Self.letters(bytes, &place) ?? 0
    }
    guard place == bytes.count || start == place else { return nil }
    if place - start == 2 {
      bits |= 1001 + (letters >> 5 &- 1) * 26 + (letters & 31 &- 1)
    } else {
      guard start == place, bytes.count - start == 3, let area = Self.digits(bytes, start) else { return nil }
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

  @inline(__always)
  private static func digits(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> UInt64? {
    var number: UInt64 = 0
    for place in start..<bytes.count {
      let digit = bytes[place] &- 0x30
      guard digit < 10 else { return nil }
      number = number * 10 + UInt64(digit)
    }
    return number
  }

  @inline(__always)
  private static func separator(_ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int) -> Bool {
    guard bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "_") else { return false }
    place &+= 1
    return true
  }
}
