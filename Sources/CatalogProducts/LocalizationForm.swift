/// A localization as the compiler sees it: every text with its node, in the order of the file, nothing judged yet.
struct LocalizationForm {
  /// One text with its state.
  struct Unit {
    var text: String
    var isNew: Bool
    var node: Int
  }

  /// A plural form: `one` and its text. Names that no grammar has are passed on, as Apple's compiler does.
  struct Case {
    var name: String
    var unit: Unit
  }

  enum Branch {
    case unit(Unit)
    case plural([Case], node: Int)

    var node: Int {
      switch self {
      case .unit(let unit): unit.node
      case .plural(_, let node): node
      }
    }
  }

  struct Device {
    var name: String
    var branch: Branch
  }

  /// What stands behind `%#@name@`.
  struct Substitution {
    var name: String
    /// The argument's position; `nil` where the catalog has none that counts.
    var argument: Int?
    /// `lld` unless given.
    var specifier: String
    var cases: [Case]
  }

  var unit: Unit?
  var plural: [Case] = []
  /// Where the plural forms stand.
  var pluralNode = 0
  var devices: [Device] = []
  /// `nil` when the localization has no member of that name.
  var substitutions: [Substitution]?
  /// Where the substitutions stand.
  var substitutionsNode = 0

  /// Every text, those of the substitutions too.
  var units: [Unit] { texts + (substitutions ?? []).flatMap { $0.cases.map(\.unit) } }

  /// Every text but those of the substitutions.
  var texts: [Unit] {
    var units = unit.map { [$0] } ?? []
    for form in plural { units.append(form.unit) }
    for device in devices {
      switch device.branch {
      case .unit(let unit): units.append(unit)
      case .plural(let cases, _): units += cases.map(\.unit)
      }
    }
    return units
  }

  /// Whether every text is in state `new`: in the source language the key is the text then.
  var isNew: Bool {
    let units = units
    return !units.isEmpty && units.allSatisfy(\.isNew)
  }

  /// Whether it has no text.
  var isEmpty: Bool { unit == nil && plural.isEmpty && devices.isEmpty && substitutions == nil }
}
