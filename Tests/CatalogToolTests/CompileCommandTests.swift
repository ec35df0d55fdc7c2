import Foundation
import LanguageTags
import StringTables
import StringTemplates
import TestGround
import Testing

@testable import CatalogTool

struct CompileCommandTests {
  private static let files = #"""
    {"sourceLanguage":"en","strings":{
    "Done":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Fertig"}}}},
    "%lld files":{"localizations":{"de":{"variations":{"plural":{
    "one":{"stringUnit":{"state":"translated","value":"Eine Datei"}},
    "other":{"stringUnit":{"state":"translated","value":"%lld Dateien"}}}}}}}
    },"version":"1.0"}
    """#

  private static func word(_ text: String, _ language: String = "de") -> String {
    #"""
    {"sourceLanguage":"en","strings":{"Done":{"extractionState":"manual","localizations":{"\#(language)":{
    "stringUnit":{"state":"translated","value":"\#(text)"}}}}},"version":"1.0"}
    """#
  }

  private func run(_ words: [String]) -> (exit: ToolExit, output: String, errors: String) {
    let console = ToolConsole()
    let exit = Tool.dragoman.run(["compile"] + words, console: console)
    return (exit, console.output, console.errors)
  }

  @Test func `each form is written below the folder, and a dry run only says so`() throws {
    let folder = try TestFolder(["Files.xcstrings": Self.files])
    let catalog = folder.path + "/Files.xcstrings", output = folder.path + "/out"
    let forms: [(words: [String], paths: [String])] = [
      ([], ["de.lproj/Files.strings", "de.lproj/Files.stringsdict"]),
      (["--form", "compiled"], ["Files.dragoman"]),
      (["--form", "symbols"], ["GeneratedStringSymbols_Files.swift"]),
      (["-l", "tr"], []),
    ]
    for form in forms {
      let dry = run([catalog, "--output", output, "--dry-run"] + form.words)
      #expect(dry.exit == .clean)
      #expect(dry.output == form.paths.map { "\(output)/\($0)\n" }.joined())
      #expect(!FileManager.default.fileExists(atPath: output))
      let real = run([catalog, "--output", output] + form.words)
      let unmet =
        form.words == ["-l", "tr"]
        ? "dragoman: warning: no catalog has a text of its own in tr, so nothing is made for it\n" : ""
      #expect(real == (.clean, "", unmet))
      let made = try FileManager.default.subpathsOfDirectory(atPath: output).filter {
        $0.contains(".") && !$0.hasSuffix("lproj")
      }
      #expect(made.sorted() == form.paths)
      try FileManager.default.removeItem(atPath: output)
    }
  }

  @Test func `the folder is made also when nothing is to be written, with those it lies in`() throws {
    let folder = try TestFolder(["Empty.xcstrings": #"{"sourceLanguage":"en","strings":{"Done":{}},"version":"1.0"}"#])
    let output = folder.path + "/a/b/c"
    #expect(run([folder.path + "/Empty.xcstrings", "--output", output]) == (.clean, "", ""))
    #expect(try FileManager.default.contentsOfDirectory(atPath: output) == [])
  }

  @Test func `each serialization is read back`() throws {
    let folder = try TestFolder(["Files.xcstrings": Self.files])
    let heads = ["text": "\"Done\"", "xml": "<?xml ", "binary": "bplist"]
    for (kind, head) in heads {
      let words = [folder.path + "/Files.xcstrings", "--output", folder.path, "--serialization", kind]
      #expect(run(words) == (.clean, "", ""))
      let strings = try folder.bytes("de.lproj/Files.strings")
      #expect(String(decoding: strings.prefix(6), as: UTF8.self) == head)
      let table = try StringTable(
        language: .english, strings: strings, stringsdict: folder.bytes("de.lproj/Files.stringsdict"))
      #expect(table["Done"]?.form == .text("Fertig"))
      #expect(table.count == 2)
    }
  }

  @Test func `a file that is the same is left untouched`() throws {
    let folder = try TestFolder(["Files.xcstrings": Self.files])
    let words = [folder.path + "/Files.xcstrings", "--output", folder.path]
    #expect(run(words).exit == .clean)
    let strings = folder.path + "/de.lproj/Files.strings"
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: strings)
    #expect(run(words).exit == .clean)
    #expect(try FileManager.default.attributesOfItem(atPath: strings)[.modificationDate] as? Date == past)
  }

  @Test func `a refused catalog is named as Apple's compiler names it, and nothing is written`() throws {
    let bad = Self.word("Fertig %#@files@")
    let folder = try TestFolder(["Bad.xcstrings": bad, "Files.xcstrings": Self.files, "Cut.xcstrings": "{\"strings\":"])
    let output = folder.path + "/out"
    let words = ["Bad", "Files", "Cut"].map { "\(folder.path)/\($0).xcstrings" }
    let result = run(words + ["--output", output])
    #expect(result.exit == .findings)
    #expect(
      result.errors == """
        \(words[0]): error: undefined substitution 'files' (de: Done)
          at line 2, column 45
        \(words[2]): error: expected a value, found the end of the file
          at line 1, column 12

