extension SwiftLexer {
  /// How many open brackets are searched for the one that a bracket closes, so that a hostile source costs no more.
  private static let searchLimit = 64

  mutating func open(_ frame: Frame.Kind, _ token: SourceToken.Kind) {
    add(token, to: at + 1)
    push(frame)
  }

  /// At a closing bracket. What was opened since its partner is not closed any more.
  mutating func close(_ kind: Frame.Kind, _ token: SourceToken.Kind) {
    guard let index = frameClosed(by: kind) else {
      report(.stray(Character(Unicode.Scalar(bytes[at]))), at: at)
      return add(token, to: at + 1)
    }
    if index < frames.count - 1 { reportUnclosed(above: index) }
    let frame = frames[index]
    pop(to: index)
    add(frame.kind == .interpolation ? .interpolationClose : token, to: at + 1)
    link(frame.token, tokens.count - 1)
    tokens[tokens.count - 1].partner = Int32(frame.token)
  }

  /// Ties a token to the one at its other end.
  mutating func link(_ opening: Int, _ closing: Int) { tokens[opening].partner = Int32(closing) }

  /// A brace closes the nearest open brace, whatever is open in it; a parenthesis and a bracket do not reach beyond it.
  private func frameClosed(by kind: Frame.Kind) -> Int? {
    var index = frames.count - 1
    let last = max(0, frames.count - Self.searchLimit)
    while index >= last {
      let open = frames[index].kind
      if open == kind || (kind == .paren && open == .interpolation) { return index }
      if kind != .brace, open == .brace || open == .interpolation || open == .single || open == .multi { return nil }
      index -= 1
    }
    return nil
  }

  private mutating func reportUnclosed(above index: Int) {
    let first = frames[index + 1]
    let offset = Int(tokens[first.token].start)
    switch first.kind {
    case .single, .multi: report(.unterminatedLiteral, at: offset)
    default: report(.unclosed(Character(Unicode.Scalar(bytes[offset]))), at: offset)
    }
  }
}
