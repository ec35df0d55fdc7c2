/// One parameter of a function, as it is declared.
struct Parameter: Hashable, Sendable {
  /// The label at the call; nil for `_`.
  var label: String?
  /// The name in the body, and its token.
  var name: String
  var token: Int
  /// The tokens of the type, and of what it is without an argument.
  var type: Range<Int>
  var defaultValue: Range<Int>? = nil

  /// The parameters between parentheses.
  static func list(_ source: SwiftSource, _ range: Range<Int>) -> [Parameter] {
    source.split(range).compactMap { part in
      guard let colon = part.first(where: { source.kind($0) == .colon }), colon > part.lowerBound,
        source.kind(colon - 1) == .word
      else { return nil }
      let words = (part.lowerBound..<colon).filter { source.kind($0) == .word && source.kind($0 - 1) != .at }
      guard let name = words.last else { return nil }
      let label = source.text(words.count > 1 ? words[words.count - 2] : name)
      let equals = part.first { $0 > colon && source.isToken($0, "=") }
      return Parameter(
        label: label == "_" ? nil : label, name: source.text(name), token: name,
        type: colon + 1..<(equals ?? part.upperBound),
        defaultValue: equals.map { $0 + 1..<part.upperBound })
    }
  }
}

/// A function or an initializer, as it is declared.
struct FunctionDeclaration: Hashable, Sendable {
  /// `init` for an initializer.
  var name: String
  /// The index of the scope that it is declared in.
  var scope: Int
  var parameters: [Parameter]
  /// The tokens of the type of its result.
  var result: Range<Int>? = nil
  /// The token of its name.
  var token: Int
}
