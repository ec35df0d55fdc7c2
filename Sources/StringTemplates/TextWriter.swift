import LanguageNumbers

/// Writes one text: chooses the forms and fills the arguments in.
struct TextWriter {
  /// How deep substitutions may refer to each other.
  static let depthLimit = 8

  let arguments: [TemplateArgument]
  let context: TemplateContext
  private var output = TextBuffer()

  init(arguments: [TemplateArgument], context: TemplateContext) {
    self.arguments = arguments
    self.context = context
  }

  /// The whole text of a node.
  mutating func text(of node: ParsedNode) throws(TemplateRefusal) -> String {
    switch node {
    case .text(let text):
      return try finished(text, nil)
    case .plural(let plural):
      let number = try number(of: plural)
      return try finished(form(for: number, of: plural.texts), nil)
    case .substituted(let text, let substitutions):
      return try finished(text, substitutions)
    case .devices(let branches, let otherwise):
      return try self.text(of: branch(of: branches, otherwise: otherwise))
    }
  }

  private mutating func finished(
    _ text: ParsedText, _ substitutions: Substitutions?
  ) throws(TemplateRefusal) -> String {
    // Without arguments a text stands as it is, unless it waits for a number.
    if arguments.isEmpty, !text.names.contains(where: { substitutions?.named[$0] != nil }) { return text.raw }
    let result: Result<String, TemplateRefusal> = withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { room in
      output = TextBuffer(room)
      do throws(TemplateRefusal) {
        try write(text, substitutions, from: 1, depth: 0)
        return .success(output.text)
      } catch { return .failure(error) }
    }
    return try result.get()
  }

  private mutating func write(
    _ text: ParsedText, _ substitutions: Substitutions?, from start: Int, depth: Int
  ) throws(TemplateRefusal) {
    if let refusal = text.refusal { throw refusal }
    for piece in text.pieces {
      switch piece {
      case .literal(let range):
        append(text.bytes, range)
      case .conversion(let conversion):
        try write(conversion, of: text, at: conversion.place.position(from: start))
      case .substitution(let name, let place):
        guard depth < Self.depthLimit else { throw .nestedTooDeep }
        guard let substitution = substitutions?.named[text.names[name]] else {
          throw .undefinedSubstitution(text.names[name])
        }
        let position = place.position(from: start)
        let form = try form(for: number(at: position, spelled: "%" + substitution.specifier), of: substitution.texts)
        try write(form, substitutions, from: position, depth: depth + 1)
      }
    }
  }

  private mutating func write(
    _ conversion: Conversion, of text: ParsedText, at position: Int
  ) throws(TemplateRefusal) {
    let argument = try argument(at: position)
    // As in Foundation `%n` takes an argument and prints nothing.
    if conversion.kind == .nothing { return }
    guard var written = context.text(of: argument, by: conversion) else {
      throw .kindMismatch(position: position, expected: text.spelling(of: conversion), found: argument.kind)
    }
    if context.isolatesArguments { output.append("\u{2068}") }
    written.withUTF8 { output.append($0) }
    if context.isolatesArguments { output.append("\u{2069}") }
  }

  private mutating func append(_ bytes: [UInt8], _ range: Range<Int>) {
    bytes.withUnsafeBufferPointer { output.append(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  private func argument(at position: Int) throws(TemplateRefusal) -> TemplateArgument {
    guard position >= 1, position <= arguments.count else { throw .missingArgument(position: position) }
    return arguments[position - 1]
  }
}

// The choices: which form, for which number, on which device.
extension TextWriter {
  private func branch(
    of branches: [DeviceName: ParsedNode], otherwise: ParsedNode?
  ) throws(TemplateRefusal) -> ParsedNode {
    for name in (context.device ?? .other).fallbacks {
      if let branch = branches[name] { return branch }
    }
    guard let otherwise else { throw .missingDevice(context.device) }
    return otherwise
  }

  /// The number that plural forms go by: what their conversion prints, else the first number among the arguments.
  private func number(of plural: ParsedPlural) throws(TemplateRefusal) -> TemplateArgument {
    guard let conversion = plural.number else {
      guard let first = arguments.first(where: { $0.kind != .text }) else { throw .missingNumber }
      return first
    }
    if arguments.isEmpty { throw .missingNumber }
    return try number(at: conversion.place.position(from: 1), spelled: "%lld")
  }

  /// The argument at a position, if it is a number. Whether a form can print it shows when the form is written: one
  /// that leaves the number out takes any.
  private func number(
    at position: Int, spelled: @autoclosure () -> String
  ) throws(TemplateRefusal) -> TemplateArgument {
    let argument = try argument(at: position)
    guard argument.kind != .text else {
      throw .kindMismatch(position: position, expected: spelled(), found: argument.kind)
    }
    return argument
  }

  /// The form for a number: an explicit `zero` for exactly 0, in every language; then the category of the text's
  /// language; then `other`.
  private func form(
    for number: TemplateArgument, of texts: ParsedForms
  ) throws(TemplateRefusal) -> ParsedText {
    if let zero = texts[.zero], number.isZero { return zero }
    let category = context.pluralRules.category(for: number.pluralOperands)
    guard let form = texts[category] ?? texts[.other] else { throw .missingCategory(category) }
    return form
  }
}

extension TemplateArgument {
  fileprivate var isZero: Bool {
    switch self {
    case .integer(let value): value == 0
    case .unsigned(let value): value == 0
    case .real(let value): value == 0
    case .text, .deferred: false
    }
  }

  fileprivate var pluralOperands: PluralOperands {
    switch self {
    case .integer(let value): PluralOperands(value)
    case .unsigned(let value): PluralOperands(value)
    case .real(let value): PluralOperands(value)
    case .text, .deferred: PluralOperands(0)
    }
  }
}
