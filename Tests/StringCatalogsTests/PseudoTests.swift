import CatalogTool
import Foundation
import TestGround
import Testing

@testable import StringCatalogs

@Suite struct PseudoTests {
  @Test func `letters change and what stands for values does not`() {
    let rows: [(PseudoLanguage, String, String)] = [
      (.accented, "Done", "Ðöñé"), (.accented, "%lld files of %2$@", "%lld ƒîļéš öƒ %2$@"),
      (.accented, "%#@files@ in ${applicationName}", "%#@files@ îñ ${applicationName}"),
      (.accented, "%arg days, 5%% off", "%arg ðåýš, 5%% öƒƒ"), (.accented, "", ""), (.accented, "100%", "100%"),
      (.accented, "% y $ ${x", "% ý $ ${ẋ"), (.bracketed, "%@!", "[%@!]"), (.expanded, "Done", "Done one"),
      (.mirrored, "Go %@ now", "\u{202E}Go\u{202C} %@ \u{202E}now\u{202C}"), (.expanded, "%@", "%@"),
    ]
    let failures = rows.filter { $0.0.text($0.1) != $0.2 }.map { "\($0.1): \($0.0.text($0.1))" }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `every pseudo-language takes the arguments of its source text`() throws {
    var failures: [String] = []
    for text in ["%lld of %lld", "%1$@ sent %2$lld", "5%% of %.2lf", "%#@a@ and %#@b@", "plain"] {
      for kind in PseudoLanguage.allCases {
        let catalog = try CatalogDocument(Array(ValidationTests.catalog("key", ["en": text]).utf8))
        let made = catalog.pseudolocalized(as: kind)
        let found = made.findings(
          of: CatalogRules.named("PlaceholdersAgree", "PercentSignsAreEscaped", "ShapesAreKnown"))
        if !found.isEmpty { failures.append("\(kind) \(text): \(found)") }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `the tool writes four languages, twice the same, and leaves everything else`() throws {
    let folder = try TestFolder()
    let plural = StatusTests.plural(StatusTests.unit("one file"), StatusTests.unit("%lld files", "new"))
    let path = try folder.write(
      "a.xcstrings",
      StatusTests.catalog([
        "%lld files": "{\"localizations\":{\"en\":\(plural),\"de\":\(StatusTests.unit("D"))}}", "Done": "{}",
        "Brand": #"{"shouldTranslate":false}"#, "Null": #"{"localizations":null}"#,
      ]))
    #expect(ToolRun("pseudo", path).exit == .clean)
    let once = try folder.bytes("a.xcstrings")
    #expect(ToolRun("pseudo", path).exit == .clean)
    #expect(try folder.bytes("a.xcstrings") == once)
    let document = try CatalogDocument(once)
    #expect(
      document.entry("%lld files")?.localizations.map(\.language)
        == ["en", "de", "en-XA", "en-XB", "en-XC", "en-XD"].sorted { XcodeOrder.precedes($0, $1) }
        || document.entry("%lld files")?.localizations.count == 6)
    let leaves = document.entry("%lld files")?.localization("en-XA")?.leaves.map {
      "\($0.path) \($0.state ?? "") \($0.text ?? "")"
    }
    #expect(leaves == ["plural.one translated öñé ƒîļé", "plural.other translated %lld ƒîļéš"])
    #expect(document.entry("Done")?.localization("en-XD")?.leaves.first?.text == "[Done]")
    #expect(document.entry("Null")?.localizations.count == 4 && document.entry("Brand")?.localizations.isEmpty == true)
    #expect(ToolRun("pseudo", path, "--kind", "french").exit == .cannot)
    #expect(ToolRun("pseudo", path, "--kind", "accented", "--output", "-").output.utf8.elementsEqual(once))
  }

  @Test func `api-check names what a client would notice`() throws {
    let folder = try TestFolder()
    let old = try folder.write(
      "a.xcstrings", ValidationTests.catalog("found", ["en": "%lld of %@", "de": "%lld von %@"]))
    let rows: [(String, [String])] = [
      (ValidationTests.catalog("found", ["en": "%lld in %@", "de": "x"]), []),
      (
        ValidationTests.catalog("found", ["en": "%@ of %@"]),
        ["breaking: the language de is gone", "breaking: the key \"found\" took (1: lld, 2: @) and takes (1: @, 2: @)"]
      ),
      (
        ValidationTests.catalog("lost", ["en": "x", "de": "y"]),
        ["breaking: the key \"found\" is gone", "new: the key \"lost\" is new"]
      ),
    ]
    for (text, expected) in rows {
      let new = try folder.write("b.xcstrings", text)
      let run = ToolRun("api-check", "--all", old, new)
      #expect(run.output.split(separator: "\n").map(String.init) == expected)
      #expect(run.exit == (expected.isEmpty ? .clean : .findings))
    }
    #expect(ToolRun("api-check", old).exit == .cannot)
  }
}
