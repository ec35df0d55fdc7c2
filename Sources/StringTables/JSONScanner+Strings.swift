// Strings.
extension JSONScanner {
  @inline(__always)
  mutating func scanString() throws(Fault) {
    let start = index + 1
    var (end, isASCII) = ordinary(from: start)
    var kind = JSONTape.Kind.string
    while end == bytes.count || bytes[end] != UInt8(ascii: "\"") {
      kind = .escapedString
      index = end
      try scanEscape(of: start)
      let (next, isRestASCII) = ordinary(from: index)
      (end, isASCII) = (next, isASCII && isRestASCII)
    }
    if !isASCII, let fault = UTF8Check.firstFault(in: bytes, from: start, to: end) {
      throw Fault(offset: fault, message: FileText.invalidUTF8)
    }
    append(kind, from: start, to: end)
    index = end + 1
  }

  /// Where bytes end that are neither a quote nor a backslash nor a control character, sixteen at a time, and whether all
  /// of them are ASCII. What stands behind them may let them seem other, never ASCII: who needs to know looks closer.
  @inline(__always)
  func ordinary(from start: Int) -> (end: Int, isASCII: Bool) {
    var index = start
    var seen = ByteBlock()
    while index + 16 <= bytes.count {
      let block = ByteBlock(bytes, at: index)
      seen |= block
      let special = block.has(UInt8(ascii: "\"")) | block.has(UInt8(ascii: "\\")) | block.hasControl
      if let place = special.firstMark { return (index + place, !seen.isMarked) }
      index += 16
    }
    return lastOrdinary(from: index, seen)
  }

  /// The same at the end of the file, byte by byte.
  @inline(never)
  private func lastOrdinary(from start: Int, _ before: ByteBlock) -> (end: Int, isASCII: Bool) {
    var index = start
    var seen: UInt8 = before.isMarked ? 0x80 : 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      seen |= byte
      index += 1
    }
    return (index, seen < 0x80)
  }

  /// Scans an escape of the string that begins at an offset.
  @inline(never)
  private mutating func scanEscape(of start: Int) throws(Fault) {
    guard index < bytes.count else { throw Fault(offset: start - 1, message: "a string without its closing quote") }
    guard bytes[index] == UInt8(ascii: "\\") else {
      throw Fault(offset: index, message: "a control character in a string: write it as an escape")
    }
    let backslash = index
    guard index + 1 < bytes.count else {
      throw Fault(offset: backslash, message: "a backslash with nothing behind it")
    }
    let letter = bytes[index + 1]
    index += 2
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return
    case UInt8(ascii: "u"):
      for _ in 0..<4 {
        guard index < bytes.count, JSONEscapes.hexValue(bytes[index]) != nil else {
          throw Fault(offset: backslash, message: "expected four hexadecimal digits behind \\u")
        }
        index += 1
      }
    default: throw Fault(offset: backslash, message: "an escape that JSON does not know")
    }
  }
}
