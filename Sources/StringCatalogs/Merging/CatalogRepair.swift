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
    for (name, value) in strays {
      let differences = differences(of: value, from: document.entry(tape.string(name)))
      guard choice != nil || differences.isEmpty else {
        conflicts += differences
        continue
      }
      changes.remove(name, from: 0)
      changes.insert(
        CatalogValue.Member(name: Array(tape.token(name)), value: CatalogValue(tape, value)), into: strings)
      steps.append("moved \"\(tape.string(name))\" into strings")
    }
    document = document.changed(changes)
  }

  /// Where a stray entry says something else than the entry of its key in `strings`.
  private func differences(of stray: Int, from entry: CatalogEntry?) -> [MergeConflict] {
    guard let entry, entry.isObject else { return [] }
    var merger = TreeMerger(base: nil, ours: document.tape, theirs: document.tape)
    merger.mergeObjects(nil, entry.node, stray, ["strings", entry.key])
    return merger.conflicts
  }

  private mutating func joinDuplicates(_ choice: DuplicateChoice?) {
    var joiner = DuplicateJoiner(document: document, choice: choice)
    joiner.join()
    if !joiner.conflicts.isEmpty, joiner.rounds > 1 {
      // A later round found a difference: begin again without that key, which is to stay as it is.
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
