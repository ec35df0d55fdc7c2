/// Tells the type of an expression, as far as it is written in the sources. What it cannot tell, it does not guess.
struct ValueTyper {
  let table: TypeTable
  let file: Int
  private let budget: Budget

  /// How much more is looked at for one value: sums of sums of sums would otherwise double with every name.
  private final class Budget {
    var steps = 0
  }

  init(table: TypeTable, file: Int) { self.init(table: table, file: file, budget: Budget()) }

  private init(table: TypeTable, file: Int, budget: Budget) {
    self.table = table
    self.file = file
    self.budget = budget
  }

  private var source: SwiftSource { table.files[file].source }

  /// What stands for an expression's value in a key; nil when its type cannot be told.
  func specifier(of range: Range<Int>) -> String? { type(of: range).flatMap(specifier) }

  func specifier(of type: SwiftType) -> String? {
    let type = table.resolved(type)
    if table.isType(type.name) { return "%@" }
    return type.specifier
  }

  /// The type of an expression; nil when it cannot be told.
  func type(of range: Range<Int>) -> SwiftType? {
    budget.steps = 2_000
    return type(of: range, depth: 0)
  }

  private func type(of range: Range<Int>, depth: Int) -> SwiftType? {
    budget.steps -= 1
    guard depth < 24, budget.steps > 0, let first = range.first else { return nil }
    if let single = singleType(range) { return single }
    if source.isToken(first, "await") { return type(of: first + 1..<range.upperBound, depth: depth + 1) }
    if source.isToken(first, "try") {
      let value = first + (source.isToken(first + 1, "?") || source.isToken(first + 1, "!") ? 2 : 1)
      let type = type(of: min(value, range.upperBound)..<range.upperBound, depth: depth + 1)
      return source.isToken(first + 1, "?") ? type?.optional : type
    }
    let split = OperatorSplit(source, range)
    switch split.kind {
    case .ternary: return common(split.operands.dropFirst(), depth)
    case .fallback:
      guard let fallback = type(of: split.operands[1], depth: depth + 1) else { return nil }
      return fallback.isOptional ? fallback : common(split.operands[...], depth, isFallback: true)
    case .comparison: return .bool
    case .range: return SwiftType("Range")
    case .cast:
      let type = SwiftType(spelled: source.text(split.operands[1]))
      return split.isOptionalCast ? type.optional : type
    case .arithmetic:
      // A date less a date is no date: only of numbers and texts is the sum what its parts are.
      return common(split.operands[...], depth).flatMap {
        $0.isNumber || $0.isReal || ($0.isText && !split.isNumeric) ? $0 : nil
      }
    case .unknown: return nil
    case .none: return chainType(range, depth)
    }
  }

  /// The type that all operands have. A whole number without a type takes the others'.
  private func common(_ operands: some Sequence<Range<Int>>, _ depth: Int, isFallback: Bool = false) -> SwiftType? {
    var found: SwiftType?
    for operand in operands {
      guard var type = type(of: operand, depth: depth + 1) else { return nil }
      if isFallback { type = type.unwrapped }
      guard let known = found else {
        found = type
        continue
      }
      if known.name == type.name {
        found?.isLiteral = known.isLiteral && type.isLiteral
      } else if known.isLiteral, type.takesLiteral(known) {
        found = type
      } else if !(type.isLiteral && known.takesLiteral(type)), !(known.isWideReal && type.isWideReal) {
        return nil
      }
    }
    return found
  }

  private func singleType(_ range: Range<Int>) -> SwiftType? {
    let first = range.lowerBound
    if source.onlyLiteral(range) != nil { return .string }
    guard range.count == 1 else { return nil }
    switch source.tokens[first].kind {
    case .integer: return .literal
    case .real: return SwiftType("Double", isLiteral: true)
    case .word where source.isToken(first, "true") || source.isToken(first, "false"): return .bool
    default: return nil
    }
  }

  // MARK: Names and members

  /// `name.member(of: x)?.other[0]!`
  private func chainType(_ range: Range<Int>, _ depth: Int) -> SwiftType? {
    var token = range.lowerBound
    if source.kind(token) == .symbol {
      if source.isToken(token, "!") { return .bool }
      guard source.isToken(token, "-") || source.isToken(token, "+") else { return nil }
      return type(of: token + 1..<range.upperBound, depth: depth + 1)
    }
    guard var type = primaryType(&token, range, depth) else { return nil }
    var isOptional = false
    while token < range.upperBound {
      switch source.tokens[token].kind {
      case .symbol where source.isToken(token, "?"):
        guard type.isOptional else { return nil }
        (type, isOptional) = (type.unwrapped, true)
        token += 1
      case .symbol where source.isToken(token, "!"):
        type = type.unwrapped
        token += 1
      case .dot:
        guard source.kind(token + 1) == .word else { return nil }
        let name = source.text(token + 1)
        token += 2
        var isCall = false
        if token < range.upperBound, source.kind(token) == .openParen {
          isCall = true
          token = source.next(token)
        }
        guard let member = memberType(isCall ? name + "()" : name, of: table.resolved(type), depth) else { return nil }
        type = member
      case .openBracket:
        guard let element = type.element else { return nil }
        type = element
        token = source.next(token)
      default: return nil
      }
      guard token <= range.upperBound else { return nil }
    }
    return isOptional ? type.optional : type
  }

