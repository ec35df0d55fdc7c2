import LanguageNumbers

// Prints one argument as a conversion asks, in the numbers of the text's language.
extension TemplateContext {
  /// Writes an argument behind what is written already; false when the conversion cannot print it. What nearly all
  /// texts ask for, a text or a bare whole number, goes there without a `String` of its own.
  func write(_ argument: TemplateArgument, by conversion: Conversion, to output: inout TextBuffer) -> Bool {
    switch argument {
    case .text(let text) where conversion.isBare && conversion.kind == .object: output.append(text)
    case .integer(let value) where conversion.printsBareWhole:
      write(magnitude: value.magnitude, isNegative: value < 0, to: &output)
    case .unsigned(let value) where conversion.printsBareWhole:
      write(magnitude: value, isNegative: false, to: &output)
    default:
      guard let text = text(of: argument, by: conversion) else { return false }
      output.append(text)
    }
    return true
  }

  private func write(magnitude: UInt64, isNegative: Bool, to output: inout TextBuffer) {
    if numbers == .localized { return output.append(magnitude: magnitude, isNegative: isNegative, in: symbols) }
    if isNegative { output.append("-") }
    output.append(String(magnitude))
  }

  /// Writes a whole number, in groups where numbers are localized; false where the room does not suffice.
  func write(magnitude: UInt64, isNegative: Bool, to room: inout ByteRoom) -> Bool {
    numbers == .localized
      ? symbols.write(magnitude: magnitude, isNegative: isNegative, to: &room)
      : NumberSymbols.writePlain(magnitude: magnitude, isNegative: isNegative, to: &room)
  }

  /// The argument as text; `nil` when the conversion cannot print it.
  func text(of argument: TemplateArgument, by conversion: Conversion) -> String? {
    switch conversion.kind {
    case .object: padded(cut(object(argument), conversion), conversion)
    case .string: string(argument).map { padded(cut($0, conversion), conversion) }
    case .character: character(argument).map { padded($0, conversion) }
    case .signed, .unsigned, .hexLower, .hexUpper, .octal: integer(argument, conversion)
    case .fixed, .exponent, .exponentUpper, .general, .generalUpper: real(argument, conversion)
    case .nothing: ""
    }
  }

  /// What `%@` prints: anything.
  private func object(_ argument: TemplateArgument) -> String {
    switch argument {
    case .text(let text): text
    case .deferred(let make): make(language)
    case .integer(let value): whole(value)
    case .unsigned(let value): whole(value)
    case .real(let value): described(value)
    }
  }

  private func string(_ argument: TemplateArgument) -> String? {
    argument.kind == .text ? object(argument) : nil
  }

  /// What `%c` prints: the character of a Unicode scalar value.
  private func character(_ argument: TemplateArgument) -> String? {
    guard case .integer(let value) = argument, let code = UInt32(exactly: value), let scalar = UnicodeScalar(code)
    else { return nil }
    return String(Character(scalar))
  }

  private func integer(_ argument: TemplateArgument, _ conversion: Conversion) -> String? {
    switch argument {
    case .integer(let value): conversion.printsBareWhole ? whole(value) : NumberLayout(conversion, self).text(of: value)
    case .unsigned(let value):
      conversion.printsBareWhole ? whole(value) : NumberLayout(conversion, self).text(of: value)
    case .real, .text, .deferred: nil
    }
  }

  private func real(_ argument: TemplateArgument, _ conversion: Conversion) -> String? {
    guard case .real(let value) = argument else { return nil }
    return NumberLayout(conversion, self).text(of: value)
  }

  private func whole(_ value: some BinaryInteger) -> String {
    numbers == .plain ? String(value) : symbols.string(value)
  }

  /// A number with a fraction as `%@` prints it: as many digits as tell it from its neighbours.
  private func described(_ value: Double) -> String {
    guard numbers == .localized else { return "\(value)" }
    guard value.isFinite else { return NumberLayout.notFinite(value, isLocalized: true) }
    return symbols.localized(ascii: DecimalExpansion.shortest(value))
  }

  /// A precision cuts texts, counted in characters.
  private func cut(_ text: String, _ conversion: Conversion) -> String {
    guard let precision = conversion.precision else { return text }
    return String(text.prefix(precision))
  }

  private func padded(_ text: String, _ conversion: Conversion) -> String {
    guard conversion.width > 0 else { return text }
    let missing = Int(conversion.width) - text.count
    guard missing > 0 else { return text }
    let padding = String(repeating: " ", count: missing)
    return conversion.flags.contains(.left) ? text + padding : padding + text
  }
}
