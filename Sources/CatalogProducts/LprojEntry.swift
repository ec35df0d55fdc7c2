/// What one key becomes in one `.lproj`: a text for the `.strings` file, a rule for the `.stringsdict`, or both.
struct LprojEntry {
  var text: String?
  var rule: PropertyListNode?
}

/// Makes entries of localizations as Apple's compiler does.
struct LprojEntryMaker {
  let form: LocalizationForm
  let key: String
  /// The same key's texts in the source language, whose number counts where a language's own texts have none.
  let sourceTexts: [String]

  func entry() throws(FormFault) -> LprojEntry {
    if !form.devices.isEmpty { return try deviceEntry() }
    if !form.plural.isEmpty {
      try refuseSubstitutionsWithoutText()
      return LprojEntry(rule: .dictionary(try pluralMembers(form.plural, node: form.pluralNode)))
    }
    guard let unit = form.unit else {
      try refuseSubstitutionsWithoutText()
      return LprojEntry()
    }
    return try unitEntry(unit)
  }

  private func unitEntry(_ unit: LocalizationForm.Unit) throws(FormFault) -> LprojEntry {
    if let members = try formatMembers(unit) { return LprojEntry(rule: .dictionary(members)) }
    // With substitutions that nothing refers to the text is a rule all the same.
    if form.substitutions?.isEmpty == false { return LprojEntry(rule: .text(unit.text)) }
    return LprojEntry(text: unit.text)
  }

  private func refuseSubstitutionsWithoutText() throws(FormFault) {
    guard form.substitutions != nil else { return }
    throw FormFault(node: form.substitutionsNode, message: "substitutions without a text that could refer to them")
  }
}

// Devices.
extension LprojEntryMaker {
  /// The text for all other devices is the one in the `.strings` file.
  private func deviceEntry() throws(FormFault) -> LprojEntry {
    var named: [PropertyListNode.Member] = []
    var entry = LprojEntry(text: form.unit?.text)
    var members: [PropertyListNode.Member] =
      form.plural.isEmpty ? [] : try pluralMembers(form.plural, node: form.pluralNode)
    for device in form.devices {
      if device.name != "other" {
        named.append(.init(device.name, try rule(of: device.branch)))
      } else if case .unit(let unit) = device.branch {
        if let format = try formatMembers(unit) { members = format } else { entry.text = unit.text }
      } else {
        throw FormFault(node: device.branch.node, message: "the text for other devices cannot have plural forms")
      }
    }
    if !named.isEmpty { members.insert(.init("NSStringDeviceSpecificRuleType", .dictionary(named)), at: 0) }
    if !members.isEmpty { entry.rule = .dictionary(members) }
    return entry
  }

  private func rule(of branch: LocalizationForm.Branch) throws(FormFault) -> PropertyListNode {
    switch branch {
    case .unit(let unit): try formatMembers(unit).map { .dictionary($0) } ?? .text(unit.text)
    case .plural(let cases, let node): .dictionary(try pluralMembers(cases, node: node))
    }
  }
}

// Plural forms and substitutions.
extension LprojEntryMaker {
  private static let format = "NSStringLocalizedFormatKey"

  /// Plural forms of the whole text: one variable, called `value`.
  private func pluralMembers(
    _ cases: [LocalizationForm.Case], node: Int
  ) throws(FormFault) -> [PropertyListNode.Member] {
    for form in cases where !SubstitutionReferences(form.unit.text).references.isEmpty {
      throw FormFault(node: form.unit.node, message: "a substitution inside the plural form \(form.name)")
    }
    let own = cases.lazy.map(\.unit.text)
    guard let number = PluralNumber(in: own) ?? PluralNumber(in: [key]) ?? PluralNumber(in: sourceTexts) else {
      throw FormFault(node: node, message: "plural forms, and no number among the arguments to choose by")
    }
    if number.position == 1 {
      return [
        .init(Self.format, .text("%#@value@")),
        .init("value", rule(specifier: number.specifier, cases: cases.map { ($0.name, $0.unit.text) })),
      ]
    }
    // Behind a position of its own a text's unnumbered conversions would count on from there.
    let numbered = cases.map { ($0.name, NumberedText($0.unit.text).text) }
    return [
      .init(Self.format, .text("%\(number.position)$#@value@")),
      .init("value", rule(specifier: number.specifier, cases: numbered)),
    ]
  }

