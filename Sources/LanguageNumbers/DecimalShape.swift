/// How a number is written, beside its digits: the counts behind the operands v, w and e, in one word.
@usableFromInline
struct DecimalShape: Equatable, Sendable {
  /// Fraction digits in the lower half, then 16 bits of trailing zeros, 8 of exponent and 8 of kind.
  @usableFromInline let packed: UInt64

  /// The counts of a number; those that do not fit are the largest that do.
  @inline(__always)
  init(fractionCount: Int, fractionZeros: Int, exponent: UInt8 = 0) {
    packed =
      UInt64(UInt32(clamping: fractionCount)) | UInt64(UInt16(clamping: fractionZeros)) << 32 | UInt64(exponent) << 48
  }

  private init(kind: UInt64) { packed = kind << 56 }

  /// That of a whole number.
  @inlinable @inline(__always)
  init() { packed = 0 }

  /// Infinity, or what is not a number.
  static var notFinite: DecimalShape { DecimalShape(kind: 1) }
  /// A text that is no number: never seen outside of the readers.
  static var unread: DecimalShape { DecimalShape(kind: 2) }

  /// Whether it is that of a number and not `unread`.
  @inlinable @inline(__always)
  var isRead: Bool { packed >> 56 != 2 }

  /// Whether it is that of a whole number without an exponent: its digits are all there is to it.
  @inlinable @inline(__always)
  var isWhole: Bool { packed == 0 }

  @inline(__always)
  var fractionCount: UInt32 { UInt32(truncatingIfNeeded: packed) }
  var fractionZeros: Int { Int(packed >> 32 & 0xFFFF) }
  @inline(__always)
  var exponent: UInt8 { UInt8(truncatingIfNeeded: packed >> 48) }
  @inline(__always)
  var isFinite: Bool { packed >> 56 == 0 }
}
