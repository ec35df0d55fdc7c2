import CatalogTool
import Foundation
import StringTables
import TestGround
import Testing

@testable import StringCatalogs

@Suite struct MergeTests {
  typealias Edit = (CatalogDocument) throws -> CatalogDocument

  static func unit(_ text: String) -> String { StatusTests.unit(text) }

  static let base = StatusTests.catalog([
    "a": "{\"localizations\":{\"de\":\(unit("x")),\"fr\":\(unit("f"))}}", "d": "{}",
  ])

  static func document(_ text: String) throws -> CatalogDocument {
    try CatalogDocument(CatalogDocument(Array(text.utf8)).canonicalBytes)
  }

  static func merge(_ ours: Edit, _ theirs: Edit, base text: String = base) throws -> CatalogMerge {
    let base = try document(text)
    return CatalogMerge(base: base, ours: try ours(base), theirs: try theirs(base))
  }

  @Test func `M1: neighbours that both sides add do not meet`() throws {
    let merge = try Self.merge({ try $0.adding("b") }, { try $0.adding("c") })
    #expect(merge.conflicts.isEmpty)
    #expect(merge.document.entries.map(\.key) == ["a", "b", "c", "d"])
    #expect(merge.document.canonicalBytes == merge.document.bytes)
  }

  @Test func `M3: two texts for one leaf are a conflict that shows both, and ours is kept for review`() throws {
    let merge = try Self.merge(
      { try $0.setting("y", for: "a", language: "de") }, { try $0.setting("z", for: "a", language: "de") })
    #expect(merge.conflicts.map(\.description) == [#"a, de: ours "y", theirs "z", before "x""#])
    let leaf = merge.document.entry("a")?.localization("de")?.leaves.first
    #expect(leaf?.text == "y" && leaf?.state == "needs_review")
  }

  @Test func `leaves of one key merge for themselves`() throws {
    let merge = try Self.merge(
      { try $0.setting("y", for: "a", language: "de").setting("i", for: "a", language: "it") },
      { try $0.setting("g", for: "a", language: "fr").setting("x", for: "a", language: "de", state: "needs_review") })
    #expect(merge.conflicts.isEmpty)
    let texts = merge.document.entry("a")?.localizations.map {
      "\($0.language) \($0.leaves[0].text ?? "") \($0.leaves[0].state ?? "")"
    }
    #expect(texts == ["de y translated", "fr g translated", "it i translated"])
  }

  @Test func `a removed key goes, unless the other side worked on it`() throws {
    let gone = try Self.merge({ try $0.removing("a") }, { try $0.adding("b") })
    #expect(gone.document.entries.map(\.key) == ["b", "d"] && gone.conflicts.isEmpty)
    let theirs = try Self.merge({ try $0.adding("b") }, { try $0.removing("a") })
    #expect(theirs.document.entries.map(\.key) == ["b", "d"] && theirs.conflicts.isEmpty)
    let worked = try Self.merge({ try $0.removing("a") }, { try $0.setting("z", for: "a", language: "de") })
    #expect(worked.conflicts.count == 1 && worked.document.entry("a")?.localization("de")?.leaves[0].text == "z")
    let kept = try Self.merge({ try $0.setting("y", for: "a", language: "de") }, { try $0.removing("a") })
    #expect(kept.conflicts.count == 1 && kept.document.entry("a")?.localization("de")?.leaves[0].text == "y")
  }

  @Test func `a plain text on one side and plural forms on the other are a conflict, never both`() throws {
    let plural = #"{"variations":{"plural":{"other":\#(Self.unit("p"))}}}"#
    let other = Self.base.replacing("\"de\":\(Self.unit("x"))", with: "\"de\":\(plural)")
    let merge = CatalogMerge(
      base: try Self.document(Self.base), ours: try Self.document(other),
      theirs: try Self.document(Self.base).setting("z", for: "a", language: "de"))
    #expect(merge.conflicts.count == 1)
    #expect(merge.document.entry("a")?.localization("de")?.leaves.map(\.path.description) == ["plural.other"])
    #expect(merge.document.findings(of: CatalogRules.named("ShapesAreKnown")).isEmpty)
  }

  @Test func `the version only rises, and states that differ leave the lesser trust`() throws {
    let old = try Self.document(Self.base)
    let newer = try Self.document(Self.base.replacing("\"1.0\"", with: "\"1.1\""))
    let newest = try Self.document(Self.base.replacing("\"1.0\"", with: "\"1.3\""))
    #expect(CatalogMerge(base: old, ours: newer, theirs: newest).document.version == "1.3")
    #expect(CatalogMerge(base: old, ours: newest, theirs: newer).document.version == "1.3")
    let review = try Self.merge(
      { try $0.setting("x", for: "a", language: "de", state: "needs_review") },
      { try $0.setting("x", for: "a", language: "de", state: "new") })
    #expect(review.conflicts.isEmpty && review.document.entry("a")?.localization("de")?.leaves[0].state == "new")
  }

