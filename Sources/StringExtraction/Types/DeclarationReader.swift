/// Finds the names that a source declares, with their types as far as they are written.
///
/// It reads no grammar but the beginnings of declarations, and where it is not sure what a name is, it says so: an
/// unknown name still hides the one outside of it.
struct DeclarationReader {
  let source: SwiftSource
  private(set) var scopes: [Scope]
  private(set) var declarations: [Int: [Declaration]] = [:]
  private(set) var functions: [FunctionDeclaration] = []
  private(set) var aliases: [String: Range<Int>] = [:]
  /// Types that are declared, not extended; a name that is declared twice is there twice.
  private(set) var types: [String] = []
  private(set) var structs: Set<String> = []
  /// The payloads of an enum's cases, as functions.
  private(set) var cases: [FunctionDeclaration] = []

  private var open = [0]
  private var pendingType: String?
  private var pending: [Declaration] = []
  /// The token behind which a brace takes what is pending.
  private var pendingFrom = 0
  private var condition: Condition?
  private var depth = 0

  private struct Condition {
    var isGuard: Bool
    var depth: Int
  }

  init(_ source: SwiftSource) {
    self.source = source
    scopes = [Scope(kind: .file, parent: -1, tokens: 0..<source.tokens.count)]
    for token in source.tokens.indices { read(token) }
  }

  private var scope: Int { open[open.count - 1] }

  private mutating func read(_ token: Int) {
    switch source.tokens[token].kind {
    case .openBrace: openScope(token)
    case .closeBrace: closeScope(token)
    case .openParen, .openBracket, .interpolationOpen: depth += 1
    case .closeParen, .closeBracket, .interpolationClose: depth -= 1
    case .word: readWord(token)
    default: break
    }
  }

  private mutating func readWord(_ token: Int) {
    let length = source.tokens[token].range.count
    guard 2...9 ~= length, source.kind(token - 1) != .dot else { return }
    switch source.text(token) {
    case "let", "var": readBinding(token)
    case "func": readFunction(name: token + 1)
    case "init" where source.kind(token + 1) == .openParen || source.kind(token + 2) == .openParen:
      readFunction(name: token)
    case "subscript": readFunction(name: token)
    case "struct", "class", "enum", "actor", "protocol", "extension": readType(token)
    case "typealias": readAlias(token)
    case "if", "while": condition = Condition(isGuard: false, depth: depth)
    case "guard": condition = Condition(isGuard: true, depth: depth)
    case "else": condition = nil
    case "for": readLoop(token)
    case "case": readPattern(token)
    case "catch": declareNext(Declaration(name: "error", type: .unknown, token: token), from: token)
    default: break
    }
  }

  // MARK: Scopes

  private mutating func openScope(_ token: Int) {
    let closing = Int(source.tokens[token].partner)
    let tokens = token..<(closing > token ? closing : source.tokens.count)
    scopes.append(
      Scope(kind: pendingType.map { .type($0) } ?? .code, parent: scope, tokens: tokens))
    pendingType = nil
    let index = scopes.count - 1
    open.append(index)
    if token >= pendingFrom {
      if !pending.isEmpty { declarations[index] = pending }
      pending = []
    }
    if condition?.isGuard == false, condition?.depth == depth { condition = nil }
    for name in closureParameters(token) { declare(name, in: index) }
  }

  private mutating func closeScope(_ token: Int) {
    while open.count > 1, scopes[scope].tokens.upperBound <= token { open.removeLast() }
    (pendingType, pending, condition) = (nil, [], nil)
  }

  private mutating func declare(_ declaration: Declaration, in index: Int) {
    declarations[index, default: []].append(declaration)
  }

  /// A name that counts in the next braces.
  private mutating func declareNext(_ declaration: Declaration, from token: Int) {
    pending.append(declaration)
    pendingFrom = token
  }

  // MARK: Types and functions

  private mutating func readType(_ token: Int) {
    var name = token + 1
    guard source.kind(name) == .word, !["func", "var", "let", "subscript", "init"].contains(source.text(name)) else {
      return
    }
    while source.kind(name + 1) == .dot, source.kind(name + 2) == .word { name += 2 }
    pendingType = source.text(name)
    (pending, condition) = ([], nil)
    if !source.isToken(token, "extension") { types.append(source.text(name)) }
    if source.isToken(token, "struct") { structs.insert(source.text(name)) }
  }

  private mutating func readAlias(_ token: Int) {
    guard source.kind(token + 1) == .word, source.isToken(token + 2, "=") else { return }
    aliases[source.text(token + 1)] = typeRange(token + 3)
  }

