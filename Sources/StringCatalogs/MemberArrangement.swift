import StringTables

/// The members of an object once it has changed, and the white space around each.
struct MemberArrangement {
  /// A member of the file, by its number there, or a new one.
  enum Slot {
    case kept(Int)
    case made(CatalogValue.Member)
  }

  let tape: JSONTape
  let object: Int
  let style: LayoutStyle
  /// The members in the file.
  let members: [(name: Int, value: Int)]
  private(set) var slots: [Slot] = []

  init(of object: Int, _ tape: JSONTape, _ changes: CatalogChanges, _ style: LayoutStyle) {
    self.tape = tape
    self.object = object
    self.style = style
    members = Array(tape.members(object))
    slots = members.indices.filter { !changes.removed.contains(members[$0].name) }.map(Slot.kept)
    insert(changes.inserted[object] ?? [])
    insert(changes.placed[object] ?? [])
  }

  /// What is written when no member is left: the file's own bytes where it had none either.
  var empty: CatalogValue { members.isEmpty ? .token(Array(tape.slice(object))) : .object([]) }
}

// The order.
extension MemberArrangement {
  private mutating func insert(_ new: [PlacedMember]) {
    // Behind a neighbour the last comes first, for each of the others goes between the two.
    for placed in new.filter(\.isBefore) + new.filter({ !$0.isBefore }).reversed() {
      guard let place = slots.firstIndex(where: { isKept($0, placed.neighbour) }) else { continue }
      slots.insert(.made(placed.member), at: placed.isBefore ? place : place + 1)
    }
  }

  private func isMade(_ slot: Slot, _ name: [UInt8]) -> Bool {
    if case .made(let member) = slot { member.name == name } else { false }
  }

  private func isKept(_ slot: Slot, _ name: Int) -> Bool {
    if case .kept(let index) = slot { members[index].name == name } else { false }
  }

  private mutating func insert(_ new: [CatalogValue.Member]) {
    guard !new.isEmpty else { return }
    var names = slots.map(name)
    // Most files are in order: a new name's place is then found by halves.
    let isSorted = names.indices.dropFirst().allSatisfy { !XcodeOrder.precedes(names[$0], names[$0 - 1]) }
    let hasTwins = Set(new.map(\.name)).count < new.count
    for member in new {
      let text = member.text
      let twin = hasTwins ? slots.lastIndex { isMade($0, member.name) } : nil
      let own = isSorted ? Self.end(of: text, among: names) : Self.place(of: text, among: names)
      let place = twin.map { $0 + 1 } ?? own
      names.insert(text, at: place)
      slots.insert(.made(member), at: place)
    }
  }

  /// Where a new name goes among sorted ones: behind all that do not go behind it.
  private static func end(of name: String, among names: [String]) -> Int {
    var (low, high) = (0, names.count)
    while low < high {
      let middle = (low + high) / 2
      if XcodeOrder.precedes(name, names[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func name(of slot: Slot) -> String {
    switch slot {
    case .kept(let index): tape.string(members[index].name)
    case .made(let member): member.text
    }
  }

  /// Where a new name goes: where the fewest neighbours are on the wrong side of it. In a sorted object that is its
  /// place; in one that is sorted but for a few, they do not mislead it.
  static func place(of name: String, among names: [String]) -> Int {
    let isBehind = names.map { !XcodeOrder.precedes(name, $0) }
    var misplaced = isBehind.count(where: { $0 })
    var best = (place: 0, misplaced: misplaced)
    for (index, goesBefore) in isBehind.enumerated() {
      misplaced += goesBefore ? -1 : 1
      if misplaced <= best.misplaced { best = (index + 1, misplaced) }
    }
    return best.place
  }
}

// The white space.
extension MemberArrangement {
  /// What stands between a name and its value here.
  var separator: [UInt8] {
    guard let first = members.first else { return Array(style.separator.utf8) }
    return Array(tape.bytes[tape.tokenEnd(first.name)..<tape.tokenStart(first.value)])
  }

  /// What stands in front of a member, behind the brace or the comma.
  func gap(before slot: Slot, isFirst: Bool) -> [UInt8] {
    if case .kept(let index) = slot, (index == 0) == isFirst { return sourceGap(before: index) }
    return isFirst ? firstGap : furtherGap
  }

  private var firstGap: [UInt8] { members.isEmpty ? madeGap : sourceGap(before: 0) }

  private var furtherGap: [UInt8] {
    if members.count > 1 { return sourceGap(before: 1) }
    if firstGap.contains(0x0A) { return firstGap }
    return separator.last == 0x20 ? [0x20] : []
  }

  private var madeGap: [UInt8] {
    style.lineEnd.isEmpty ? [] : Array(style.lineEnd.utf8) + tape.indentation(of: object) + Array(style.indent.utf8)
  }

  private func sourceGap(before index: Int) -> [UInt8] {
    let start = index == 0 ? tape.offset(object) + 1 : tape.tokenEnd(members[index - 1].value)
    let gap = tape.bytes[start..<tape.tokenStart(members[index].name)]
    return Array(index == 0 ? gap : gap.drop { $0 != UInt8(ascii: ",") }.dropFirst())
  }

  /// What stands between a member's value and the comma behind it: nothing, in every usual style.
  func spaceBeforeComma(after slot: Slot) -> [UInt8] {
    guard case .kept(let index) = slot, index + 1 < members.count else { return [] }
    let between = tape.bytes[tape.tokenEnd(members[index].value)..<tape.tokenStart(members[index + 1].name)]
    return Array(between.prefix { $0 != UInt8(ascii: ",") })
  }

  /// What stands in front of the closing brace.
  var closingGap: [UInt8] {
    if let last = members.last { return Array(tape.bytes[tape.tokenEnd(last.value)..<tape.closing(object)]) }
    return style.lineEnd.isEmpty ? [] : Array(style.lineEnd.utf8) + tape.indentation(of: object)
  }

  /// What the closing brace's line is indented by.
  var closingIndentation: [UInt8] { Self.indentation(in: closingGap) }

  /// What a gap indents the token behind it by.
  static func indentation(in gap: [UInt8]) -> [UInt8] {
    gap.lastIndex(of: 0x0A).map { Array(gap[($0 + 1)...]) } ?? []
  }
}
