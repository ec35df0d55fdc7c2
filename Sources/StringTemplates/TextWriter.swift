import LanguageNumbers

// Writes one text: chooses the forms and fills the arguments in. Arguments and context are handed down as they came, so
// that a text costs no reference counts of theirs.
extension ParsedForm {
  /// The whole text.
  package func text(_ arguments: TemplateArguments, in context: TemplateContext) throws(TemplateRefusal) -> String {
    guard isWritten else { return try branch(on: context.device).text(arguments, in: context) }
    // Without arguments a text stands as it is, unless it waits for a number.
    if arguments.isEmpty, plural == nil, !waitsForNumber { return raw }
    if let text = quickText(arguments, in: context) { return text }
    return try thoroughText(arguments, in: context)
  }

  /// The text of a form that is written, or why there is none.
  func thoroughText(_ arguments: TemplateArguments, in context: TemplateContext) throws(TemplateRefusal) -> String {
    var refusal: TemplateRefusal?
    let written = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { room -> String? in
      var output = TextBuffer(room)
      refusal = write(arguments, in: context, to: &output)
      return refusal == nil ? output.text : nil
    }
    if let written { return written }
    throw refusal ?? .missingNumber
  }

  /// Writes the text, and answers why it could not.
  private func write(
    _ arguments: TemplateArguments, in context: TemplateContext, to output: inout TextBuffer
  ) -> TemplateRefusal? {
    if let uncountedText {
      return uncountedText._withUnsafeGuaranteedRef { text in
        do throws(TemplateRefusal) {
          var left = ParsedText.mostSubstitutions
          try text.write(arguments, substitutions, from: 1, depth: 0, &left, in: context, to: &output)
          return nil
        } catch { return error }
      }
    }
    return uncountedPlural?._withUnsafeGuaranteedRef { plural in
      do throws(TemplateRefusal) {
        let text = try plural.text(for: arguments, in: context)
        var left = 0
        try text.write(arguments, nil, from: 1, depth: 0, &left, in: context, to: &output)
        return nil
      } catch { return error }
    }
  }

  private func branch(on device: DeviceName?) throws(TemplateRefusal) -> ParsedForm {
    for name in (device ?? .other).fallbacks {
      if let branch = branches[name] { return branch }
    }
    guard let otherwise else { throw .missingDevice(device) }
    return otherwise
  }
}

extension ParsedText {
  /// How deep substitutions may refer to each other.
  private static let depthLimit = 8

  /// How many substitutions one text takes, those within others too: twenty in each of seven in one another would be a
  /// text of gigabytes.
  fileprivate static let mostSubstitutions = 256

  /// Writes the text, whose unnumbered conversions start at an argument.
  ///
  /// - Parameter left: how many more substitutions there may be.
  fileprivate func write(
    _ arguments: TemplateArguments, _ substitutions: Substitutions?, from start: Int, depth: Int, _ left: inout Int,
    in context: TemplateContext, to output: inout TextBuffer
  ) throws(TemplateRefusal) {
    if let refusal { throw refusal }
    for index in pieces.indices {
      switch pieces[index] {
      case .literal(let range):
        bytes.withUnsafeBufferPointer { output.append(UnsafeBufferPointer(rebasing: $0[range])) }
      case .conversion(let conversion):
        try write(conversion, of: arguments, at: conversion.place.position(from: start), in: context, to: &output)
      case .substitution(let name, let place):
        guard depth < Self.depthLimit else { throw .nestedTooDeep }
        // Those of a form without any are undefined, whatever their number.
        guard left > 0 || substitutions == nil else { throw .nestedTooDeep }
        left -= 1
        guard let substitution = substitutions?.named[names[name]] else {
          throw .undefinedSubstitution(names[name])
        }
        let position = place.position(from: start)
        let form = try substitution.text(for: arguments, at: position, in: context)
        try form.write(arguments, substitutions, from: position, depth: depth + 1, &left, in: context, to: &output)
      }
    }
  }

  private func write(
    _ conversion: Conversion, of arguments: TemplateArguments, at position: Int, in context: TemplateContext,
    to output: inout TextBuffer
  ) throws(TemplateRefusal) {
    guard position >= 1, position <= arguments.count else { throw .missingArgument(position: position) }
    // As in Foundation `%n` takes an argument and prints nothing.
    if conversion.kind == .nothing { return }
    if context.isolatesArguments { output.append("\u{2068}") }
    try arguments.at(position - 1) { argument throws(TemplateRefusal) in
      guard context.write(argument, by: conversion, to: &output) else {
        throw .kindMismatch(position: position, expected: spelling(of: conversion), found: argument.kind)
      }
    }
    if context.isolatesArguments { output.append("\u{2069}") }
  }
}

// The choices: which form, for which number.
extension ParsedPlural {
  /// The form for the number that plural forms go by: what their conversion prints, else the first number among the
  /// arguments.
  fileprivate func text(
    for arguments: TemplateArguments, in context: TemplateContext
  ) throws(TemplateRefusal) -> ParsedText {
    guard let number else {
      guard let first = arguments.list.first(where: { $0.kind != .text }) else { throw .missingNumber }
      return try texts.text(for: first, in: context)
    }
    if arguments.isEmpty { throw .missingNumber }
    let position = number.place.position(from: 1)
    return try texts.text(for: arguments, at: position, spelled: "%lld", in: context)
  }
}

extension ParsedSubstitution {
  fileprivate func text(
    for arguments: TemplateArguments, at position: Int, in context: TemplateContext
  ) throws(TemplateRefusal) -> ParsedText {
    try texts.text(for: arguments, at: position, spelled: "%" + specifier, in: context)
  }
}

extension ParsedForms {
  /// The form for the argument at a position, if it is a number. Whether a form can print it shows when the form is
  /// written: one that leaves the number out takes any.
  fileprivate func text(
    for arguments: TemplateArguments, at position: Int, spelled: @autoclosure () -> String, in context: TemplateContext
  ) throws(TemplateRefusal) -> ParsedText {
    guard position >= 1, position <= arguments.count else { throw .missingArgument(position: position) }
    return try arguments.at(position - 1) { argument throws(TemplateRefusal) in
      guard argument.kind != .text else {
        throw .kindMismatch(position: position, expected: spelled(), found: argument.kind)
      }
      return try text(for: argument, in: context)
    }
  }

  /// The form for a number: an explicit `zero` for exactly 0, in every language; then the category of the text's
  /// language; then `other`.
  fileprivate func text(
    for number: TemplateArgument, in context: TemplateContext
  ) throws(TemplateRefusal) -> ParsedText {
    if let zero = self[.zero], number.isZero { return zero }
    let category = number.category(by: context.pluralRules)
    guard let form = self[category] ?? self[.other] else { throw .missingCategory(category) }
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

  fileprivate func category(by rules: PluralRules) -> PluralCategory {
    switch self {
    case .integer(let value): rules.category(for: value)
    case .unsigned(let value): rules.category(for: value)
    case .real(let value): rules.category(for: PluralOperands(value))
    case .text, .deferred: rules.category(for: 0)
    }
  }
}