  private mutating func readFunction(name token: Int) {
    var opening = token + 1
    let limit = min(source.tokens.count, token + 64)
    while opening < limit, source.tokens[opening].kind != .openParen {
      guard source.tokens[opening].kind != .openBrace, source.tokens[opening].kind != .closeBrace else { return }
      opening += 1
    }
    guard opening < limit, source.tokens[opening].partner > 0 else { return }
    let closing = Int(source.tokens[opening].partner)
    let parameters = Parameter.list(source, opening + 1..<closing)
    (pending, pendingFrom, condition) = ([], closing, nil)
    for parameter in parameters {
      pending.append(Declaration(name: parameter.name, type: .annotated(parameter.type), token: parameter.token))
    }
    var result = closing + 1
    while ["async", "throws", "rethrows"].contains(where: { source.kind(result) == .word && source.text(result) == $0 })
    {
      result = source.kind(result + 1) == .openParen ? source.next(result + 1) : result + 1
    }
    let type = source.isToken(result, "->") ? typeRange(result + 1) : nil
    let name = source.text(token)
    functions.append(
      FunctionDeclaration(name: name, scope: scope, parameters: parameters, result: type, token: token))
    if name != "init", let type {
      declare(Declaration(name: name + "()", type: .annotated(type), token: token), in: scope)
    }
  }

  // MARK: Names

  private mutating func readBinding(_ token: Int) {
    let isCondition = condition?.depth == depth
    let before = source.kind(token - 1)
    let isPattern =
      before == .openParen || (before == .comma && !isCondition) || before == .colon
      || source.isToken(token - 1, "case") || source.isToken(token - 1, "for")
    guard !isPattern else { return declareAll(in: token + 1..<endOfPattern(token + 1)) }
    var name = token + 1
    while true {
      guard source.kind(name) == .word else {
        return declareAll(in: name..<endOfPattern(name))
      }
      let (declaration, end) = binding(name, isCondition: isCondition)
      if isCondition, condition?.isGuard == false {
        declareNext(declaration, from: name)
      } else {
        declare(declaration, in: scope)
      }
      guard !isCondition, source.kind(end) == .comma, source.kind(end + 1) == .word else { return }
      name = end + 1
    }
  }

  /// `name: Type = value`, and the token behind it.
  private func binding(_ name: Int, isCondition: Bool) -> (Declaration, end: Int) {
    var declaration = Declaration(name: source.text(name), type: .unknown, token: name, isStored: !isCondition)
    var end = name + 1
    if source.kind(end) == .colon {
      let type = typeRange(end + 1)
      declaration.type = .annotated(type)
      end = type.upperBound
    }
    if source.isToken(end, "=") {
      let value = expressionRange(end + 1, isCondition: isCondition)
      if declaration.type == .unknown { declaration.type = isCondition ? .unwrapped(value) : .initial(value) }
      declaration.value = value
      end = value.upperBound
    } else if isCondition, declaration.type == .unknown {
      declaration.type = .unwrapped(name..<name + 1)
    } else if source.kind(end) == .openBrace {
      declaration.isStored = false
    }
    return (declaration, end)
  }

  private mutating func readLoop(_ token: Int) {
    var keyword = token + 1
    let limit = min(source.tokens.count, token + 32)
    while keyword < limit, !source.isToken(keyword, "in") { keyword = source.next(keyword) }
    guard keyword < limit else { return }
    let value = expressionRange(keyword + 1, isCondition: true)
    let names = Array(token + 1..<keyword).filter { source.kind($0) == .word && !isKeyword($0) }
    for name in names {
      let type: DeclaredType = names.count == 1 && name == token + 1 ? .element(value) : .unknown
      declareNext(Declaration(name: source.text(name), type: type, token: name), from: keyword)
    }
  }

  /// `case .some(let x)` is read at its `let`; `case let .some(x, y)` here.
  private mutating func readPattern(_ token: Int) {
    if case .type = scopes[scope].kind { return readCases(token + 1) }
    guard source.isToken(token + 1, "let") || source.isToken(token + 1, "var") else { return }
    declareAll(in: token + 2..<endOfPattern(token + 2))
  }

  /// `case loading, message(Text), failed(title: Text, Int)`
  private mutating func readCases(_ start: Int) {
    var token = start
    while source.kind(token) == .word {
      var end = token + 1
      if source.kind(end) == .openParen {
        let closing = Int(source.tokens[end].partner)
        guard closing > end else { return }
        let payload = source.split(end + 1..<closing).map { part in
          let isLabeled = source.kind(part.lowerBound + 1) == .colon
          return Parameter(
            label: isLabeled ? source.text(part.lowerBound) : nil, name: "", token: part.lowerBound,
            type: isLabeled ? part.lowerBound + 2..<max(part.upperBound, part.lowerBound + 2) : part)
        }
        cases.append(
          FunctionDeclaration(name: source.text(token), scope: scope, parameters: payload, token: token))
        end = closing + 1
      }
      guard source.kind(end) == .comma else { return }
      token = end + 1
    }
  }

