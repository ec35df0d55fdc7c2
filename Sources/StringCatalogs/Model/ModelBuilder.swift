import StringTables

/// Makes the flat lists of a document, whatever its shape: unknown axes, cases and states are kept.
struct ModelBuilder {
  private let tape: JSONTape
  private let strings: Int?
  private(set) var entries: [CatalogModel.Entry] = []
  private(set) var localizations: [CatalogModel.Localization] = []
  private(set) var leaves: [CatalogModel.Leaf] = []
  private(set) var paths = VariationPaths()
  private(set) var languages = SpelledLanguages()

  init(_ document: CatalogDocument) {
    tape = document.tape
    strings = document.strings
  }

  mutating func build() {
    guard let strings else { return }
    // A text takes seven nodes or eight: no list grows, and little is left over.
    leaves.reserveCapacity(tape.nodes.count / 7)
    localizations.reserveCapacity(tape.nodes.count / 7)
    for (name, value) in tape.members(strings) {
      let start = UInt32(localizations.count)
      entries.append(.init(name: UInt32(name), value: UInt32(value), start: start, end: start))
      addLocalizations(of: value)
      entries[entries.count - 1].end = UInt32(localizations.count)
    }
  }

  private mutating func addLocalizations(of entry: Int) {
    guard tape.kind(entry) == .object, let object = tape.member("localizations", of: entry),
      tape.kind(object) == .object
    else { return }
    languages.beginEntry()
    for (name, value) in tape.members(object) where !tape.isNull(value) {
      let start = UInt32(leaves.count)
      let language = UInt32(languages.index(of: name, tape))
      localizations.append(
        .init(
          name: UInt32(name), value: UInt32(value), owner: UInt32(entries.count - 1), language: language,
          start: start, end: start))
      visit(value, path: 0)
      localizations[localizations.count - 1].end = UInt32(leaves.count)
    }
  }

  private mutating func visit(_ node: Int, path: Int) {
    guard tape.kind(node) == .object else { return }
    // Once for each text: an iterator would count references to the tape.
    var name = node + 1
    while name < tape.next(node) {
      visit(value: name + 1, named: name, path: path)
      name = tape.next(name + 1)
    }
  }

  private mutating func visit(value: Int, named name: Int, path: Int) {
    if tape.isNode(name, "stringUnit") {
      add(value, path: path, isSet: false)
    } else if tape.isNode(name, "stringSet") {
      add(value, path: path, isSet: true)
    } else if tape.isNode(name, "variations") {
      visitAxes(value, path: path)
    } else if tape.isNode(name, "substitutions") {
      visitCases(value, axis: "substitutions", path: path)
    }
  }

  private mutating func visitAxes(_ variations: Int, path: Int) {
    guard tape.kind(variations) == .object else { return }
    for axis in tape.members(variations) { visitCases(axis.value, axis: tape.string(axis.name), path: path) }
  }

  private mutating func visitCases(_ cases: Int, axis: String, path: Int) {
    guard tape.kind(cases) == .object else { return }
    for (name, value) in tape.members(cases) {
      visit(value, path: paths.number(of: axis, tape.string(name), behind: path))
    }
  }

  private mutating func add(_ unit: Int, path: Int, isSet: Bool) {
    var (value, state): (Int?, Int?) = (nil, nil)
    if tape.kind(unit) == .object {
      var name = unit + 1
      while name < tape.next(unit) {
        if tape.isNode(name, "state") { state = name + 1 }
        if isSet ? tape.isNode(name, "values") : tape.isNode(name, "value") { value = name + 1 }
        name = tape.next(name + 1)
      }
    }
    if let node = value, tape.isNull(node) { value = nil }
    leaves.append(
      .init(
        unit: UInt32(unit), value: UInt32(value ?? 0), owner: UInt32(localizations.count - 1), path: UInt32(path),
        state: state.map(textState) ?? .absent, isSet: isSet))
  }

  private func textState(_ node: Int) -> TextState {
    guard tape.isString(node) else { return tape.isNull(node) ? .absent : .other }
    if tape.isNode(node, "translated") { return .translated }
    if tape.isNode(node, "new") { return .new }
    if tape.isNode(node, "needs_review") { return .needsReview }
    if tape.isNode(node, "machine_translated") { return .machineTranslated }
    return tape.isNode(node, "stale") ? .stale : .other
  }
}

/// The languages of a document as it spells them, each numbered when it is first seen.
struct SpelledLanguages {
  private(set) var spellings: [String] = []
  private var bytes: [[UInt8]] = []
  private var numbers: [[UInt8]: Int] = [:]
  private var expected = 0

  /// Every entry lists its languages in the same order, so that the next one is mostly that behind the last.
  mutating func beginEntry() { expected = 0 }

  /// The number of the language that a node names.
  mutating func index(of node: Int, _ tape: JSONTape) -> Int {
    if expected < bytes.count, tape.isNode(node, bytes[expected]) {
      defer { expected += 1 }
      return expected
    }
    let text = tape.text(node)
    let number = numbers[text] ?? append(text)
    expected = number + 1
    return number
  }

  private mutating func append(_ text: [UInt8]) -> Int {
    spellings.append(String(decoding: text, as: UTF8.self))
    bytes.append(text)
    numbers[text] = bytes.count - 1
    return bytes.count - 1
  }
}
