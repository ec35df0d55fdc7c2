/// The operator of an expression that binds loosest, and what stands on its sides.
struct OperatorSplit {
  enum Kind { case none, ternary, fallback, comparison, range, cast, arithmetic, unknown }

  private(set) var kind = Kind.none
  private(set) var operands: [Range<Int>] = []
  private(set) var isOptionalCast = false
  /// Whether an operator is there that only numbers have.
  private(set) var isNumeric = false

  private let source: SwiftSource
  private let range: Range<Int>

  init(_ source: SwiftSource, _ range: Range<Int>) {
    self.source = source
    self.range = range
    var infix: [(token: Int, text: String)] = []
    var token = range.lowerBound
    while token < range.upperBound {
      if token > range.lowerBound, isInfix(token) { infix.append((token, source.text(token))) }
      token = source.next(token)
    }
    if !infix.isEmpty { classify(infix) }
  }

  private mutating func classify(_ infix: [(token: Int, text: String)]) {
    let texts = infix.map(\.text)
    // `Array<Int>(x)` compares nothing.
    if infix.contains(where: { ["<", ">"].contains($0.text) && !source.tokens[$0.token].hasSpaceBefore }) {
      kind = .unknown
    } else if let question = infix.first(where: { $0.text == "?" })?.token {
      splitTernary(question)
    } else if texts.contains(where: Self.comparisons.contains) {
      kind = .comparison
    } else if let fallback = infix.first(where: { $0.text == "??" })?.token {
      split(.fallback, at: [fallback])
    } else if let middle = infix.first(where: { $0.text == "..<" || $0.text == "..." })?.token {
      split(.range, at: [middle])
    } else if let cast = infix.last(where: { $0.text == "as" })?.token {
      isOptionalCast = source.isToken(cast + 1, "?")
      let type = cast + (isOptionalCast || source.isToken(cast + 1, "!") ? 2 : 1)
      kind = .cast
      operands = [range.lowerBound..<cast, min(type, range.upperBound)..<range.upperBound]
    } else if texts.allSatisfy({ ["+", "-", "*", "/", "%"].contains($0) }) {
      isNumeric = texts.contains { $0 != "+" }
      split(.arithmetic, at: infix.map(\.token))
    } else {
      kind = .unknown
    }
  }

  private static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!==", "is"]

  private mutating func split(_ kind: Kind, at tokens: [Int]) {
    self.kind = kind
    var start = range.lowerBound
    for token in tokens {
      operands.append(start..<token)
      start = token + 1
    }
    operands.append(start..<max(start, range.upperBound))
  }

  private mutating func splitTernary(_ question: Int) {
    guard let colon = source.colon(after: question, before: range.upperBound) else { return kind = .unknown }
    split(.ternary, at: [question, colon])
  }

  private func isInfix(_ token: Int) -> Bool {
    switch source.tokens[token].kind {
    case .question: return true
    case .word: return source.isToken(token, "as") || source.isToken(token, "is")
    case .symbol:
      if source.isToken(token, "!") || source.isToken(token, "?") || token + 1 >= range.upperBound { return false }
      if ["..<", "...", "??"].contains(source.text(token)) { return true }
      return source.tokens[token].hasSpaceBefore == source.tokens[token + 1].hasSpaceBefore
    default: return false
    }
  }
}

extension SwiftSource {
  /// The colon that belongs to a `?`.
  func colon(after question: Int, before end: Int) -> Int? {
    var depth = 0
    var token = question + 1
    while token < end {
      if tokens[token].kind == .question { depth += 1 }
      if tokens[token].kind == .colon {
        if depth == 0 { return token }
        depth -= 1
      }
      token = next(token)
    }
    return nil
  }
}
