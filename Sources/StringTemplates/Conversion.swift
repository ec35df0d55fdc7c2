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

  var kind: Kind
  var flags: Flags = []
  var width: Int = 0
  var precision: Int?
  /// Whether the length modifier makes it 64 bits wide: only negative numbers in hexadecimal or octal show it.
  var isLong = false
  var place: ArgumentPlace
  /// Where the conversion stands in its text, for messages.
  var range: Range<Int>

  /// Whether it prints any argument as it is: `%@`.
  var isBareObject: Bool { kind == .object && width == 0 && precision == nil }

  /// Whether it prints a whole number in decimal without any layout, as nearly all do.
  var isBareWhole: Bool {
    (kind == .signed || kind == .unsigned) && flags.subtracting(.group).isEmpty && width == 0 && precision == nil
  }
}

/// Where a conversion finds its argument.
enum ArgumentPlace: Sendable, Hashable {
  /// By its number in the text, from 1.
  case numbered(Int)
  /// By order: so many unnumbered conversions stand before it.
  case counted(Int)

  /// The position from 1, in a text whose unnumbered conversions start at `start`.
  func position(from start: Int) -> Int {
    switch self {
    case .numbered(let number): number
    case .counted(let offset): start + offset
    }
  }
}
