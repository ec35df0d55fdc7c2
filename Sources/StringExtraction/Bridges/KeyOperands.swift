/// The literals that an expression can be: itself, both sides of a `? :`, what follows `??`, in parentheses or not.
///
/// What stands elsewhere in the expression, in a condition or in a call's arguments, is no key.
struct KeyOperands {
  /// The tokens that open a literal.
  private(set) var literals: [Int] = []
  /// What the expression can be besides.
  private(set) var others: [Range<Int>] = []

  private let source: SwiftSource

  init(_ source: SwiftSource, _ range: Range<Int>) {
    self.source = source
    collect(range, depth: 0)
  }

  private mutating func collect(_ range: Range<Int>, depth: Int) {
    // Nobody nests choices so deep; whoever does gets no keys rather than an overflow of the stack.
    guard depth < 64, let first = range.first else { return }
    if let literal = source.onlyLiteral(range) { return literals.append(literal) }
    if let inner = parenthesized(range) { return collect(inner, depth: depth + 1) }
    if let (one, other) = branches(range) {
      collect(one, depth: depth + 1)
      return collect(other, depth: depth + 1)
    }
    if let (value, fallback) = defaulted(range) {
      collect(value, depth: depth + 1)
      return collect(fallback, depth: depth + 1)
    }
    if source.isToken(first, "try") || source.isToken(first, "await") {
      return collect(first + 1..<range.upperBound, depth: depth + 1)
    }
    if let cast = topLevel(range).first(where: { source.isToken($0, "as") }), cast > first {
      return collect(first..<cast, depth: depth + 1)
    }
    others.append(range)
  }

  private func topLevel(_ range: Range<Int>) -> [Int] {
    var found: [Int] = []
    var token = range.lowerBound
    while token < range.upperBound {
      found.append(token)
      token = source.next(token)
    }
    return found
  }

  private func parenthesized(_ range: Range<Int>) -> Range<Int>? {
    let first = range.lowerBound
    guard source.kind(first) == .openParen, Int(source.tokens[first].partner) + 1 == range.upperBound else {
      return nil
    }
    let inner = first + 1..<range.upperBound - 1
    return source.split(inner).count == 1 ? inner : nil
  }

  /// The two sides of the first `? :`.
  private func branches(_ range: Range<Int>) -> (Range<Int>, Range<Int>)? {
    guard let question = topLevel(range).first(where: { source.kind($0) == .question }),
      let colon = source.colon(after: question, before: range.upperBound)
    else { return nil }
    return (question + 1..<colon, colon + 1..<range.upperBound)
  }

  private func defaulted(_ range: Range<Int>) -> (Range<Int>, Range<Int>)? {
    guard let symbol = topLevel(range).first(where: { source.isToken($0, "??") }) else { return nil }
    return (range.lowerBound..<symbol, symbol + 1..<range.upperBound)
  }
}