  @Test func `the laws of merging hold for random edits`() throws {
    var random = SeededGenerator(seed: 20260)
    var failures: [String] = []
    for round in 0..<60 {
      let base = try Self.document(RandomCatalog.text(&random))
      let ours = try RandomCatalog.edited(base, &random)
      let theirs = try RandomCatalog.edited(base, &random)
      func same(_ one: CatalogDocument, _ other: CatalogDocument) -> Bool { one.canonicalBytes == other.canonicalBytes }
      if CatalogMerge(base: base, ours: base, theirs: theirs).document.bytes != theirs.bytes {
        failures.append("no-op ours \(round)")
      }
      if CatalogMerge(base: base, ours: ours, theirs: base).document.bytes != ours.bytes {
        failures.append("no-op theirs \(round)")
      }
      if CatalogMerge(base: base, ours: ours, theirs: ours).document.bytes != ours.bytes {
        failures.append("equal \(round)")
      }
      // The same without the shortcut for equal bytes.
      let spaced = try CatalogDocument(base.bytes + [0x0A])
      if !same(CatalogMerge(base: spaced, ours: base, theirs: theirs).document, theirs) {
        failures.append("taking theirs \(round)")
      }
      if !same(CatalogMerge(base: spaced, ours: ours, theirs: base).document, ours) {
        failures.append("keeping ours \(round)")
      }
      let one = CatalogMerge(base: base, ours: ours, theirs: theirs)
      let other = CatalogMerge(base: base, ours: theirs, theirs: ours)
      if one.conflicts.isEmpty != other.conflicts.isEmpty { failures.append("conflicts \(round)") }
      if one.conflicts.isEmpty, !same(one.document, other.document) { failures.append("order \(round)") }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `git merges catalogs through the driver, with and without a conflict`() throws {
    let folder = try TestFolder()
    try folder.write("L.xcstrings", try Self.document(Self.base).bytes)
    let setUp = try ShellRun(
      """
      set -e; git init -q -b main . && "$DRAGOMAN" merge --install && git add . && git commit -qm base
      git checkout -qb one && "$DRAGOMAN" add L.xcstrings b && "$DRAGOMAN" set L.xcstrings a --text de=y && git commit -qam one
      git checkout -q main && git checkout -qb two && "$DRAGOMAN" add L.xcstrings c && git commit -qam two
      git checkout -q main && git checkout -qb three && "$DRAGOMAN" set L.xcstrings a --text de=z && git commit -qam three
      """, in: folder.url)
    #expect(setUp.status == 0, "\(setUp.output)")
    #expect(try folder.text(".gitattributes") == "*.xcstrings merge=dragoman diff=dragoman\n")
    let clean = try ShellRun("git checkout -q two && git merge -q --no-edit one", in: folder.url)
    #expect(clean.status == 0, "\(clean.output)")
    let merged = try CatalogDocument(folder.bytes("L.xcstrings"))
    #expect(merged.entries.map(\.key) == ["a", "b", "c", "d"])
    let conflict = try ShellRun("git checkout -q three && git merge --no-edit one", in: folder.url)
    #expect(conflict.status == 1 && conflict.output.contains("CONFLICT"), "\(conflict.output)")
    #expect(
      conflict.output.contains(#"L.xcstrings: conflict in a, de: ours "z", theirs "y", before "x""#),
      "\(conflict.output)")
    let left = try CatalogDocument(folder.bytes("L.xcstrings"))
    #expect(left.entries.map(\.key) == ["a", "b", "d"])
    #expect(left.entry("a")?.localization("de")?.leaves[0].state == "needs_review")
    let plain = try ShellRun(
      "git merge --abort; git diff main one -- L.xcstrings; \"$DRAGOMAN\" merge --install", in: folder.url)
    #expect(plain.output.contains("-a, de: translated \"x\"\n+a, de: translated \"y\""), "\(plain.output)")
    #expect(try folder.text(".gitattributes").split(separator: "\n").count == 1)
    // Without the tool git's own merge marks both sides: neither is lost unseen.
    let gone = try ShellRun(
      """
      for name in merge.dragoman.driver diff.dragoman.textconv; do
        git config $name "$(git config $name | sed "s|$DRAGOMAN|/nowhere/dragoman|g")"; done
      git merge --no-edit one; git diff main one -- L.xcstrings
      """, in: folder.url)
    #expect(gone.output.contains("CONFLICT") && gone.output.contains("+"), "\(gone.output)")
    let marked = try folder.text("L.xcstrings")
    #expect(marked.contains("<<<<<<<") && marked.contains("\"y\"") && marked.contains("\"z\""), "\(marked)")
    let back = try ShellRun(
      "git merge --abort; \"$DRAGOMAN\" merge --uninstall; git config --get-regexp dragoman; cat .gitattributes",
      in: folder.url)
    #expect(back.output.contains("by itself again") && !back.output.contains("merge=dragoman"), "\(back.output)")
    #expect(!back.output.contains("merge.dragoman.driver"), "\(back.output)")
    let outside = try TestFolder()
    #expect(try ShellRun("\"$DRAGOMAN\" merge --install", in: outside.url).status == 2)
  }

  @Test func `the tool refuses what it cannot merge, and leaves our file`() throws {
    let folder = try TestFolder()
    let good = try folder.write("a.xcstrings", Self.base)
    let bad = try folder.write("bad.xcstrings", "<<<<<<< HEAD")
    let empty = try folder.write("empty", "")
    #expect(ToolRun("merge", good, good).exit == .cannot)
    #expect(ToolRun("merge", good, good, bad).errors.contains("bad.xcstrings:1:1"))
    #expect(ToolRun("merge", bad, good, good).exit == .cannot)
    let other = try folder.write("b.xcstrings", try Self.document(Self.base).adding("n").bytes)
    #expect(ToolRun("merge", "--output", "-", empty, good, other).exit == .clean)
    #expect(ToolRun("merge", "--output", "-", empty, good, other).output.contains("\"n\""))
    #expect(try folder.text("a.xcstrings") == Self.base)
  }

  @Test func `a difference names places and contents, whatever the layout`() throws {
    let folder = try TestFolder()
    let old = try folder.write("a.xcstrings", Self.base)
    let new = try folder.write(
      "b.xcstrings",
      try Self.document(Self.base).setting("y", for: "a", language: "de").adding("b", comment: "B").removing("d").bytes)
    #expect(
      ToolRun("diff", old, new).output == """
        - a, de: translated "x"
        + a, de: translated "y"
        - d: {}
        + b, comment: "B"
        + b, extractionState: "manual"

        """)
    #expect(ToolRun("diff", old, new).exit == .findings)
    let canonical = try folder.write("c.xcstrings", try Self.document(Self.base).bytes)
    #expect(ToolRun("diff", old, canonical).exit == .clean && ToolRun("diff", old, canonical).output == "")
    #expect(ToolRun("diff", old).exit == .cannot && ToolRun("diff", "--textconv", old, new).exit == .cannot)
    #expect(ToolRun("diff", "--textconv", old).output.contains("a, fr: translated \"f\"\n"))
  }
}

/// Catalogs and edits made up by chance.
enum RandomCatalog {
  static let keys = ["", "a", "B b", "%lld", "ключ", "z\"", "item 9", "item 10", "x.y", "漢"]
  static let languages = ["de", "fr", "zh-Hans", "pt-BR"]