        """)
    #expect(!FileManager.default.fileExists(atPath: output))
  }

  @Test func `C5: a table has one file, and a catalog lies in no language's folder`() throws {
    let folder = try TestFolder([
      "one/Menu.xcstrings": Self.word("a"), "two/menu.xcstrings": Self.word("b"),
      "beside/Help.xcstrings": Self.word("c"), "beside/Help.strings": "\"Done\" = \"d\";",
      "within/Tips.xcstrings": Self.word("e"), "within/fr.lproj/Tips.stringsdict": "{}",
      "en.lproj/Own.xcstrings": Self.word("f"), "mul.lproj/Main.xcstrings": Self.word("g"),
    ])
    let cases: [(catalogs: [String], message: String)] = [
      (["one/Menu", "two/menu"], "two/menu.xcstrings: error: the table menu is also that of PATH/one/Menu.xcstrings"),
      (["beside/Help"], "beside/Help.xcstrings: error: the table Help is also that of PATH/beside/Help.strings"),
      (
        ["within/Tips"],
        "within/Tips.xcstrings: error: the table Tips is also that of PATH/within/fr.lproj/Tips.stringsdict"
      ),
      (
        ["en.lproj/Own"],
        "en.lproj/Own.xcstrings: error: a catalog does not belong into en.lproj, since it holds every language"
      ),
    ]
    for (catalogs, message) in cases {
      let result = run(catalogs.map { "\(folder.path)/\($0).xcstrings" } + ["--output", folder.path + "/out"])
      #expect(result.exit == .findings)
      #expect(result.errors.replacing(folder.path, with: "PATH") == "PATH/\(message)\n")
    }
    let main = run([folder.path + "/mul.lproj/Main.xcstrings", "--output", folder.path + "/out"])
    #expect(main == (.clean, "", ""))
    #expect(try folder.text("out/de.lproj/Main.strings") == "\"Done\" = \"g\";\n")
  }

  @Test func `two languages of one directory are refused`() throws {
    let unit = #"{"stringUnit":{"state":"translated","value":"x"}}"#
    let text =
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"he":\#(unit),"iw":\#(unit)}}},"version":"1.0"}"#
    let folder = try TestFolder(["T.xcstrings": text])
    let result = run([folder.path + "/T.xcstrings", "--output", folder.path + "/out"])
    #expect(result.exit == .findings)
    #expect(result.errors.hasPrefix("\(folder.path)/T.xcstrings: error: he and iw are one language, he.lproj (iw)\n"))
  }

  @Test func `what cannot be meant is refused with the next thing to do`() throws {
    let folder = try TestFolder(["Files.xcstrings": Self.files, "file": ""])
    let catalog = folder.path + "/Files.xcstrings"
    let cases: [(words: [String], message: String)] = [
      ([catalog], "--output is missing; add --output DIR"),
      ([catalog, "--output", ""], "--output names no folder; name one; . is this one"),
      (["--output", "out"], "no catalog is named; name an .xcstrings file or a folder"),
      ([catalog, "--output", "out", "--form", "lprj"], "--form knows no lprj; did you mean lproj?"),
      ([catalog, "--output", "out", "--form", "plist"], "--form knows no plist; write lproj, compiled or symbols"),
      (
        [catalog, "--output", "out", "-l", "not a tag"],
        "not a tag is no language tag; write -l as a catalog does: de, pt-BR"
      ),
      (
        [catalog, "--output", "out", "--form", "compiled", "-l", "de"],
        "--language is for --form lproj, not compiled; leave it away, or add --form lproj"
      ),
      (
        [catalog, "--output", "out", "--access-level", "public"],
        "--access-level is for --form symbols, not lproj; leave it away, or add --form symbols"
      ),
      (
        [catalog, "--output", folder.path + "/file"],
        "\(folder.path)/file: File exists; see that the folder may be written to and has room"
      ),
    ]
    for (words, message) in cases {
      let result = run(words)
      #expect(result.exit == .cannot)
      #expect(result.errors == "dragoman: \(message)\n")
    }
  }

  @Test func `a compiled catalog answers in its folder, and goes before the raw one beside it`() throws {
    let folder = try TestFolder(["Files.xcstrings": Self.files])
    let catalog = folder.path + "/Files.xcstrings"
    #expect(run([catalog, "--output", folder.path, "--form", "compiled"]) == (.clean, "", ""))
    try folder.write("Files.xcstrings", Self.files.replacing("Dateien", with: "roh"))
    let console = ToolConsole()
    let words = ["resolve", folder.path, "-l", "de", "-k", "%lld files", "-a", "3"]
    #expect(Tool.dragoman.run(words, console: console) == .clean)
    #expect(console.output == "3 Dateien\n")
  }

  @Test func `standard input is the table Localizable`() throws {
    let folder = try TestFolder([:])
    let console = ToolConsole(input: Self.files)
    #expect(Tool.dragoman.run(["compile", "-", "--output", folder.path], console: console) == .clean)
    #expect(try folder.text("de.lproj/Localizable.strings") == "\"Done\" = \"Fertig\";\n")
  }

  @Test func `a source language that is no tag is told, whatever is made`() throws {
    let folder = try TestFolder([
      "A.xcstrings": Self.files.replacing("\"en\"", with: "\"English\""), "B.xcstrings": Self.files,
    ])
    let warning = """
      warning: the source language English is no language that a registry knows, such as en
        at line 1, column 20
      """
    for form in ["lproj", "compiled"] {
      let told = run([folder.path + "/A.xcstrings", "--output", folder.path + "/" + form, "--form", form])
      #expect(told.exit == .clean && told.errors.contains(warning), "\(told.errors)")
    }
    #expect(run([folder.path + "/B.xcstrings", "--output", folder.path + "/b"]).errors == "")
  }
}
