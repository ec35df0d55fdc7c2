/// Where a bridge's type is expected, so that a literal there is a key: parameters of functions, payloads of cases,
/// properties, results.
struct TypedPlaces {
  /// Calls with such a parameter.
  private(set) var targets: [CallTarget] = []
  /// Expressions that are of the type, by file.
  private(set) var expressions: [Int: [(bridge: Bridge, range: Range<Int>)]] = [:]

  private let table: TypeTable
  private let bridges: [String: Bridge]

  init(_ table: TypeTable, bridges: [String: Bridge]) {
    self.table = table
    self.bridges = bridges
    for file in table.files.indices {
      readFunctions(file)
      readNames(file)
    }
    for name in bridges.keys.sorted() { targets.append(CallTarget(bridges[name]!, typePath: name)) }
  }

  /// The bridge of a type, in an optional or not.
  private func bridge(_ type: Range<Int>, _ source: SwiftSource) -> Bridge? {
    bridges[SwiftType(spelled: source.text(type)).unwrapped.name]
  }

  private mutating func readFunctions(_ index: Int) {
    let file = table.files[index]
    for function in file.functions + file.cases {
      let isCase = !file.cases.isEmpty && file.cases.contains(function)
      for (key, parameter) in function.parameters.enumerated() {
        guard let bridge = bridge(parameter.type, file.source) else { continue }
        if let value = parameter.defaultValue { expressions[index, default: []].append((bridge, value)) }
        guard let name = callName(function, file) else { continue }
        guard !isOverloaded(function, key) else { continue }
        targets.append(CallTarget(bridge, name: name, isMethod: isCase, parameters: function.parameters, key: key))
      }
      if let result = function.result, let bridge = bridge(result, file.source) {
        readBody(result.upperBound, bridge, index)
      }
    }
  }

  /// What a function is called by: an initializer by its type's name.
  private func callName(_ function: FunctionDeclaration, _ file: DeclaredFile) -> String? {
    guard function.name == "init" else { return function.name }
    if case .type(let name) = file.scopes[function.scope].kind { return name }
    return nil
  }

  /// Whether the same call takes a `String` there too: then the compiler takes a literal for one.
  private func isOverloaded(_ function: FunctionDeclaration, _ key: Int) -> Bool {
    table.files.contains { file in
      file.functions.contains { other in
        other.name == function.name && other.parameters.count > key
          && other.parameters[key].label == function.parameters[key].label
          && SwiftType(spelled: file.source.text(other.parameters[key].type)).isText
      }
    }
  }

  private mutating func readNames(_ index: Int) {
    let file = table.files[index]
    for scope in file.declarations.keys.sorted() {
      let declared = file.declarations[scope] ?? []
      for declaration in declared {
        guard case .annotated(let type) = declaration.type, file.source.kind(declaration.token) == .word,
          file.source.kind(declaration.token + 1) == .colon
        else { continue }
        readName(declaration, type, index)
      }
      readMemberwise(scope, declared, file)
    }
  }

  private mutating func readName(_ declaration: Declaration, _ type: Range<Int>, _ index: Int) {
    let source = table.files[index].source
    if let bridge = bridge(type, source) {
      if let value = declaration.value { expressions[index, default: []].append((bridge, value)) }
      readBody(type.upperBound, bridge, index)
    } else if let value = declaration.value, let first = value.first, source.kind(first) == .openBracket,
      let element = SwiftType(spelled: source.text(type)).element, let bridge = bridges[element.name],
      Int(source.tokens[first].partner) + 1 == value.upperBound
    {
      for part in source.split(first + 1..<value.upperBound - 1) {
        expressions[index, default: []].append((bridge, part))
      }
    }
  }

  /// The initializer that the compiler writes for a struct.
  private mutating func readMemberwise(_ scope: Int, _ declared: [Declaration], _ file: DeclaredFile) {
    guard case .type(let name) = file.scopes[scope].kind, file.structs.contains(name),
      !file.functions.contains(where: { $0.name == "init" && $0.scope == scope })
    else { return }
    for declaration in declared where declaration.isStored {
      guard case .annotated(let type) = declaration.type, let bridge = bridge(type, file.source) else { continue }
      let parameter = Parameter(
        label: declaration.name, name: declaration.name, token: declaration.token, type: type)
      targets.append(CallTarget(bridge, name: name, isMethod: false, parameters: [parameter], key: 0))
    }
  }

  // MARK: Results

  /// The literals that a body gives back, where a brace opens one.
  private mutating func readBody(_ brace: Int, _ bridge: Bridge, _ index: Int) {
    let source = table.files[index].source
    guard source.kind(brace) == .openBrace, Int(source.tokens[brace].partner) > brace else { return }
    readStatements(brace + 1..<Int(source.tokens[brace].partner), bridge, index, depth: 0)
  }

  private mutating func readStatements(_ range: Range<Int>, _ bridge: Bridge, _ index: Int, depth: Int) {
    let source = table.files[index].source
    var token = range.lowerBound
    while token < range.upperBound, depth < 32 {
      let end = endOfStatement(token, range, source)
      let first = source.text(token)
      if ["if", "else", "switch", "do", "guard", "get", "case", "default"].contains(first) {
        readBranches(token..<end, bridge, index, depth: depth)
      } else {
        let value = (first == "return" ? token + 1 : token)..<end
        if !value.isEmpty, first == "return" || isChoice(value, source) {
          expressions[index, default: []].append((bridge, value))
        }
      }
      token = max(end, token + 1)
    }
  }

  /// Whether a statement is nothing but a value that may be a literal.
  private func isChoice(_ range: Range<Int>, _ source: SwiftSource) -> Bool {
    source.kind(range.lowerBound) == .literalOpen || range.contains { source.kind($0) == .question }
  }

  private mutating func readBranches(_ range: Range<Int>, _ bridge: Bridge, _ index: Int, depth: Int) {
    let source = table.files[index].source
    var token = range.lowerBound
    while token < range.upperBound {
      if source.kind(token) == .openBrace {
        readBodyPart(token, bridge, index, depth: depth)
      } else if source.kind(token) == .colon, token + 1 < range.upperBound {
        return readStatements(token + 1..<range.upperBound, bridge, index, depth: depth + 1)
      }
      token = source.next(token)
    }
  }

  private mutating func readBodyPart(_ brace: Int, _ bridge: Bridge, _ index: Int, depth: Int) {
    let closing = Int(table.files[index].source.tokens[brace].partner)
    guard closing > brace else { return }
    readStatements(brace + 1..<closing, bridge, index, depth: depth + 1)
  }

  private func endOfStatement(_ start: Int, _ range: Range<Int>, _ source: SwiftSource) -> Int {
    var token = source.next(start)
    while token < range.upperBound {
      let kind = source.tokens[token].kind
      let continues =
        kind == .dot || kind == .question || kind == .colon || kind == .symbol || kind == .openBrace
        || [.symbol, .question, .colon].contains(source.tokens[token - 1].kind) && !source.isToken(start, "case")
          && !source.isToken(start, "default")
      if kind == .semicolon || (source.tokens[token].hasLineBefore && !continues) { return token }
      token = source.next(token)
    }
    return range.upperBound
  }
}
