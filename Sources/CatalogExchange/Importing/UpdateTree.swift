import StringCatalogs
import StringTables

/// What is to become of an object of a catalog and of the objects in it: collected from many units, written once.
struct UpdateTree: Sendable {
  private var unit: (text: String, state: String)?
  private var children: [(name: String, tree: UpdateTree)] = []
  /// Fields that are written where the object is made.
  private var fields: [(name: String, value: CatalogValue)] = []
  private var losesUnit = false

  /// Sets the text at the end of some names of members.
  mutating func set(_ text: String, state: String, at names: ArraySlice<String>) {
    reach(names) { $0.unit = (text, state) }
  }

  /// Gives the object at the end of some names a field, should it have to be made.
  mutating func setField(_ name: String, _ value: CatalogValue, at names: ArraySlice<String>) {
    reach(names) { tree in
      if !tree.fields.contains(where: { $0.name == name }) { tree.fields.append((name, value)) }
    }
  }

  /// Takes its one text from the object at the end of some names.
  mutating func removeUnit(at names: ArraySlice<String>) { reach(names) { $0.losesUnit = true } }

  private mutating func reach(_ names: ArraySlice<String>, _ change: (inout UpdateTree) -> Void) {
    guard let name = names.first else { return change(&self) }
    var index = children.firstIndex { $0.name.isExactly(name) }
    if index == nil {
      children.append((name, UpdateTree()))
      index = children.count - 1
    }
    if let index { children[index].tree.reach(names.dropFirst(), change) }
  }

  /// The object, where there is none yet.
  var made: CatalogValue {
    var members = fields
    if let unit { members.append(("stringUnit", Self.made(unit))) }
    members += children.map { ($0.name, $0.tree.made) }
    members.sort { XcodeOrder.precedes($0.name, $1.name) }
    return .object(members.map { CatalogValue.Member(name: Self.token($0.name), value: $0.value) })
  }

  private static func made(_ unit: (text: String, state: String)) -> CatalogValue {
    .object(["state": .text(unit.state), "value": .text(unit.text)])
  }

  private static func token(_ name: String) -> [UInt8] {
    guard case .token(let token) = CatalogValue.text(name) else { return [] }
    return token
  }
}

// Applying it.
extension UpdateTree {
  /// Adds what is to become of a node.
  func apply(to node: Int, _ tape: JSONTape, _ changes: inout CatalogChanges) {
    guard tape.kind(node) == .object else { return changes.replace(node, by: made) }
    if let unit { apply(unit, to: node, tape, &changes) }
    if losesUnit {
      for (name, _) in tape.members(node) where tape.isNode(name, "stringUnit") { changes.remove(name, from: node) }
    }
    for (name, tree) in children {
      if let member = tape.lastMember(name, of: node) {
        tree.apply(to: member, tape, &changes)
      } else {
        changes.insert(name, tree.made, into: node)
      }
    }
  }

  private func apply(
    _ unit: (text: String, state: String), to node: Int, _ tape: JSONTape, _ changes: inout CatalogChanges
  ) {
    guard let old = tape.lastMember("stringUnit", of: node) else {
      return changes.insert("stringUnit", Self.made(unit), into: node)
    }
    guard tape.kind(old) == .object else { return changes.replace(old, by: Self.made(unit)) }
    for (name, text) in [("state", unit.state), ("value", unit.text)] {
      guard let field = tape.lastMember(name, of: old) else {
        changes.insert(name, .text(text), into: old)
        continue
      }
      let isSame = tape.isString(field) && tape.isNode(field, Array(text.utf8))
      if !isSame { changes.replace(field, by: .text(text)) }
    }
  }
}
