import StringCatalogs
import StringTables

/// What a catalog has for one key in one language, as a tree: a text, or what varies by plural category and device.
struct VariationTree: Sendable {
  /// One text with its state.
  struct Unit: Sendable {
    var text: String
    var state: String?
    /// Where the text stands in the catalog.
    var offset: Int
  }

  /// What varies, and its cases in the order of the file.
  struct Axis: Sendable {
    var name: String
    var cases: [(name: String, tree: VariationTree)]
  }

  /// What `%#@name@` stands for.
  struct Substitution: Sendable {
    var name: String
    var argument: Int?
    var specifier: String?
    var tree: VariationTree
  }

  var unit: Unit?
  var axes: [Axis] = []
  var substitutions: [Substitution] = []
  /// Where a set of phrases stands, which no format of exchange has.
  var setOffset: Int?

  init() {}

  /// Whether there is a text anywhere in it.
  var hasText: Bool {
    unit != nil || axes.contains { $0.cases.contains { $0.tree.hasText } } || substitutions.contains { $0.tree.hasText }
  }

  /// How many texts there are in it.
  var unitCount: Int {
    axes.reduce(unit == nil ? 0 : 1) { $0 + $1.cases.reduce(0) { $0 + $1.tree.unitCount } }
      + substitutions.reduce(0) { $0 + $1.tree.unitCount }
  }

  /// The cases of an axis.
  func cases(_ axis: String) -> [(name: String, tree: VariationTree)]? { axes.first { $0.name == axis }?.cases }

  /// The unit at the end of a path.
  func unit(at path: LeafPath) -> Unit? {
    var tree = self
    for step in path.steps {
      let next =
        step.axis == "substitutions"
        ? tree.substitutions.last { $0.name.isExactly(step.name) }?.tree
        : tree.cases(step.axis)?.last { $0.name.isExactly(step.name) }?.tree
      guard let next else { return nil }
      tree = next
    }
    return tree.unit
  }

  /// The substitution of a name.
  func substitution(_ name: String) -> Substitution? { substitutions.last { $0.name.isExactly(name) } }
}

// Reading.
extension VariationTree {
  /// Reads a localization. What is no object where one must be has no texts.
  init(_ tape: JSONTape, _ localization: Int) {
    guard tape.kind(localization) == .object else { return }
    for (name, value) in tape.members(localization) where tape.kind(value) == .object {
      if tape.isNode(name, "stringUnit") {
        unit = Self.unit(tape, value) ?? unit
      } else if tape.isNode(name, "stringSet") {
        setOffset = tape.offset(value)
      } else if tape.isNode(name, "variations") {
        axes = tape.members(value).map { Axis(name: tape.string($0.name), cases: Self.cases(tape, $0.value)) }
      } else if tape.isNode(name, "substitutions") {
        substitutions = tape.members(value).map { Self.substitution(tape, $0.name, $0.value) }
      }
    }
  }

  private static func unit(_ tape: JSONTape, _ node: Int) -> Unit? {
    guard let value = tape.member("value", of: node), tape.isString(value) else { return nil }
    let state = tape.member("state", of: node).flatMap { tape.isString($0) ? tape.string($0) : nil }
    return Unit(text: tape.string(value), state: state, offset: tape.tokenStart(value))
  }

  private static func cases(_ tape: JSONTape, _ axis: Int) -> [(name: String, tree: VariationTree)] {
    guard tape.kind(axis) == .object else { return [] }
    return tape.members(axis).map { (tape.string($0.name), VariationTree(tape, $0.value)) }
  }

  private static func substitution(_ tape: JSONTape, _ name: Int, _ node: Int) -> Substitution {
    var substitution = Substitution(name: tape.string(name), tree: VariationTree(tape, node))
    guard tape.kind(node) == .object else { return substitution }
    substitution.argument = tape.member("argNum", of: node).flatMap(tape.integer)
    if let specifier = tape.member("formatSpecifier", of: node), tape.isString(specifier) {
      substitution.specifier = tape.string(specifier)
    }
    return substitution
  }
}
