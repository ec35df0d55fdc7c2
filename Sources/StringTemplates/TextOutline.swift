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
    /// Whether there is a space in it: `% f` in "5% from total" is a percent sign and a word.
    package var isSpaced: Bool
    /// The conversion as it is written: `%2$lld`.
    package var spelling: String
  }

  /// The conversions, in the order of the text.
  package let conversions: [Conversion]
  /// The conversions that somebody meant: those without a space.
  package let judged: [Conversion]
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
    self.init(utf8: Array(text.utf8), specifier: specifier, argument: argument, positions: positions)
  }

  /// Takes the text apart that some UTF-8 spells.
  package init(utf8 bytes: [UInt8], specifier: String? = nil, argument: Int = 1, positions: [String: Int] = [:]) {
    let implied = specifier.map { StringTemplates.Conversion.argument(specifier: $0, place: .numbered(argument)) }
    var parser = TextParser(bytes: bytes, argument: implied, positions: positions)
    do throws(TemplateRefusal) {
      try parser.parse()
      refusal = nil
    } catch {
      refusal = error
    }
    var conversions: [Conversion] = []
    conversions.reserveCapacity(parser.pieces.count)
    for case .conversion(let conversion) in parser.pieces {
      conversions.append(Conversion(conversion, in: bytes, firstArgument: argument))
    }
    self.conversions = conversions
    judged = conversions.contains(where: \.isSpaced) ? conversions.filter { !$0.isSpaced } : conversions
    substitutions = parser.names
  }
}

extension TextOutline.Conversion {
  fileprivate init(_ conversion: Conversion, in bytes: [UInt8], firstArgument: Int) {
    position = conversion.place.position(from: firstArgument)
    if case .numbered = conversion.place { isNumbered = true } else { isNumbered = false }
    argument = TextOutline.Argument(conversion.kind)
    isSpaced = conversion.flags.contains(.space)
    spelling = String(decoding: bytes[conversion.range], as: UTF8.self)
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
