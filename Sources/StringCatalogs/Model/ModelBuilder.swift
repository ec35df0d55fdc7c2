import StringTables

/// Makes the flat lists of a document, whatever its shape: unknown axes, cases and states are kept.
struct ModelBuilder {
  private(set) var entries: [CatalogModel.Entry] = []
  private(set) var localizations: [CatalogModel.Localization] = []
  private(set) var leaves: [CatalogModel.Leaf] = []
  private(set) var paths = VariationPaths()
  private(set) var languages = SpelledLanguages()

  mutating func build(_ document: CatalogDocument) {
    guard let strings = document.strings else { return }
    let count = document.tape.nodes.count
    // A text takes seven nodes or eight: no list grows, and what is left over is never touched.
    leaves.reserveCapacity(count / 7)
    localizations.reserveCapacity(count / 7)
    document.tape.withView { tape in
      var name = strings + 1
      while name < tape.next(strings) {
        add(name, tape)
        name = tape.next(name + 1)
      }
    }
  }

  private mutating func add(_ name: Int, _ tape: TapeView) {
    let start = localizations.count
    addLocalizations(of: name + 1, tape)
    entries.append(
      .init(name: UInt32(name), value: UInt32(name + 1), start: UInt32(start), end: UInt32(localizations.count)))
  }

  private mutating func addLocalizations(of entry: Int, _ tape: TapeView) {
    guard tape.isObject(entry), let object = tape.member("localizations", of: entry), tape.isObject(object) else {
      return
    }
    languages.beginEntry()
    let end = tape.next(object)
    var name = object + 1
    while name < end {
      if !tape.isNull(name + 1) { add(localization: name, tape) }
      name = tape.next(name + 1)
    }
  }

  @inline(__always)
  private mutating func add(localization name: Int, _ tape: TapeView) {
    let (start, value) = (leaves.count, name + 1)
    let language = languages.index(of: name, tape)
    if tape.isPlainLocalization(value) {
      leaves.append(
        .init(
          unit: UInt32(truncatingIfNeeded: value + 2), value: UInt32(truncatingIfNeeded: value + 6),
          owner: UInt32(truncatingIfNeeded: localizations.count), path: 0, state: Self.state(value + 4, tape),
          isSet: false, isPlain: true))
    } else {
      visit(value, path: 0, tape)
    }
    localizations.append(
      .init(
        name: UInt32(truncatingIfNeeded: name), owner: UInt32(truncatingIfNeeded: entries.count),
        language: UInt32(truncatingIfNeeded: language), start: UInt32(truncatingIfNeeded: start),
        end: UInt32(truncatingIfNeeded: leaves.count)))
  }

  private mutating func visit(_ node: Int, path: Int, _ tape: TapeView) {
    guard tape.isObject(node) else { return }
    var name = node + 1
    while name < tape.next(node) {
      visit(value: name + 1, named: name, path: path, tape)
      name = tape.next(name + 1)
    }
  }

  private mutating func visit(value: Int, named name: Int, path: Int, _ tape: TapeView) {
    if tape.reads(name, "stringUnit") {
      add(value, path: path, isSet: false, tape)
    } else if tape.reads(name, "stringSet") {
      add(value, path: path, isSet: true, tape)
    } else if tape.reads(name, "variations") {
      visitAxes(value, path: path, tape)
    } else if tape.reads(name, "substitutions") {
      visitCases(value, axis: "substitutions", path: path, tape)
    }
  }

  private mutating func visitAxes(_ variations: Int, path: Int, _ tape: TapeView) {
    guard tape.isObject(variations) else { return }
    var name = variations + 1
    while name < tape.next(variations) {
      visitCases(name + 1, axis: tape.string(name), path: path, tape)
      name = tape.next(name + 1)
    }
  }

  private mutating func visitCases(_ cases: Int, axis: String, path: Int, _ tape: TapeView) {
    guard tape.isObject(cases) else { return }
    var name = cases + 1
    while name < tape.next(cases) {
      visit(name + 1, path: paths.number(of: axis, tape.string(name), behind: path), tape)
      name = tape.next(name + 1)
    }
  }

  private mutating func add(_ unit: Int, path: Int, isSet: Bool, _ tape: TapeView) {
    var (value, state): (Int?, Int?) = (nil, nil)
    if tape.isObject(unit) {
      var name = unit + 1
      while name < tape.next(unit) {
        if tape.reads(name, "state") { state = name + 1 }
        if isSet ? tape.reads(name, "values") : tape.reads(name, "value") { value = name + 1 }
        name = tape.next(name + 1)
      }
    }
    if let node = value, tape.isNull(node) { value = nil }
    leaves.append(
      .init(
        unit: UInt32(unit), value: UInt32(value ?? 0), owner: UInt32(localizations.count), path: UInt32(path),
        state: state.map { Self.state($0, tape) } ?? .absent, isSet: isSet, isPlain: false))
  }

  @inline(__always)
  private static func state(_ node: Int, _ tape: TapeView) -> TextState {
    tape.reads(node, "translated") ? .translated : otherState(node, tape)
  }

  private static func otherState(_ node: Int, _ tape: TapeView) -> TextState {
    guard tape.isString(node) else { return tape.isNull(node) ? .absent : .other }
    if tape.reads(node, "new") { return .new }
    if tape.reads(node, "needs_review") { return .needsReview }
    if tape.reads(node, "machine_translated") { return .machineTranslated }
    return tape.reads(node, "stale") ? .stale : .other
  }
}

/// The languages of a document as it spells them, each numbered when it is first seen.
struct SpelledLanguages {
  private(set) var spellings: [String] = []
  /// The node that first named each.
  private var nodes: [Int] = []
  private var numbers: [[UInt8]: Int] = [:]
  private var expected = 0

  /// Every entry lists its languages in the same order, so that the next one is mostly that behind the last.
  mutating func beginEntry() { expected = 0 }

  /// The number of the language that a node names.
  @inline(__always)
  mutating func index(of node: Int, _ tape: TapeView) -> Int {
    let number = expected < nodes.count && tape.isSame(node, nodes[expected]) ? expected : find(node, tape)
    expected = number + 1
    return number
  }

  private mutating func find(_ node: Int, _ tape: TapeView) -> Int {
    let text = tape.text(node)
    if let known = numbers[text] { return known }
    spellings.append(String(decoding: text, as: UTF8.self))
    nodes.append(node)
    numbers[text] = nodes.count - 1
    return nodes.count - 1
  }
}
