extension NumberSymbols {
  /// Writes an integer of any width in the language's digits and signs.
  ///
  /// - Parameters:
  ///   - value: the number.
  ///   - grouping: whether to separate thousands (or what the language groups by).
  @inlinable
  public func string(_ value: some BinaryInteger, grouping: Bool = true) -> String {
    if let magnitude = UInt64(exactly: value.magnitude) {
      return string(magnitude: magnitude, isNegative: value < 0, grouping: grouping)
    }
    return localized(ascii: String(value), grouping: grouping)
  }

  /// Writes a number with a fixed count of digits after the point.
  ///
  /// The number is rounded as its shortest decimal text is, half to even, as ICU and Foundation's formatters do:
  /// 2.5 → 2, 1.015 → 1.02. Infinity is "∞", and what is not a number "NaN".
  ///
  /// - Parameters:
  ///   - value: the number; infinite and what is none are written `∞` and `NaN`.
  ///   - fractionDigits: 0 to 999; less counts as 0, more as 999.
  ///   - grouping: whether to separate thousands (or what the language groups by).
  public func string(_ value: Double, fractionDigits: Int, grouping: Bool = true) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : (value < 0 ? minus : "") + "∞" }
    let text = FixedDecimalText(value, fractionDigits: min(max(fractionDigits, 0), 999))
    return text.withASCII { localized($0, grouping: grouping) }
  }

  /// Puts the language's digits, decimal sign, minus and plus into a number written in ASCII, such as "-1234567.50".
  ///
  /// Only the first run of digits is grouped. Whatever is neither digit nor sign stays as it is, so that any text has
  /// an answer. Takes time in proportion to the text.
  @inlinable
  public func localized(ascii decimal: some StringProtocol, grouping: Bool = true) -> String {
    let quick = decimal.utf8.withContiguousStorageIfAvailable { localized($0, grouping: grouping) }
    return quick ?? localized(copy: String(decimal), grouping: grouping)
  }

  @usableFromInline
  func localized(copy decimal: String, grouping: Bool) -> String {
    var decimal = decimal
    return decimal.withUTF8 { localized($0, grouping: grouping) }
  }

  @usableFromInline
  package func string(magnitude: UInt64, isNegative: Bool, grouping: Bool = true) -> String {
    let digits = magnitude.decimalDigitCount
    let groups = grouping ? groupCount(ofDigits: digits) : 0
    let length = length(ofDigits: digits, groups: groups, isNegative: isNegative)
    return String(unsafeUninitializedCapacity: length) { buffer in
      write(magnitude, isNegative: isNegative, isGrouped: groups > 0, to: buffer, endingAt: length)
      return length
    }
  }

  /// Writes an integer in groups into a text that is being put together, and answers how many bytes it takes; nil where
  /// the room does not suffice.
  package func write(magnitude: UInt64, isNegative: Bool, to room: UnsafeMutableBufferPointer<UInt8>) -> Int? {
    if magnitude < 10, !isNegative, zeroText.count == 1, !room.isEmpty {
      room[0] = zeroText.byte(at: 0) &+ UInt8(truncatingIfNeeded: magnitude)
      return 1
    }
    let digits = magnitude.decimalDigitCount
    let groups = groupCount(ofDigits: digits)
    let length = length(ofDigits: digits, groups: groups, isNegative: isNegative)
    guard length <= room.count else { return nil }
    write(magnitude, isNegative: isNegative, isGrouped: groups > 0, to: room, endingAt: length)
    return length
  }

  @inline(__always)
  private func length(ofDigits digits: Int, groups: Int, isNegative: Bool) -> Int {
    digits * zeroText.count + groups * groupText.count + (isNegative ? minusText.count : 0)
  }

  @inline(__always)
  private func write(
    _ magnitude: UInt64, isNegative: Bool, isGrouped: Bool, to buffer: UnsafeMutableBufferPointer<UInt8>,
    endingAt end: Int
  ) {
    var place = 0
    if isNegative { minusText.write(to: buffer, at: &place) }
    write(magnitude, isGrouped: isGrouped, to: buffer, endingAt: end)
  }

  /// Writes the digits from the last to the first.
  @inline(__always)
  private func write(
    _ magnitude: UInt64, isGrouped: Bool, to buffer: UnsafeMutableBufferPointer<UInt8>, endingAt end: Int
  ) {
    var rest = magnitude
    var end = end
    var untilGroup = isGrouped ? primaryGroup : Int.max
    repeat {
      if untilGroup == 0 {
        end -= groupText.count
        var place = end
        groupText.write(to: buffer, at: &place)
        untilGroup = secondaryGroup
      }
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      end -= zeroText.count
      var place = end
      zeroText.write(to: buffer, at: &place, step: UInt8(truncatingIfNeeded: digit))
      rest = quotient
      untilGroup -= 1
    } while rest > 0
  }
}
