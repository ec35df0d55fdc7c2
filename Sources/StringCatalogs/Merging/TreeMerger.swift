import StringTables

/// Merges two trees by a third, member by member, into changes of the first.
struct TreeMerger {
  let base: JSONTape?
  let ours: JSONTape
  let theirs: JSONTape
  /// Whether a text that both sides changed is marked for review.
  var marksConflicts = true
  var changes = CatalogChanges()
  private(set) var conflicts: [MergeConflict] = []

  init(base: JSONTape?, ours: JSONTape, theirs: JSONTape) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }

  /// Merges the members of two objects, but for those of some names.
  mutating func mergeObjects(
    _ baseObject: Int?, _ ourObject: Int, _ theirObject: Int, _ path: [String], butFor apart: Set<NameBytes> = []
  ) {
    let before = baseObject.flatMap { node in base.map { MemberIndex($0, node) } }
    let our = MemberIndex(ours, ourObject)
    let their = MemberIndex(theirs, theirObject)
    for (name, ourMember) in our.ordered where !apart.contains(name) {
      let path = path + [ours.string(ourMember.name)]
      if let theirMember = their[name] {
        mergeValues(before?[name]?.value, ourMember.value, theirMember.value, path)
      } else if let baseMember = before?[name] {
        mergeRemoval(byThem: ourMember, baseMember.value, ourObject, path)
      }
    }
    for (name, theirMember) in their.ordered where our[name] == nil && !apart.contains(name) {
      if let baseMember = before?[name] {
        mergeRemoval(byUs: theirMember, baseMember.value, ourObject, path + [theirs.string(theirMember.name)])
      } else {
        insert(theirMember, into: ourObject)
      }
    }
  }

  private mutating func insert(_ member: MemberIndex.Member, into object: Int) {
    changes.insert(
      CatalogValue.Member(name: Array(theirs.token(member.name)), value: CatalogValue(theirs, member.value)),
      into: object)
  }

  private mutating func mergeValues(_ before: Int?, _ our: Int, _ their: Int, _ path: [String]) {
    if isSame(ours, our, theirs, their) || isBase(before, theirs, their) { return }
    let isUnchangedHere = isBase(before, ours, our)
    let areObjects = ours.kind(our) == .object && theirs.kind(their) == .object
    if areObjects, path.last == "stringUnit" {
      mergeUnits(before, our, their, path)
    } else if areObjects, isUnchangedHere || shape(ours, our) == shape(theirs, their) || !holdsText(path) {
      mergeObjects(before, our, their, path)
    } else if isUnchangedHere {
      changes.replace(our, by: CatalogValue(theirs, their))
    } else if path == ["version"] {
      takeHigherVersion(our, their)
    } else {
      conflict(before, our, their, path)
      markForReview(our, path)
    }
  }

  /// A format's version is a mark of what wrote the file last: it never goes down.
  private mutating func takeHigherVersion(_ our: Int, _ their: Int) {
    if XcodeOrder.precedes(spelling(ours, our), spelling(theirs, their)) {
      changes.replace(our, by: CatalogValue(theirs, their))
    }
  }
}

// What was removed.
extension TreeMerger {
  private mutating func mergeRemoval(
    byThem member: MemberIndex.Member, _ before: Int, _ object: Int, _ path: [String]
  ) {
    if isBase(before, ours, member.value) {
      changes.remove(member.name, from: object)
    } else {
      conflict(before, member.value, nil, path)
      markForReview(member.value, path)
    }
  }

  /// What we removed and they changed comes back where it is a key or a language, so that no work is lost; inside of
  /// one, where forms replace each other, ours stays. Either way what stands there then is marked for review.
  private mutating func mergeRemoval(
    byUs member: MemberIndex.Member, _ before: Int, _ object: Int, _ path: [String]
  ) {
    if isBase(before, theirs, member.value) { return }
    conflict(before, nil, member.value, path)
    if path.count <= 4 {
      let value = markedForReview(CatalogValue(theirs, member.value), path)
      changes.insert(CatalogValue.Member(name: Array(theirs.token(member.name)), value: value), into: object)
    } else {
      markForReview(object, Array(path.dropLast()))
    }
  }
}

// Units: a text, and a state that belongs to it. What else stands in one is merged as anywhere.
extension TreeMerger {
  private mutating func mergeUnits(_ before: Int?, _ our: Int, _ their: Int, _ path: [String]) {
    let texts = nodes(of: "value", before, our, their)
    if isSame(ours, texts.our, theirs, texts.their) {
      mergeStates(before, our, their)
    } else if isBase(texts.before, ours, texts.our) {
      take("value", our, their)
      take("state", our, their)
    } else if !isBase(texts.before, theirs, texts.their) {
      conflict(before, our, their, path)
      if marksConflicts { markLeaf(our) }
    }
    mergeObjects(before, our, their, path, butFor: Self.textAndState)
  }

