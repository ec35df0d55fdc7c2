import LanguageNumbers
import StringTemplates

/// Reads one localization of a String Catalog: a unit, plural or device variations, substitutions.
struct LocalizationReader {
  struct Fault: Error {
    var node: Int
    var reason: String
  }

  /// What a localization says.
  struct Content {
    enum Form {
      /// One text: a string node of the tape.
      case plain(Int)
      case varied(TemplateForm)
    }

    var form: Form
    /// Whether every text in it is in state `new`.
    var isNew: Bool
  }

  /// Each device gets its own copy of the substitutions, so that a file of many of both would grow to its square. Apple
  /// has seven devices.
  private static let deviceLimit = 32

  let tape: JSONTape
  private var hasUnit = false
  private var hasUnitThatIsNotNew = false

  init(tape: JSONTape) { self.tape = tape }

  /// The content; `nil` when the localization has no text, as an empty object has none.
  mutating func read(_ localization: Int) throws(Fault) -> Content? {
    guard tape.kind(localization) == .object else {
      throw Fault(node: localization, reason: "the localization is not an object")
    }
    if tape.isUsualUnit(localization) {
      return Content(form: .plain(localization + 6), isNew: tape.isNode(localization + 4, "new"))
    }
    let (unit, variations, substitutions) = parts(of: localization)
    if let unit, variations == nil, substitutions == nil {
      let text = try text(of: unit)
      return Content(form: .plain(text), isNew: !hasUnitThatIsNotNew)
    }
    guard let form = try form(unit, variations, substitutions) else {
      if tape.member("stringSet", of: localization) != nil {
        throw Fault(node: localization, reason: "a stringSet has several texts: it is for App Shortcuts")
      }
      return nil
    }
    return Content(form: .varied(form), isNew: hasUnit && !hasUnitThatIsNotNew)
  }

  /// The members that matter; of several with one name the last, and a null is none.
  private func parts(of localization: Int) -> (unit: Int?, variations: Int?, substitutions: Int?) {
    var unit: Int?
    var variations: Int?
    var substitutions: Int?
    for (name, value) in tape.members(localization) {
      let value = tape.isNull(value) ? nil : value
      if tape.isNode(name, "stringUnit") {
        unit = value
      } else if tape.isNode(name, "variations") {
        variations = value
      } else if tape.isNode(name, "substitutions") {
        substitutions = value
      }
    }
    return (unit, variations, substitutions)
  }

  private mutating func form(_ unit: Int?, _ variations: Int?, _ substitutions: Int?) throws(Fault) -> TemplateForm? {
    var plain: TemplateForm?
    if let unit { plain = .text(tape.string(try text(of: unit))) }
    var form = plain
    if let variations { form = try varied(variations, plain: plain) ?? plain }
    guard let form, let substitutions else { return form }
    if case .devices(let branches, _) = form, branches.count > Self.deviceLimit {
      throw Fault(node: substitutions, reason: "substitutions for more than \(Self.deviceLimit) devices")
    }
    return Self.substituted(form, try read(substitutions: substitutions))
  }

  /// The node of a unit's text.
  private mutating func text(of unit: Int) throws(Fault) -> Int {
    guard tape.kind(unit) == .object else { throw Fault(node: unit, reason: "stringUnit is not an object") }
    guard let value = tape.member("value", of: unit) else {
      throw Fault(node: unit, reason: "stringUnit has no value")
    }
    guard tape.isString(value) else { throw Fault(node: value, reason: "the value is not a text") }
    hasUnit = true
    let state = tape.member("state", of: unit)
    if state.map({ tape.isString($0) && tape.isNode($0, "new") }) != true { hasUnitThatIsNotNew = true }
    return value
  }
}

// Variations.
extension LocalizationReader {
  /// The variations. Where both axes stand side by side, the device goes first, as on a Mac.
  private mutating func varied(_ variations: Int, plain: TemplateForm?) throws(Fault) -> TemplateForm? {
    guard tape.kind(variations) == .object else {
      throw Fault(node: variations, reason: "variations is not an object")
    }
    var otherwise = plain
    if let plural = tape.member("plural", of: variations) { otherwise = .plural(try pluralForms(plural)) }
    guard let device = tape.member("device", of: variations) else {
      return otherwise == plain ? nil : otherwise
    }
    return try deviceForms(device, otherwise: otherwise)
  }

