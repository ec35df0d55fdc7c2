import CatalogTool
import Foundation
import TestGround
import Testing

@testable import StringCatalogs

@Suite struct EditTests {
  @Test func `texts are set in any shape, and shapes that exclude each other are refused`() throws {
    let document = try CatalogDocument(
      Array(StatusTests.catalog(["k": "{}", "n": "null", "x": #"{"localizations":null}"#]).utf8))
    let path = try #require(LeafPath("device.mac.plural.one"))
    let edited = try document.setting("1", for: "k", language: "de", path: path, state: "new")
      .setting("2", for: "k", language: "de", path: #require(LeafPath("device.mac.plural.other")))
      .setting("s", for: "k", language: "fr", path: #require(LeafPath("substitutions.files.plural.other")))
      .setting("x", for: "x", language: "de")
    let leaves = edited.entry("k")?.localizations.flatMap { localization in
      localization.leaves.map { "\(localization.language) \($0.path) \($0.state ?? "") \($0.text ?? "")" }
    }
    #expect(
      leaves == [
        "de device.mac.plural.one new 1", "de device.mac.plural.other translated 2",
        "fr substitutions.files.plural.other translated s",
      ])
    #expect(edited.entry("x")?.localization("de")?.leaves.first?.text == "x")
    #expect(throws: CatalogEditError.self) { try edited.setting("p", for: "k", language: "de") }
    #expect(throws: CatalogEditError.self) { try edited.setting("p", for: "x", language: "de", path: path) }
    #expect(throws: CatalogEditError.notAnObject("the entry \"n\"")) {
      try edited.setting("p", for: "n", language: "de")
    }
    #expect(throws: CatalogEditError.unknownKey("absent")) { try edited.setting("p", for: "absent", language: "de") }
    #expect(throws: CatalogEditError.unknownKey("absent")) { try edited.removing("absent") }
    #expect(throws: CatalogEditError.keyExists("x")) { try edited.renaming("k", to: "x") }
    #expect(throws: CatalogEditError.keyExists("k")) { try edited.adding("k") }
    #expect(throws: CatalogEditError.noStrings) { try CatalogDocument(Array("{}".utf8)).adding("k") }
  }

  @Test func `a renamed key keeps its texts, goes to its new place, and comes back to the same bytes`() throws {
    let text = StatusTests.catalog(["a": "{\"localizations\":{\"de\":\(StatusTests.unit("A"))}}", "b": "{}"])
    let document = try CatalogDocument(CatalogDocument(Array(text.utf8)).canonicalBytes)
    let renamed = try document.renaming("a", to: "c")
    #expect(renamed.entries.map(\.key) == ["b", "c"])
    #expect(renamed.entry("c")?.localization("de")?.leaves.first?.text == "A")
    #expect(renamed.bytes == renamed.canonicalBytes)
    #expect(try renamed.renaming("c", to: "a").bytes == document.bytes)
  }

  @Test func `F6: repair moves stray keys in and joins what is written twice`() throws {
    let one = "{\"comment\":\"C\",\"localizations\":{\"de\":\(StatusTests.unit("A"))}}"
    let two = "{\"localizations\":{\"fr\":\(StatusTests.unit("F"))}}"
    let text =
      "{\"sourceLanguage\":\"en\",\"stray\":\(two),\"strings\":{\"a\":\(one),\"b\":{},\"a\":\(two)},\"version\":\"1.0\"}"
    let repair = CatalogRepair(of: try CatalogDocument(Array(text.utf8)))
    #expect(repair.steps == ["moved \"stray\" into strings", "joined 2 entries of \"a\""] && repair.conflicts.isEmpty)
    #expect(repair.document.entries.map(\.key) == ["a", "b", "stray"])
    #expect(repair.document.entry("a")?.localizations.map(\.language) == ["de", "fr"])
    #expect(repair.document.entry("a")?.comment == "C")
    #expect(CatalogRepair(of: repair.document).steps.isEmpty)
    #expect(repair.document.findings().filter { $0.severity == .error }.isEmpty)
  }

  @Test func `thousands of keys written twice, and one written a thousand times, are joined at once`() throws {
    let text = { (comment: String, language: String) in
      "{\(comment)\"localizations\":{\"\(language)\":\(StatusTests.unit("A"))}}"
    }
    let twice = (0..<2_000).flatMap { ["\"k\($0)\":\(text("", "de"))", "\"k\($0)\":\(text("", "fr"))"] }
    let often = (0..<1_000).map { "\"o\":\(text($0 == 999 ? "\"comment\":\"C\"," : "", $0 % 2 == 0 ? "it" : "es"))" }
    let members = (twice + often).joined(separator: ",")
    let document = try CatalogDocument(
      Array("{\"sourceLanguage\":\"en\",\"strings\":{\(members)},\"version\":\"1.0\"}".utf8))
    var repair: CatalogRepair?
    let time = ThreadTime.measure { repair = CatalogRepair(of: document) }
    #expect(repair?.steps.count == 2_001 && repair?.steps.last == "joined 1000 entries of \"o\"")
    let entries = try #require(repair?.document.entries)
    #expect(entries.count == 2_001)
    #expect(entries.dropLast().allSatisfy { Set($0.localizations.map(\.language)) == ["de", "fr"] })
    #expect(entries.last?.comment == "C" && Set(entries.last?.localizations.map(\.language) ?? []) == ["it", "es"])
    // Quadratic, it took minutes.
    #expect(time < .seconds(30), "\(time)")
  }

  @Test func `a difference that shows late leaves all entries of its key, and none of the others`() throws {
    let unit = { (language: String, text: String) in
      "{\"localizations\":{\"\(language)\":\(StatusTests.unit(text))}}"
    }
    let entries = [
      ("a", "de", "A"), ("a", "fr", "F"), ("a", "de", "B"), ("b", "de", "B"), ("b", "fr", "F"), ("b", "it", "I"),
    ].map { "\"\($0.0)\":\(unit($0.1, $0.2))" }
    let text = "{\"sourceLanguage\":\"en\",\"strings\":{\(entries.joined(separator: ","))},\"version\":\"1.0\"}"
    let repair = CatalogRepair(of: try CatalogDocument(Array(text.utf8)))
    #expect(repair.document.entries.map(\.key) == ["a", "a", "a", "b"])
    #expect(repair.steps == ["joined 3 entries of \"b\""] && repair.conflicts.count == 1)
  }

  @Test func `where the entries of a key differ, repair asks`() throws {
    let entries = ["A", "B", "C"].map { "\"a\":{\"localizations\":{\"de\":\(StatusTests.unit($0))}}" }
    let text = "{\"sourceLanguage\":\"en\",\"strings\":{\(entries.joined(separator: ","))},\"version\":\"1.0\"}"
    let folder = try TestFolder()
    let path = try folder.write("a.xcstrings", text)
    let asks = ToolRun("repair", path)
    #expect(asks.exit == .findings && asks.errors.contains(#"a, de: ours "A", theirs "B""#), "\(asks.errors)")
    #expect(try folder.text("a.xcstrings") == text)
    let document = try CatalogDocument(Array(text.utf8))
    for (choice, kept) in [(DuplicateChoice.first, "A"), (.last, "C")] {
      let repaired = CatalogRepair(of: document, keeping: choice).document
      #expect(repaired.entries.count == 1)
      let leaf = repaired.entry("a")?.localization("de")?.leaves.first
      #expect(leaf?.text == kept && leaf?.state == "translated")
    }
    #expect(ToolRun("repair", "--keep", "last", path).exit == .clean)
    #expect(try folder.text("a.xcstrings").contains("\"C\""))
    #expect(ToolRun("repair", "--keep", "both", path).exit == .cannot)
  }

  @Test func `an entry beside strings counts where it stands`() throws {
    let stray = #""Cancel":{"comment":"stray"}"#
    let inside = #""strings":{"Add":{},"Cancel":{"comment":"in"},"Done":{}}"#
    for (text, first, last) in [("{\(stray),\(inside)}", "stray", "in"), ("{\(inside),\(stray)}", "in", "stray")] {
      let document = try CatalogDocument(Array(text.utf8))
      for (choice, kept) in [(DuplicateChoice.first, first), (.last, last)] {
        let repaired = CatalogRepair(of: document, keeping: choice).document
        #expect(repaired.entries.count == 3 && repaired.strayEntries.isEmpty)
        #expect(repaired.entry("Cancel")?.comment == kept, "\(text) \(choice)")
      }
      let asked = CatalogRepair(of: document)
      #expect(asked.document.bytes == document.bytes && asked.conflicts.count == 1 && asked.steps.isEmpty)
    }
    let twice = try CatalogDocument(
      Array(
        #"{"K":{"comment":"1"},"K":{"comment":"2"},"strings":{"A":{},"K":{"comment":"3"}},"K":{"comment":"4"}}"#.utf8))
    for (choice, kept) in [(DuplicateChoice.first, "1"), (.last, "4")] {
      let repaired = CatalogRepair(of: twice, keeping: choice).document
      #expect(repaired.entries.map(\.key) == ["A", "K"] && repaired.entry("K")?.comment == kept)
    }
  }

  @Test func `four entries that agree by twos and differ in all are left as they are`() throws {
    let entries = ["A", "A", "B", "B"].map { #""K":{"comment":"\#($0)"}"# }.joined(separator: ",")
    let document = try CatalogDocument(Array("{\"strings\":{\(entries)}}".utf8))
    let repair = CatalogRepair(of: document)
    #expect(repair.document.bytes == document.bytes && repair.steps.isEmpty && repair.conflicts.count == 1)
  }

  @Test func `an entry that is no object is joined only when it is said which one counts`() throws {
    let text = #"{"sourceLanguage":"en","strings":{"a":{"comment":"C"},"a":null,"b":null,"b":null},"version":"1.0"}"#
    let folder = try TestFolder(["a.xcstrings": text])
    let path = folder.path + "/a.xcstrings"
    let asks = ToolRun("repair", path)
    #expect(asks.exit == .findings && asks.errors.contains("a: ours"), "\(asks.errors)")
    #expect(try folder.text("a.xcstrings").contains(#""a":{"comment":"C"},"a":null,"b":null}"#))
    #expect(ToolRun("repair", "--keep", "first", path).exit == .clean)
    #expect(try folder.text("a.xcstrings").contains(#"{"a":{"comment":"C"},"b":null}"#))
  }

  @Test func `a key is added in a language as the catalog spells it`() throws {
    let text = StatusTests.catalog(["a": "{\"localizations\":{\"de\":\(StatusTests.unit("x"))}}"])
    let folder = try TestFolder(["a.xcstrings": text])
    let path = folder.path + "/a.xcstrings"
    let run = ToolRun("add", path, "New", "--text", "DE=Neu")
    #expect(run.exit == .cannot && run.errors.contains("DE is there as de"), "\(run.errors)")
    #expect(try folder.text("a.xcstrings") == text)
    let twice = ToolRun("add", path, "New", "--text", "FR=Neuf", "--text", "fr=Neuf")
    #expect(twice.exit == .cannot && twice.errors.contains("FR and fr are one language"), "\(twice.errors)")
    #expect(ToolRun("add", path, "New", "--text", "de=Neu", "--text", "fr=Neuf").exit == .clean)
  }

  @Test func `the texts of the source language stay, also where a catalog does not say which it is`() throws {
    let unit = StatusTests.unit("x")
    let text = "{\"strings\":{\"a\":{\"localizations\":{\"en\":\(unit),\"de\":\(unit)}}},\"version\":\"1.0\"}"
    let folder = try TestFolder(["a.xcstrings": text])
    let path = folder.path + "/a.xcstrings"
    let run = ToolRun("remove", path, "-l", "en")
    #expect(run.exit == .cannot && run.errors.contains("en is the source language"), "\(run.errors)")
    #expect(try folder.text("a.xcstrings") == text)
    #expect(ToolRun("remove", path, "a", "-l", "en").exit == .clean)
  }

  @Test func `a language is set as the catalog spells it, and another spelling is refused`() throws {
    let folder = try TestFolder()
    let unit = StatusTests.unit("x")
    let text = StatusTests.catalog([
      "a": "{\"localizations\":{\"de\":\(unit),\"pt-BR\":\(unit),\"fr\":\(unit)}}", "b": "{}",
      "c": "{\"localizations\":{\"FR\":\(unit)}}",
    ])
    let path = try folder.write("a.xcstrings", text)
    let refused = [
      ("a", "DE", "de"), ("b", "DE", "de"), ("b", "pt_BR", "pt-BR"), ("b", "EN", "en"), ("a", "FR", "fr"),
      ("c", "fr", "FR"),
    ]
    for (key, language, there) in refused {
      let run = ToolRun("set", path, key, "--text", "\(language)=y")
      #expect(run.exit == .cannot && run.errors.contains("\(language) is there as \(there)"), "\(run.errors)")
    }
    #expect(try folder.text("a.xcstrings") == text)
    for (key, language) in [("a", "de"), ("b", "FR"), ("b", "fr"), ("b", "de-AT"), ("c", "FR")] {
      if language == "fr" { try folder.write("a.xcstrings", text) }
      #expect(ToolRun("set", path, key, "--text", "\(language)=y").exit == .clean, "\(key) \(language)")
    }
  }

  @Test func `the tool adds, sets, renames and removes, and refuses with the reason`() throws {
    let folder = try TestFolder()
    let path = try folder.write("a.xcstrings", CatalogDocument.empty())
    let runs: [[String]] = [
      ["add", path, "Done", "--comment", "A button", "--text", "de=Fertig"],
      ["add", path, "%lld files", "--automatic"],
      ["set", path, "%lld files", "--path", "plural.one", "--text", "de=Eine Datei", "--text", "fr=Un fichier"],
      ["set", path, "Done", "--text", "de=Fertig=ja", "--state", "needs_review"], ["rename", path, "Done", "Finished"],
      ["add", path, "x"], ["remove", path, "x"],
    ]
    for words in runs {
      let console = ToolConsole()
      #expect(Tool.dragoman.run(words, console: console) == .clean, "\(words) \(console.errors)")
    }
    let document = try CatalogDocument(folder.bytes("a.xcstrings"))
    #expect(document.bytes == document.canonicalBytes)
    #expect(
      CatalogLines(of: document).lines == [
        "sourceLanguage: \"en\"", "version: \"1.0\"", "%lld files, de, plural, one: translated \"Eine Datei\"",
        "%lld files, fr, plural, one: translated \"Un fichier\"", "Finished, comment: \"A button\"",
        "Finished, extractionState: \"manual\"", "Finished, de: needs_review \"Fertig=ja\"",
      ])
    let refused: [([String], String)] = [
      (["add", path, "Finished"], "is there already"), (["remove", path, "x"], "there is no key \"x\""),
      (["set", path, "Finished"], "no text is given"),
      (["set", path, "Finished", "--text", "Fertig"], "names no language"),
      (["set", path, "Finished", "--text", "de=x", "--path", "plural"], "names no variation"),
      (["set", path, "Finished", "--text", "de=x", "--path", "plural.oen"], "oen is no plural category"),
      (["set", path, "Finished", "--text", "de=x", "--path", "gender.other"], "nothing varies by gender"),
      (["set", path, "Finished", "--text", "de=x", "--state", "done"], "--state done is not known"),
      (["set", path, "Finished", "--text", "d!=x"], "write a BCP 47 tag"),
      (["rename", path, "Finished"], "a catalog and a key and its new name are needed"), (["add", path], "are needed"),
      (["add", "/absent.xcstrings", "k"], "no such file"), (["add", folder.url.path, "k"], "is a folder"),
    ]
    for (words, complaint) in refused {
      let console = ToolConsole()
      #expect(Tool.dragoman.run(words, console: console) == .cannot)
      #expect(console.errors.contains(complaint), "\(words): \(console.errors)")
    }
    #expect(try folder.bytes("a.xcstrings") == document.bytes)
  }

  @Test func `one language goes, of all keys or of some, and no other line moves`() throws {
    let text = """
      {"sourceLanguage":"en","strings":{"a":{"localizations":{"de":\(Self.unit("A")),"en":\(Self.unit("A")),"pt_BR":\(Self.unit("A"))}},
      "b":{"comment":"kept","localizations":{"de":\(Self.unit("B"))}},"c":{}},"version":"1.0"}
      """
    let document = try CatalogDocument(Array(text.utf8))
    let all = CatalogLines(of: try document.removing(language: "de")).lines
    #expect(
      all == [
        "sourceLanguage: \"en\"", "version: \"1.0\"", "a, en: translated \"A\"", "a, pt_BR: translated \"A\"",
        "b, comment: \"kept\"", "c: {}",
      ])
    #expect(
      try !document.removing(language: "de").entry("b").map { String(decoding: $0.tape.token($0.node), as: UTF8.self) }!
        .contains("localizations"))
    let folder = try TestFolder()
    let path = try folder.write("a.xcstrings", text)
    #expect(ToolRun("remove", path, "b", "--language", "de").exit == .clean)
    #expect(ToolRun("remove", path, "a", "-l", "pt_BR", "-l", "en").exit == .clean)
    let left = CatalogLines(of: try CatalogDocument(folder.bytes("a.xcstrings"))).lines
    #expect(left.dropFirst(2) == ["a, de: translated \"A\"", "b, comment: \"kept\"", "c: {}"])
    let refused: [([String], String)] = [
      (["-l", "en"], "en is the source language"), (["-l", "fr"], "there is no text in fr"),
      (["-l", "DE"], "DE is there as de"), (["b", "-l", "de"], "there is no text in de"),
      (["x", "-l", "de"], "there is no key \"x\""),
    ]
    let before = try folder.text("a.xcstrings")
    let failures = refused.filter { words, complaint in
      let console = ToolConsole()
      let exit = Tool.dragoman.run(["remove", path] + words, console: console)
      return exit != .cannot || !console.errors.contains(complaint)
    }
    #expect(failures.isEmpty)
    #expect(try folder.text("a.xcstrings") == before)
  }

  private static func unit(_ text: String) -> String { #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }

  @Test func `a text that the values of its key do not fit is refused with what would fit, unless it is wanted`() throws
  {
    let folder = try TestFolder()
    let text = #"{"sourceLanguage":"en","strings":{"%lld of %@":{},"Done":{}},"version":"1.0"}"#
    let path = try folder.write("a.xcstrings", text)
    for (key, value, reason) in [
      (
        "%lld of %@", "de=%@ von %lld",
        "position 1: lld expected, found @ (de: %lld of %@); that would fit: %2$@ von %1$lld"
      ),
      ("%lld of %@", "de=%@ von %lld %@", "position 1: lld expected"), ("Done", "de=%@ fertig", "no argument is given"),
    ] {
      let run = ToolRun("set", path, key, "--text", value)
      #expect(run.exit == .findings && run.errors.contains(reason) && run.errors.contains("--anyway"), "\(run)")
    }
    #expect(try folder.text("a.xcstrings") == text)
    for value in ["de=%2$@ von %1$lld", "fr=%lld sur %@"] {
      #expect(ToolRun("set", path, "%lld of %@", "--text", value).exit == .clean)
    }
    #expect(ToolRun("add", path, "%@ sent", "--text", "de=%lld gesendet").exit == .findings)
    #expect(ToolRun("set", path, "Done", "--text", "de=%@ fertig", "--anyway").exit == .clean)
    // What was wrong before is nobody's new mistake.
    #expect(ToolRun("set", path, "Done", "--text", "fr=Fini").exit == .clean)
  }
}
