/// What plural rules look at in a number: its value and how it is written (UTS #35, part 3, "Plural Operand Meanings").
///
/// A number and its text may differ: "1.0 stars" is not "1 star", though 1.0 = 1. The sign plays no part.
///
/// ```swift
/// PluralOperands(1) == PluralOperands(decimal: "1")      // true
/// PluralOperands(1.0) == PluralOperands(1)               // true: a Double is read as its shortest decimal text
/// PluralOperands(decimal: "1.50")?.f                     // 50
/// PluralOperands(decimal: "1c6")?.i                      // 1000000
/// PluralOperands(decimal: "one")                         // nil
/// ```
public struct PluralOperands: Equatable, Sendable {
  /// The digits before the point, as an integer. Of a text with more than 19 digits, only the last twelve are kept.
  public let i: UInt64
  /// The digits after the point, trailing zeros included, as an integer; reduced like ``i``.
  public let f: UInt64
  /// The digits after the point without trailing zeros, as an integer; reduced like ``i``.
  public let t: UInt64
  /// The counts, packed so that the whole is four words, which are passed in registers.
  @usableFromInline let shape: DecimalShape

  /// How many digits stand after the point.
  public var v: Int { Int(shape.fractionCount) }
  /// How many digits stand after the point, trailing zeros left out; of these, 65,535 at most are counted.
  public var w: Int { v - shape.fractionZeros }
  /// The exponent of 10 of the compact form: 6 in "1c6", which a reader sees as "1 million"; else 0; at most 255.
  public var e: Int { Int(shape.exponent) }
  /// The same as ``e``, by its newer name.
  public var c: Int { e }
  /// False for infinity and what is not a number: their category is `other` everywhere.
  public var isFinite: Bool { shape.isFinite }

  /// The absolute value, as near as a `Double` comes to it: 1.5 for "-1.50".
  public var n: Double {
    guard isFinite else { return .infinity }
    guard t != 0 else { return Double(i) }
    var scale = 1.0
    for _ in 0..<min(w, 400) { scale *= 10 }
    return Double(i) + Double(t) / scale
  }

  @inlinable @inline(__always)
  init(i: UInt64) {
    self.i = i
    f = 0
    t = 0
    shape = DecimalShape()
  }

  @inline(__always)
  init(i: UInt64, f: UInt64, t: UInt64, shape: DecimalShape) {
    self.i = i
    self.f = f
    self.t = t
    self.shape = shape
  }

  /// The operands of an integer of any width; of a negative one, those of its magnitude.
  @inlinable
  public init(_ value: some BinaryInteger) {
    if let magnitude = UInt64(exactly: value.magnitude) {
      self.init(i: magnitude)
    } else {
      self.init(wide: String(value.magnitude))
    }
  }

  /// The operands of the shortest decimal text that reads as this value: 1.0 as "1", 0.1 as "0.1", 1e21 in full.
  public init(_ value: Double) {
    let magnitude = value.magnitude
    if magnitude < 9_007_199_254_740_992, Double(UInt64(magnitude)) == magnitude {
      self.init(i: UInt64(magnitude))
    } else if magnitude.isFinite {
      self = Self.reading(magnitude.description, as: .scientific)
    } else {
      self.init(i: 0, f: 0, t: 0, shape: .notFinite)
    }
  }

  /// The operands of decimal digits that no machine word holds.
  @usableFromInline
  init(wide digits: String) { self = Self.reading(digits, as: .compact) }
}
