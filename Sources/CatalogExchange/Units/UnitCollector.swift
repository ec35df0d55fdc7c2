import StringCatalogs
import StringTables

/// Makes the units of one entry: as the target language varies, and where it has no text yet, as the source does, with
/// the plural categories that the target language needs.
struct UnitCollector {
  let key: String
  let source: VariationTree?
  let target: VariationTree?
  /// The plural categories of the target language, in the order of their names.
  let categories: [String]

  private(set) var units: [TranslationUnit] = []
  /// Where the texts stand that became units, as `units` has them; nil for those that are to be translated.
  private(set) var offsets: [Int?] = []

  init(key: String, source: VariationTree?, target: VariationTree?, categories: [String]) {
    self.key = key
    self.source = source
    self.target = target
    self.categories = categories
  }

  /// Makes the units.
  mutating func collect() {
    if let target, target.hasText {
      visit(target, LeafPath(), isTarget: true)
    } else if let source, source.hasText {
      visit(source, LeafPath(), isTarget: false)
    } else {
      add(LeafPath(), nil)
    }
  }

  private mutating func visit(_ tree: VariationTree, _ path: LeafPath, isTarget: Bool) {
    if let unit = tree.unit { add(path, isTarget ? unit : nil) }
    for axis in tree.axes.sorted(by: { XcodeOrder.precedes($0.name, $1.name) }) {
      for (name, tree) in cases(of: axis, isTarget: isTarget) {
        let path = path.appending(axis: axis.name, name: name)
        if let tree { visit(tree, path, isTarget: isTarget) } else { add(path, nil) }
      }
    }
    for substitution in tree.substitutions.sorted(by: { XcodeOrder.precedes($0.name, $1.name) }) {
      visit(substitution.tree, path.appending(axis: "substitutions", name: substitution.name), isTarget: isTarget)
    }
  }

  /// The cases of an axis in the order of their names. A plural has those of the target language: what the target has
  /// already stays, and of the source's own only `zero`, which answers exactly 0 in every language.
  private func cases(of axis: VariationTree.Axis, isTarget: Bool) -> [(name: String, tree: VariationTree?)] {
    var cases = axis.cases.map { (name: $0.name, tree: Optional($0.tree)) }
    if axis.name == "plural" {
      if !isTarget { cases.removeAll { $0.name != "zero" && !categories.contains($0.name) } }
      for category in categories where !cases.contains(where: { $0.name == category }) { cases.append((category, nil)) }
    }
    return cases.sorted { XcodeOrder.precedes($0.name, $1.name) }
  }

  private mutating func add(_ path: LeafPath, _ unit: VariationTree.Unit?) {
    let name = path.substitution
    let targetReferences = SubstitutionReferences(target?.substitutions ?? [])
    let text = SourceText.text(of: key, source, at: path, identifier: UnitIdentifier.identifier(key, path))
    units.append(
      TranslationUnit(
        key: key, path: path,
        source: SubstitutionReferences(source?.substitutions ?? []).exported(text, inside: name),
        target: unit.map { .init(text: targetReferences.exported($0.text, inside: name), state: $0.state) }))
    offsets.append(unit?.offset)
  }
}
