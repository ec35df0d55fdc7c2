extension PluralOperands {
  /// The operands of a number as it is written: a sign or none, digits, a point and digits or none, and `c` (or `e`)
  /// with the exponent of a compact form or none.
  ///
  /// Nil for anything else: "", "1.", ".5", "1,5", "1c-3", "½". Takes one pass over a text of any length.
  @inlinable
  public init?(decimal text: some StringProtocol) {
    let quick = text.utf8.withContiguousStorageIfAvailable { Self.reading($0) }
    let operands = quick ?? Self.reading(String(text))
    guard operands.shape.isRead else { return nil }
    self = operands
  }

  /// What follows the digits: the exponent of a compact form is an operand, a scientific one only moves the point.
  enum ExponentMeaning { case compact, scientific }

  /// The readers answer this instead of nil, which would not fit in registers.
  static var unread: PluralOperands { PluralOperands(i: 0, f: 0, t: 0, shape: .unread) }

  static func reading(_ text: String, as meaning: ExponentMeaning) -> PluralOperands {
    var text = text
    return text.withUTF8 { reading($0, as: meaning) }
  }

  @usableFromInline
  static func reading(_ text: String) -> PluralOperands { reading(text, as: .compact) }

  /// A short and plain number is read from one word; signs, exponents and long runs go digit by digit.
  @usableFromInline
  static func reading(_ text: UnsafeBufferPointer<UInt8>) -> PluralOperands {
    let plain = PlainDecimal.operands(text)
    return plain.shape.isRead ? plain : reading(text, as: .compact)
  }

  private static func reading(_ text: UnsafeBufferPointer<UInt8>, as meaning: ExponentMeaning) -> PluralOperands {
    var place = 0
    if let sign = text.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { place = 1 }
    var number = DecimalReading()
    guard number.readInteger(text, from: &place), number.readFraction(text, from: &place) else { return unread }
    guard place < text.count else { return number.operands() }
    guard let exponent = DecimalExponent(text, from: place, as: meaning) else { return unread }
    return number.operands(of: text, movedBy: exponent)
  }
}
