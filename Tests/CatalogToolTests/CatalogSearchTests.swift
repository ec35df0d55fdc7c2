import CatalogTool
import Foundation
import TestGround
import Testing

/// What a folder stands for: what in it is meant and cannot be read is told, and the exit code says so.
@Suite struct CatalogSearchTests {
  private static let catalog = #"{"sourceLanguage":"en","strings":{"Done":{}},"version":"1.0"}"#

  private static func link(_ folder: TestFolder, _ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + name, withDestinationPath: target)
  }

  private static func run(_ words: [String], _ folder: TestFolder) -> (exit: ToolExit, output: String, errors: String) {
    let console = ToolConsole()
    let exit = asOrdinaryUser {
      Tool.dragoman.run(words.map { $0.replacing("$", with: folder.path) }, console: console)
    }
    return (exit, console.output.replacing(folder.path, with: "$"), console.errors.replacing(folder.path, with: "$"))
  }

  private static let importing = ["import", "$/A.xcstrings", "$", "--dry-run"]
  /// The commands that take a folder for the catalogs in it.
  private static let commands = [
    ["lint", "$"], ["status", "$"], ["fmt", "--check", "$"], ["fmt", "$"], ["repair", "$"],
    ["resolve", "$", "-k", "Done", "-l", "en"], ["compile", "$", "--output", "$/out", "--dry-run"],
    ["export", "$", "--to", "csv", "-l", "de", "--output", "$/out"],
  ]

  /// The commands that do not fail, or do not say why.
  private static func passedOver(_ folder: TestFolder, _ commands: [[String]], saying says: String) -> [String] {
    commands.compactMap { command in
      let run = run(command, folder)
      return run.exit == .cannot && run.errors.contains(says) ? nil : "\(command): \(run)"
    }
  }

  @Test func `a folder whose entries nobody may look at is told by every command`() throws {
    let folder = try TestFolder([
      "A.xcstrings": Self.catalog, "Locked/B.xcstrings": "{", "A.csv": "key,en,de,state\nDone,Done,Fertig,translated\n",
    ])
    try folder.permit(0o444, "Locked")
    defer { try? folder.permit(0o755, "Locked") }
    let commands = Self.commands + [Self.importing]
    #expect(
      Self.passedOver(folder, commands, saying: "$/Locked/B.xcstrings: reading it is not permitted") == [])
  }

  @Test func `a catalog that is a link to nothing is told by every command, and another link is not`() throws {
    let folder = try TestFolder(["A.xcstrings": Self.catalog, "A.csv": "key,en,de\nDone,Done,Fertig\n"])
    try Self.link(folder, "notes", to: "nowhere")
    for command in [["lint", "$"], ["status", "$"], Self.importing] {
      let run = Self.run(command, folder)
      #expect(run.exit == .clean && run.errors.isEmpty, "\(command): \(run)")
    }
    try Self.link(folder, "B.xcstrings", to: "nowhere")
    #expect(Self.passedOver(folder, Self.commands, saying: "$/B.xcstrings: there is no such file") == [])
    try FileManager.default.removeItem(atPath: folder.path + "/B.xcstrings")
    try #require(mkfifo(folder.path + "/B.xcstrings", 0o644) == 0)
    let searching = Self.commands.filter { $0[0] != "resolve" }
    #expect(Self.passedOver(folder, searching, saying: "$/B.xcstrings: it is no file") == [])
    try Self.link(folder, "de.xliff", to: "nowhere")
    #expect(Self.passedOver(folder, [Self.importing], saying: "$/de.xliff: there is no such file") == [])
  }

  @Test func `a language's folder that nobody may look into is told, not taken for one without texts`() throws {
    let folder = try TestFolder(["A.xcstrings": Self.catalog, "fr.lproj/A.strings": "\"Done\" = \"Fini\";"])
    let commands = [["resolve", "$", "-k", "Done", "-l", "en"], Self.importing]
    #expect(commands.map { Self.run($0, folder).exit } == [.clean, .clean])
    try folder.permit(0, "fr.lproj")
    defer { try? folder.permit(0o755, "fr.lproj") }
    #expect(Self.passedOver(folder, commands, saying: "$/fr.lproj: reading it is not permitted") == [])
  }

  @Test func `a name that is not in UTF-8 is told by every command`() throws {
    #if os(Linux)
      let folder = try TestFolder(["A.xcstrings": Self.catalog])
      let path = Array((folder.path + "/caf").utf8CString.dropLast()) + [CChar(bitPattern: 0xE9), 0]
      try #require(mkdir(path, 0o755) == 0)
      let commands = Self.commands + [Self.importing]
      #expect(Self.passedOver(folder, commands, saying: "$/caf\u{FFFD}: its name is not in UTF-8") == [])
    #endif
  }

  @Test func `a link in a circle may be anything, and is told`() throws {
    let folder = try TestFolder(["A.xcstrings": Self.catalog, "A.csv": "key,en,de\nDone,Done,Fertig\n"])
    try Self.link(folder, "Sub", to: "Sub")
    let commands = Self.commands + [Self.importing]
    #expect(Self.passedOver(folder, commands, saying: "$/Sub: its links lead in a circle") == [])
  }

  @Test func `folders that lie too deep are told by every command`() throws {
    let folder = try TestFolder(["A.xcstrings": Self.catalog, "A.csv": "key,en,de\nDone,Done,Fertig\n"])
    try folder.write(String(repeating: "d/", count: 40) + "C.xcstrings", "{")
    let commands = Self.commands + [Self.importing]
    #expect(Self.passedOver(folder, commands, saying: "folders lie too deep in one another") == [])
  }

  @Test func `a link to a folder is passed over unless it is named, as the help says`() throws {
    let folder = try TestFolder(["S/A.xcstrings": Self.catalog, "Shared/B.xcstrings": "{"])
    try Self.link(folder, "S/Shared", to: "../Shared")
    #expect(Self.run(["lint", "$/S"], folder).exit == .clean)
    #expect(Self.run(["lint", "$/S", "$/S/Shared"], folder).exit == .findings)
    for command in ["lint", "status", "fmt", "export", "compile", "import", "resolve"] {
      let help = Self.run([command, "--help"], folder).output.split(whereSeparator: \.isWhitespace).joined(
        separator: " ")
      #expect(help.contains("links to folders"), "\(command)")
    }
  }
}
