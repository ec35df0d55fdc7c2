/// Finds the keys of one file.
struct FileExtractor {
  let file: SourceFile
  let source: SwiftSource
  let targets: CallTargets
  let writer: KeyWriter
  let typer: ValueTyper?

  private(set) var keys: [ExtractedKey] = []
  private(set) var findings: [ExtractionFinding] = []
  private(set) var patterns: [KeyPattern] = []
  private(set) var unknown: [ValuePlace] = []
  private var lineStarts: [Int] = []
  /// The literals that are keys already: `Text(LocalizedStringKey("x"))` is one.
  private var taken: Set<Int> = []

  init(
    _ file: SourceFile, _ source: SwiftSource, targets: CallTargets, typer: ValueTyper?, _ extractor: StringExtractor
  ) {
    self.file = file
    self.source = source
    self.targets = targets
    self.typer = typer
    writer = KeyWriter(
      source: source, style: extractor.keyStyle, typer: typer, known: extractor.knownSpecifiers, file: file.name)
  }

  /// Reads every call, and the expressions that are known to be of a bridge's type.
  mutating func run(expressions: [(bridge: Bridge, range: Range<Int>)]) {
    for (offset, fault) in source.faults { report(.source(fault), at: offset) }
    source.tokens.withUnsafeBufferPointer { tokens in
      for token in tokens.indices.dropLast() where tokens[token].kind == .word {
        if tokens[token + 1].kind == .openParen, !tokens[token + 1].hasLineBefore { readCall(token) }
      }
    }
    for (bridge, range) in expressions { read(range, bridge, CallArguments(source, in: 0..<0)) }
    keys.sort { $0.place < $1.place }
    findings.sort { $0.place < $1.place }
  }

  private mutating func readCall(_ token: Int) {
    if source.isToken(token, "init"), source.kind(token - 1) == .dot {
      guard let arguments = CallArguments(source, opening: token + 1),
        let target = targets.initializer(arguments, source), let key = target.key(in: arguments, source)
      else { return }
      return read(key, target.bridge, arguments)
    }
    let candidates = targets.targets(source, at: token)
    guard !candidates.isEmpty, !source.isToken(token - 1, "func"),
      let arguments = CallArguments(source, opening: token + 1)
    else { return }
    for target in candidates where target.isCalled(source, at: token) {
      if let key = target.key(in: arguments, source) { read(key, target.bridge, arguments) }
    }
  }

  /// Takes the keys out of what a bridge is given.
  private mutating func read(_ range: Range<Int>, _ bridge: Bridge, _ arguments: CallArguments) {
    let operands = KeyOperands(source, range)
    if bridge.takesStrings, !operands.others.isEmpty {
      guard areKeys(operands) else { return }
    } else if let mixed = operands.others.first(where: containsLiteral), !bridge.takesStrings {
      report(.noLiteral(text: source.text(mixed)), at: offset(mixed.lowerBound))
    }
    for literal in operands.literals where taken.insert(literal).inserted { add(literal, bridge, arguments) }
  }

  /// A literal is no key where the other side is a `String`; where nobody knows what it is, that is told.
  private mutating func areKeys(_ operands: KeyOperands) -> Bool {
    guard let literal = operands.literals.first else { return false }
    for other in operands.others where !source.isToken(other.lowerBound, "nil") {
      guard let typer, let type = typer.type(of: other) else {
        report(.unknownKind(value: source.text(other)), at: offset(literal))
        return false
      }
      if !type.unwrapped.name.hasPrefix("Localized") { return false }
    }
    return true
  }

  /// Whether a literal stands beside an operator or in front of a method, and so is not what is handed over.
  private func containsLiteral(_ range: Range<Int>) -> Bool {
    var token = range.lowerBound
    while token < range.upperBound {
      if source.kind(token) == .literalOpen { return true }
      token = source.next(token)
    }
    return false
  }

  private mutating func add(_ literal: Int, _ bridge: Bridge, _ arguments: CallArguments) {
    let place = offset(literal)
    guard let written = written(literal) else { return }
    var key = ExtractedKey(
      key: written.key, specifiers: written.specifiers, defaultText: nil, defaultSpecifiers: [],
      comment: arguments.text(.comment), table: arguments.text(.table),
      bundle: arguments.value(.bundle).map { source.text($0) }, bridge: bridge.description, isApples: bridge.isApples,
      place: self.place(of: place))
    if let value = arguments.value(.defaultText), let literal = source.onlyLiteral(value) {
      guard let text = self.written(literal) else { return }
      (key.defaultText, key.defaultSpecifiers) = (text.key, text.specifiers)
    }
    keys.append(key)
  }

  private mutating func written(_ literal: Int) -> KeyWriter.Written? {
    switch writer.key(of: literal) {
    case .success(let written): return written
    case .failure(.unreadable): report(.unreadable, at: offset(literal))
    case .failure(.unknownType(let value, let place)):
      report(.unknownType(value: value), at: offset(literal))
      unknown.append(place)
      patterns.append(writer.pattern(of: literal))
    case .failure(.unknownSpecifier(let value)):
      report(.unknownSpecifier(value: value), at: offset(literal))
      patterns.append(writer.pattern(of: literal))
    }
    return nil
  }

  private func offset(_ token: Int) -> Int { Int(source.tokens[token].start) }

  private mutating func report(_ kind: ExtractionFinding.Kind, at offset: Int) {
    findings.append(ExtractionFinding(kind: kind, place: place(of: offset)))
  }

  private mutating func place(of offset: Int) -> SourcePlace {
    if lineStarts.isEmpty { lineStarts = source.lineStarts() }
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePlace(file: file.name, line: low + 1, column: offset - lineStarts[low] + 1)
  }
}
