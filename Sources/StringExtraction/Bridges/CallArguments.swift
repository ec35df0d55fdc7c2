/// The arguments of a call: their labels, and the tokens of their values.
struct CallArguments {
  struct Argument {
    /// The token of the label; nil for none.
    var label: Int?
    var value: Range<Int>
  }

  private let source: SwiftSource
  let all: [Argument]

  /// The arguments between parentheses; nil for parentheses that nothing closes.
  init?(_ source: SwiftSource, opening: Int) {
    guard source.kind(opening) == .openParen || source.kind(opening) == .interpolationOpen else { return nil }
    let closing = Int(source.tokens[opening].partner)
    guard closing > opening else { return nil }
    self.init(source, in: opening + 1..<closing)
  }

  /// The arguments that tokens hold.
  init(_ source: SwiftSource, in range: Range<Int>) {
    self.source = source
    all = source.split(range).map { part in
      let isLabeled = source.kind(part.lowerBound) == .word && source.kind(part.lowerBound + 1) == .colon
      guard isLabeled, part.count > 1 else { return Argument(label: nil, value: part) }
      return Argument(label: part.lowerBound, value: part.lowerBound + 2..<part.upperBound)
    }
  }

  /// The value of the argument with a label; without one, of the first argument when it has none.
  func value(_ label: String?) -> Range<Int>? {
    guard let label else { return all.first.flatMap { $0.label == nil ? $0.value : nil } }
    return all.first { $0.label.map { source.text($0) == label } ?? false }?.value
  }

  /// The value of an argument with this meaning.
  func value(_ role: CallRole) -> Range<Int>? {
    all.first { $0.label.map { CallRole(source.text($0)) == role } ?? false }?.value
  }

  /// The text of a literal argument.
  func text(_ role: CallRole) -> String? {
    guard let value = value(role), let literal = source.onlyLiteral(value) else { return nil }
    return LiteralReader.plainText(of: literal, in: source)
  }
}

extension SwiftSource {
  /// The parts between the commas of a range.
  func split(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var token = start
    while token < range.upperBound {
      if tokens[token].kind == .comma {
        parts.append(start..<token)
        start = token + 1
      }
      token = next(token)
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// The literal that a range consists of; nil when there is more or less in it.
  func onlyLiteral(_ range: Range<Int>) -> Int? {
    guard let first = range.first, tokens[first].kind == .literalOpen, tokens[first].partner > 0 else { return nil }
    return Int(tokens[first].partner) + 1 == range.upperBound ? first : nil
  }
}
