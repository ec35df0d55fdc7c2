import StringCatalogs

/// Finds what a unit says in the source language, where the two languages do not vary alike.
///
/// As Xcode exports it: a plural category that the source does not have takes the source's `other`; a text that varies
/// in the target alone repeats the source's one text; a substitution of the target alone has no source but its name.
enum SourceText {
  /// The text at a path, or the nearest to it.
  ///
  /// - Parameters:
  ///   - tree: the source localization; nil when there is none, and then the key is the text.
  ///   - identifier: what the unit is called, which is the source of a substitution that the source does not have.
  static func text(
    of key: String, _ tree: VariationTree?, at path: LeafPath, identifier: @autoclosure () -> String
  ) -> String {
    guard let tree, tree.hasText else { return path.substitution == nil ? key : identifier() }
    var steps = path.steps[...]
    guard let name = path.substitution else { return unit(tree, steps)?.text ?? key }
    guard let substitution = tree.substitution(name) else { return identifier() }
    steps = steps.drop { $0.axis != "substitutions" }.dropFirst()
    return unit(substitution.tree, steps)?.text ?? identifier()
  }

  private static func unit(_ tree: VariationTree, _ steps: ArraySlice<LeafPath.Step>) -> VariationTree.Unit? {
    guard let step = steps.first else { return representative(of: tree) }
    if let cases = tree.cases(step.axis) {
      let found = cases.last { $0.name.isExactly(step.name) } ?? cases.last { $0.name == "other" } ?? cases.first
      return found.flatMap { unit($0.tree, steps.dropFirst()) }
    }
    // The source varies by another axis first, as by device, or not at all.
    if let inner = tree.axes.first.flatMap({ axis in axis.cases.last { $0.name == "other" } ?? axis.cases.first }) {
      return unit(inner.tree, steps)
    }
    return tree.unit
  }

  /// What stands for a text that varies in the source and not in the target.
  private static func representative(of tree: VariationTree) -> VariationTree.Unit? {
    if let unit = tree.unit { return unit }
    for axis in tree.axes {
      if let found = axis.cases.last(where: { $0.name == "other" }) ?? axis.cases.first {
        return representative(of: found.tree)
      }
    }
    return nil
  }
}
