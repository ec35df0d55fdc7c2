/// What a file declares, with the source that its ranges are of.
struct DeclaredFile {
  let source: SwiftSource
  let scopes: [Scope]
  let declarations: [Int: [Declaration]]
  let functions: [FunctionDeclaration]
  let aliases: [String: Range<Int>]
  let types: [String]
  let structs: Set<String>
  let cases: [FunctionDeclaration]

  init(_ source: SwiftSource) {
    let reader = DeclarationReader(source)
    self.source = source
    scopes = reader.scopes
    declarations = reader.declarations
    functions = reader.functions
    aliases = reader.aliases
    types = reader.types
    structs = reader.structs
    cases = reader.cases
  }

  /// The innermost scope around a token.
  func scope(at token: Int) -> Int {
    var low = 0
    var high = scopes.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if scopes[middle].tokens.lowerBound < token { low = middle } else { high = middle }
    }
    while low > 0, scopes[low].tokens.upperBound <= token { low = scopes[low].parent }
    return low
  }

  /// What is known of a name in one scope: in code, of the last declaration before a token.
  func declaration(_ name: String, in scope: Int, before token: Int) -> Declaration? {
    guard let known = declarations[scope] else { return nil }
    if case .code = scopes[scope].kind { return known.last { $0.name == name && $0.token < token } }
    return known.last { $0.name == name }
  }
}

/// What all files together declare of types: their members and what their aliases stand for.
struct TypeTable {
  /// Where a member is declared.
  struct Member {
    var file: Int
    var declaration: Declaration
  }

  private(set) var files: [DeclaredFile] = []
  /// How often a type is declared. Of one that is declared twice, nobody knows which is meant.
  private var counts: [String: Int] = [:]
  private var members: [String: [String: Member]] = [:]
  private var aliases: [String: (file: Int, type: Range<Int>)] = [:]

  init(_ sources: [SwiftSource]) {
    files = sources.map(DeclaredFile.init)
    for index in files.indices { add(index) }
  }

  private mutating func add(_ index: Int) {
    let file = files[index]
    for type in file.types { counts[type, default: 0] += 1 }
    for (name, type) in file.aliases {
      counts[name, default: 0] += 1
      aliases[name] = (index, type)
    }
    for (scope, declared) in file.declarations {
      let owner: String
      switch file.scopes[scope].kind {
      case .type(let name): owner = name
      case .file: owner = ""
      case .code: continue
      }
      for declaration in declared {
        // Two overloads, or the same name in two types of one name: nobody knows which is meant.
        let isKnown = members[owner]?[declaration.name] != nil
        var member = Member(file: index, declaration: declaration)
        if isKnown { member.declaration.type = .unknown }
        members[owner, default: [:]][declaration.name] = member
      }
    }
  }

  /// Whether a type is declared, exactly once.
  func isType(_ name: String) -> Bool { counts[name] == 1 && aliases[name] == nil }

  /// A member of a type; of `""`, what is declared outside of all types.
  func member(_ name: String, of owner: String) -> Member? {
    guard owner.isEmpty || counts[owner, default: 0] <= 1 else { return nil }
    return members[owner]?[name]
  }

  /// What a name stands for; itself when it is no alias.
  func resolved(_ type: SwiftType) -> SwiftType {
    var type = type
    for _ in 0..<8 {
      guard let alias = aliases[type.name], counts[type.name] == 1 else { return type }
      type = SwiftType(spelled: files[alias.file].source.text(alias.type))
    }
    return type
  }
}
