import CatalogTool
import Foundation
import TestGround
import Testing

/// `dragoman export` and `dragoman import`, as they are called.
@Suite struct ExchangeCommandTests {
  struct Run {
    let exit: ToolExit
    let output: String
    let errors: String

    init(_ words: String..., input: String = "") {
      let console = ToolConsole(input: input)
      exit = Tool.dragoman.run(words, console: console)
      (output, errors) = (console.output, console.errors)
    }
  }

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld file"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld files"
                    }
                  }
                }
              }
            }
          }
        },
        "Done" : {
          "comment" : "A button",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "Fertig"
              }
            }
          }
        },
        "Open" : {

        }
      },
      "version" : "1.0"
    }
    """

  private static func folder() throws -> TestFolder { try TestFolder(["Localizable.xcstrings": catalog]) }

  @Test func `an export that comes back untouched changes no byte`() throws {
    let folder = try Self.folder()
    let out = Run("export", folder.path, "--to", "xliff", "--output", folder.path + "/out")
    #expect(out.exit == .clean)
    #expect(out.output == "wrote \(folder.path)/out/de.xliff: 4 texts, 3 not translated\n")
    let back = Run("import", folder.path + "/Localizable.xcstrings", folder.path + "/out")
    #expect(back.exit == .clean)
    #expect(back.output == "\(folder.path)/out/de.xliff: de: 1 as before, 3 not translated\n")
    #expect(try folder.text("Localizable.xcstrings") == Self.catalog)
  }

  @Test func `only the lines of what a translator did change`() throws {
    let folder = try Self.folder()
    _ = Run("export", folder.path, "--to", "xliff", "-l", "de", "--output", folder.path)
    let translated = try folder.text("de.xliff")
      .replacing(
        "<source>%lld file</source>", with: "<source>%lld file</source><target state=\"translated\">%lld Datei</target>"
      )
      .replacing(
        "<source>%lld files</source>",
        with: "<source>%lld files</source><target state=\"translated\">\u{A0}%lld Dateien </target>"
      )
      .replacing("needs-review-l10n", with: "translated")
    try folder.write("de.xliff", translated)
    let dry = Run("import", folder.path + "/Localizable.xcstrings", folder.path + "/de.xliff", "--dry-run")
    #expect(dry.output == "\(folder.path)/de.xliff: de: 1 changed, 2 added, 1 not translated\n")
    #expect(try folder.text("Localizable.xcstrings") == Self.catalog)
    #expect(Run("import", folder.path + "/Localizable.xcstrings", folder.path + "/de.xliff").output == dry.output)
    let expected = Self.catalog.replacing("needs_review", with: "translated").replacing(
      "      \"localizations\" : {\n        \"en\" : {\n          \"variations\"",
      with: """
              "localizations" : {
                "de" : {
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "%lld Datei"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "translated",
                          "value" : "\u{A0}%lld Dateien "
                        }
                      }
                    }
                  }
                },
                "en" : {
                  "variations"
        """)
    #expect(try folder.text("Localizable.xcstrings") == expected)
  }

  @Test func `what is wrong with a file has its place, and the rest is imported`() throws {
    let folder = try Self.folder()
    try folder.write(
      "de.xliff",
      """
      <xliff version="1.2">
      <file original="Localizable.xcstrings" source-language="en" target-language="de"><body>
      <trans-unit id="Nowhere"><source>x</source><target>y</target></trans-unit>
      <trans-unit id="Open"><source>Open</source><target>Öffnen</target></trans-unit>
      <trans-unit id="Done"><source>Do
      """)
    let path = folder.path + "/de.xliff"
    let back = Run("import", folder.path + "/Localizable.xcstrings", path)
    #expect(back.exit == .findings)
    #expect(
      back.output == """
        \(path):5:33: error: the file stops before the end of source [FileIsReadable]
        \(path):3:1: warning: the catalog has no key for "Nowhere" [UnitIsKnown]
        \(path): de: 1 added, 1 left

        """)
    #expect(try folder.text("Localizable.xcstrings").contains("Öffnen"))
  }

  @Test func `a file with a document type is refused, whatever it says`() throws {
    let folder = try Self.folder()
    try folder.write("secret.txt", "secret")
    try folder.write(
      "de.xliff",
      """
      <?xml version="1.0"?>
      <!DOCTYPE xliff [<!ENTITY e SYSTEM "file://\(folder.path)/secret.txt">]>
      <xliff version="1.2"><file original="Localizable.xcstrings" source-language="en" target-language="de"><body>
      <trans-unit id="Open"><source>Open</source><target>&e;</target></trans-unit></body></file></xliff>
      """)
    let back = Run("import", folder.path + "/Localizable.xcstrings", folder.path + "/de.xliff")
    #expect(back.exit == .findings)
    #expect(back.output.hasPrefix("\(folder.path)/de.xliff:2:1: error: a document type is refused"))
    #expect(try folder.text("Localizable.xcstrings") == Self.catalog)
  }

  @Test func `a language is exported as the catalog spells it, or it is a new one`() throws {
    let folder = try TestFolder([
      "Localizable.xcstrings": Self.catalog.replacing("\"de\" :", with: "\"de_DE\" :")
    ])
    let catalog = folder.path + "/Localizable.xcstrings"
    let rows: [(language: String, exit: ToolExit, says: String)] = [
      ("de-DE", .cannot, "Localizable.xcstrings spells de-DE as de_DE"), ("DE_de", .cannot, "spells DE_de as de_DE"),
      ("EN", .cannot, "spells EN as en"), ("de--DE", .cannot, "is no language tag"),
      ("", .cannot, "is no language tag"),
      ("a", .cannot, "is no language tag"), ("de_DE", .clean, ""), ("de", .clean, ""), ("fr", .clean, ""),
      ("en", .clean, ""),
    ]
    var failures: [String] = []
    for format in ["xliff", "csv", "strings"] {
      for row in rows where format != "strings" || row.exit == .cannot {
        let run = Run("export", catalog, "--to", format, "-l", row.language, "--output", folder.path + "/out")
        let isSaid = row.says.isEmpty ? run.errors.isEmpty : run.errors.contains(row.says)
        if run.exit != row.exit || !isSaid { failures.append("\(format) \(row.language): \(run.exit) \(run.errors)") }
      }
    }
    #expect(failures == [])
  }

  @Test func `a language that two catalogs spell differently is exported from each under its own name`() throws {
    let unit = #"{"stringUnit":{"state":"translated","value":"Feito"}}"#
    let catalog = { (tag: String) in
      #"{"sourceLanguage":"en","strings":{"Done":{"localizations":{"\#(tag)":\#(unit)}}},"version":"1.0"}"#
    }
    let folder = try TestFolder([
      "A.xcstrings": catalog("pt-BR"), "B.xcstrings": catalog("pt_BR"), "C.xcstrings": catalog("de"),
    ])
    let paths = ["A", "B", "C"].map { "\(folder.path)/\($0).xcstrings" }
    // What is written for each call: the catalogs without the language get a file under the name that was called.
    let csv = ["A.pt-BR.csv", "B.pt_BR.csv"]
    let tables = ["pt-BR.lproj/A.strings", "pt_BR.lproj/B.strings"]
    let rows: [(format: String, language: String?, files: [String])] = [
      ("csv", "pt-BR", csv + ["C.pt-BR.csv"]), ("csv", "pt_BR", csv + ["C.pt_BR.csv"]),
      ("csv", nil, ["A.de.csv", "B.de.csv", "C.de.csv", "C.pt-BR.csv"] + csv), ("xliff", "pt-BR", ["pt-BR.xliff"]),
      ("xliff", "pt_BR", ["pt_BR.xliff"]), ("xliff", nil, ["de.xliff", "pt-BR.xliff"]), ("strings", "pt-BR", tables),
    ]
    var failures: [String] = []
    for (index, row) in rows.enumerated() {
      let output = "\(folder.path)/out\(index)"
      let console = ToolConsole()
      let exit = Tool.dragoman.run(
        ["export"] + paths + ["--to", row.format, "--output", output] + (row.language.map { ["-l", $0] } ?? []),
        console: console)
      let written = console.output.split(separator: "\n").map { String($0.dropFirst("wrote \(output)/".count)) }
      let named = written.map { String($0.prefix { $0 != ":" }) }
      if exit != .clean || Set(named) != Set(row.files) || named.count != row.files.count {
        failures.append("\(row): \(exit) \(named) \(console.errors)")
      }
      // The texts that are there are in the files, and come back under the name that the catalog has.
      for path in paths.prefix(2) where row.format != "strings" {
        let back = Run("import", path, output)
        if back.exit != .clean || !back.output.contains("1 as before") { failures.append("\(row) \(path): \(back)") }
      }
    }
    for (name, tag) in [("A", "pt-BR"), ("B", "pt_BR"), ("C", "de")] {
      if try folder.text("\(name).xcstrings") != catalog(tag) { failures.append("\(name) is another") }
    }
    #expect(failures == [])
    // A catalog that has both spellings has two languages.
    let both = try folder.write("D.xcstrings", catalog("pt-BR\":\(unit),\"pt_BR"))
    for (words, files) in [([], ["D.pt-BR.csv", "D.pt_BR.csv"]), (["-l", "pt_BR"], ["D.pt_BR.csv"])] {
      let output = "\(folder.path)/both\(words.count)"
      let exit = Tool.dragoman.run(
        ["export", both, "--to", "csv", "--output", output] + words, console: ToolConsole())
      #expect(try exit == .clean && FileManager.default.contentsOfDirectory(atPath: output).sorted() == files)
    }
    let neither = Run("export", paths[0], paths[1], "--to", "csv", "-l", "PT-br", "--output", folder.path + "/out")
    #expect(neither.exit == .cannot && neither.errors.contains("spells PT-br as pt-BR"), "\(neither.errors)")
  }

  @Test func `a language is not mapped to another spelling of one that the catalog has`() throws {
    let folder = try TestFolder([
      "Localizable.xcstrings": Self.catalog, "Localizable.de.csv": "key,en,de\nDone,Done,Erledigt\n",
    ])
    let (catalog, csv) = (folder.path + "/Localizable.xcstrings", folder.path + "/Localizable.de.csv")
    let rows = [
      ("de=DE", "Localizable.xcstrings spells DE as de; write --map de=de"),
      ("de=German!", "\"German!\" is no language tag"),
    ]
    for (map, says) in rows {
      let run = Run("import", catalog, csv, "--map", map)
      #expect(run.exit == .cannot && run.errors.contains(says), "\(run)")
    }
    #expect(try folder.text("Localizable.xcstrings") == Self.catalog)
    #expect(Run("import", catalog, csv, "--map", "de=de").exit == .clean)
  }

  @Test func `two catalogs that a file would call by one name are not exported to it, nor imported of it`() throws {
    let folder = try TestFolder(["A/L.xcstrings": Self.catalog, "B/L.xcstrings": Self.catalog])
    let (one, other) = (folder.path + "/A/L.xcstrings", folder.path + "/B/L.xcstrings")
    // Paths outside of this folder are not the translators' to know.
    let run = Run("export", one, other, "--to", "xliff", "-l", "de", "--output", folder.path + "/out")
    #expect(run.exit == .cannot && run.errors.contains("would both be called L.xcstrings"), "\(run)")
    let part = { (text: String) in
      #"<file original="L.xcstrings" source-language="en" target-language="de" datatype="plaintext"><body>"#
        + #"<trans-unit id="Done"><source>Done</source><target>\#(text)</target></trans-unit></body></file>"#
    }
    let xliff = { (parts: String) in
      #"<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">\#(parts)</xliff>"#
    }
    try folder.write("de.xliff", xliff(part("Erledigt") + part("Gemacht")))
    let back = Run("import", one, folder.path + "/de.xliff")
    #expect(back.exit == .findings && back.output.contains("one of two parts for L.xcstrings in de"), "\(back)")
    #expect(try folder.text("A/L.xcstrings") == Self.catalog)
    try folder.write("de.xliff", xliff(part("Erledigt")))
    #expect(Run("import", one, folder.path + "/de.xliff").exit == .clean)
  }

  @Test func `of a folder, a table whose name goes on is another`() throws {
    let folder = try TestFolder([
      "Main.xcstrings": Self.catalog, "in/Main.Extra.de.csv": "key,en,de\nDone,Done,Of another table\n",
      "in/Main.de.csv": "key,en,de\nDone,Done,Erledigt\n",
    ])
    let run = Run("import", folder.path + "/Main.xcstrings", folder.path + "/in")
    #expect(run.exit == .clean && !run.output.contains("Extra"), "\(run)")
    #expect(try folder.text("Main.xcstrings").contains("Erledigt"))
    let named = Run("import", folder.path + "/Main.xcstrings", folder.path + "/in/Main.Extra.de.csv")
    #expect(try named.exit == .clean && folder.text("Main.xcstrings").contains("Of another table"))
  }

  @Test func `only what is in a file is counted`() throws {
    let folder = try TestFolder(["T.xcstrings": Self.catalog.replacing("\"Open\"", with: "\"Open\\u0001\"")])
    let catalog = folder.path + "/T.xcstrings"
    let xliff = Run("export", catalog, "--to", "xliff", "-l", "de", "--output", folder.path)
    #expect(xliff.exit == .findings)
    #expect(xliff.output.hasSuffix("wrote \(folder.path)/de.xliff: 3 texts, 2 not translated\n"))
    #expect(try folder.text("de.xliff").components(separatedBy: "<trans-unit").count == 4)
    let csv = Run("export", catalog, "--to", "csv", "-l", "de", "--output", folder.path)
    #expect(csv.output.hasSuffix("wrote \(folder.path)/T.de.csv: 4 texts, 3 not translated\n"))
    let pair = Run("export", catalog, "--to", "stringsdict", "-l", "en", "--output", folder.path)
    #expect(pair.output.contains("wrote \(folder.path)/en.lproj/T.strings: 2 texts\n"))
    #expect(pair.output.contains("wrote \(folder.path)/en.lproj/T.stringsdict: 1 text\n"))
  }

  @Test func `JSON says the same, a line for each thing`() throws {
    let folder = try Self.folder()
    let out = Run("export", folder.path, "--to", "xliff", "--output", folder.path, "--json")
    #expect(
      out.output == #"{"wrote":"\#(folder.path)/de.xliff","language":"de","texts":4,"untranslated":3}"# + "\n")
    let back = Run("import", folder.path + "/Localizable.xcstrings", folder.path + "/de.xliff", "--json")
    #expect(
      back.output == #"{"read":"\#(folder.path)/de.xliff","language":"de","changed":0,"added":0,"unchanged":1,"#
        + #""untranslated":3,"marked":0,"newKeys":0,"left":0}"# + "\n")
  }

  @Test func `what cannot be done says what to do next`() throws {
    let folder = try Self.folder()
    let catalog = folder.path + "/Localizable.xcstrings"
    let rows: [(words: [String], says: String)] = [
      (["export", catalog, "--output", "x"], "--to is missing"),
      (["export", catalog, "--to", "xlsx", "--output", "x"], "--to xlsx is not known"),
      (["export", catalog, "--to", "xliff"], "--output is missing"),
      (["export", catalog, "--to", "xliff", "-l", "../../de", "--output", "x"], "is no language tag"),
      (["import", catalog], "a catalog and what to import are needed"),
      (["import", catalog, folder.path + "/none.xliff"], "there is no such file"),
      (["import", catalog, catalog], "is of no kind that is imported"),
      (["import", catalog, folder.path], "there is nothing for Localizable in it"),
      (["import", "-", "-"], "standard input cannot be both"),
      (["export", catalog, "--to", "xliff", "--for-spreadsheets", "--output", "x"], "--for-spreadsheets is for csv"),
      (["export", catalog, catalog, "--to", "csv", "-l", "de", "--output", "x"], "would become one file"),
      (["import", catalog, "-", "--map", "pt"], "--map pt maps nothing"),
    ]
    var failures: [String] = []
    for row in rows {
      let console = ToolConsole()
      let exit = Tool.dragoman.run(row.words, console: console)
      if exit != .cannot || !console.errors.contains(row.says) { failures.append("\(row.words): \(console.errors)") }
    }
    #expect(failures == [])
  }

  /// The commands of a session in a document, each with what it prints.
  private static func session(_ heading: String, in document: String) throws -> [(words: [String], output: String)] {
    let text = String(decoding: try TestGround.bytes(document), as: UTF8.self)
    let section = try #require(text.components(separatedBy: "\n## ").first { $0.hasPrefix(heading) })
    let block = try #require(section.components(separatedBy: "```console\n").dropFirst().first)
    let lines = try #require(block.components(separatedBy: "```").first).split(
      separator: "\n", omittingEmptySubsequences: false)
    var session: [(words: [String], output: String)] = []
    for line in lines.dropLast() {
      if line.hasPrefix("$ dragoman ") {
        session.append((words(String(line.dropFirst("$ dragoman ".count))), ""))
      } else {
        session[session.count - 1].output += line + "\n"
      }
    }
    return session
  }

  /// The words of a command line; quotes keep spaces together.
  private static func words(_ line: String) -> [String] {
    var words = [""]
    var isQuoted = false
    for character in line {
      if character == "\"" {
        isQuoted.toggle()
      } else if character == " ", !isQuoted {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words
  }

  @Test func `the session in the documentation goes as it says`() throws {
    let folder = try Self.folder()
    let session = try Self.session("Sending texts to translators and back", in: "Documentation/Catalogs.md")
    #expect(session.count == 5)
    for (number, step) in session.enumerated() {
      let words = step.words.map {
        ["Localizable.xcstrings", "out", "back"].contains($0) ? folder.path + "/" + $0 : $0
      }
      let console = ToolConsole()
      Tool.dragoman.run(words, console: console)
      let printed = console.output.replacing(folder.path + "/", with: "")
      #expect(printed == step.output, "\(step.words)")
      guard number == 0 else { continue }
      // What the translator does.
      var text = try folder.text("out/de.xliff").replacing("needs-review-l10n", with: "translated")
      for (english, german) in [("%lld file", "%lld Datei"), ("%lld files", "%lld Dateien"), ("Open", "Öffnen")] {
        let source = "<source>\(english)</source>"
        text = text.replacing(source, with: source + "<target state=\"translated\">\(german)</target>")
      }
      try folder.write("back/de.xliff", text)
    }
  }

  @Test func `a text that the values of its key do not fit is taken, and told with its place in the catalog`() throws {
    let folder = try Self.folder()
    try folder.write(
      "de.csv",
      "key,variation,en,de,state\n%lld files,,%lld files,%@ Dateien,translated\nOpen,,Open,Öffnen,translated\n")
    let catalog = folder.path + "/Localizable.xcstrings"
    for words in [["--dry-run"], []] {
      let console = ToolConsole()
      #expect(Tool.dragoman.run(["import", catalog, folder.path + "/de.csv"] + words, console: console) == .findings)
      let told = console.output.split(separator: "\n").filter { $0.contains("PlaceholdersAgree") }
      #expect(told.count == 1 && told.first?.hasPrefix(catalog + ":") == true, "\(console.output)")
      #expect(told.first?.contains("position 1: lld expected, found @ [PlaceholdersAgree] (de: %lld files)") == true)
    }
    #expect(try folder.text("Localizable.xcstrings").contains("%@ Dateien"))
    // The second time it is no news.
    #expect(Run("import", catalog, folder.path + "/de.csv").exit == .clean)
  }

  @Test func `an app that had no catalog gets one of its files`() throws {
    let folder = try TestFolder([
      "App/en.lproj/Localizable.strings": "\"%d books\" = \"%d books\";\n\"Done\" = \"Done\";",
      "App/ru.lproj/Localizable.strings": "\"Done\" = \"Готово\";",
    ])
    let catalog = folder.path + "/Localizable.xcstrings"
    #expect(Run("import", catalog, folder.path + "/App").errors.contains("no such file"))
    #expect(Run("import", catalog, folder.path + "/App", "--add-keys", "--dry-run").exit == .clean)
    #expect(!FileManager.default.fileExists(atPath: catalog))
    #expect(Run("import", catalog, folder.path + "/App", "--add-keys").exit == .clean)
    #expect(Run("rename", catalog, "%d books", "%lld books").exit == .clean)
    let status = Run("status", catalog, "-l", "ru")
    #expect(status.output.contains("2 keys in en") && status.output.contains("ru   1/2"), "\(status.output)")
  }
}