  private func primaryType(_ token: inout Int, _ range: Range<Int>, _ depth: Int) -> SwiftType? {
    let first = token
    switch source.tokens[first].kind {
    case .integer, .real, .literalOpen:
      token = source.next(first)
      return singleType(first..<token)
    case .openBracket:
      token = source.next(first)
      return arrayType(first + 1..<max(first + 1, token - 1), depth)
    case .openParen:
      token = source.next(first)
      let inner = first + 1..<max(first + 1, token - 1)
      return source.split(inner).count == 1 ? type(of: inner, depth: depth + 1) : nil
    case .word:
      token += 1
      let name = source.text(first)
      if token < range.upperBound, source.kind(token) == .openParen {
        let opening = token
        token = source.next(token)
        return callType(name, opening, at: first, depth)
      }
      if name == "self" || name == "Self" { return enclosingType(first) }
      if let known = nameType(name, at: first, depth) { return known }
      return table.isType(name) ? SwiftType(name) : nil
    default: return nil
    }
  }

  /// `[1, 2, 5]`, of which every element is known.
  private func arrayType(_ range: Range<Int>, _ depth: Int) -> SwiftType? {
    let elements = source.split(range)
    guard !elements.contains(where: { part in part.contains { source.kind($0) == .colon } }) else { return nil }
    return common(elements, depth).map { SwiftType("[\($0.name)]") }
  }

  private func callType(_ name: String, _ opening: Int, at token: Int, _ depth: Int) -> SwiftType? {
    let made = table.resolved(SwiftType(name))
    if made.isNumber { return isConversion(opening, to: made, depth) ? made : nil }
    if made.specifier != nil || table.isType(made.name) { return made }
    return nameType(name + "()", at: token, depth)
  }

  /// Whether `Int(x)` converts a number: of a text it is an optional.
  private func isConversion(_ opening: Int, to made: SwiftType, _ depth: Int) -> Bool {
    guard let arguments = CallArguments(source, opening: opening)?.all, arguments.count == 1, arguments[0].label == nil
    else { return false }
    let value = arguments[0].value
    if made.name == "CGFloat" { return true }
    if let type = type(of: value, depth: depth + 1) { return type.isNumber }
    // A text has no such operators and no such method.
    let split = OperatorSplit(source, value)
    if split.kind == .arithmetic, split.isNumeric { return true }
    let last = value.upperBound - 1
    guard source.kind(last) == .closeParen, source.tokens[last].partner > 1 else { return false }
    let name = Int(source.tokens[last].partner) - 1
    return source.isToken(name, "rounded") && source.kind(name - 1) == .dot
  }

  private func enclosingType(_ token: Int) -> SwiftType? {
    let declared = table.files[file]
    var scope = declared.scope(at: token)
    while scope >= 0 {
      if case .type(let name) = declared.scopes[scope].kind { return SwiftType(name) }
      scope = declared.scopes[scope].parent
    }
    return nil
  }

  /// The type of a name, from the innermost scope that declares it.
  private func nameType(_ name: String, at token: Int, _ depth: Int) -> SwiftType? {
    let declared = table.files[file]
    var scope = declared.scope(at: token)
    while scope >= 0 {
      if let declaration = declared.declaration(name, in: scope, before: token) {
        return type(of: declaration, in: file, depth)
      }
      if case .type(let owner) = declared.scopes[scope].kind, let member = table.member(name, of: owner) {
        return type(of: member.declaration, in: member.file, depth)
      }
      scope = declared.scopes[scope].parent
    }
    return table.member(name, of: "").flatMap { type(of: $0.declaration, in: $0.file, depth) }
  }

  private func type(of declaration: Declaration, in file: Int, _ depth: Int) -> SwiftType? {
    let typer = file == self.file ? self : ValueTyper(table: table, file: file, budget: budget)
    switch declaration.type {
    case .annotated(let type): return SwiftType(spelled: typer.source.text(type))
    case .initial(let value): return typer.type(of: value, depth: depth + 1).map { SwiftType($0.name) }
    case .unwrapped(let value): return typer.type(of: value, depth: depth + 1)?.unwrapped
    case .element(let value): return typer.elementType(of: value, depth)
    case .unknown: return nil
    }
  }

  /// What a loop over an expression gives.
  private func elementType(of range: Range<Int>, _ depth: Int) -> SwiftType? {
    let split = OperatorSplit(source, range)
    if split.kind == .range { return common(split.operands[...], depth).map { SwiftType($0.name) } }
    return type(of: range, depth: depth + 1)?.element
  }

  private func memberType(_ name: String, of type: SwiftType, _ depth: Int) -> SwiftType? {
    if let known = type.standardMember(name) { return known }
    guard let member = table.member(name, of: type.name) else { return nil }
    return self.type(of: member.declaration, in: member.file, depth)
  }
}
