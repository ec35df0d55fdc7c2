/// A compiled catalog as it stands in a program.
let builtIn: StaticString = ##"""
  dragoman1
  /!    53#>+,#530!#&!T"en!$Send""en"-)/ 7?=" 08?("de(?2:&!1)6(&?<" !k'tSenden
  """##

/// A text in UTF-16 with its byte order mark.
func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
  ("\u{FEFF}" + text).utf16.reduce(into: []) { bytes, unit in
    let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    bytes += isBigEndian ? pair.reversed() : pair
  }
}
