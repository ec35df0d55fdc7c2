import Foundation
import TestGround
import Testing

@testable import CatalogTool

/// What `dragoman extract` answered in this process.
struct Extract {
  let exit: ToolExit
  let output: String
  let errors: String

  init(_ folder: TestFolder, _ words: String..., input: String = "") { self.init(folder, words, input: input) }

  init(_ folder: TestFolder, _ words: [String], input: String = "") {
    let console = ToolConsole(input: input)
    exit = Tool.dragoman.run(["extract"] + words.map { $0.replacing("$", with: folder.path) }, console: console)
    output = console.output.replacing(folder.path, with: "$")
    errors = console.errors.replacing(folder.path, with: "$")
  }
}

@Suite struct ExtractCommandTests {
  @Test func `without a catalog the keys are printed with their places`() throws {
    let folder = try TestFolder([
      "B.swift": #"Text("b\n\(1)")"#, "A/A.swift": "\n  Text(\"a\")", "A/.x/No.swift": "Text(\"no\")",
    ])
    let run = Extract(folder, "$")
    #expect(run.exit == .clean && run.output == "$/A/A.swift:2:8: \"a\"\n$/B.swift:1:6: \"b\\n%lld\"\n")
    let piped = Extract(folder, "-", "--bridge", "t(_:)", "--json", input: #"t("a", comment: "C")"#)
    #expect(
      piped.output == """
        {"keys":[{"key":"a","file":"-","line":1,"column":3,"bridge":"t(_:)","comment":"C"}],"findings":[]}

        """)
  }

  @Test func `a catalog is made, brought up to date, and a second time left alone`() throws {
    let folder = try TestFolder(["A.swift": #"String(localized: "t", defaultValue: "Open", comment: "C"); Text("old")"#]
    )
    let made = Extract(folder, "--into", "$/Localizable.xcstrings", "--complete", "$")
    #expect(made.exit == .clean && made.output == "$/Localizable.xcstrings: 2 new\n")
    let bytes = try folder.bytes("Localizable.xcstrings")
    let again = Extract(folder, "--into", "$/Localizable.xcstrings", "--complete", "$")
    #expect(again.output == "$/Localizable.xcstrings: 2 keys, nothing to do\n")
    #expect(try folder.bytes("Localizable.xcstrings") == bytes)
    try folder.write("A.swift", #"String(localized: "t", defaultValue: "Open file", comment: "C"); Text("new")"#)
    let changed = Extract(folder, "--into", "$/Localizable.xcstrings", "--complete", "$")
    #expect(
      changed.output == "$/Localizable.xcstrings: 1 new, 1 reworded (0 translations to review), 1 stale\n")
    let pruned = Extract(folder, "--into", "$/Localizable.xcstrings", "--complete", "--prune", "$")
    #expect(
      pruned.output == "$/Localizable.xcstrings: 1 removed\n$/Localizable.xcstrings: removed \"old\"\n")
  }

