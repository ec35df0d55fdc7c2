// Whole numbers of up to eight digits, which nearly all are, written from one word of digits; the others digit by digit.
extension NumberSymbols {
  /// Writes an integer in groups into a text that is being put together; false where the room does not suffice.
  package func write(magnitude: UInt64, isNegative: Bool, to room: inout ByteRoom) -> Bool {
    guard zeroText.count == 1, magnitude < DigitWord.limit else {
      return writeLong(magnitude, isNegative: isNegative, to: &room)
    }
    if isNegative, !minusText.write(to: &room) { return false }
    let zero = zeroText.byte(at: 0)
    if magnitude < 10 { return room.write(zero &+ UInt8(truncatingIfNeeded: magnitude)) }
    let digits = DigitWord(magnitude, zero: zero)
    guard primaryGroup > 0, digits.count >= primaryGroup &+ minimumGroupingDigits else {
      return room.write(word: digits.characters, count: digits.count)
    }
    return write(digits, to: &room)
  }

  /// Writes digits that are grouped: what stands in front of the first group sign, then group by group.
  private func write(_ digits: DigitWord, to room: inout ByteRoom) -> Bool {
    var (first, groups) = (digits.count &- primaryGroup, 0)
    while first > secondaryGroup {
      first &-= secondaryGroup
      groups &+= 1
    }
    var rest = digits.characters
    guard room.write(word: rest, count: first) else { return false }
    rest = rest &>> UInt64(first &* 8)
    for _ in 0..<groups {
      guard groupText.write(to: &room), room.write(word: rest, count: secondaryGroup) else { return false }
      rest = rest &>> UInt64(secondaryGroup &* 8)
    }
    return groupText.write(to: &room) && room.write(word: rest, count: primaryGroup)
  }

  private func writeLong(_ magnitude: UInt64, isNegative: Bool, to room: inout ByteRoom) -> Bool {
    room.writeRest { write(magnitude: magnitude, isNegative: isNegative, to: $0) }
  }

  /// Writes an integer as Swift prints it.
  package static func writePlain(magnitude: UInt64, isNegative: Bool, to room: inout ByteRoom) -> Bool {
    if isNegative, !room.write(UInt8(ascii: "-")) { return false }
    guard magnitude < DigitWord.limit else {
      var digits = String(magnitude)
      return digits.withUTF8 { bytes in
        bytes.baseAddress.map { room.write(UnsafeRawPointer($0), count: bytes.count) } ?? true
      }
    }
    let digits = DigitWord(magnitude, zero: UInt8(ascii: "0"))
    return room.write(word: digits.characters, count: digits.count)
  }
}
