/// One raw text taken apart once: its bytes, and what stands where in them. Immutable, so that threads share it.
final class ParsedText: Sendable {
  enum Piece: Sendable {
    /// Bytes to copy. `%%` is a range of one percent sign.
    case literal(Range<Int>)
    case conversion(Conversion)
    /// `%#@name@`: an index into `names`.
    case substitution(name: Int, place: ArgumentPlace)
  }

  /// The raw text's UTF-8.
  let bytes: [UInt8]
  let pieces: [Piece]
  /// The names of the substitutions that the text refers to.
  let names: [String]
  /// Why the text cannot be used with arguments; `nil` when it can.
  let refusal: TemplateRefusal?

  /// How to write the text, where it asks for nothing unusual; nil sends it the long way.
  let steps: [QuickStep]?

  /// The text as written, which is what a reader gets when there are no arguments.
  var raw: String { String(decoding: bytes, as: UTF8.self) }

  /// Takes a text apart.
  ///
  /// - Parameters:
  ///   - raw: the text as the catalog has it.
  ///   - argument: what `%arg` prints, in the text of a substitution.
  ///   - positions: the argument numbers that substitutions have of their own: their names do not count as
  ///     unnumbered conversions.
  init(_ raw: String, argument: Conversion? = nil, positions: [String: Int] = [:]) {
    var parser = TextParser(bytes: Array(raw.utf8), argument: argument, positions: positions)
    do throws(TemplateRefusal) {
      try parser.parse()
      refusal = nil
    } catch {
      refusal = error
    }
    bytes = parser.bytes
    pieces = parser.pieces
    names = parser.names
    steps = refusal == nil ? QuickStep.steps(of: parser.pieces) : nil
  }

  /// The conversions in the order of the text.
  var conversions: some Sequence<Conversion> {
    pieces.lazy.compactMap { piece in
      if case .conversion(let conversion) = piece { conversion } else { nil }
    }
  }

  /// The text of a conversion, for messages.
  func spelling(of conversion: Conversion) -> String {
    String(decoding: bytes[conversion.range], as: UTF8.self)
  }
}
