/// One printf conversion of a text, such as `%2$-8.3lf`.
struct Conversion: Sendable, Hashable {
  /// What is printed; length modifiers do not matter, because arguments know their own width.
  enum Kind: UInt8, Sendable {
    case object, signed, unsigned, hexLower, hexUpper, octal, fixed, exponent, exponentUpper, general, generalUpper
    case character, string, nothing

    var takesInteger: Bool {
      switch self {
      case .signed, .unsigned, .hexLower, .hexUpper, .octal: true
      default: false
      }
    }

    var takesReal: Bool {
      switch self {
      case .fixed, .exponent, .exponentUpper, .general, .generalUpper: true
      default: false
      }
    }
  }

  struct Flags: OptionSet, Sendable, Hashable {
    let rawValue: UInt8
    static let left = Flags(rawValue: 1)
    static let plus = Flags(rawValue: 2)
    static let space = Flags(rawValue: 4)
    static let alternate = Flags(rawValue: 8)
    static let zero = Flags(rawValue: 16)
    static let group = Flags(rawValue: 32)
  }

  let kind: Kind
  let flags: Flags
  /// How many characters it fills at least; the parser lets no more than 200 pass.
  let width: UInt8
  /// The precision plus one; 0 where there is none.
  private let precisionCode: UInt8
  /// Whether the length modifier makes it 64 bits wide: only negative numbers in hexadecimal or octal show it.
  let isLong: Bool
  /// Whether it has no layout but grouping, which goes without saying, as nearly all have.
  let isBare: Bool
  var place: ArgumentPlace
  private var start: UInt32
  private var end: UInt32

  /// A conversion.
  ///
  /// - Parameter range: where it stands in its text, for messages.
  init(
    kind: Kind, flags: Flags = [], width: Int = 0, precision: Int? = nil, isLong: Bool = false, place: ArgumentPlace,
    range: Range<Int>
  ) {
    (self.kind, self.flags, self.isLong, self.place) = (kind, flags, isLong, place)
    self.width = UInt8(clamping: width)
    precisionCode = precision.map { UInt8(clamping: $0 + 1) } ?? 0
    isBare = flags.subtracting(.group).isEmpty && width == 0 && precision == nil
    (start, end) = (UInt32(truncatingIfNeeded: range.lowerBound), UInt32(truncatingIfNeeded: range.upperBound))
  }

  /// How many characters of a text it prints, how many digits of a number.
  var precision: Int? { precisionCode == 0 ? nil : Int(precisionCode) - 1 }

  /// Where the conversion stands in its text, for messages.
  var range: Range<Int> {
    get { Int(start)..<Int(max(start, end)) }
    set {
      (start, end) = (UInt32(truncatingIfNeeded: newValue.lowerBound), UInt32(truncatingIfNeeded: newValue.upperBound))
    }
  }

  /// Whether it prints a whole number as it is: `%@`, `%lld`, `%d`, `%u`.
  var printsBareWhole: Bool { isBare && (kind == .signed || kind == .unsigned || kind == .object) }
}

/// Where a conversion finds its argument.
enum ArgumentPlace: Sendable, Hashable {
  /// By its number in the text, from 1.
  case numbered(Int)
  /// By order: so many unnumbered conversions stand before it.
  case counted(Int)

  /// The position from 1, in a text whose unnumbered conversions start at `start`. A file may start them anywhere: beyond
  /// the last number there is, it is that one.
  func position(from start: Int) -> Int {
    switch self {
    case .numbered(let number): return number
    case .counted(let offset):
      let (sum, overflows) = start.addingReportingOverflow(offset)
      return overflows ? .max : sum
    }
  }
}