  private mutating func pluralForms(_ plural: Int) throws(Fault) -> PluralForms {
    guard tape.kind(plural) == .object else { throw Fault(node: plural, reason: "plural is not an object") }
    var texts: [PluralCategory: String] = [:]
    for form in tape.members(plural) where !tape.isNull(form.value) {
      // Apple's compiler passes other names on; nothing ever asks for them.
      guard let category = PluralCategory(rawValue: tape.string(form.name)) else { continue }
      guard tape.kind(form.value) == .object, let unit = tape.member("stringUnit", of: form.value) else {
        throw Fault(node: form.value, reason: "the plural form \(category.rawValue) has no stringUnit")
      }
      texts[category] = tape.string(try text(of: unit))
    }
    guard !texts.isEmpty else { throw Fault(node: plural, reason: "plural has none of the six forms") }
    return PluralForms(texts)
  }

  private mutating func deviceForms(_ device: Int, otherwise: TemplateForm?) throws(Fault) -> TemplateForm {
    guard tape.kind(device) == .object else { throw Fault(node: device, reason: "device is not an object") }
    var branches: [DeviceName: TemplateForm] = [:]
    for branch in tape.members(device) where !tape.isNull(branch.value) {
      branches[DeviceName(rawValue: tape.string(branch.name))] = try deviceForm(branch.value)
    }
    let other = branches.removeValue(forKey: .other) ?? otherwise
    guard !branches.isEmpty || other != nil else { throw Fault(node: device, reason: "device has no text") }
    return .devices(branches, otherwise: other)
  }

  /// One device's form: a unit, or plural forms. Nothing nests deeper.
  private mutating func deviceForm(_ branch: Int) throws(Fault) -> TemplateForm {
    guard tape.kind(branch) == .object else { throw Fault(node: branch, reason: "the device's form is not an object") }
    if let variations = tape.member("variations", of: branch) {
      guard tape.kind(variations) == .object, let plural = tape.member("plural", of: variations) else {
        throw Fault(node: variations, reason: "inside a device only plural forms may vary")
      }
      return .plural(try pluralForms(plural))
    }
    guard let unit = tape.member("stringUnit", of: branch) else {
      throw Fault(node: branch, reason: "the device's form has neither a stringUnit nor variations")
    }
    return .text(tape.string(try text(of: unit)))
  }
}

// Substitutions.
extension LocalizationReader {
  private mutating func read(substitutions: Int) throws(Fault) -> [String: Substitution] {
    guard tape.kind(substitutions) == .object else {
      throw Fault(node: substitutions, reason: "substitutions is not an object")
    }
    var read: [String: Substitution] = [:]
    for substitution in tape.members(substitutions) where !tape.isNull(substitution.value) {
      read[tape.string(substitution.name)] = try self.substitution(substitution.value)
    }
    return read
  }

  private mutating func substitution(_ node: Int) throws(Fault) -> Substitution {
    guard tape.kind(node) == .object else { throw Fault(node: node, reason: "the substitution is not an object") }
    guard let variations = tape.member("variations", of: node), tape.kind(variations) == .object,
      let plural = tape.member("plural", of: variations)
    else { throw Fault(node: node, reason: "the substitution has no plural forms") }
    var substitution = Substitution(forms: try pluralForms(plural))
    if let argument = tape.member("argNum", of: node) {
      guard let number = tape.integer(argument) else {
        throw Fault(node: argument, reason: "argNum is not a whole number")
      }
      guard number <= Substitution.argumentLimit else {
        throw Fault(node: argument, reason: "argNum is above \(Substitution.argumentLimit)")
      }
      substitution.argument = number > 0 ? number : nil
    }
    if let specifier = tape.member("formatSpecifier", of: node) {
      guard tape.isString(specifier) else { throw Fault(node: specifier, reason: "formatSpecifier is not a text") }
      substitution.specifier = tape.string(specifier)
    }
    return substitution
  }

  /// Gives the substitutions to every text that refers to one of them.
  private static func substituted(_ form: TemplateForm, _ substitutions: [String: Substitution]) -> TemplateForm {
    switch form {
    case .text(let raw): .substituted(raw, substitutions)
    case .devices(let branches, let otherwise):
      .devices(
        branches.mapValues { substituted($0, substitutions) },
        otherwise: otherwise.map { substituted($0, substitutions) })
    case .plural, .substituted: form
    }
  }
}