  private static let textAndState: Set<NameBytes> = [NameBytes("value"), NameBytes("state")]

  /// Both sides have the same text: a state that only one side changed is taken, else the one that trusts it less.
  private mutating func mergeStates(_ before: Int?, _ our: Int, _ their: Int) {
    let states = nodes(of: "state", before, our, their)
    if isSame(ours, states.our, theirs, states.their) || isBase(states.before, theirs, states.their) { return }
    let isUnchangedHere = isBase(states.before, ours, states.our)
    if isUnchangedHere || Self.trust(theirs, states.their) < Self.trust(ours, states.our) { take("state", our, their) }
  }

  private static func trust(_ tape: JSONTape, _ state: Int?) -> Int {
    guard let state else { return 0 }
    if tape.isNode(state, "translated") { return 3 }
    if tape.isNode(state, "machine_translated") { return 2 }
    return tape.isNode(state, "needs_review") ? 1 : 0
  }

  /// Makes a field of our unit what it is in theirs, which may be nothing.
  private mutating func take(_ field: String, _ our: Int, _ their: Int) {
    let name = NameBytes(field)
    let (old, new) = (MemberIndex(ours, our)[name], MemberIndex(theirs, their)[name])
    if let new, let old {
      if !isSame(ours, old.value, theirs, new.value) { changes.replace(old.value, by: CatalogValue(theirs, new.value)) }
    } else if let new {
      insert(new, into: our)
    } else if old != nil {
      for member in ours.members(our) where NameBytes(member.name, ours) == name {
        changes.remove(member.name, from: our)
      }
    }
  }

  private func nodes(
    of field: String, _ before: Int?, _ our: Int, _ their: Int
  ) -> (before: Int?, our: Int?, their: Int?) {
    let known = before.flatMap { node in base?.kind(node) == .object ? base?.lastMember(field, of: node) : nil }
    return (known, ours.lastMember(field, of: our), theirs.lastMember(field, of: their))
  }
}

// Comparing.
extension TreeMerger {
  /// Whether a side has what stood there before; nothing, where there was none.
  private func isBase(_ before: Int?, _ tape: JSONTape, _ node: Int?) -> Bool {
    guard let base, let before else { return node == nil }
    return isSame(base, before, tape, node)
  }

  private func isSame(_ tape: JSONTape, _ node: Int?, _ other: JSONTape, _ otherNode: Int?) -> Bool {
    guard let node, let otherNode else { return node == nil && otherNode == nil }
    return isSame(tape, node, other, otherNode)
  }

  private func isSame(_ tape: JSONTape, _ node: Int, _ other: JSONTape, _ otherNode: Int) -> Bool {
    if tape.slice(node) == other.slice(otherNode), tape.isString(node) == other.isString(otherNode) { return true }
    guard (tape.next(node) - node) == (other.next(otherNode) - otherNode) else { return false }
    return CatalogValue(tape, node).canonical == CatalogValue(other, otherNode).canonical
  }

  /// Whether a path leads to a localization or a case of one, where a unit, variations and a set exclude each other.
  private func holdsText(_ path: [String]) -> Bool { path.count >= 4 && path[2] == "localizations" }

  private func shape(_ tape: JSONTape, _ node: Int) -> [Bool] {
    ["stringUnit", "variations", "stringSet"].map { tape.lastMember($0, of: node) != nil }
  }

  private func spelling(_ tape: JSONTape, _ node: Int) -> String {
    tape.isString(node) ? tape.string(node) : String(decoding: tape.slice(node), as: UTF8.self)
  }

  private mutating func conflict(_ before: Int?, _ our: Int?, _ their: Int?, _ path: [String]) {
    conflicts.append(
      MergeConflict(
        path: path, base: shown(base, before), ours: shown(ours, our), theirs: shown(theirs, their)))
  }

  private func shown(_ tape: JSONTape?, _ node: Int?) -> String? {
    guard let tape, let node else { return nil }
    return ConflictTexts(tape, node).description
  }
}

/// The members of an object by name; of several with one name the last. Names are told apart by their bytes: `é` in one
/// character and in two are two keys.
struct MemberIndex {
  typealias Member = (name: Int, value: Int)

  private(set) var ordered: [(name: NameBytes, member: Member)] = []
  private var positions: [NameBytes: Int] = [:]

  init(_ tape: JSONTape, _ object: Int) {
    for (name, value) in tape.members(object) {
      let text = NameBytes(name, tape)
      if let position = positions[text] {
        ordered[position].member = (name, value)
      } else {
        positions[text] = ordered.count
        ordered.append((text, (name, value)))
      }
    }
  }

  subscript(name: NameBytes) -> Member? { positions[name].map { ordered[$0].member } }
}
