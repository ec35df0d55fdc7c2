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
    for object in catalog.tape.withView(\.suspiciousObjects) { check(object, catalog.tape, &report) }
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

extension TapeView {
  /// The objects that may have a name twice: those that have, and those whose names have escapes.
  fileprivate var suspiciousObjects: [Int] {
    var suspicious: [Int] = []
    var node = 0
    while node < nodeCount {
      if isObject(node), !hasAscendingNames(node), !hasDifferentNames(node) { suspicious.append(node) }
      node += 1
    }
    return suspicious
  }

  /// Whether the names of an object are plain and all different: sorted, none is its neighbour.
  private func hasDifferentNames(_ object: Int) -> Bool {
    var names: [Int] = []
    var name = object + 1
    while name < next(object) {
      guard isPlainString(name) else { return false }
      names.append(name)
      name = next(name + 1)
    }
    names.sort { precedes($0, $1) }
    return zip(names, names.dropFirst()).allSatisfy { precedes($0, $1) }
  }

  /// Whether each name of an object is behind the one before it, byte by byte: nearly all objects are written like that,
  /// and then all of their names are different.
  @inline(__always)
  private func hasAscendingNames(_ object: Int) -> Bool {
    let end = next(object)
    var last = object + 1
    guard last < end else { return true }
    var name = next(last + 1)
    while name < end {
      guard isPlainString(last), isPlainString(name), precedes(last, name) else { return false }
      last = name
      name = next(name + 1)
    }
    return true
  }

  @inline(__always)
  private func precedes(_ one: Int, _ other: Int) -> Bool {
    let (one, other) = (slice(one), slice(other))
    for index in 0..<min(one.count, other.count) {
      let (left, right) = (one[index], other[index])
      if left != right { return left < right }
    }
    return one.count < other.count
  }
}
