import StringTables

/// What is wrong with a node of a catalog.
struct FormFault: Error {
  var node: Int
  var message: String
}

/// Reads localizations, and refuses the shapes that Apple's compiler refuses.
struct FormReader {
  let tape: JSONTape

  /// The members of an object; of several with one name the last, in its place.
  func members(_ object: Int) -> [(name: Int, value: Int)] {
    let members = Array(tape.members(object))
    if members.count < 2 { return members }
    var last: [[UInt8]: Int] = [:]
    for (index, member) in members.enumerated() { last[tape.text(member.name)] = index }
    if last.count == members.count { return members }
    return members.indices.filter { last[tape.text(members[$0].name)] == $0 }.map { members[$0] }
  }

  /// A localization.
  func form(of localization: Int) throws(FormFault) -> LocalizationForm {
    try expectObject(localization, "the localization")
    var form = LocalizationForm()
    var parts = Parts()
    parts.read(localization, of: tape)
    if let unit = parts.unit { form.unit = try self.unit(unit) }
    if let set = parts.set { try expectObject(set, "stringSet") }
    if let variations = parts.variations { try read(variations, into: &form) }
    if let substitutions = parts.substitutions {
      form.substitutionsNode = substitutions
      form.substitutions = try self.substitutions(substitutions)
    }
    return form
  }

  /// The members of a localization that matter; of several with one name the last, and a null is none.
  private struct Parts {
    var unit: Int?
    var variations: Int?
    var substitutions: Int?
    var set: Int?

    mutating func read(_ localization: Int, of tape: JSONTape) {
      for (name, value) in tape.members(localization) {
        let value = tape.isNull(value) ? nil : value
        if tape.isNode(name, "stringUnit") {
          unit = value
        } else if tape.isNode(name, "variations") {
          variations = value
        } else if tape.isNode(name, "substitutions") {
          substitutions = value
        } else if tape.isNode(name, "stringSet") {
          set = value
        }
      }
    }
  }

  func expectObject(_ node: Int, _ what: @autoclosure () -> String) throws(FormFault) {
    guard tape.kind(node) == .object else { throw FormFault(node: node, message: "\(what()) is not an object") }
  }

  private func unit(_ node: Int) throws(FormFault) -> LocalizationForm.Unit {
    try expectObject(node, "stringUnit")
    let state = try text("state", of: node)
    let value = try text("value", of: node)
    return LocalizationForm.Unit(text: tape.string(value), isNew: tape.isNode(state, "new"), node: value)
  }

  /// The node of a text that a unit must have.
  private func text(_ name: StaticString, of unit: Int) throws(FormFault) -> Int {
    guard let node = tape.member(name, of: unit) else {
      throw FormFault(node: unit, message: "the stringUnit has no \(name)")
    }
    guard tape.isString(node) else { throw FormFault(node: node, message: "the \(name) is not a text") }
    return node
  }
}

// Variations and substitutions.
extension FormReader {
  private func read(_ variations: Int, into form: inout LocalizationForm) throws(FormFault) {
    try expectObject(variations, "variations")
    if let plural = tape.member("plural", of: variations) {
      form.pluralNode = plural
      form.plural = try cases(plural)
    }
    if let device = tape.member("device", of: variations) { form.devices = try devices(device) }
  }

  private func cases(_ plural: Int) throws(FormFault) -> [LocalizationForm.Case] {
    try expectObject(plural, "plural")
    var cases: [LocalizationForm.Case] = []
    for member in members(plural) where !tape.isNull(member.value) {
      let name = tape.string(member.name)
      try expectObject(member.value, "the plural form \(name)")
      guard let unit = tape.member("stringUnit", of: member.value) else {
        throw FormFault(node: member.value, message: "the plural form \(name) has no stringUnit")
      }
      cases.append(LocalizationForm.Case(name: name, unit: try self.unit(unit)))
    }
    return cases
  }

  private func devices(_ device: Int) throws(FormFault) -> [LocalizationForm.Device] {
    try expectObject(device, "device")
    var devices: [LocalizationForm.Device] = []
    for member in members(device) where !tape.isNull(member.value) {
      let name = tape.string(member.name)
      devices.append(LocalizationForm.Device(name: name, branch: try branch(member.value, of: name)))
    }
    return devices
  }

  private func branch(_ node: Int, of device: String) throws(FormFault) -> LocalizationForm.Branch {
    try expectObject(node, "the text for \(device)")
    if let variations = tape.member("variations", of: node) {
      try expectObject(variations, "variations")
      guard let plural = tape.member("plural", of: variations) else {
        throw FormFault(node: variations, message: "inside a device only plural forms may vary")
      }
      return .plural(try cases(plural), node: plural)
    }
    guard let unit = tape.member("stringUnit", of: node) else {
      throw FormFault(node: node, message: "the text for \(device) has neither a stringUnit nor variations")
    }
    return .unit(try self.unit(unit))
  }

  private func substitutions(_ node: Int) throws(FormFault) -> [LocalizationForm.Substitution] {
    try expectObject(node, "substitutions")
    var substitutions: [LocalizationForm.Substitution] = []
    for member in members(node) where !tape.isNull(member.value) {
      substitutions.append(try substitution(member.value, named: tape.string(member.name)))
    }
    return substitutions
  }

  private func substitution(_ node: Int, named name: String) throws(FormFault) -> LocalizationForm.Substitution {
    try expectObject(node, "the substitution '\(name)'")
    guard let variations = tape.member("variations", of: node), tape.kind(variations) == .object,
      let plural = tape.member("plural", of: variations)
    else { throw FormFault(node: node, message: "the substitution '\(name)' has no plural forms") }
    var substitution = LocalizationForm.Substitution(name: name, specifier: "lld", cases: try cases(plural))
    if let argument = tape.member("argNum", of: node) {
      guard let number = tape.integer(argument) else {
        throw FormFault(node: argument, message: "argNum of the substitution '\(name)' is no whole number")
      }
      substitution.argument = number > 0 ? number : nil
    }
    if let specifier = tape.member("formatSpecifier", of: node) {
      guard tape.isString(specifier) else {
        throw FormFault(node: specifier, message: "formatSpecifier of the substitution '\(name)' is not a text")
      }
      substitution.specifier = tape.string(specifier)
    }
    return substitution
  }
}