  @Test func `E4: a key that is in no catalog is an error with its place, and nothing is written`() throws {
    let catalog = #"{"sourceLanguage":"en","strings":{"%lld cores":{},"a \"q\"":{},"gone":{}},"version":"1.0"}"#
    let folder = try TestFolder([
      "A.swift":
        "String(localized: \"a.b\")\nText(\"\\(5) cores\")\nText(\"a \\\"q\\\"\")\nText(\"x\", tableName: \"T\")",
      "Localizable.xcstrings": catalog,
    ])
    let run = Extract(folder, "--check", "--into", "$/Localizable.xcstrings", "$")
    #expect(run.exit == .findings)
    #expect(
      run.output.hasPrefix(
        """
        $/A.swift:1:19: error: the key "a.b" is missing in $/Localizable.xcstrings
        $/A.swift:4:6: error: no catalog is named for the table T of "x"

        """), "\(run.output)")
    let whole = Extract(folder, "--check", "--complete", "--into", "$/Localizable.xcstrings", "$")
    #expect(
      whole.output.contains("$/Localizable.xcstrings:1:65: error: no code has the key \"gone\"\n"), "\(whole.output)")
    #expect(try folder.text("Localizable.xcstrings") == catalog)
    try folder.write("A.swift", #"Text("\(5) cores"); Text("a \"q\""); Text("gone")"#)
    #expect(Extract(folder, "--check", "--complete", "--into", "$/Localizable.xcstrings", "$").exit == .clean)
  }

  @Test func `E5: the call's bundle decides whose catalog a key is in`() throws {
    let code = """
      Text("none"); Text("main", bundle: .main); Text("module", bundle: .module); Text("macro", bundle: #bundle)
      Text("own", bundle: Bundle(for: A.self)); L10n.text("bridge")
      """
    let rows: [(file: String, keys: [String])] = [
      ("Package.swift", ["bridge", "macro", "module", "own"]),
      ("App.xcodeproj/project.pbxproj", ["bridge", "macro", "main", "none", "own"]),
    ]
    for (file, keys) in rows {
      let folder = try TestFolder([file: "// Text(\"no\")", "Sources/Kit/A.swift": code])
      let path = "Sources/Kit/Localizable.xcstrings"
      let run = Extract(
        folder, "--into", "$/\(path)", "--bridge", "apple", "--bridge", "L10n.text(_:)", "$/Sources")
      #expect(run.exit == .clean && run.output.contains("of another bundle"), "\(run)")
      let found = try JSONValue(parsing: folder.text(path))["strings"]
      guard case .object(let members) = found else { throw ToolFailure("there are no strings") }
      #expect(members.map(\.name) == keys)
    }
  }

  @Test func `E3: what was made of a catalog is passed over`() throws {
    let made = "// Made by `dragoman embed A.xcstrings`. Do not edit: change the catalog.\nlet a = Text(\"no\")"
    let folder = try TestFolder([
      "A.swift": "Text(\"a\")", "B+Generated.swift": made, "GeneratedStringSymbols_A.swift": "Text(\"no\")",
    ])
    #expect(Extract(folder, "$").output == "$/A.swift:1:6: \"a\"\n")
  }

  @Test func `keys go into the catalog of their table`() throws {
    let folder = try TestFolder([
      "A.swift": #"Text("a"); Text("b", tableName: "Menu"); String(localized: "c", table: "X")"#
    ])
    let run = Extract(folder, "--into", "$/Menu.xcstrings", "--into", "$/Localizable.xcstrings", "$")
    #expect(run.output.hasSuffix("left out: 1 place of another table: X\n"))
    #expect(try folder.text("Menu.xcstrings").contains("\"b\"") && !folder.text("Menu.xcstrings").contains("\"a\""))
    #expect(try folder.text("Localizable.xcstrings").contains("\"a\""))
    // The only catalog, and no call names it: what names no table is meant.
    _ = Extract(folder, "--into", "$/Other.xcstrings", "$")
    #expect(try folder.text("Other.xcstrings").contains("\"a\""))
  }

  @Test func `a template is written, held against the code, and stale where a key is missing or too many`() throws {
    let folder = try TestFolder([
      "A.swift": #"t("Adults"); t("adults")"#, "C.xcstrings": #"{"strings":{"Adults":{"comment":"C"}}}"#,
    ])
    let words = ["--bridge", "t(_:)", "--template", "$/T.xcstrings", "$"]
    #expect(Extract(folder, words[0], words[1], words[2], words[3], words[4], "--into", "$/C.xcstrings").exit == .clean)
    #expect(try folder.text("T.xcstrings").contains(#""comment" : "C""#))
    #expect(Extract(folder, "--check", words[0], words[1], words[2], words[3], words[4]).exit == .clean)
    try folder.write("A.swift", #"t("Adults"); t("new")"#)
    let stale = Extract(folder, "--check", words[0], words[1], words[2], words[3], words[4])
    #expect(
      stale.exit == .findings
        && stale.output.hasPrefix(
          """
          $/A.swift:1:16: error: the key "new" is missing in $/T.xcstrings
          $/T.xcstrings:4:6: error: no code has the key "adults"

          """),
      "\(stale.output)")
  }

  @Test func `broken and foreign sources are told, the rest is read, and then nothing is called stale`() throws {
    let folder = try TestFolder([
      "A.swift": "Text(\"a)\nText(\"b\")", "Localizable.xcstrings": #"{"strings":{"gone":{}}}"#,
    ])
    try folder.write("Latin.swift", [0x54, 0x65, 0x78, 0x74, 0x28, 0x22, 0xE9, 0x22, 0x29])
    try folder.write("Wide.swift", [0xFF, 0xFE, 0x54, 0, 0x65, 0])
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/loop", withDestinationPath: folder.path)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/L.swift", withDestinationPath: "L.swift")
    let run = Extract(folder, "--complete", "--prune", "--into", "$/Localizable.xcstrings", "$")
    #expect(run.exit == .findings && run.output == "$/Localizable.xcstrings: 1 new\n")
    for sentence in [
      "$/A.swift:1:6: error: this literal has no end", "$/Latin.swift:1:7: error: this is not UTF-8",
      "$/Wide.swift:1:1: error: this is not UTF-8", "$/L.swift: its links lead in a circle",
      "no key is called stale",
    ] {
      #expect(run.errors.contains(sentence), "\(run.errors)")
    }
    #expect(try folder.text("Localizable.xcstrings").contains("gone"))
  }

  @Test func `an unknown type keeps the keys that it may be from becoming stale`() throws {
    let folder = try TestFolder([
      "A.swift": #"Text("\(n) cores")"#, "Localizable.xcstrings": #"{"strings":{"%lld cores":{},"gone":{}}}"#,
    ])
    let run = Extract(folder, "--complete", "--into", "$/Localizable.xcstrings", "$")
    #expect(run.exit == .findings && run.output == "$/Localizable.xcstrings: 1 stale\n")
    #expect(run.errors.contains("$/A.swift:1:6: error: type unknown"))
    #expect(!(try folder.text("Localizable.xcstrings").contains("%@ cores")))
  }

  @Test func `a key that equals a literal anywhere is neither stale nor removed, nor added`() throws {
    let code = #"""
      let d: [String: LocalizedStringKey] = ["x": "Dict"]
      let pair: (LocalizedStringKey, Int) = ("Tuple", 1); let view = Text(.init("Init")); let cast = "Cast" as Key
      func f() { title = "Assigned"; show { "Closure" }; list.searchable(prompt: "Prompt") }
      typealias Key = LocalizedStringKey; let alias: Key = "Alias"; let raw = [Key(#"Raw "q""#)]
      enum Tab: String { case home = "Case" }; let deep = log("x \(name("Inner")) y"); let many = """
        Two
        lines
        """
      let escaped = ["Caf\u{e9}\n"]; let percent = ["50%"]; let value = [1: "\(count) of \(all), 100%"]
      let whole: [Key] = ["\(name)"]; Text("Known") // "Comment"
      """#
    let kept = [
      "Dict", "Tuple", "Init", "Cast", "Assigned", "Closure", "Prompt", "Alias", "Raw \"q\"", "Case", "Inner",
      "Two\nlines", "Caf\u{e9}\n", "50%", "%lld of %@, 100%%", "%1$lld of %2$@, 100%%", "%@", "Known",
    ]
    let gone = ["Comment", "Cafe\u{301}\n", "50", "of", "dict", "%lld of %@, 100%", "%lld of 3, 100%%"]
    let entries = (kept + gone).map { "\(JSONValue.string($0)):{}" }.joined(separator: ",")
    let folder = try TestFolder(["A.swift": code, "Localizable.xcstrings": "{\"strings\":{\(entries)}}"])
    let run = Extract(folder, "--complete", "--prune", "--json", "--into", "$/Localizable.xcstrings", "$")
    guard case .array(let catalogs) = try JSONValue(parsing: run.output)["catalogs"], let catalog = catalogs.first
    else { throw ToolFailure("there are no catalogs") }
    #expect(catalog["removed"] == .array(gone.map { .string($0) }), "\(run)")
    #expect(catalog["new"] == .array([]) && catalog["stale"] == .array([]))
  }

  @Test func `sources without any key take nothing out of a catalog or a template`() throws {
    let catalog = #"{"strings":{"a":{"comment":"C"}}}"#
    let folder = try TestFolder([
      "C.xcstrings": catalog, "E/Empty.swift": "", "F/Foreign.swift": "let a = t(\"b\")", "J/a.json": "{\"Text\": 1}",
      "M.xcstrings": #"{"strings":{"m":{"extractionState":"manual"}}}"#,
    ])
    let complete = ["--complete", "--into", "$/C.xcstrings"]
    let none = "the sources have no key at all"
    let rows: [(words: [String], complaint: String)] = [
      (complete + ["$/E"], none), (complete + ["--prune", "$/E/Empty.swift"], none), (complete + ["-"], none),
      (complete + ["--prune", "-"], none), (complete + ["--check", "$/F"], none),
      (complete + ["--prune", "$/J/a.json"], "a.json: it is no Swift source"),
      (complete + ["$/J"], "there is no Swift source in it"), (["--template", "$/C.xcstrings", "$/E"], none),
    ]
    for (words, complaint) in rows {
      let console = ToolConsole(input: "")
      let exit = Tool.dragoman.run(["extract"] + words.map { $0.replacing("$", with: folder.path) }, console: console)
      #expect(exit == .cannot && console.errors.contains(complaint), "\(words): \(console.errors)")
    }
    #expect(try folder.text("C.xcstrings") == catalog)
    // Nothing would be taken away: nothing to refuse.
    #expect(Extract(folder, "--into", "$/C.xcstrings", "$/E").exit == .clean)
    #expect(Extract(folder, "--complete", "--prune", "--into", "$/M.xcstrings", "$/E").exit == .clean)
  }

  @Test func `what cannot be done is refused, and no file is touched`() throws {
    let folder = try TestFolder(["A.swift": "Text(\"a\")", "half.xcstrings": "{\"strings\":{\"a\":{", "e/x.txt": ""])
    let rows: [([String], String)] = [
      ([], "no source is named"), (["$/absent"], "there is no such file"), (["$/e"], "there is no Swift source in it"),
      (["$/e/x.txt"], "e/x.txt: it is no Swift source"),
      (["--bridge", "Text(", "$"], "has no closing parenthesis"), (["--bridge", "(_:)", "$"], "names no call"),
      (["--bridge", "Text()", "$"], "takes no key"), (["--bridge", "Text(_)", "$"], "without a colon"),
      (["--bridge", "Text(1x:)", "$"], "is no label"), (["--bridge", "", "$"], "names no call"),
      (["--key-style", "mixed", "$"], "is not known"), (["--prune", "--into", "$/n.xcstrings", "$"], "add --complete"),
      (["--check", "$"], "add --into"),
      (["--into", "$/new.xcstrings", "--into", "$/half.xcstrings", "$"], "half.xcstrings:1:18"),
      (["--template", "$/half.xcstrings", "--into", "$/new.xcstrings", "$"], "half.xcstrings:1:18"),
      (["--template", "-", "$"], "a template is a file"),
    ]
    for (words, complaint) in rows {
      let console = ToolConsole()
      let exit = Tool.dragoman.run(["extract"] + words.map { $0.replacing("$", with: folder.path) }, console: console)
      #expect(exit == .cannot && console.errors.contains(complaint), "\(words): \(console.errors)")
    }
    #expect(folder.names == ["A.swift", "e", "half.xcstrings"])
    #expect(try folder.text("half.xcstrings") == "{\"strings\":{\"a\":{")
  }

  #if compiler(>=6.3) && compiler(<6.4)
    @Test func `the compiler is asked for types that nobody wrote, where the sources compile`() throws {
      let folder = try TestFolder([
        "A/Load.swift": "func load() -> [Double] { [1] }\nstruct Kind {}",
        "A/Texts.swift": """
        func t(_ text: String) {}
        struct Texts {
          let kind = [Kind()].first!
          func all<Value>(_ value: Value) {
            t("\\(load().map { Int($0) }[0]) of \\(load().map { $0 }[0])"); t("\\(kind) here"); t("\\(value)")
          }
        }
        """,
        "B/Broken.swift": "func t(_ text: String) {}\nlet a: Int = \"x\"\nfunc f() { t(\"\\(load()) x\") }",
      ])
      let run = Extract(folder, "--ask-compiler", "--bridge", "t(_:)", "$/A")
      #expect(run.output == "$/A/Texts.swift:5:7: \"%lld of %lf\"\n$/A/Texts.swift:5:69: \"%@ here\"\n", "\(run)")
      #expect(run.errors.contains("$/A/Texts.swift:5:88: error: type unknown"), "\(run.errors)")
      let broken = Extract(folder, "--ask-compiler", "--bridge", "t(_:)", "$/B")
      #expect(broken.output.isEmpty && broken.exit == .findings)
      #expect(broken.errors.contains("$/B/Broken.swift: the compiler refuses it; its types stay unknown"))
    }

  #endif

  @Test func `a mangled name tells a number from everything else, and an alias tells nothing`() {
    let rows: [(String, String?)] = [
      ("$sSiD", "%lld"), ("$ss6UInt16VD", "%u"), ("$sSdD", "%lf"), ("$s14CoreFoundation7CGFloatVD", "%lf"),
      ("$sSSD", "%@"), ("$sSiSgD", "%@"), ("$sSaySiGD", "%@"), ("$s5Asked4KindVD", "%@"), ("$sxD", nil),
      ("$s5Asked5CountaD", nil), ("$ss6Int128VD", nil), ("", nil),
    ]
    for (type, specifier) in rows { #expect(CompilerTypes.specifier(of: type) == specifier, "\(type)") }
  }

  @Test func `two English texts for one key are told, and the first is taken`() throws {
    let folder = try TestFolder([
      "A.swift": """
      String(localized: "t", defaultValue: "Open"); String(localized: "t", defaultValue: "Open")
      String(localized: "t"); String(localized: "t", defaultValue: "Close", table: "Other")
      """,
      "B.swift": #"String(localized: "t", defaultValue: "Shut")"#,
    ])
    let run = Extract(folder, "$", "--into", "$/Localizable.xcstrings", "--complete")
    #expect(run.exit == .findings)
    #expect(
      run.errors
        == "$/B.swift:1:19: error: t has another text here than at $/A.swift:1:19; a catalog has one, the first\n")
    let catalog = String(decoding: try folder.bytes("Localizable.xcstrings"), as: UTF8.self)
    #expect(catalog.contains("\"Open\"") && !catalog.contains("Shut"))
  }
}
