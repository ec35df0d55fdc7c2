import CatalogTool
import Foundation
import StringCatalogs
import TestGround
import Testing

@Suite struct FmtCommandTests {
  @Test func `two catalogs of one name are not written over each other`() throws {
    let catalog = { (key: String) in #"{"sourceLanguage":"en","strings":{"\#(key)":{}},"version":"1.0"}"# }
    let folder = try TestFolder(["A/L.xcstrings": catalog("a"), "B/l.xcstrings": catalog("b"), "out/x": ""])
    let run = ToolRun("fmt", folder.path + "/A", folder.path + "/B", "--output", folder.path + "/out")
    #expect(run.exit == .cannot && run.errors.contains("would become one file"), "\(run)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out") == ["x"])
  }

  static let loose = #"{"version":"1.0","strings":{"b":{},"a":{}},"sourceLanguage":"en"}"#
  static let canonical = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a" : {

        },
        "b" : {

        }
      },
      "version" : "1.0"
    }
    """

  @Test func `a file is laid out in its place, once, and its permissions stay`() throws {
    let folder = try TestFolder()
    let path = try folder.write("a.xcstrings", Self.loose)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(ToolRun("fmt", "--check", path).exit == .findings)
    #expect(try folder.text("a.xcstrings") == Self.loose)
    let run = ToolRun("fmt", path)
    #expect(run.exit == .clean && run.output == path + "\n")
    #expect(try folder.text("a.xcstrings") == Self.canonical)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    #expect(ToolRun("fmt", path).output == "" && ToolRun("fmt", "--check", path).exit == .clean)
    #expect(folder.names == ["a.xcstrings"])
  }

  @Test func `a folder stands for its catalogs, and a bad one does not keep the others from being done`() throws {
    let folder = try TestFolder()
    try folder.write("x/a.xcstrings", Self.loose)
    try folder.write("x/y/b.xcstrings", Self.canonical)
    try folder.write("x/.build/c.xcstrings", Self.loose)
    try folder.write("x/bad.xcstrings", "{\"strings\":")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/x/loop", withDestinationPath: folder.url.path + "/x")
    let check = ToolRun("fmt", "--check", folder.url.path)
    #expect(check.exit == .cannot && check.output == folder.url.path + "/x/a.xcstrings\n")
    #expect(check.errors.contains("bad.xcstrings:1:12: expected a value, found the end of the file"))
    #expect(ToolRun("fmt", folder.url.path).exit == .cannot)
    #expect(try folder.text("x/a.xcstrings") == Self.canonical && folder.text("x/.build/c.xcstrings") == Self.loose)
  }

  @Test func `standard streams, other files and folders are written where asked`() throws {
    let folder = try TestFolder()
    let path = try folder.write("a.xcstrings", Self.loose)
    let other = try folder.write("b.xcstrings", Self.canonical)
    #expect(ToolRun("fmt", "-", input: Self.loose).output == Self.canonical)
    #expect(ToolRun("fmt", "--keep-style", "--output", "-", path).output == Self.loose)
    #expect(ToolRun("fmt", "--output", folder.url.path + "/c.xcstrings", path).exit == .clean)
    #expect(try folder.text("c.xcstrings") == Self.canonical && folder.text("a.xcstrings") == Self.loose)
    try FileManager.default.createDirectory(atPath: folder.url.path + "/out", withIntermediateDirectories: true)
    #expect(ToolRun("fmt", "--output", folder.url.path + "/out", path, other).exit == .clean)
    #expect(try folder.text("out/a.xcstrings") == Self.canonical && folder.text("out/b.xcstrings") == Self.canonical)
  }

  @Test func `a file in UTF-16 keeps its encoding in its own style, and becomes UTF-8 in Xcode's`() throws {
    let folder = try TestFolder()
    let bytes: [UInt8] = Self.loose.utf16.reduce(into: [0xFF, 0xFE]) {
      $0 += [UInt8(truncatingIfNeeded: $1), UInt8($1 >> 8)]
    }
    let path = try folder.write("a.xcstrings", bytes)
    #expect(ToolRun("fmt", "--keep-style", path).exit == .clean)
    #expect(try folder.bytes("a.xcstrings") == bytes)
    #expect(ToolRun("fmt", path).exit == .clean)
    #expect(try folder.text("a.xcstrings") == Self.canonical)
  }

  @Test func `what cannot be done is refused with what to do`() throws {
    let folder = try TestFolder()
    let path = try folder.write("a.xcstrings", Self.loose)
    let rows: [(words: [String], complaint: String)] = [
      (["fmt"], "no catalog is named"), (["fmt", "absent.xcstrings"], "there is no such file"),
      (["fmt", "--check", "--output", "x", path], "--check writes nothing"),
      (["fmt", "--output", "absent", path, path], "is no folder"),
      (["fmt", "--output", "/absent/folder/x", path], "No such file or directory"),
    ]
    for (words, complaint) in rows {
      let console = ToolConsole()
      #expect(Tool.dragoman.run(words, console: console) == .cannot)
      #expect(console.errors.contains(complaint), "\(console.errors)")
    }
    try FileManager.default.createDirectory(atPath: folder.url.path + "/empty", withIntermediateDirectories: true)
    #expect(ToolRun("fmt", folder.url.path + "/empty").errors.contains("there is no .xcstrings file in it"))
  }

  @Test func `a full disk and a kill while writing leave the old file`() throws {
    let folder = try TestFolder()
    let keys = (0..<2000).map { "\"key \($0)\":{}" }.joined(separator: ",")
    let text = "{\"strings\":{\(keys)}}"
    try folder.write("a.xcstrings", text)
    // Ignored, the signal of the size limit becomes an error as that of a full disk; else it kills.
    let full = try ShellRun("trap '' XFSZ; ulimit -f 16; \"$DRAGOMAN\" fmt a.xcstrings", in: folder.url)
    #expect(full.status == 2 && full.output.contains("File too large"), "\(full.output)")
    #expect(try folder.text("a.xcstrings") == text && folder.names == ["a.xcstrings"])
    let killed = try ShellRun("ulimit -f 16; \"$DRAGOMAN\" fmt a.xcstrings; echo \"ended by $?\"", in: folder.url)
    #expect(killed.output.contains("ended by 153"), "\(killed.output)")
    #expect(try folder.text("a.xcstrings") == text)
    let link = try ShellRun(
      "ln -s a.xcstrings b.xcstrings && \"$DRAGOMAN\" fmt b.xcstrings && test -L b.xcstrings", in: folder.url)
    #expect(link.status == 0, "\(link.output)")
    #expect(try folder.text("a.xcstrings").hasPrefix("{\n  \"strings\" : {\n    \"key 0\""))
  }
}
