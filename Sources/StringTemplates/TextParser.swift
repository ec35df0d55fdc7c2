/// Reads the grammar of texts: what stands literally, what is a conversion, what is a substitution.
///
/// A conversion is `%[n$][flags][width][.precision][length]letter` as in IEEE Std 1003.1 printf, plus Foundation's
/// `@`; a substitution is `%[n$]#@name@`; `%%` is a percent sign; `%arg` is known in the texts of substitutions.
struct TextParser {
  /// Widths, precisions and argument numbers above this are refused: no text needs them, and they cost memory.
  static let countLimit = 200

  let bytes: [UInt8]
  let argument: Conversion?
  let positions: [String: Int]
  private(set) var pieces: [ParsedText.Piece] = []
  private(set) var names: [String] = []
  private var index = 0
  private var counted = 0
  private var hasNumbered = false
  private var hasCounted = false

  init(bytes: [UInt8], argument: Conversion?, positions: [String: Int]) {
    self.bytes = bytes
    self.argument = argument
    self.positions = positions
  }

  mutating func parse() throws(TemplateRefusal) {
    while index < bytes.count {
      parseLiteral()
      if index < bytes.count { try parsePercent() }
    }
    if hasNumbered && hasCounted { throw .mixedPositions }
  }

  private mutating func parseLiteral() {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "%") { index += 1 }
    if start < index { pieces.append(.literal(start..<index)) }
  }

  /// Parses what stands at a percent sign.
  private mutating func parsePercent() throws(TemplateRefusal) {
    let start = index
    index += 1
    guard let next = peek else { throw .malformed(reason: "a % with nothing behind it", offset: start) }
    if next == UInt8(ascii: "%") {
      index += 1
      pieces.append(.literal(start..<start + 1))
    } else if var argument, startsWith("arg") {
      index += 3
      argument.range = start..<index
      pieces.append(.conversion(argument))
    } else {
      try parseConversion(from: start)
    }
  }

  private mutating func parseConversion(from start: Int) throws(TemplateRefusal) {
    let number = try parseNumber(from: start)
    if startsWith("#@") { return try parseSubstitution(from: start, number: number) }
    let flags = parseFlags()
    let width = try parseCount(from: start) ?? 0
    var precision: Int?
    if peek == UInt8(ascii: ".") {
      index += 1
      precision = try parseCount(from: start) ?? 0
    }
    let isLong = parseLength()
    guard let letter = peek, let kind = Conversion.Kind(letter: letter) else { throw unknownConversion(from: start) }
    index += 1
    let place = place(number: number)
    pieces.append(
      .conversion(
        Conversion(
          kind: kind, flags: flags, width: width, precision: precision, isLong: isLong,
          place: place, range: start..<index)))
  }

  private mutating func parseSubstitution(from start: Int, number: Int?) throws(TemplateRefusal) {
    index += 2
    let nameStart = index
    while let byte = peek, byte != UInt8(ascii: "@") { index += 1 }
    guard peek != nil else { throw .malformed(reason: "a substitution without its closing @", offset: start) }
    let name = String(decoding: bytes[nameStart..<index], as: UTF8.self)
    index += 1
    let place: ArgumentPlace
    if let number = number ?? positions[name] {
      place = .numbered(number)
    } else {
      place = self.place(number: nil)
    }
    names.append(name)
    pieces.append(.substitution(name: names.count - 1, place: place))
  }

  /// The place of a conversion, and the bookkeeping that finds mixed texts.
  private mutating func place(number: Int?) -> ArgumentPlace {
    if let number {
      hasNumbered = true
      return .numbered(number)
    }
    defer { counted += 1 }
    hasCounted = true
    return .counted(counted)
  }
}

// The parts of a conversion.
extension TextParser {
  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func startsWith(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[index..<index + count]) }
  }

  /// `n$`, or nothing.
  private mutating func parseNumber(from start: Int) throws(TemplateRefusal) -> Int? {
    let before = index
    guard let number = try parseCount(from: start), peek == UInt8(ascii: "$") else {
      index = before
      return nil
    }
    guard number > 0 else { throw .malformed(reason: "arguments count from 1", offset: start) }
    index += 1
    return number
  }

  private mutating func parseFlags() -> Conversion.Flags {
    var flags: Conversion.Flags = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "-"): flags.insert(.left)
      case UInt8(ascii: "+"): flags.insert(.plus)
      case UInt8(ascii: " "): flags.insert(.space)
      case UInt8(ascii: "#"): flags.insert(.alternate)
      case UInt8(ascii: "0"): flags.insert(.zero)
      case UInt8(ascii: "'"): flags.insert(.group)
      default: return flags
      }
      index += 1
    }
    return flags
  }

  private mutating func parseCount(from start: Int) throws(TemplateRefusal) -> Int? {
    var value: Int?
    while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      let next = (value ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
      guard next <= Self.countLimit else {
        throw .malformed(reason: "a number above \(Self.countLimit)", offset: start)
      }
      value = next
      index += 1
    }
    return value
  }

  /// Passes `h hh l ll q L z t j`; true when the conversion is a long one.
  private mutating func parseLength() -> Bool {
    var isLong = false
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "h"): break
      case UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "L"), UInt8(ascii: "z"), UInt8(ascii: "t"),
        UInt8(ascii: "j"):
        isLong = true
      default: return isLong
      }
      index += 1
    }
    return isLong
  }

  private func unknownConversion(from start: Int) -> TemplateRefusal {
    guard let letter = peek else { return .malformed(reason: "a conversion without its letter", offset: start) }
    guard letter > 0x20, letter < 0x7F else {
      return .malformed(reason: "a % that begins no conversion", offset: start)
    }
    let spelled = String(UnicodeScalar(letter))
    return .malformed(reason: "the conversion %\(spelled) is not known", offset: start)
  }
}

extension Conversion.Kind {
  /// The kind that a conversion letter stands for; `nil` for letters that we do not print (`%p`, `%a`, `%*d`).
  init?(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "@"): self = .object
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "D"): self = .signed
    case UInt8(ascii: "u"), UInt8(ascii: "U"): self = .unsigned
    case UInt8(ascii: "x"): self = .hexLower
    case UInt8(ascii: "X"): self = .hexUpper
    case UInt8(ascii: "o"), UInt8(ascii: "O"): self = .octal
    case UInt8(ascii: "f"), UInt8(ascii: "F"): self = .fixed
    case UInt8(ascii: "e"): self = .exponent
    case UInt8(ascii: "E"): self = .exponentUpper
    case UInt8(ascii: "g"): self = .general
    case UInt8(ascii: "G"): self = .generalUpper
    case UInt8(ascii: "c"), UInt8(ascii: "C"): self = .character
    case UInt8(ascii: "s"), UInt8(ascii: "S"): self = .string
    case UInt8(ascii: "n"): self = .nothing
    default: return nil
    }
  }
}

extension Conversion {
  /// What `%arg` prints: the conversion that a substitution's specifier spells (`lld`, `.2f`, `@`), of the argument
  /// at `place`. A specifier that spells none prints as `lld` does.
  static func argument(specifier: String, place: ArgumentPlace) -> Conversion {
    let parsed = ParsedText("%" + specifier)
    let known = parsed.pieces.count == 1 && parsed.refusal == nil ? Array(parsed.conversions).first : nil
    var conversion = known ?? Conversion(kind: .signed, isLong: true, place: place, range: 0..<0)
    conversion.place = place
    return conversion
  }
}
