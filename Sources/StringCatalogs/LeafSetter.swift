import StringTables

/// Finds the place of one text in an entry, and changes it or makes it.
struct LeafSetter {
  let tape: JSONTape
  let text: String
  let state: String
  private(set) var changes: CatalogChanges

  /// - Parameter changes: what else is to change, with which this is one.
  init(tape: JSONTape, text: String, state: String, changes: CatalogChanges) {
    self.tape = tape
    self.text = text
    self.state = state
    self.changes = changes
  }

  /// The same in an entry that is to be inserted.
  mutating func setInNewEntry(_ key: String, of strings: Int, language: String, path: LeafPath) throws(CatalogEditError)
  {
    let localizations = CatalogValue.object([.init(language, made(path.steps[...]))])
    try changes.overlay(key, .object([.init("localizations", localizations)]), into: strings)
  }

  mutating func set(in entry: CatalogEntry, language: String, path: LeafPath) throws(CatalogEditError) {
    guard entry.isObject else { throw .notAnObject("the entry \"\(entry.key)\"") }
    let made = made(path.steps[...])
    try descend(entry.node, "localizations", made: .object([.init(language, made)])) {
      (setter, localizations) throws(CatalogEditError) in
      try setter.descend(localizations, language, made: made) { (setter, localization) throws(CatalogEditError) in
        try setter.set(in: localization, path.steps[...])
      }
    }
  }

  /// Goes on in an object's member; makes it where it is missing.
  private mutating func descend(
    _ object: Int, _ name: String, made: CatalogValue,
    then visit: (inout LeafSetter, Int) throws(CatalogEditError) -> Void
  ) throws(CatalogEditError) {
    guard tape.kind(object) == .object else { throw .notAnObject("what holds \(name)") }
    guard let member = tape.lastMember(name, of: object) else {
      return try changes.overlay(name, made, into: object)
    }
    if tape.isNull(member) { return try changes.overlay(member, by: made) }
    try visit(&self, member)
  }

  private mutating func set(in node: Int, _ steps: ArraySlice<LeafPath.Step>) throws(CatalogEditError) {
    guard tape.kind(node) == .object else { throw .notAnObject("the localization") }
    guard let step = steps.first else { return try setUnit(in: node) }
    let rest = made(steps.dropFirst())
    let cases = CatalogValue.object([.init(step.name, rest)])
    let visitCases = { (setter: inout LeafSetter, axis: Int) throws(CatalogEditError) in
      try setter.descend(axis, step.name, made: rest) { (setter, node) throws(CatalogEditError) in
        try setter.set(in: node, steps.dropFirst())
      }
    }
    if step.axis == "substitutions" { return try descend(node, step.axis, made: cases, then: visitCases) }
    guard tape.lastMember("stringUnit", of: node) == nil else {
      throw .otherShape("the language has a plain text: remove it before giving it \(step.axis) forms")
    }
    try descend(node, "variations", made: .object([.init(step.axis, cases)])) {
      (setter, variations) throws(CatalogEditError) in
      try setter.descend(variations, step.axis, made: cases, then: visitCases)
    }
  }

  private mutating func setUnit(in node: Int) throws(CatalogEditError) {
    guard tape.lastMember("variations", of: node) == nil, tape.lastMember("stringSet", of: node) == nil else {
      throw .otherShape("the language has several forms: name the one to change")
    }
    let unit = CatalogValue.object(["state": .text(state), "value": .text(text)])
    try descend(node, "stringUnit", made: unit) { (setter, unit) throws(CatalogEditError) in
      try setter.setField("state", to: setter.state, in: unit)
      try setter.setField("value", to: setter.text, in: unit)
    }
  }

  private mutating func setField(_ name: String, to text: String, in unit: Int) throws(CatalogEditError) {
    try descend(unit, name, made: .text(text)) { (setter, field) in
      let isSame = setter.tape.isString(field) && setter.tape.isNode(field, Array(text.utf8))
      if !isSame || setter.changes.replaced[field] != nil { setter.changes.replace(field, by: .text(text)) }
    }
  }

  /// A localization that has the text at the end of these steps and nothing else.
  private func made(_ steps: ArraySlice<LeafPath.Step>) -> CatalogValue {
    guard let step = steps.first else { return .unit(state: state, text: text) }
    let cases = CatalogValue.object([.init(step.name, made(steps.dropFirst()))])
    if step.axis == "substitutions" { return .object([.init(step.axis, cases)]) }
    return .object([.init("variations", .object([.init(step.axis, cases)]))])
  }
}

extension JSONTape {
  /// The value of an object's member, a null too; of several with the name, the last.
  package func lastMember(_ name: String, of object: Int) -> Int? {
    guard kind(object) == .object else { return nil }
    let name = Array(name.utf8)
    var found: Int?
    for member in members(object) where isNode(member.name, name) { found = member.value }
    return found
  }
}
