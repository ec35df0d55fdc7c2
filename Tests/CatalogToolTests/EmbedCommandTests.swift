import Foundation
import StringTables
import TestGround
import Testing

@testable import CatalogTool

@Suite struct EmbedCommandTests {
  /// The catalogs whose texts are checked in as source.
  static let embedded = [
    (name: "ThemeKit", source: "Sources/ThemeKit/BuiltIn/BuiltIn+Generated.swift", keys: []),
    (name: "ReceptionKit", source: "Sources/ReceptionKit/Texts/BuiltIn+Generated.swift", keys: []),
    (
      name: "ReceptionKit", source: "Service/Sources/ReceptionMessages/BuiltIn+Generated.swift",
      keys: ["push.", "review.template."]
    ),
  ]

  @Test func `every checked-in text is what its catalog makes now`() throws {
    for (name, source, keys) in Self.embedded {
      let catalog = "Catalogs/\(name).xcstrings"
      let file = try EmbeddedCatalog(xcstrings: TestGround.bytes(catalog), name: name, beginnings: keys)
      let command = "dragoman embed \(catalog) --into \(source)" + keys.map { " --keys \($0)" }.joined()
      let made = file.source(typeName: "BuiltInTexts", madeBy: command)
      let isFresh = try TestGround.bytes(source) == Array(made.utf8)
      #expect(isFresh, "\(source) is stale; make it anew with: swift run \(command)")
    }
  }

  @Test func `a written file is left untouched while it is fresh, and a stale one is found`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("embed-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalog = folder.appendingPathComponent("Greeter.xcstrings").path
    let output = folder.appendingPathComponent("BuiltIn.swift").path
    try Data(#"{"sourceLanguage":"en","strings":{"Hello":{}},"version":"1.0"}"#.utf8).write(
      to: URL(fileURLWithPath: catalog))

    let runs: [(words: [String], exit: ToolExit, output: String)] = [
      (["--into", output, "--check"], .findings, ""), (["--into", output], .clean, "wrote \(output)\n"),
      (["--into", output], .clean, ""), (["--into", output, "--check"], .clean, ""),
      (["--into", output, "--name", "Greetings", "--check"], .findings, ""),
    ]
    for run in runs {
      let console = ToolConsole()
      #expect(Tool.dragoman.run(["embed", catalog] + run.words, console: console) == run.exit)
      #expect(console.output == run.output)
    }
    let console = ToolConsole()
    #expect(Tool.dragoman.run(["embed", catalog], console: console) == .clean)
    #expect(console.output.contains("enum BuiltInTexts {"))
  }