  static func text(_ random: inout SeededGenerator) -> String {
    var members: [String] = []
    for key in keys where Bool.random(using: &random) {
      var localizations: [String] = []
      for language in languages where Bool.random(using: &random) {
        localizations.append("\"\(language)\":\(localization(&random))")
      }
      let comment = Bool.random(using: &random) ? "\"comment\":\"c\"," : ""
      let name = key.replacing("\"", with: "\\\"")
      members.append("\"\(name)\":{\(comment)\"localizations\":{\(localizations.joined(separator: ","))}}")
    }
    return "{\"sourceLanguage\":\"en\",\"strings\":{\(members.joined(separator: ","))},\"version\":\"1.0\"}"
  }

  private static func localization(_ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: StatusTests.plural(StatusTests.unit("1"), StatusTests.unit("\(Int.random(in: 0..<3, using: &random))"))
    case 1: #"{"variations":{"device":{"mac":\#(StatusTests.plural(StatusTests.unit("m"), StatusTests.unit("n")))}}}"#
    default: StatusTests.unit("t\(Int.random(in: 0..<3, using: &random))")
    }
  }

  static func edited(_ document: CatalogDocument, _ random: inout SeededGenerator) throws -> CatalogDocument {
    var document = document
    for _ in 0..<Int.random(in: 0..<5, using: &random) {
      let key = keys.randomElement(using: &random) ?? ""
      let language = languages.randomElement(using: &random) ?? ""
      let text = "t\(Int.random(in: 0..<4, using: &random))"
      let state = ["translated", "new", "needs_review"].randomElement(using: &random) ?? ""
      let edit = Int.random(in: 0..<5, using: &random)
      do {
        switch edit {
        case 0: document = try document.adding(key, extractionState: nil)
        case 1: document = try document.removing(key)
        case 2:
          document = try document.setting(
            text, for: key, language: language, path: LeafPath("plural.few") ?? LeafPath(), state: state)
        default: document = try document.setting(text, for: key, language: language, state: state)
        }
      } catch { continue }
    }
    return document
  }
}
