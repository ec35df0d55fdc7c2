/// A text with named places, `{app}` or `{seconds}`: the grammar of texts that people write by hand into a form.
///
/// `{{` is a literal brace. A closing brace outside a place is a literal one.
///
/// ```swift
/// let template = try NamedTemplate(parsing: "Thank you for using {app}!")
/// try template.text(["app": .text("Pilot")], in: context)  // "Thank you for using Pilot!"
/// ```
public struct NamedTemplate: Sendable {
  private enum Piece: Sendable {
    case literal(String)
    case place(String, offset: Int)
  }

  private var pieces: [Piece] = []

  /// The text as it was written.
  public let raw: String

  /// Parses a text.
  ///
  /// - Throws: ``TemplateRefusal/malformed(reason:offset:)``, for `"{app"`, `"{}"` and `"{two words}"`.
  public init(parsing raw: String) throws(TemplateRefusal) {
    self.raw = raw
    var rest = raw[...]
    while let brace = rest.firstIndex(of: "{") {
      append(literal: rest[..<brace])
      let offset = raw.utf8.distance(from: raw.startIndex, to: brace)
      rest = rest[rest.index(after: brace)...]
      if rest.first == "{" {
        append(literal: "{")
        rest = rest.dropFirst()
      } else {
        rest = try parsePlace(in: rest, offset: offset)
      }
    }
    append(literal: rest)
  }

  private mutating func append(literal: Substring) {
    if !literal.isEmpty { pieces.append(.literal(String(literal))) }
  }

  private mutating func parsePlace(in rest: Substring, offset: Int) throws(TemplateRefusal) -> Substring {
    guard let end = rest.firstIndex(of: "}") else {
      throw .malformed(reason: "a { without its }", offset: offset)
    }
    let name = rest[..<end]
    let isName = !name.isEmpty && name.utf8.allSatisfy { Self.nameBytes.contains($0) }
    guard isName else { throw .malformed(reason: "between { and } stands no name", offset: offset) }
    pieces.append(.place(String(name), offset: offset))
    return rest[rest.index(after: end)...]
  }

  private static let nameBytes = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-".utf8)

  /// The places of the text in their order, each with the UTF-8 offset of its brace: what a check can point at.
  public var places: [(name: String, offset: Int)] {
    pieces.compactMap { piece in
      if case .place(let name, let offset) = piece { (name, offset) } else { nil }
    }
  }

  /// The names in the text, in their order, each once.
  public var names: [String] {
    var seen: Set<String> = []
    return places.map(\.name).filter { seen.insert($0).inserted }
  }

  /// The text with its places filled. What is inserted is not parsed again.
  ///
  /// - Throws: ``TemplateRefusal/unknownName(_:)`` when the text has a name that `values` does not.
  public func text(
    _ values: [String: TemplateArgument], in context: TemplateContext
  ) throws(TemplateRefusal) -> String {
    var output = ""
    let object = Conversion(kind: .object, place: .counted(0), range: 0..<0)
    for piece in pieces {
      switch piece {
      case .literal(let text): output += text
      case .place(let name, _):
        guard let value = values[name] else { throw .unknownName(name) }
        let written = context.text(of: value, by: object) ?? ""
        output += context.isolatesArguments ? "\u{2068}\(written)\u{2069}" : written
      }
    }
    return output
  }
}
