/// What a text asks of its arguments: for those who judge texts rather than fill them.
///
/// ```swift
/// let outline = TextOutline("%1$@ sent %2$lld")
/// outline.conversions.map(\.position)  // [1, 2]
/// outline.conversions.map(\.argument)  // [.anything, .whole]
/// ```
package struct TextOutline: Sendable {
  /// What an argument must be.
  package enum Argument: String, Sendable {
    /// `%@`: anything with a description.
    case anything = "@"
    /// `%lld`, `%d`, `%x`.
    case whole = "lld"
    /// `%lf`, `%.2f`, `%g`.
    case real = "lf"
    /// `%c`.
    case character = "c"
    /// `%s`.
    case bytes = "s"
  }

  /// One conversion of a text, `%%` and substitutions aside.
  package struct Conversion: Sendable, Hashable {
    /// The argument's position, from 1.
    package var position: Int
    /// Whether the text says the position itself: `%2$@`.
    package var isNumbered: Bool
    /// What the argument must be; `nil` for `%n`, which takes any and prints nothing.
    package var argument: Argument?
    /// The conversion as it is written: `%2$lld`.
    package var spelling: String
  }

  /// The conversions, in the order of the text.
  package let conversions: [Conversion]
  /// The names of the substitutions that the text refers to, in its order: `files` in `%#@files@`.
  package let substitutions: [String]
  /// Why the text cannot be used with arguments; `nil` when it can.
  package let refusal: TemplateRefusal?

  /// Takes a text apart.
  ///
  /// - Parameters:
  ///   - text: the text as the catalog has it.
  ///   - specifier: what `%arg` stands for, in the text of a substitution: `lld`. Its position is `argument`.
  ///   - argument: the position of the substitution's argument, where its unnumbered conversions start.
  ///   - positions: the positions that substitutions have of their own, by name.
  package init(_ text: String, specifier: String? = nil, argument: Int = 1, positions: [String: Int] = [:]) {
    let implied = specifier.map { StringTemplates.Conversion.argument(specifier: $0, place: .numbered(argument)) }
    let parsed = ParsedText(text, argument: implied, positions: positions)
    conversions = parsed.conversions.map { conversion in
      var isNumbered = false
      if case .numbered = conversion.place { isNumbered = true }
      return Conversion(
        position: conversion.place.position(from: argument), isNumbered: isNumbered,
        argument: Argument(conversion.kind), spelling: parsed.spelling(of: conversion))
    }
    substitutions = parsed.names
    refusal = parsed.refusal
  }
}

extension TextOutline.Argument {
  fileprivate init?(_ kind: Conversion.Kind) {
    switch kind {
    case .object: self = .anything
    case .character: self = .character
    case .string: self = .bytes
    case .nothing: return nil
    default: self = kind.takesReal ? .real : .whole
    }
  }
}
