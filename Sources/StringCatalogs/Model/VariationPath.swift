import LanguageNumbers

/// A variation that occurs in a document, and what checks ask of it.
package struct VariationPath: Sendable {
  /// The steps.
  package let path: LeafPath
  /// The name of the last step: `other`, `iphone`; empty for a plain text.
  let name: String
  /// The index of the path without its last step.
  let parent: Int
  /// Whether the last step is a plural form, be its name a category or not.
  let isPlural: Bool
  /// The plural category, where the last step is one.
  let category: PluralCategory?
  /// The device, where the text varies by device first of all.
  let device: String?
  /// The name of the substitution that the text belongs to.
  let substitution: String?

  init(_ path: LeafPath, parent: Int) {
    self.path = path
    self.parent = parent
    name = path.steps.last?.name ?? ""
    let form = path.pluralCategory
    isPlural = form != nil
    category = form.flatMap(PluralCategory.init)
    device = path.steps.first.flatMap { $0.axis == "device" ? $0.name : nil }
    substitution = path.substitution
  }
}

/// The variations of a document, each numbered when it is first seen.
struct VariationPaths {
  /// So many variations of one text are found by looking at each; who has more pays for a dictionary.
  private static let linearLimit = 16

  private(set) var all = [VariationPath(LeafPath(), parent: 0)]
  /// By a path's number, the numbers of those that are one step longer.
  private var children: [[Int]] = [[]]
  private var numbers: [LeafPath: Int] = [:]

  /// The number of a path that is one step longer than another.
  mutating func number(of axis: String, _ name: String, behind parent: Int) -> Int {
    if let known = children[parent].first(where: { isStep(axis, name, $0) }) { return known }
    let path = all[parent].path.appending(axis: axis, name: name)
    if let known = numbers[path] { return known }
    let number = all.count
    all.append(VariationPath(path, parent: parent))
    children.append([])
    numbers[path] = number
    if children[parent].count < Self.linearLimit { children[parent].append(number) }
    return number
  }

  private func isStep(_ axis: String, _ name: String, _ number: Int) -> Bool {
    guard let last = all[number].path.steps.last else { return false }
    return last.name == name && last.axis == axis
  }
}
