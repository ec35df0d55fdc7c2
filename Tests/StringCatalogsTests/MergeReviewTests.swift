import TestGround
import Testing

@testable import StringCatalogs

/// What a conflict keeps shows in the file that it waits for somebody.
@Suite struct MergeReviewTests {
  static let plain = StatusTests.catalog(["a": "{\"localizations\":{\"de\":\(StatusTests.unit("x"))}}"])
  static let plural = StatusTests.catalog([
    "a": "{\"localizations\":{\"de\":\(StatusTests.plural(StatusTests.unit("eins"), StatusTests.unit("viele")))}}"
  ])

  static func leaves(_ merge: CatalogMerge) -> [String]? {
    merge.document.entry("a")?.localizations.flatMap { localization in
      localization.leaves.map { "\(localization.language) \($0.path) \($0.state ?? "") \($0.text ?? "")" }
    }
  }

  @Test func `forms against a plain text: every leaf that is kept is to be reviewed, and both sides can be read`()
    throws
  {
    let base = try MergeTests.document(Self.plain)
    let forms = try MergeTests.document(Self.plural)
    let text = try base.setting("z", for: "a", language: "de")
    let ours = CatalogMerge(base: base, ours: forms, theirs: text)
    #expect(Self.leaves(ours) == ["de plural.one needs_review eins", "de plural.other needs_review viele"])
    #expect(
      ours.conflicts.map(\.description) == [
        #"a, de: ours plural.one "eins", plural.other "viele", theirs "z", before "x""#
      ])
    let theirs = CatalogMerge(base: base, ours: text, theirs: forms)
    #expect(Self.leaves(theirs) == ["de  needs_review z"])
    #expect(
      theirs.conflicts.map(\.description) == [
        #"a, de: ours "z", theirs plural.one "eins", plural.other "viele", before "x""#
      ])
  }

  @Test func `removed against changed: what is kept is to be reviewed, whichever side has it`() throws {
    let base = try MergeTests.document(Self.plain)
    let changed = try base.setting("z", for: "a", language: "de")
    let withoutKey = try base.removing("a")
    let withoutLanguage = try MergeTests.document(StatusTests.catalog(["a": "{\"localizations\":{}}"]))
    for gone in [withoutKey, withoutLanguage] {
      let kept = CatalogMerge(base: base, ours: changed, theirs: gone)
      #expect(Self.leaves(kept) == ["de  needs_review z"])
      let restored = CatalogMerge(base: base, ours: gone, theirs: changed)
      #expect(Self.leaves(restored) == ["de  needs_review z"])
    }
    #expect(
      CatalogMerge(base: base, ours: changed, theirs: withoutKey).conflicts.map(\.description) == [
        #"a: ours de "z", theirs removed, before de "x""#
      ])
    #expect(
      CatalogMerge(base: base, ours: withoutLanguage, theirs: changed).conflicts.map(\.description) == [
        #"a, de: ours removed, theirs "z", before "x""#
      ])
  }

  @Test func `a form that one side removed and the other changed leaves the forms that are there to be reviewed`()
    throws
  {
    let base = try MergeTests.document(Self.plural)
    let path = try #require(LeafPath("plural.one"))
    let changed = try base.setting("Eins", for: "a", language: "de", path: path)
    let only = #"{"variations":{"plural":{"other":\#(StatusTests.unit("viele"))}}}"#
    let gone = try MergeTests.document(StatusTests.catalog(["a": "{\"localizations\":{\"de\":\(only)}}"]))
    let restored = CatalogMerge(base: base, ours: gone, theirs: changed)
    #expect(Self.leaves(restored) == ["de plural.other needs_review viele"])
    let kept = CatalogMerge(base: base, ours: changed, theirs: gone)
    #expect(Self.leaves(kept) == ["de plural.one needs_review Eins", "de plural.other translated viele"])
  }

  @Test func `a comment in conflict is listed, and the texts are left alone`() throws {
    func commented(_ comment: String) throws -> CatalogDocument {
      try MergeTests.document(Self.plain.replacing("\"a\":{", with: "\"a\":{\"comment\":\"\(comment)\","))
    }
    let merge = CatalogMerge(base: try commented("b"), ours: try commented("o"), theirs: try commented("t"))
    #expect(merge.conflicts.map(\.description) == [#"a, comment: ours "o", theirs "t", before "b""#])
    #expect(Self.leaves(merge) == ["de  translated x"])
  }
}
