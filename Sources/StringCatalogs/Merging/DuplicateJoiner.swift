import StringTables

/// Joins the entries of keys that are written several times: in each round every two neighbours of a key become one, and
/// the file is written once, so that a thousand entries of one key take ten rounds.
struct DuplicateJoiner {
  var document: CatalogDocument
  let choice: DuplicateChoice?
  /// Keys, in UTF-8, that stay as they are: their entries differ, or are no objects.
  var left: Set<[UInt8]> = []
  var steps: [String] = []
  private(set) var conflicts: [MergeConflict] = []
  private(set) var rounds = 0

  init(document: CatalogDocument, choice: DuplicateChoice?) {
    self.document = document
    self.choice = choice
  }

  mutating func join() {
    let first = groups()
    var repeated = first
    while !repeated.isEmpty, let strings = document.strings {
      var changes = CatalogChanges()
      for group in repeated { join(group, of: strings, &changes) }
      guard !changes.isEmpty else { break }
      document = document.changed(changes)
      rounds += 1
      repeated = groups()
    }
    for group in first where !left.contains(group.key) {
      steps.append("joined \(group.entries.count) entries of \"\(group.entries[0].key)\"")
    }
  }

  /// The keys that are written several times and may be joined, in the order of the file.
  private func groups() -> [(key: [UInt8], entries: [CatalogEntry])] {
    var groups: [(key: [UInt8], entries: [CatalogEntry])] = []
    var places: [[UInt8]: Int] = [:]
    for entry in document.entries {
      let key = Array(entry.key.utf8)
      if let place = places[key] {
        groups[place].entries.append(entry)
      } else {
        places[key] = groups.count
        groups.append((key, [entry]))
      }
    }
    return groups.filter { $0.entries.count > 1 && !left.contains($0.key) }
  }

  /// Joins the entries of one key, two and two; none where two of them say different things and nothing was chosen.
  private mutating func join(
    _ group: (key: [UInt8], entries: [CatalogEntry]), of strings: Int, _ changes: inout CatalogChanges
  ) {
    guard group.entries.allSatisfy(\.isObject) else { return joinWhole(group, of: strings, &changes) }
    var joined = CatalogChanges()
    for index in stride(from: 0, to: group.entries.count - 1, by: 2) {
      let (one, two) = (group.entries[index], group.entries[index + 1])
      let (kept, other) = choice == .last ? (two, one) : (one, two)
      var merger = TreeMerger(base: nil, ours: document.tape, theirs: document.tape)
      merger.marksConflicts = false
      merger.mergeObjects(nil, kept.node, other.node, ["strings", kept.key])
      guard choice != nil || merger.conflicts.isEmpty else {
        conflicts += merger.conflicts
        left.insert(group.key)
        return
      }
      joined.add(merger.changes)
      joined.remove(other.name, from: strings)
    }
    changes.add(joined)
  }

  /// Keeps one of the entries of a key, where not all of them are objects, so that nothing in them can be joined.
  private mutating func joinWhole(
    _ group: (key: [UInt8], entries: [CatalogEntry]), of strings: Int, _ changes: inout CatalogChanges
  ) {
    let kept = choice == .last ? group.entries.count - 1 : 0
    var others = group.entries
    let entry = others.remove(at: kept)
    let differences = others.lazy.map { Self.differences(between: entry, $0) }.first { !$0.isEmpty }
    guard choice != nil || differences == nil else {
      conflicts += differences ?? []
      left.insert(group.key)
      return
    }
    for other in others { changes.remove(other.name, from: strings) }
  }

  /// Where two entries of one key say different things.
  static func differences(between one: CatalogEntry, _ other: CatalogEntry) -> [MergeConflict] {
    let path = ["strings", one.key]
    if one.isObject, other.isObject {
      var merger = TreeMerger(base: nil, ours: one.tape, theirs: other.tape)
      merger.mergeObjects(nil, one.node, other.node, path)
      return merger.conflicts
    }
    if CatalogValue(one.tape, one.node).canonical == CatalogValue(other.tape, other.node).canonical { return [] }
    return [
      MergeConflict(
        path: path, base: nil, ours: ConflictTexts(one.tape, one.node).description,
        theirs: ConflictTexts(other.tape, other.node).description)
    ]
  }
}
