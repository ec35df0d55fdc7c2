import CatalogTool
import Foundation
import TestGround
import Testing

@testable import StringCatalogs

/// What the tool says of files that no sound program wrote.
@Suite struct BadInputTests {
  private static func catalog(_ strings: String, _ rest: String = #","sourceLanguage":"en","version":"1.0""#) -> [UInt8]
  {
    Array("{\"strings\":\(strings)\(rest)}".utf8)
  }

  private static func text(_ text: String) -> [UInt8] {
    catalog("{\"k\":{\"localizations\":{\"de\":\(StatusTests.unit(text))}}}")
  }

  private static let rows: [(file: [UInt8], said: String, exit: ToolExit)] = [
    (catalog("{}", ",\"x\":" + String(repeating: "[", count: 10_000)), "nested deeper than 256 levels", .findings),
    (text(#"\ud800"#), "warning: the character U+FFFD is in the text [NoControlCharacters]", .clean),
    (text(#"\u0000"#), "warning: the character U+0000 is in the text [NoControlCharacters]", .clean),
    (text("\0"), "error: a control character in a string: write it as an escape [FileIsReadable]", .findings),
    (catalog("{\"") + [0xFF], "error: the text is not valid UTF-8 [FileIsReadable]", .findings),
    (catalog("{}", #","sourceLanguage":"en","version":"2""#), "note: a version that is not known", .clean),
    (catalog("{}", #","sourceLanguage":"en","version":2"#), "note: a version that is not known", .clean),
    (catalog("{}", #","sourceLanguage":"en","version":true"#), "error: the version is neither", .findings),
    (catalog(#"{"a":{},"a":{}}"#), "error: written twice; the first is on line 1 [KeysAreUnique]", .findings),
    (catalog("{}", #","a":{},"sourceLanguage":"en","version":"1.0""#), "[NoStrayRootKeys] (a)", .findings),
    ([], "1:1: error: expected a value, found the end of the file [FileIsReadable]", .findings),
    (Array("<<<<<<< HEAD\n{}".utf8), "1:1: error: expected a value, found <", .findings),
    (Array("[]".utf8), "1:1: error: a String Catalog is an object", .findings),
    (catalog("[]"), "error: the catalog has no object \"strings\"", .findings),
    ([0xFF, 0xFE, 0x7B], "the text is not valid UTF-16", .findings),
  ]

  @Test func `lint has a finding for each, with its place`() throws {
    let folder = try TestFolder()
    var failures: [String] = []
    for (number, row) in Self.rows.enumerated() {
      let path = try folder.write("\(number).xcstrings", row.file)
      let run = ToolRun("lint", path)
      if !run.output.contains(row.said) || run.exit != row.exit { failures.append("\(number): \(run.output)") }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `what cannot be read is refused by every command, and nothing is written`() throws {
    let folder = try TestFolder()
    let bad = try folder.write("bad.xcstrings", "{\"strings\":{")
    var failures: [String] = []
    for words in [
      ["status", bad], ["fmt", bad], ["set", bad, "a", "--text", "de=x"], ["add", bad, "a"], ["remove", bad, "a"],
      ["repair", bad], ["diff", bad, bad], ["api-check", bad, bad], ["merge", bad, bad, bad], ["pseudo", bad],
    ] {
      let console = ToolConsole(input: "")
      let exit = Tool.dragoman.run(words, console: console)
      if exit != .cannot || !console.errors.contains("bad.xcstrings:1:13: ") { failures.append("\(words)") }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(try folder.text("bad.xcstrings") == "{\"strings\":{" && folder.names == ["bad.xcstrings"])
  }

  @Test func `a folder without catalogs, nothing, and links in a circle are refused with the reason`() throws {
    let folder = try TestFolder()
    let loop = folder.path + "/loop.xcstrings"
    try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: loop)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/up", withDestinationPath: "..")
    #expect(ToolRun("lint", folder.path).errors.contains("loop.xcstrings: its links lead in a circle"))
    #expect(ToolRun("lint", folder.path + "/x").errors.contains("there is no such file"))
    for command in ["lint", "status", "fmt"] {
      let run = ToolRun(command, loop)
      #expect(run.exit == .cannot && run.errors.contains("its links lead in a circle"), "\(command): \(run.errors)")
    }
    try FileManager.default.removeItem(atPath: loop)
    #expect(ToolRun("lint", folder.path).errors.contains("there is no .xcstrings file in it"))
    try folder.write("a.xcstrings", Self.catalog("{}"))
    #expect(ToolRun("lint", folder.path).output == "1 catalog: 0 errors, 0 warnings, 0 notes\n")
  }

  @Test func `UTF-16 is read with a note, and edits keep it`() throws {
    let folder = try TestFolder()
    let text =
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"ключ 🙂\" : {\n\n    }\n  },\n  \"version\" : \"1.0\"\n}"
    for (mark, isLittle) in [([0xFF, 0xFE] as [UInt8], true), ([0xFE, 0xFF], false)] {
      func file(_ text: String) -> [UInt8] {
        mark
          + text.utf16.flatMap { isLittle ? [UInt8($0 & 0xFF), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      }
      let path = try folder.write("a.xcstrings", file(text))
      let run = ToolRun("lint", path)
      #expect(run.exit == .clean && run.output.contains(":1:1: note: the file is in UTF-16"), "\(run.output)")
      #expect(ToolRun("add", path, "漢").exit == .clean)
      let entry = ",\n    \"漢\" : {\n      \"extractionState\" : \"manual\"\n    }\n  },\n"
      #expect(try folder.bytes("a.xcstrings") == file(text.replacingOccurrences(of: "\n  },\n", with: entry)))
    }
  }
}
