import StringTables

/// Which of several entries of one key is meant where they differ.
public enum DuplicateChoice: String, Sendable, CaseIterable {
  /// The one that stands first.
  case first
  /// The one that stands last, which is what most readers take.
  case last
}

/// What a repair did, and what it needs to be told.
///
/// ```swift
/// let repair = CatalogRepair(of: document)
/// repair.steps      // ["joined 2 entries of \"Done\"", "moved \"Cancel\" into strings"]
/// repair.conflicts  // where the entries of one key differ: choose with keeping: .last
/// ```
public struct CatalogRepair: Sendable {
  /// The repaired catalog.
  public private(set) var document: CatalogDocument
  /// What was done, in words.
  public private(set) var steps: [String] = []
  /// Where two entries of one key say different things. While there are any, `document` is not repaired there.
  public private(set) var conflicts: [MergeConflict] = []

  /// Joins the entries of keys that are written twice, and moves entries beside `strings` into it.
  ///
  /// - Parameters:
  ///   - document: the catalog.
  ///   - choice: which entry counts where they differ; `nil` leaves such keys as they are and lists the conflicts.
  public init(of document: CatalogDocument, keeping choice: DuplicateChoice? = nil) {
    self.document = document
    moveStrayEntries(choice)
    joinDuplicates(choice)
  }

  private mutating func moveStrayEntries(_ choice: DuplicateChoice?) {
    let tape = document.tape
    let strays = document.strayEntries
    guard !strays.isEmpty, let strings = document.strings else { return }
    var changes = CatalogChanges()
    var entries = Dictionary(document.entries.map { (ExactText($0.key), [$0]) }, uniquingKeysWith: +)
    for (name, value) in strays {
      let stray = CatalogEntry(tape: tape, name: name, node: value)
      let same = entries[ExactText(stray.key)] ?? []
      let differences = same.last.map { DuplicateJoiner.differences(between: $0, stray) } ?? []
      guard choice != nil || differences.isEmpty else {
        conflicts += differences
        continue
      }
      changes.remove(name, from: 0)
      move(stray, beside: same, into: strings, &changes)
      entries[ExactText(stray.key), default: []].append(stray)
      steps.append("moved \"\(stray.key)\" into strings")
    }
    document = document.changed(changes)
  }

  /// What stands before `strings` goes before the entries of its key, so that the first of them stays the first.
  private func move(
    _ stray: CatalogEntry, beside same: [CatalogEntry], into strings: Int, _ changes: inout CatalogChanges
  ) {
    let member = CatalogValue.Member(
      name: Array(stray.tape.token(stray.name)), value: CatalogValue(stray.tape, stray.node))
    let inside = same.filter { $0.name > strings && $0.name < stray.tape.next(strings) }
    let isBefore = stray.name < strings
    if let neighbour = isBefore ? inside.first : inside.last {
      changes.insert(PlacedMember(member: member, neighbour: neighbour.name, isBefore: isBefore), into: strings)
    } else {
      changes.insert(member, into: strings)
    }
  }

  private mutating func joinDuplicates(_ choice: DuplicateChoice?) {
    var joiner = DuplicateJoiner(document: document, choice: choice)
    joiner.join()
    if !joiner.conflicts.isEmpty, joiner.rounds > 0 {
      // Some were joined before a difference was found: begin again without that key, which is to stay as it is.
      var rest = DuplicateJoiner(document: document, choice: choice)
      rest.left = joiner.left
      rest.join()
      (joiner.document, joiner.steps) = (rest.document, rest.steps)
    }
    document = joiner.document
    steps += joiner.steps
    conflicts += joiner.conflicts
  }
}