  /// A text that refers to substitutions, with a variable for each; `nil` when it refers to none.
  private func formatMembers(_ unit: LocalizationForm.Unit) throws(FormFault) -> [PropertyListNode.Member]? {
    let text = SubstitutionReferences(unit.text)
    guard !text.references.isEmpty else { return nil }
    let used = try substitutions(referredFrom: text, node: unit.node)
    let names = VariableNames(form.substitutions ?? [])
    return [.init(Self.format, .text(names.written(text)))]
      + used.map { substitution in
        let cases = substitution.cases.map { form in
          let text = names.written(SubstitutionReferences(form.unit.text), or: form.unit.text)
          return (form.name, text.writingArgument(of: substitution))
        }
        return .init(names[substitution.name], rule(specifier: substitution.specifier, cases: cases))
      }
  }

  /// The substitutions that a text refers to, by itself and through others, in the order of the catalog.
  private func substitutions(
    referredFrom text: SubstitutionReferences, node: Int
  ) throws(FormFault) -> [LocalizationForm.Substitution] {
    var byName: [ExactName: LocalizationForm.Substitution] = [:]
    for substitution in form.substitutions ?? [] { byName[ExactName(substitution.name)] = substitution }
    var used: Set<ExactName> = []
    var open = text.references.map { (name: $0.name, node: node) }
    while let next = open.popLast() {
      guard let substitution = byName[ExactName(next.name)] else {
        throw FormFault(node: next.node, message: "undefined substitution '\(next.name)'")
      }
      guard used.insert(ExactName(next.name)).inserted else { continue }
      for form in substitution.cases {
        open += SubstitutionReferences(form.unit.text).references.map { ($0.name, form.unit.node) }
      }
    }
    return (form.substitutions ?? []).filter { used.contains(ExactName($0.name)) }
  }

  private static let order = ["zero", "one", "two", "few", "many", "other"]

  /// A variable: its kind, the kind of its value (C6: always), and its forms.
  private func rule(specifier: String, cases: [(name: String, text: String)]) -> PropertyListNode {
    let ordered = cases.enumerated().sorted { one, other in
      let places = [one, other].map { Self.order.firstIndex(of: $0.element.name) ?? Self.order.count }
      return (places[0], one.offset) < (places[1], other.offset)
    }
    return .dictionary(
      [
        .init("NSStringFormatSpecTypeKey", .text("NSStringPluralRuleType")),
        .init("NSStringFormatValueTypeKey", .text(specifier)),
      ] + ordered.map { .init($0.element.name, .text($0.element.text)) })
  }
}

extension String {
  /// The text of a substitution with `%arg` written as the conversion it stands for.
  fileprivate func writingArgument(of substitution: LocalizationForm.Substitution) -> String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    let position = substitution.argument.map { "\($0)$" } ?? ""
    return split(separator: "%%", omittingEmptySubsequences: false)
      .map { $0.replacing("%arg", with: "%\(position)\(substitution.specifier)") }.joined(separator: "%%")
  }
}

/// A name as its bytes: `String` takes `é` and `e` with an accent for the same, which are two substitutions.
private struct ExactName: Hashable {
  private let bytes: [UInt8]

  init(_ name: String) { bytes = Array(name.utf8) }
}

/// What the variables of a `.stringsdict` are called: as the substitutions are, but for names that old releases of
/// Foundation cannot expand.
private struct VariableNames {
  private var names: [ExactName: String] = [:]
  private var positions: [ExactName: Int] = [:]

  init(_ substitutions: [LocalizationForm.Substitution]) {
    var taken = Set(substitutions.map(\.name))
    for substitution in substitutions {
      var name = substitution.name
      if !name.utf8.allSatisfy({ $0 < 0x80 }) {
        name = Self.fresh(taken)
        taken.insert(name)
      }
      names[ExactName(substitution.name)] = name
      positions[ExactName(substitution.name)] = substitution.argument
    }
  }

  private static func fresh(_ taken: Set<String>) -> String {
    var name = "value"
    var number = 2
    while taken.contains(name) {
      name = "value\(number)"
      number += 1
    }
    return name
  }

  subscript(name: String) -> String { names[ExactName(name)] ?? name }

  /// A text whose references say their position: `%1$#@files@`.
  func written(_ text: SubstitutionReferences, or plain: String = "") -> String {
    guard !text.references.isEmpty else { return plain }
    return text.replacing { reference in
      let position = (reference.position ?? positions[ExactName(reference.name)]).map { "\($0)$" } ?? ""
      return "%\(position)#@\(self[reference.name])@"
    }
  }
}
