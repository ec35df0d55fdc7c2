import StringTables

/// No name stands twice in one object.
struct KeysAreUnique: CatalogRule {
  let name = "KeysAreUnique"
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
      // The members of nearly all objects are in the order of their bytes, in which equal names would be neighbours.
      if !tape.hasAscendingNames(object) { check(object, tape, &report) }
    }
  }

  private func check(_ object: Int, _ tape: JSONTape, _ report: inout FindingReport) {
    var seen: [NameBytes: Int] = [:]
    for (name, _) in tape.members(object) {
      let bytes = NameBytes(name, tape)
      if let first = seen[bytes] {
        let line = report.line(of: tape.offset(first))
        report.add(
          .error, at: tape.offset(name), key: tape.string(name), "written twice; the first is on line \(line)")
      } else {
        seen[bytes] = name
      }
    }
  }
}

extension JSONTape {
  /// Whether each name of an object is behind the one before it, byte by byte: then all are different.
  fileprivate func hasAscendingNames(_ object: Int) -> Bool {
    var previous: Int?
    for (name, _) in members(object) {
      guard kind(name) == .string else { return previous == nil && next(name + 1) == next(object) }
      if let previous, !isAscending(range(previous), range(name)) { return false }
      previous = name
    }
    return true
  }

  private func isAscending(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    for index in 0..<min(one.count, other.count) {
      let (left, right) = (bytes[one.lowerBound + index], bytes[other.lowerBound + index])
      if left != right { return left < right }
    }
    return one.count < other.count
  }
}