  /// Names of a pattern: what they are, only the compiler knows.
  private mutating func declareAll(in range: Range<Int>) {
    for token in range where source.kind(token) == .word && source.kind(token - 1) != .dot && !isKeyword(token) {
      let declaration = Declaration(name: source.text(token), type: .unknown, token: token)
      if condition?.isGuard == false { declareNext(declaration, from: token) } else { declare(declaration, in: scope) }
    }
  }

  private func endOfPattern(_ token: Int) -> Int {
    var end = token
    while end < source.tokens.count, end < token + 256 {
      switch source.tokens[end].kind {
      case .closeParen, .colon, .openBrace, .closeBrace: return end
      case .symbol where source.isToken(end, "="): return end
      case .comma where end > token && source.kind(token) == .word: return end
      case .word where end > token && (source.isToken(end, "where") || source.isToken(end, "in")): return end
      default: end = source.next(end)
      }
    }
    return min(end, source.tokens.count)
  }

  private func isKeyword(_ token: Int) -> Bool {
    ["let", "var", "case", "try", "await", "_", "where", "in"].contains { source.text(token) == $0 }
  }

  /// `{ a, b in`, `{ (a: Int, b) -> Int in`, `{ [weak self] a in`.
  private func closureParameters(_ brace: Int) -> [Declaration] {
    var token = brace + 1
    if source.kind(token) == .openBracket { token = source.next(token) }
    let first = token
    let limit = min(source.tokens.count, first + 48)
    while token < limit {
      switch source.tokens[token].kind {
      case .word where source.isToken(token, "in"): return parameters(first..<token)
      case .word where token > first && source.tokens[token].hasLineBefore: return []
      case .word, .comma, .colon, .dot, .openParen, .openBracket, .symbol, .at: token = source.next(token)
      default: return []
      }
    }
    return []
  }

  private func parameters(_ range: Range<Int>) -> [Declaration] {
    guard let first = range.first else { return [] }
    if source.kind(first) == .openParen, source.tokens[first].partner > 0 {
      let inner = first + 1..<Int(source.tokens[first].partner)
      return source.split(inner).flatMap { part -> [Declaration] in
        let parameters = Parameter.list(source, part)
        if let typed = parameters.first {
          return [Declaration(name: typed.name, type: .annotated(typed.type), token: typed.token)]
        }
        return part.filter { source.kind($0) == .word }.map(unknown)
      }
    }
    let words = range.filter { source.kind($0) == .word }
    // A loop or a condition in braces is no list of names.
    if words.contains(where: { ["for", "let", "var", "if", "while", "case"].contains(source.text($0)) }) { return [] }
    return words.map(unknown)
  }

  private func unknown(_ token: Int) -> Declaration {
    Declaration(name: source.text(token), type: .unknown, token: token)
  }

  // MARK: Ranges

  /// The tokens of a type that begins at a token.
  func typeRange(_ start: Int) -> Range<Int> {
    var token = start
    var angles = 0
    loop: while token < source.tokens.count {
      let current = source.tokens[token]
      if token > start, current.hasLineBefore, angles == 0, !continuesType(token) { break }
      switch current.kind {
      case .symbol:
        if source.isToken(token, "=") || source.isToken(token, "==") { break loop }
        for byte in source.bytes(current.range) where !source.isToken(token, "->") {
          if byte == UInt8(ascii: "<") { angles += 1 } else if byte == UInt8(ascii: ">") { angles -= 1 }
        }
      case .comma where angles == 0: break loop
      case .openBrace, .closeBrace, .closeParen, .closeBracket, .semicolon, .literalOpen, .interpolationClose:
        break loop
      case .word where source.isToken(token, "where") || source.isToken(token, "in") || source.isToken(token, "else"):
        break loop
      default: break
      }
      token = source.next(token)
    }
    return start..<min(max(token, start), source.tokens.count)
  }

  private func continuesType(_ token: Int) -> Bool {
    source.isToken(token, "->") || source.isToken(token, "&") || source.kind(token) == .dot
      || source.isToken(token - 1, "->") || source.isToken(token - 1, "&")
  }

  /// The tokens of an expression that begins at a token.
  private func expressionRange(_ start: Int, isCondition: Bool) -> Range<Int> {
    var token = start
    loop: while token < source.tokens.count {
      let current = source.tokens[token]
      if token > start, current.hasLineBefore, !continuesExpression(token) { break }
      switch current.kind {
      case .comma, .closeBrace, .closeParen, .closeBracket, .semicolon, .interpolationClose: break loop
      case .openBrace where isCondition || token > start && source.kind(token - 1) != .closeParen: break loop
      case .word where source.isToken(token, "else") || source.isToken(token, "where"): break loop
      default: token = source.next(token)
      }
    }
    return start..<min(max(token, start), source.tokens.count)
  }

  private func continuesExpression(_ token: Int) -> Bool {
    switch source.tokens[token].kind {
    case .dot, .question, .colon: true
    case .symbol: true
    default:
      source.kind(token - 1) == .symbol || source.kind(token - 1) == .question || source.kind(token - 1) == .colon
    }
  }
}
