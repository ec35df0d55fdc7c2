import TestGround
import Testing

@testable import StringCatalogs

/// What one side did must not vanish because two texts look alike, or because nobody knows a field.
@Suite struct MergeLossTests {
  /// `café` with one character for é, and with two. Swift calls the two equal.
  static let composed = "caf\u{E9}"
  static let decomposed = "cafe\u{301}"

  static func entry(_ localizations: String) -> String { "{\"localizations\":{\(localizations)}}" }

  static func unit(_ members: String) -> String { "{\"stringUnit\":{\(members)}}" }

  /// A catalog with one German unit of these members.
  static func german(_ members: String) throws -> CatalogDocument {
    try MergeTests.document(StatusTests.catalog(["a": entry("\"de\":" + unit(members))]))
  }

  static func text(_ document: CatalogDocument, _ key: String) -> String? {
    document.entry(key)?.localization("de")?.leaves.first?.text
  }

  static func isSame(_ one: String?, _ other: String) -> Bool { one.map { Array($0.utf8) } == Array(other.utf8) }

  @Test func `keys that only look alike are merged as the two keys that they are`() throws {
    func catalog(_ first: String, _ second: String, _ more: String = "") throws -> CatalogDocument {
      try MergeTests.document(
        "{\"sourceLanguage\":\"en\",\"strings\":{\"\(Self.composed)\":\(Self.entry("\"de\":" + StatusTests.unit(first))),"
          + "\"\(Self.decomposed)\":\(Self.entry("\"de\":" + StatusTests.unit(second)))\(more)},\"version\":\"1.0\"}")
    }
    let base = try catalog("A", "B")
    for (first, second) in [("A2", "B"), ("A", "B2"), ("A2", "B2")] {
      let merge = CatalogMerge(base: base, ours: try catalog("A", "B", ",\"x\":{}"), theirs: try catalog(first, second))
      #expect(merge.conflicts.isEmpty && merge.document.entry("x") != nil)
      #expect(Self.text(merge.document, Self.composed) == first && Self.text(merge.document, Self.decomposed) == second)
    }
    // One that a side has alone is added or removed for itself.
    let one = try MergeTests.document(
      StatusTests.catalog([Self.composed: Self.entry("\"de\":" + StatusTests.unit("A"))]))
    let added = CatalogMerge(base: one, ours: try one.adding("x"), theirs: base).document
    #expect(added.entries.count == 3 && Self.text(added, Self.decomposed) == "B")
    let removed = CatalogMerge(base: base, ours: try base.adding("x"), theirs: one).document
    #expect(removed.entries.count == 2 && Self.text(removed, Self.decomposed) == nil)
  }

  @Test func `a text that changes only in how its characters are written is a change`() throws {
    let base = try Self.german("\"state\":\"translated\",\"value\":\"\(Self.composed)\"")
    let theirs = try Self.german("\"state\":\"translated\",\"value\":\"\(Self.decomposed)\"")
    let taken = CatalogMerge(base: base, ours: try base.adding("x"), theirs: theirs)
    #expect(taken.conflicts.isEmpty && Self.isSame(Self.text(taken.document, "a"), Self.decomposed))
    let kept = CatalogMerge(base: base, ours: theirs, theirs: try base.adding("x"))
    #expect(kept.conflicts.isEmpty && Self.isSame(Self.text(kept.document, "a"), Self.decomposed))
    let other = try Self.german("\"state\":\"translated\",\"value\":\"other\"")
    let conflict = CatalogMerge(base: other, ours: base, theirs: theirs)
    #expect(conflict.conflicts.count == 1)
  }

  @Test func `every field of a unit is merged, known or not`() throws {
    let plain = "\"state\":\"translated\",\"value\":\"A\""
    let base = try Self.german(plain)
    let (some, more) = (try Self.german("\"extra\":1,\(plain)"), try Self.german("\"extra\":2,\(plain)"))
    func merged(_ base: CatalogDocument, _ ours: CatalogDocument, _ theirs: CatalogDocument) throws -> CatalogMerge {
      CatalogMerge(base: base, ours: try ours.adding("x"), theirs: theirs)
    }
    let rows: [(CatalogMerge, [String], Int)] = [
      (try merged(base, base, some), ["{\"extra\": 1, \"state\": \"translated\", \"value\": \"A\"}"], 0),
      (try merged(base, some, base), ["{\"extra\": 1, \"state\": \"translated\", \"value\": \"A\"}"], 0),
      (try merged(some, some, base), ["translated \"A\""], 0),
      (try merged(some, some, more), ["{\"extra\": 2, \"state\": \"translated\", \"value\": \"A\"}"], 0),
      (try merged(base, some, more), ["{\"extra\": 1, \"state\": \"translated\", \"value\": \"A\"}"], 1),
      // Beside a text that the other side changed, and beside a conflict.
      (
        try merged(base, base.setting("B", for: "a", language: "de"), some),
        ["{\"extra\": 1, \"state\": \"translated\", \"value\": \"B\"}"], 0
      ),
      (
        try merged(base, base.setting("B", for: "a", language: "de"), some.setting("C", for: "a", language: "de")),
        ["{\"extra\": 1, \"state\": \"needs_review\", \"value\": \"B\"}"], 1
      ),
      // What their side took out goes: the state, and the text itself.
      (try merged(base, base, Self.german("\"value\":\"A\"")), ["{\"value\": \"A\"}"], 0),
      (try merged(base, base, Self.german("\"state\":\"new\"")), ["{\"state\": \"new\"}"], 0),
    ]
    for (row, (merge, lines, conflicts)) in rows.enumerated() {
      let found = CatalogLines(of: merge.document).lines.filter { $0.hasPrefix("a, de: ") }
      #expect(found == lines.map { "a, de: \($0)" } && merge.conflicts.count == conflicts, "\(row): \(found)")
    }
  }

  @Test func `a text in conflict is marked for review, also where its unit had no state`() throws {
    func value(_ text: String) throws -> CatalogDocument { try Self.german("\"value\":\"\(text)\"") }
    let merge = CatalogMerge(base: try value("A"), ours: try value("B"), theirs: try value("C"))
    #expect(merge.conflicts.map(\.description) == [#"a, de: ours "B", theirs "C", before "A""#])
    #expect(MergeReviewTests.leaves(merge) == ["de  needs_review B"])
  }

  @Test func `a difference in how characters are written is told`() throws {
    let old = try Self.german("\"state\":\"translated\",\"value\":\"\(Self.composed)\"")
    let new = try Self.german("\"state\":\"translated\",\"value\":\"\(Self.decomposed)\"")
    let lines = CatalogDifference(from: old, to: new).lines
    #expect(lines.count == 2 && Self.isSame(lines.last, "+ a, de: translated \"\(Self.decomposed)\""), "\(lines)")
    let renamed = try MergeTests.document(StatusTests.catalog([Self.composed: "{}"])).renaming(
      Self.composed, to: Self.decomposed)
    #expect(Self.isSame(renamed.entries.first?.key, Self.decomposed))
    let before = try MergeTests.document(StatusTests.catalog([Self.composed: "{}"]))
    #expect(CatalogDifference(from: before, to: renamed).lines.count == 2)
    let changes = KeySetChange.changes(from: before, to: renamed)
    #expect(changes.map(\.isBreaking) == [true, false], "\(changes)")
  }
}
