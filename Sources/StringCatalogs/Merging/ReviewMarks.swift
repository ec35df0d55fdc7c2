import StringTables

// What a conflict keeps is marked, so that the file itself shows where somebody has to decide.
extension TreeMerger {
  /// Marks every text below a node of ours.
  mutating func markForReview(_ node: Int, _ path: [String]) {
    guard marksConflicts, Self.leadsToTexts(path), ours.kind(node) == .object else { return }
    if Self.isLeaf(path.last) { return markLeaf(node) }
    for (name, value) in ours.members(node) { markForReview(value, path + [ours.string(name)]) }
  }

  /// Their value as it comes back into our file: its texts marked.
  func markedForReview(_ value: CatalogValue, _ path: [String]) -> CatalogValue {
    guard marksConflicts, Self.leadsToTexts(path), case .object(var members) = value else { return value }
    if Self.isLeaf(path.last) { return Self.marked(members) }
    for index in members.indices {
      members[index].value = markedForReview(members[index].value, path + [members[index].text])
    }
    return .object(members)
  }

  /// Marks one text.
  mutating func markLeaf(_ leaf: Int) {
    if let state = ours.lastMember("state", of: leaf) {
      if !ours.isNode(state, Array(Self.review.utf8)) || changes.replaced[state] != nil {
        changes.replace(state, by: .text(Self.review))
      }
    } else if changes.inserted[leaf]?.contains(where: { $0.text == "state" }) != true {
      changes.insert("state", .text(Self.review), into: leaf)
    }
  }

  private static func marked(_ members: [CatalogValue.Member]) -> CatalogValue {
    var members = members
    if let index = members.lastIndex(where: { $0.text == "state" }) {
      members[index].value = .text(review)
    } else {
      members.insert(.init("state", .text(review)), at: 0)
    }
    return .object(members)
  }

  private static var review: String { "needs_review" }

  /// Whether texts lie on the way: at an entry, and in its localizations, but not in its other fields.
  private static func leadsToTexts(_ path: [String]) -> Bool {
    path.first == "strings" && (path.count == 2 || path.count > 2 && path[2] == "localizations")
  }

  private static func isLeaf(_ name: String?) -> Bool { name == "stringUnit" || name == "stringSet" }
}
