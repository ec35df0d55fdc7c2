extension PluralOperands {
  /// The operands of a number as it is written: a sign or none, digits, a point and digits or none, and `c` (or `e`)
  /// with the exponent of a compact form or none.
  ///
  /// Nil for anything else: "", "1.", ".5", "1,5", "1c-3", "½". Takes one pass over a text of any length.
  @inlinable
  public init?(decimal text: some StringProtocol) {
    let quick = text.utf8.withContiguousStorageIfAvailable { Self.reading($0, as: .compact) }
    guard let operands = quick ?? Self.reading(String(text), as: .compact) else { return nil }
    self = operands
  }

  /// What follows the digits: the exponent of a compact form is an operand, a scientific one only moves the point.
  @usableFromInline
  enum ExponentMeaning { case compact, scientific }

  @usableFromInline
  static func reading(_ text: String, as meaning: ExponentMeaning) -> PluralOperands? {
    var text = text
    return text.withUTF8 { reading($0, as: meaning) }
  }

  @usableFromInline
  static func reading(_ text: UnsafeBufferPointer<UInt8>, as meaning: ExponentMeaning) -> PluralOperands? {
    var place = 0
    if let sign = text.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { place = 1 }
    var number = DecimalReading()
    guard number.readInteger(text, from: &place), number.readFraction(text, from: &place) else { return nil }
    guard place < text.count else { return number.operands() }
    return DecimalExponent(text, from: place, as: meaning).flatMap { number.operands(of: text, movedBy: $0) }
  }
}
