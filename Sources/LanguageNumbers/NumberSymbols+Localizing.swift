extension NumberSymbols {
  /// The text with the language's digits and signs; its first run of digits grouped.
  @usableFromInline
  func localized(_ text: UnsafeBufferPointer<UInt8>, grouping: Bool) -> String {
    let run = Self.firstRun(of: text)
    let groups = grouping ? groupCount(ofDigits: run.count) : 0
    let length = text.reduce(groups * groupText.count) { $0 + (replacement(of: $1)?.count ?? 1) }
    return String(unsafeUninitializedCapacity: length) { buffer in
      var place = 0
      for (index, byte) in text.enumerated() {
        guard let sign = replacement(of: byte) else {
          buffer[place] = byte
          place += 1
          continue
        }
        sign.write(to: buffer, at: &place, step: Self.isDigit(byte) ? byte - UInt8(ascii: "0") : 0)
        if groups > 0, run.contains(index), isGroupEnd(digitsBehind: run.upperBound - index - 1) {
          groupText.write(to: buffer, at: &place)
        }
      }
      return place
    }
  }

  @inline(__always)
  private func replacement(of byte: UInt8) -> SignText? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): zeroText
    case UInt8(ascii: "."): decimalText
    case UInt8(ascii: "-"): minusText
    case UInt8(ascii: "+"): plusText
    default: nil
    }
  }

  private static func firstRun(of text: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    let start = text.firstIndex(where: isDigit) ?? text.endIndex
    return start..<(text[start...].firstIndex { !isDigit($0) } ?? text.endIndex)
  }

  @inline(__always)
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
