import CatalogTool
import Foundation
import TestGround
import Testing

@testable import StringCatalogs

@Suite struct RatchetTests {
  static func catalog(translated: Range<Int>, untranslated: Range<Int> = 0..<0) -> String {
    let done = translated.map { "\"k\($0)\":{\"localizations\":{\"de\":\(StatusTests.unit("T"))}}" }
    let open = untranslated.map { "\"k\($0)\":{}" }
    return "{\"sourceLanguage\":\"en\",\"strings\":{\((done + open).joined(separator: ","))},\"version\":\"1.0\"}"
  }

  @Test func `L12: ten complete texts do not make up for one that is not translated`() throws {
    let old = try CatalogDocument(Array(Self.catalog(translated: 0..<10, untranslated: 10..<20).utf8))
    let new = try CatalogDocument(Array(Self.catalog(translated: 0..<10, untranslated: 10..<20).utf8))
      .adding("new").adding("k20").setting("T", for: "k20", language: "de")
    let found = CatalogRatchet.findings(from: old, to: new)
    #expect(
      found.map { "\($0.severity) \($0.rule) \($0.message), \($0.key ?? "")" } == [
        "error TranslationsAreComplete de is not translated: missing, new"
      ])
    #expect(CatalogRatchet.findings(from: old, to: old).isEmpty)
    #expect(CatalogRatchet.findings(from: nil, to: old).count == 10)
  }

  @Test func `what was wrong already is passed over, and more of it is not`() throws {
    let wrong = Array(ValidationTests.catalog("%lld", ["de": "%@", "fr": "%lld"]).utf8)
    let old = try CatalogDocument(wrong)
    let worse = try old.setting("%@", for: "%lld", language: "fr")
    #expect(CatalogRatchet.findings(from: old, to: old).isEmpty)
    #expect(CatalogRatchet.findings(from: old, to: worse).map(\.language) == ["fr"])
  }

  @Test func `an error is news where a warning was known, and what became milder is none`() throws {
    let old = try CatalogDocument(Array(ValidationTests.catalog("%lld files", ["de": "Dateien"]).utf8))
    let new = try old.setting("%@ Dateien", for: "%lld files", language: "de")
    #expect(old.findings(of: [PlaceholdersAgree()]).map(\.severity) == [.warning])
    #expect(CatalogRatchet.findings(from: old, to: new).map(\.severity) == [.error])
    #expect(CatalogRatchet.misfits(from: old, to: new).map(\.severity) == [.error])
    #expect(CatalogRatchet.findings(from: new, to: old).isEmpty)
    #expect(CatalogRatchet.findings(from: new, to: new).isEmpty && CatalogRatchet.misfits(from: new, to: new).isEmpty)
  }

  @Test func `a text that fits no better than the one before is a new misfit`() throws {
    let old = try CatalogDocument(Array(ValidationTests.catalog("%lld files", ["de": "%@ Dateien"]).utf8))
    for text in ["%@ Akten", "%2$lld Dateien"] {
      let new = try old.setting(text, for: "%lld files", language: "de")
      #expect(CatalogRatchet.misfits(from: old, to: new).count == 1, "\(text)")
    }
    #expect(CatalogRatchet.misfits(from: old, to: try old.adding("x")).isEmpty)
  }

  @Test func `keys that only look alike do not stand for each other`() throws {
    let (composed, decomposed) = ("%lld caf\u{E9}s", "%lld cafe\u{301}s")
    let wrong = ValidationTests.catalog(composed, ["de": "%@"])
    let old = try CatalogDocument(Array(wrong.utf8)).adding(decomposed)
      .setting("%lld", for: decomposed, language: "de")
    let new = try old.setting("%lld", for: composed, language: "de").setting("%@", for: decomposed, language: "de")
    let found = CatalogRatchet.findings(from: old, to: new)
    #expect(found.count == 1 && MergeLossTests.isSame(found.first?.key, decomposed), "\(found)")
    let open = try CatalogDocument(
      Array(
        StatusTests.catalog([composed: "{\"localizations\":{\"de\":\(StatusTests.unit("T"))}}", decomposed: "{}"]).utf8)
    )
    let swapped = try CatalogDocument(
      Array(
        StatusTests.catalog([composed: "{}", decomposed: "{\"localizations\":{\"de\":\(StatusTests.unit("T"))}}"]).utf8)
    )
    let unfinished = CatalogRatchet.findings(from: open, to: swapped).filter { $0.rule == "TranslationsAreComplete" }
    #expect(unfinished.count == 1 && MergeLossTests.isSame(unfinished.first?.key, composed), "\(unfinished)")
  }

  @Test func `the tool refuses and tells an error that was only a warning before`() throws {
    let text = ValidationTests.catalog("%lld files", ["de": "Dateien"])
    let folder = try TestFolder(["L.xcstrings": text])
    let path = folder.path + "/L.xcstrings"
    let run = ToolRun("set", path, "%lld files", "--text", "de=%@ Dateien")
    #expect(run.exit == .findings && run.errors.contains("nothing was written"), "\(run)")
    #expect(try folder.text("L.xcstrings") == text)
    let csv = try folder.write("de.csv", "key,variation,en,de,state\n%lld files,,%lld files,%@ Dateien,translated\n")
    #expect(ToolRun("import", path, csv).exit == .findings)
  }

  @Test func `L12: lint compares with the place where the branch left`() throws {
    let folder = try TestFolder()
    try folder.write("x/L.xcstrings", Self.catalog(translated: 0..<2, untranslated: 2..<5))
    let run = try ShellRun(
      """
      set -e; git init -q -b main . && git add . && git commit -qm base && git checkout -qb topic
      "$DRAGOMAN" lint --since main x
      "$DRAGOMAN" add x/L.xcstrings fresh --text de=Frisch && "$DRAGOMAN" lint --since main x
      "$DRAGOMAN" add x/L.xcstrings open && git commit -qam topic
      git checkout -q main && "$DRAGOMAN" add x/L.xcstrings other && git commit -qam other && git checkout -q topic
      set +e; "$DRAGOMAN" lint --since main --format xcode x; echo "exit $?"
      "$DRAGOMAN" lint --since absent x; echo "exit $?"
      """, in: folder.url)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 6, "\(run.output)")
    #expect(lines.prefix(2).allSatisfy { $0 == "1 catalog: 0 errors, 0 warnings, 0 notes" })
    #expect(lines.dropFirst(2).first?.hasSuffix("[TranslationsAreComplete] (de: open)") == true)
    #expect(lines.suffix(3).first == "exit 1" && lines.last == "exit 2", "\(run.output)")
  }

  @Test func `a git that complains at length stalls nothing, and its first words are told`()
    throws
  {
    let folder = try TestFolder(["L.xcstrings": Self.catalog(translated: 0..<2)])
    try folder.write(
      "bin/git", "#!/bin/sh\necho first words >&2\nyes x | head -c 300000 >&2\necho answer; exit ${CODE:-0}\n")
    let run = try ShellRun(
      """
      chmod +x bin/git; export PATH="$PWD/bin:$PATH"
      timeout 20 "$DRAGOMAN" lint --since main L.xcstrings; echo "exit $?"
      CODE=3 timeout 20 "$DRAGOMAN" lint --since main L.xcstrings; echo "exit $?"
      """, in: folder.url)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.suffix(2).first == "dragoman: first words" && lines.last == "exit 2", "\(run.output)")
    #expect(lines.contains("1 catalog: 2 errors, 0 warnings, 0 notes") || lines.contains("exit 0"), "\(run.output)")
  }
}
