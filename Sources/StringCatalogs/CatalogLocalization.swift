import StringTables

/// What a catalog has for one key in one language: its leaves, at whatever depth they lie.
///
/// ```swift
/// for leaf in localization.leaves { print(leaf.path, leaf.state ?? "", leaf.text ?? "") }
/// // plural.one translated 1 Datei
/// // plural.other new %lld files
/// ```
public struct CatalogLocalization: Sendable {
  let tape: JSONTape
  /// The node of the language's name, and that of the localization.
  package let name: Int
  package let node: Int

  /// The language, as the file spells it.
  public var language: String { tape.string(name) }

  /// Where the language's name stands, as an offset in bytes of the text in UTF-8.
  public var offset: Int { tape.offset(name) }

  /// Every unit and every set of phrases, in the order of the file.
  public var leaves: [CatalogLeaf] {
    var collector = LeafCollector(tape: tape)
    collector.visit(node, path: LeafPath())
    return collector.leaves
  }

  /// The substitutions: their names and nodes.
  package var substitutions: [(name: String, node: Int)] {
    guard tape.kind(node) == .object, let object = tape.member("substitutions", of: node),
      tape.kind(object) == .object
    else { return [] }
    return tape.members(object).map { (tape.string($0.name), $0.value) }
  }
}

/// One text of a catalog: a unit with its state, or a set of phrases.
///
/// ```swift
/// leaf.path.description  // "device.iphone.plural.one"
/// leaf.state             // "translated"
/// leaf.text              // "1 photo on this iPhone"
/// ```
public struct CatalogLeaf: Sendable {
  let tape: JSONTape
  /// The node of the `stringUnit` or `stringSet`.
  package let node: Int
  /// The variations that lead to it; empty for a plain text.
  public let path: LeafPath
  /// Whether it is a set of phrases rather than one text.
  public let isSet: Bool

  /// Where it stands, as an offset in bytes of the text in UTF-8.
  public var offset: Int { valueNode.map(tape.offset) ?? tape.offset(node) }

  /// The state as the file spells it; `nil` when there is none.
  public var state: String? { textField("state") }

  /// The text; `nil` for a set, and when there is none.
  public var text: String? { isSet ? nil : textField("value") }

  /// The phrases of a set, or the one text.
  public var texts: [String] {
    guard isSet else { return text.map { [$0] } ?? [] }
    guard tape.kind(node) == .object, let values = tape.member("values", of: node), tape.kind(values) == .array else {
      return []
    }
    return tape.elements(values).filter(tape.isString).map(tape.string)
  }

  /// Whether the state is `translated`, the only one that says so.
  public var isTranslated: Bool {
    guard let node = field("state") else { return false }
    return tape.isNode(node, "translated")
  }

  package var valueNode: Int? { field(isSet ? "values" : "value") }

  private func field(_ name: StaticString) -> Int? {
    tape.kind(node) == .object ? tape.member(name, of: node) : nil
  }

  private func textField(_ name: StaticString) -> String? {
    guard let field = field(name), tape.isString(field) else { return nil }
    return tape.string(field)
  }
}

/// Finds the leaves of a localization, whatever its shape: unknown axes and cases are kept.
private struct LeafCollector {
  let tape: JSONTape
  var leaves: [CatalogLeaf] = []

  mutating func visit(_ node: Int, path: LeafPath) {
    guard tape.kind(node) == .object else { return }
    for (name, value) in tape.members(node) {
      if tape.isNode(name, "stringUnit") {
        leaves.append(CatalogLeaf(tape: tape, node: value, path: path, isSet: false))
      } else if tape.isNode(name, "stringSet") {
        leaves.append(CatalogLeaf(tape: tape, node: value, path: path, isSet: true))
      } else if tape.isNode(name, "variations") {
        visitAxes(value, path: path)
      } else if tape.isNode(name, "substitutions") {
        visitCases(value, axis: "substitutions", path: path)
      }
    }
  }

  private mutating func visitAxes(_ variations: Int, path: LeafPath) {
    guard tape.kind(variations) == .object else { return }
    for axis in tape.members(variations) { visitCases(axis.value, axis: tape.string(axis.name), path: path) }
  }

  private mutating func visitCases(_ cases: Int, axis: String, path: LeafPath) {
    guard tape.kind(cases) == .object else { return }
    for (name, value) in tape.members(cases) {
      visit(value, path: path.appending(axis: axis, name: tape.string(name)))
    }
  }
}
