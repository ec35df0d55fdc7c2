import LanguageNumbers

/// A template form with its texts taken apart. Immutable, so that threads share it.
///
/// It is one text, with or without substitutions, or plural forms, or a form for each device.
package final class ParsedForm: Sendable {
  let form: TemplateForm
  /// The one text.
  let text: ParsedText?
  /// The raw text of a form that is one text, kept so that reading it costs no copy.
  let raw: String
  let substitutions: Substitutions?
  let plural: ParsedPlural?
  let branches: [DeviceName: ParsedForm]
  let otherwise: ParsedForm?
  /// Whether there is nothing to choose: one text, or plural forms.
  let isWritten: Bool
  /// The one text and the plural forms again, to be used without counting: they live as long as this form.
  let uncountedText: Unmanaged<ParsedText>?
  let uncountedPlural: Unmanaged<ParsedPlural>?

  init(_ form: TemplateForm) {
    self.form = form
    var parts = Parts()
    switch form {
    case .text(let raw):
      parts.text = ParsedText(raw)
      parts.raw = raw
    case .plural(let forms):
      parts.plural = ParsedPlural(forms)
    case .substituted(let raw, let named):
      // An argument number below 1 names no argument; Apple's compiler lets it pass, and so do we.
      let positions = named.compactMapValues(\.argument).filter { $0.value > 0 }
      parts.text = ParsedText(raw, positions: positions)
      parts.raw = raw
      parts.substitutions = Substitutions(named.mapValues { ParsedSubstitution($0, positions: positions) })
    case .devices(let branches, let otherwise):
      parts.branches = branches.mapValues(ParsedForm.init)
      parts.otherwise = otherwise.map(ParsedForm.init)
    }
    (text, raw, substitutions) = (parts.text, parts.raw, parts.substitutions)
    (plural, branches, otherwise) = (parts.plural, parts.branches, parts.otherwise)
    isWritten = parts.text != nil || parts.plural != nil
    uncountedText = parts.text.map(Unmanaged.passUnretained)
    uncountedPlural = parts.plural.map(Unmanaged.passUnretained)
  }

  private struct Parts {
    var text: ParsedText?
    var raw = ""
    var substitutions: Substitutions?
    var plural: ParsedPlural?
    var branches: [DeviceName: ParsedForm] = [:]
    var otherwise: ParsedForm?
  }

  /// Whether the text means nothing without a number, since it refers to a substitution.
  var waitsForNumber: Bool {
    guard let text, let substitutions else { return false }
    return text.names.contains { substitutions.named[$0] != nil }
  }
}

/// What stands behind the names in a text.
final class Substitutions: Sendable {
  let named: [String: ParsedSubstitution]

  init(_ named: [String: ParsedSubstitution]) { self.named = named }
}

/// The texts of the six categories, each taken apart.
final class ParsedForms: Sendable {
  private let zero, one, two, few, many, other: ParsedText?
  /// The same again to be used without counting, since they live as long as this does: the form of each category, by its
  /// raw place among all, or `other`'s where it has none.
  private let answers: [Unmanaged<ParsedText>?]
  /// The form that answers exactly 0, where there is one.
  let uncountedZero: Unmanaged<ParsedText>?

  init(_ forms: PluralForms, _ parse: (String) -> ParsedText) {
    zero = forms[.zero].map(parse)
    one = forms[.one].map(parse)
    two = forms[.two].map(parse)
    few = forms[.few].map(parse)
    many = forms[.many].map(parse)
    other = forms[.other].map(parse)
    let all = [zero, one, two, few, many, other]
    answers = all.map { ($0 ?? all[5]).map(Unmanaged.passUnretained) }
    uncountedZero = zero.map(Unmanaged.passUnretained)
  }

  /// The form that answers a category.
  @inline(__always)
  func uncounted(_ category: PluralCategory) -> Unmanaged<ParsedText>? {
    switch category {
    case .zero: answers[0]
    case .one: answers[1]
    case .two: answers[2]
    case .few: answers[3]
    case .many: answers[4]
    case .other: answers[5]
    }
  }

  subscript(category: PluralCategory) -> ParsedText? {
    switch category {
    case .zero: zero
    case .one: one
    case .two: two
    case .few: few
    case .many: many
    case .other: other
    }
  }
}

/// Plural forms taken apart, and which argument is their number.
final class ParsedPlural: Sendable {
  let texts: ParsedForms
  /// The conversion that prints the number; `nil` when the number is the first numeric argument.
  let number: Conversion?
  /// The place of the number among the arguments, from 0; nil where it is not known before there are arguments.
  let numberPlace: Int?

  init(_ forms: PluralForms) {
    texts = ParsedForms(forms) { ParsedText($0) }
    number = Self.number(of: texts)
    numberPlace = number.map { $0.place.position(from: 1) - 1 }
  }

  /// The number is what the first integer conversion prints, else the first conversion of a fraction. `other` is asked
  /// first, since `one` often leaves the number out.
  private static func number(of texts: ParsedForms) -> Conversion? {
    let ordered = PluralCategory.allCases.reversed().compactMap { texts[$0] }
    let integer = ordered.lazy.compactMap { $0.conversions.first { $0.kind.takesInteger } }.first
    return integer ?? ordered.lazy.compactMap { $0.conversions.first { $0.kind.takesReal } }.first
  }
}

/// The plural forms behind a `%#@name@`, taken apart.
final class ParsedSubstitution: Sendable {
  let argument: Int?
  let specifier: String
  let texts: ParsedForms

  init(_ substitution: Substitution, positions: [String: Int]) {
    argument = substitution.argument.flatMap { $0 > 0 ? $0 : nil }
    specifier = substitution.specifier
    let place = argument.map(ArgumentPlace.numbered) ?? .counted(0)
    let conversion = Conversion.argument(specifier: specifier, place: place)
    texts = ParsedForms(substitution.forms) { ParsedText($0, argument: conversion, positions: positions) }
  }
}
