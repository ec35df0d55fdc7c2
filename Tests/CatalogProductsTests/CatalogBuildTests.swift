import Foundation
import LanguageTags
import StringTables
import TestGround
import Testing

@testable import CatalogProducts

/// What the plugin's program does and says.
struct CatalogBuildTests {
  private static let good = #"""
    {"sourceLanguage":"en","strings":{"Done":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Fertig"}}}}},
    "version":"1.0"}
    """#

  private func outcome(_ catalog: String, name: String = "Menu.xcstrings") throws -> (CatalogBuild.Outcome, TestFolder)
  {
    let folder = try TestFolder([name: catalog])
    let outcome = CatalogBuild.run([folder.path + "/" + name, folder.path + "/out/Menu.dragoman"])
    let lines = outcome.lines.map { $0.replacing(folder.path, with: "PATH") }
    return (CatalogBuild.Outcome(lines: lines, exit: outcome.exit), folder)
  }

  @Test func `a catalog becomes one file, which has the catalog's name`() throws {
    let (outcome, folder) = try outcome(Self.good)
    #expect(outcome == CatalogBuild.Outcome(lines: [], exit: 0))
    let tables = try CatalogTables(compiled: folder.bytes("out/Menu.dragoman"))
    #expect(tables.name == "Menu")
    #expect(tables.languages.map(\.description) == ["en", "de"])
  }

  @Test func `a language that is dropped leaves nothing behind`() throws {
    let (_, folder) = try outcome(Self.good)
    try folder.write("Menu.xcstrings", Self.good.replacing("\"de\"", with: "\"tr\""))
    let words = [folder.path + "/Menu.xcstrings", folder.path + "/out/Menu.dragoman"]
    #expect(CatalogBuild.run(words) == CatalogBuild.Outcome(lines: [], exit: 0))
    #expect(
      try CatalogTables(compiled: folder.bytes("out/Menu.dragoman")).languages.map(\.description) == ["en", "tr"])
  }

  @Test func `a refused catalog is told as compilers tell, and leaves no file`() throws {
    let cases: [(catalog: String, line: String)] = [
      (
        Self.good.replacing(#""state":"translated","#, with: ""),
        "PATH/Menu.xcstrings:1:79: error: the stringUnit has no state (de: Done)"
      ),
      (
        Self.good.replacing("Fertig", with: "%#@x@"),
        "PATH/Menu.xcstrings:1:110: error: undefined substitution 'x' (de: Done)"
      ),
      ("{\n\"strings\":", "PATH/Menu.xcstrings:2:11: error: expected a value, found the end of the file"),
      (
        Self.good.replacing("Done", with: "a\\nb\\u001b[31m").replacing("{\"state", with: "[{\"state"),
        "PATH/Menu.xcstrings:1:129: error: expected a comma or ], found }"
      ),
      ("", "PATH/Menu.xcstrings:1:1: error: expected a value, found the end of the file"),
    ]
    for (catalog, line) in cases {
      let (outcome, folder) = try outcome(catalog)
      #expect(outcome.exit == 1)
      #expect(outcome.lines == [line])
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/out"))
    }
  }

  @Test func `a key's line ends stay on the line`() throws {
    let (outcome, _) = try outcome(
      Self.good.replacing("Done", with: "a\\nb").replacing(#""state":"translated","#, with: ""))
    #expect(outcome.lines == ["PATH/Menu.xcstrings:1:79: error: the stringUnit has no state (de: a b)"])
  }

  @Test func `what is left out is a warning, and the rest is compiled`() throws {
    let phrases = Self.good.replacing(
      #"{"stringUnit":{"state":"translated","value":"Fertig"}}"#, with: #"{"stringSet":{}}"#)
    let (outcome, folder) = try outcome(phrases)
    #expect(outcome.exit == 0)
    #expect(outcome.lines.count == 1 && outcome.lines[0].contains(": warning: "))
    #expect(try CatalogTables(compiled: folder.bytes("out/Menu.dragoman")).languages.map(\.description) == ["en"])
  }

  @Test func `what cannot be done ends with 2`() throws {
    let folder = try TestFolder(["file": "", "Menu.xcstrings": Self.good])
    let cases: [(words: [String], line: String)] = [
      ([], "usage: compile-catalogs FILE.xcstrings OUTPUT"),
      (["/nowhere/x.xcstrings", "out"], "compile-catalogs: error: /nowhere/x.xcstrings: No such file or directory"),
      (
        [folder.path + "/Menu.xcstrings", folder.path + "/file/out"],
        "compile-catalogs: error: \(folder.path)/file: File exists"
      ),
    ]
    for (words, line) in cases { #expect(CatalogBuild.run(words) == CatalogBuild.Outcome(lines: [line], exit: 2)) }
  }
}
