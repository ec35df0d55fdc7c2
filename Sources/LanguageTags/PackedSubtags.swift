/// Language, script and region of a tag in one word: region 11 bits, script 20, language 15.
///
/// Letters take five bits each, the first letter highest. A region is an index: 0 none, then the thousand numeric areas,
/// then the pairs of letters. A language of more than three letters has no code; its tag keeps it as text.
@usableFromInline
struct PackedSubtags: Hashable, Sendable {
  @usableFromInline var bits: UInt64

  /// The code of `und`.
  static let undetermined: UInt64 = 21 << 10 | 14 << 5 | 4

  @inline(__always)
  init(bits: UInt64) { self.bits = bits }

  @inline(__always)
  init(language: UInt64, script: UInt64 = 0, region: UInt64 = 0) {
    bits = language << 31 | script << 11 | region
  }

  @inline(__always) var language: UInt64 {
    get { bits >> 31 }
    set { bits = bits & 0x7FFF_FFFF | newValue << 31 }
  }
  @inline(__always) var script: UInt64 {
    get { bits >> 11 & 0xF_FFFF }
    set { bits = bits & ~(0xF_FFFF << 11) | newValue << 11 }
  }
  @inline(__always) var region: UInt64 {
    get { bits & 0x7FF }
    set { bits = bits & ~0x7FF | newValue }
  }

  /// The code of a text that is known to be letters; `room` is the number of letters that the field holds.
  static func letters(_ text: some Collection<UInt8>, room: Int) -> UInt64 {
    var code: UInt64 = 0
    for byte in text { code = code << 5 | UInt64(byte & 31) }
    return code << UInt64(5 * (room - text.count))
  }

  /// The code of two letters or three digits.
  static func region(_ text: some Collection<UInt8>) -> UInt64 {
    let bytes = Array(text)
    if bytes.count == 3 { return 1 + bytes.reduce(0) { $0 * 10 + UInt64($1 & 15) } }
    return 1001 + UInt64(bytes[0] & 31 - 1) * 26 + UInt64(bytes[1] & 31 - 1)
  }
}

extension PackedSubtags {
  /// The letters of a code as text, in lower case or with a capital first letter.
  static func text(letters code: UInt64, room: Int, capitalized: Bool = false) -> String {
    var bytes: [UInt8] = []
    for place in stride(from: 5 * (room - 1), through: 0, by: -5) {
      let letter = UInt8(truncatingIfNeeded: code >> UInt64(place)) & 31
      if letter != 0 { bytes.append((capitalized && bytes.isEmpty ? 0x40 : 0x60) | letter) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text of a region's code, `US` or `419`.
  static func text(region code: UInt64) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3) { buffer in
      let count = write(region: code, to: buffer.baseAddress.unsafelyUnwrapped)
      return String(decoding: UnsafeBufferPointer(rebasing: buffer[..<count]), as: UTF8.self)
    }
  }

  /// Writes a region's text; answers how many bytes.
  static func write(region code: UInt64, to target: UnsafeMutablePointer<UInt8>) -> Int {
    if code <= 1000 {
      let number = code - 1
      for (place, unit) in [100, 10, 1].enumerated() { target[place] = 0x30 + UInt8(number / UInt64(unit) % 10) }
      return 3
    }
    target[0] = 0x41 + UInt8((code - 1001) / 26)
    target[1] = 0x41 + UInt8((code - 1001) % 26)
    return 2
  }

  /// Writes the letters of a code; answers how many bytes.
  private static func write(
    letters code: UInt64, room: Int, capitalized: Bool, to target: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var count = 0
    for place in stride(from: 5 * (room - 1), through: 0, by: -5) {
      let letter = UInt8(truncatingIfNeeded: code >> UInt64(place)) & 31
      guard letter != 0 else { break }
      target[count] = (capitalized && count == 0 ? 0x40 : 0x60) | letter
      count += 1
    }
    return count
  }

  /// The tag that these subtags spell, at most eleven bytes, for which a `String` needs no memory of its own.
  var text: String {
    String(unsafeUninitializedCapacity: 11) { buffer in
      let target = buffer.baseAddress.unsafelyUnwrapped
      var count = Self.write(letters: language, room: 3, capitalized: false, to: target)
      if script != 0 {
        target[count] = UInt8(ascii: "-")
        count += 1 + Self.write(letters: script, room: 4, capitalized: true, to: target + count + 1)
      }
      if region != 0 {
        target[count] = UInt8(ascii: "-")
        count += 1 + Self.write(region: region, to: target + count + 1)
      }
      return count
    }
  }
}
