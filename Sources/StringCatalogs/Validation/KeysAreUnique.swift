import StringTables

/// No name stands twice in one object.
struct KeysAreUnique: CatalogRule {
  let documentation = """
    JSON lets a name stand twice in one object, and readers differ in which they take: one translation is silently lost.
    It happens when two branches are merged line by line. `dragoman repair` joins the two.
    """
  let failingExample =
    #"{"sourceLanguage":"en","strings":{"Done":{},"Done":{"comment":"A button"}},"version":"1.0"}"#
  let passingExample = #"{"sourceLanguage":"en","strings":{"Done":{},"Cancel":{}},"version":"1.0"}"#

  func check(_ catalog: CheckedCatalog, _ report: inout FindingReport) {
    let tape = catalog.tape
    for object in tape.nodes.indices where tape.kind(object) == .object {
      let members = tape.members(object)
      // Small objects, which nearly all are, are compared pair by pair without making a String.
      if tape.next(object) - object < 12 {
        checkFew(Array(members), tape, catalog, &report)
      } else {
        checkMany(members, tape, catalog, &report)
      }
    }
  }

  private func checkFew(
    _ members: [(name: Int, value: Int)], _ tape: JSONTape, _ catalog: CheckedCatalog, _ report: inout FindingReport
  ) {
    for later in members.indices.dropFirst() {
      let name = members[later].name
      let first = members[..<later].first { tape.isSameName($0.name, name) }
      if let first { add(name, first.name, tape, catalog, &report) }
    }
  }

  private func checkMany(
    _ members: JSONTape.Members, _ tape: JSONTape, _ catalog: CheckedCatalog, _ report: inout FindingReport
  ) {
    var seen: [[UInt8]: Int] = [:]
    for (name, _) in members {
      let text = tape.text(name)
      if let first = seen[text] { add(name, first, tape, catalog, &report) } else { seen[text] = name }
    }
  }

  private func add(
    _ name: Int, _ first: Int, _ tape: JSONTape, _ catalog: CheckedCatalog, _ report: inout FindingReport
  ) {
    let line = catalog.lines.place(of: tape.offset(first)).line
    report.add(.error, at: tape.offset(name), key: tape.string(name), "written twice; the first is on line \(line)")
  }
}

extension JSONTape {
  /// Whether two names read the same.
  fileprivate func isSameName(_ one: Int, _ other: Int) -> Bool {
    if kind(one) == .string, kind(other) == .string { return slice(one) == slice(other) }
    return text(one) == text(other)
  }
}