  @Test func `only the keys that begin as wanted are written`() throws {
    let catalog = Data(
      #"{"sourceLanguage":"en","strings":{"a.one":{},"a.two":{},"b":{},"zebra":{}},"version":"1.0"}"#.utf8)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("embed-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.path + "/Greeter.xcstrings"
    try catalog.write(to: URL(fileURLWithPath: file))
    let console = ToolConsole()
    #expect(Tool.dragoman.run(["embed", file, "--keys", "a.", "--keys", "b"], console: console) == .clean)
    #expect(console.output.contains("--keys a. --keys b`. Do not edit"))
    let found = ["a.one", "a.two", "zebra"].map { console.output.contains($0) }
    #expect(found == [true, true, false])
    let nothing = ToolConsole()
    #expect(Tool.dragoman.run(["embed", file, "--keys", "c"], console: nothing) == .cannot)
    #expect(nothing.errors.contains("no key begins with c"))
  }

  @Test func `thousands of keys that are not wanted are taken out at once`() throws {
    let members = (0..<4_000).map { "\"other.\($0)\":{}" } + ["\"caf\u{E9}\":{}", "\"cafe\u{301}s\":{}", "\"cafe\":{}"]
    let catalog = Array(
      "{\"sourceLanguage\":\"en\",\"strings\":{\(members.joined(separator: ","))},\"version\":\"1.0\"}".utf8)
    let start = ContinuousClock.now
    let file = try EmbeddedCatalog(xcstrings: catalog, name: "T", beginnings: ["cafe"])
    // Written once for each key, it took more than a minute.
    #expect(ContinuousClock.now - start < .seconds(20))
    let source = file.source(typeName: "BuiltInTexts", madeBy: "test")
    // A beginning is one of bytes: `e` with an accent of its own begins with `e`, `é` in one character does not.
    let found = ["cafe\\u{301}s", "caf\u{E9}", "other."].map { Array(source.utf8).contains(sequence: Array($0.utf8)) }
    #expect(found == [true, false, false])
  }

  @Test func `a file's name cannot write code`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("embed-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalog = folder.path + "/a\nimport Evil\r.xcstrings"
    try Data(#"{"sourceLanguage":"en","strings":{"Hello":{}},"version":"1.0"}"#.utf8).write(
      to: URL(fileURLWithPath: catalog))
    let console = ToolConsole()
    #expect(Tool.dragoman.run(["embed", catalog], console: console) == .clean)
    let first = console.output.prefix { !$0.isNewline }
    #expect(first.hasSuffix(#"/a\nimport Evil\r.xcstrings`. Do not edit: change the catalog."#), "\(first)")
  }

  @Test func `standard input is embedded and printed`() {
    let console = ToolConsole(input: #"{"sourceLanguage":"en","strings":{"Hello":{}},"version":"1.0"}"#)
    #expect(Tool.dragoman.run(["embed", "-", "--into", "-"], console: console) == .clean)
    #expect(console.output.contains("enum BuiltInTexts {"))
    let damaged = ToolConsole(input: "{")
    #expect(Tool.dragoman.run(["embed", "-"], console: damaged) == .cannot)
    #expect(damaged.errors.hasPrefix("dragoman: standard input:1:2: "))
  }

  @Test func `what cannot be embedded is refused with its place and what to do`() throws {
    let rows: [([String], String)] = [
      ([], "one catalog is needed"), (["a", "b"], "one catalog is needed"), (["absent.xcstrings"], "no such file"),
      (["x.xcstrings", "--check"], "--check needs --into"),
      (["x.xcstrings", "--name", "1x"], "no name of a Swift type"),
      (["x.xcstrings", "--name", "a b"], "no name of a Swift type"),
      (["x.xcstrings", "--name", "class"], "no name of a Swift type"),
      (["x.xcstrings", "--name", "Type"], "no name of a Swift type"),
      (["x.xcstrings", "--name", "_"], "no name of a Swift type"), (["/"], "it is a folder"),
      (["/dev/zero"], "it is a device"), (["x.xcstrings", "--into", "-", "--check"], "--check needs --into"),
    ]
    for (words, complaint) in rows {
      let console = ToolConsole()
      #expect(Tool.dragoman.run(["embed"] + words, console: console) == .cannot)
      #expect(console.errors.contains(complaint), "\(console.errors)")
    }
    #expect(throws: EmbeddingError.self) { try EmbeddedCatalog(xcstrings: Array("{\"strings\":".utf8), name: "x") }
    #expect(throws: EmbeddingError.self) { try EmbeddedCatalog(xcstrings: [0xFF], name: "x") }
  }

  @Test func `a file that this command did not write is replaced only when that is said`() throws {
    let folder = try TestFolder([
      "A.xcstrings": #"{"sourceLanguage":"en","strings":{"Hello":{}},"version":"1.0"}"#,
      "Mine.swift": "let mine = 1\n", "Empty.swift": "",
    ])
    let run = { (words: [String]) in
      let console = ToolConsole()
      let exit = Tool.dragoman.run(["embed", folder.path + "/A.xcstrings"] + words, console: console)
      return (exit, console.errors)
    }
    let refused = run(["--into", folder.path + "/Mine.swift"])
    #expect(refused.0 == .cannot && refused.1.contains("no catalog was embedded in it"), "\(refused)")
    #expect(try folder.bytes("Mine.swift") == Array("let mine = 1\n".utf8))
    for words in [["--into", folder.path + "/Empty.swift"], ["--into", folder.path + "/Mine.swift", "--replace"]] {
      #expect(run(words) == (.clean, ""))
    }
    #expect(run(["--into", folder.path + "/Mine.swift", "--name", "Other"]) == (.clean, ""))
  }
}

extension [UInt8] {
  fileprivate func contains(sequence: [UInt8]) -> Bool {
    indices.contains { self[$0...].starts(with: sequence) }
  }
}
