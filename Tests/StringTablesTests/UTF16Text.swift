/// A text in UTF-16 with its byte order mark.
func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
  ("\u{FEFF}" + text).utf16.reduce(into: []) { bytes, unit in
    let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    bytes += isBigEndian ? pair.reversed() : pair
  }
}
