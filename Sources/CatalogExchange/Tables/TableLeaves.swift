import LanguageNumbers
import StringCatalogs
import StringTemplates

/// What one key of a `.strings` or `.stringsdict` file says, as the leaves of a catalog.
struct TableLeaves {
  struct Leaf {
    var path: LeafPath
    var text: String
    /// The conversion of the substitution that the text belongs to.
    var specifier: String?
  }

  private(set) var texts: [Leaf] = []
  /// Whether a variable stands in a form of another, which a catalog has no place for.
  private(set) var isNested = false

  /// A plain text, which may be the one for every device that a rule does not name.
  init(_ text: String, isFallback: Bool) {
    let path = isFallback ? LeafPath().appending(axis: "device", name: "other") : LeafPath()
    texts = [Leaf(path: path, text: text)]
  }

  /// The leaves of a rule.
  ///
  /// - Parameter known: the substitutions of the catalog, which a variable that is the whole text may be one of; else
  ///   it is the text's plural forms.
  init(_ form: TemplateForm, known: [VariationTree.Substitution]) { add(form, LeafPath(), known) }

  private mutating func add(_ form: TemplateForm, _ path: LeafPath, _ known: [VariationTree.Substitution]) {
    switch form {
    case .text(let text): texts.append(Leaf(path: path, text: text))
    case .plural(let forms): add(forms, path, specifier: nil)
    case .devices(let branches, let otherwise):
      for (device, branch) in branches.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        add(branch, path.appending(axis: "device", name: device.rawValue), known)
      }
      if let otherwise { add(otherwise, path.appending(axis: "device", name: "other"), known) }
    case .substituted(let text, let substitutions):
      if let only = substitutions.first, substitutions.count == 1, Self.isWhole(text, only.key),
        !known.contains(where: { $0.name.isExactly(only.key) })
      {
        return add(only.value.forms, path, specifier: nil)
      }
      texts.append(Leaf(path: path, text: text))
      for (name, substitution) in substitutions.sorted(by: { $0.key < $1.key }) {
        let inner = LeafPath().appending(axis: "substitutions", name: name)
        add(substitution.forms, inner, specifier: substitution.specifier)
      }
    }
  }

  private mutating func add(_ forms: PluralForms, _ path: LeafPath, specifier: String?) {
    for category in PluralCategory.allCases {
      guard let text = forms[category] else { continue }
      if text.contains("#@") { isNested = true }
      texts.append(
        Leaf(path: path.appending(axis: "plural", name: category.rawValue), text: text, specifier: specifier))
    }
  }

  /// Whether a text is one variable and nothing else: `%#@value@`, `%2$#@value@`.
  private static func isWhole(_ text: String, _ name: String) -> Bool {
    guard text.hasPrefix("%"), text.hasSuffix("#@\(name)@") else { return false }
    let number = text.dropFirst().dropLast(name.count + 3)
    return number.isEmpty || number.last == "$" && number.dropLast().allSatisfy(\.isNumber) && number.count > 1
  }
}
