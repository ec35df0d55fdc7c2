import CatalogTool
import Dragoman
import Foundation
import Testing

@Suite final class ResolveCommandTests {
  static let catalog = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%@ likes %@" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "%2$@ gefällt %1$@" } },
          "tr" : { "stringUnit" : { "state" : "translated", "value" : "%1$@ ve %lld" } } } },
        "5% off" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "5% Rabatt" } } } },
        "Hello" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo" } },
          "pt_BR" : { "stringUnit" : { "state" : "translated", "value" : "Olá (pt_BR)" } },
          "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Olá (pt-BR)" } } } },
        "files" : { "extractionState" : "manual", "localizations" : {
          "en" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } } } } },
          "ru" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld файл" } },
            "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld файла" } },
            "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld файлов" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld файла" } } } } } } },
        "greeting" : { "extractionState" : "extracted_with_value", "localizations" : {
          "en" : { "stringUnit" : { "state" : "new", "value" : "Good day" } } } },
        "tap" : { "localizations" : { "en" : { "variations" : { "device" : {
          "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } } } } } } }
      },
      "version" : "1.0"
    }
    """#

  let folder = NSTemporaryDirectory() + "dragoman-" + UUID().uuidString

  init() throws {
    try write("T.xcstrings", Self.catalog)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func write(_ name: String, _ text: String) throws {
    let url = URL(fileURLWithPath: folder + "/" + name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func run(_ words: [String], input: String = "") -> (exit: ToolExit, output: String, errors: String) {
    let console = ToolConsole(input: input)
    let exit = Tool.dragoman.run(["resolve"] + words, console: console)
    return (exit, console.output, console.errors.replacingOccurrences(of: folder, with: "DIR"))
  }

  struct Expectation {
    var words: [String]
    var exit: ToolExit
    var output: String
    var errors = ""
  }

  @Test func `the reader's text is printed and what is amiss is said`() {
    let cases = [
      Expectation(words: ["-l", "de", "-k", "Hello"], exit: .clean, output: "Hallo\n"),
      Expectation(words: ["-l", "de-AT", "-k", "Hello"], exit: .clean, output: "Hallo\n"),
      Expectation(words: ["-l", "en", "-k", "Hello"], exit: .clean, output: "Hello\n"),
      Expectation(words: ["-l", "pt_BR", "-k", "Hello"], exit: .clean, output: "Olá (pt_BR)\n"),
      Expectation(words: ["-l", "pt-BR", "-k", "Hello"], exit: .clean, output: "Olá (pt-BR)\n"),
      Expectation(words: ["-l", "PT-br", "-k", "Hello"], exit: .clean, output: "Olá (pt-BR)\n"),
      Expectation(words: ["-l", "de", "-k", "5% off"], exit: .clean, output: "5% Rabatt\n"),
      Expectation(words: ["-l", "ru", "-k", "files", "-a", "11"], exit: .clean, output: "11 файлов\n"),
      Expectation(words: ["-l", "en", "-k", "tap"], exit: .clean, output: "Tap\n"),
      Expectation(words: ["-l", "en", "-k", "tap", "--device", "mac"], exit: .clean, output: "Click\n"),
      Expectation(words: ["-l", "en", "-k", "greeting"], exit: .clean, output: "Good day\n"),
      Expectation(
        words: ["-l", "de", "-k", "greeting"], exit: .findings, output: "Good day\n",
        errors: "dragoman: “greeting” has no text in de; en answers\n"),
      Expectation(
        words: ["-l", "de", "-k", "%@ likes %@"], exit: .clean, output: "%2$@ gefällt %1$@\n",
        errors: "dragoman: note: the text expects values and is shown as it stands; add --argument VALUE\n"),
      Expectation(
        words: ["-l", "de", "-k", "%@ likes %@", "-a", "text:5", "-a", "B%@"], exit: .clean, output: "B%@ gefällt 5\n"),
      Expectation(
        words: ["-l", "tr", "-k", "%@ likes %@", "-a", "A", "-a", "B"], exit: .findings, output: "A likes B\n",
        errors: "dragoman: the text of “%@ likes %@” in tr (T.xcstrings) is refused: "
          + "numbered and unnumbered conversions stand in one text\n"),
      Expectation(
        words: ["-l", "de", "-k", "files", "-a", "2"], exit: .findings, output: "2 files\n",
        errors: "dragoman: “files” has no text in de; en answers\n"),
      Expectation(
        words: ["-l", "fi", "-k", "Hello"], exit: .findings, output: "Hello\n",
        errors: "dragoman: T.xcstrings has no language fi; en answers\n"),
      Expectation(
        words: ["-l", "de", "-k", "Nothing"], exit: .findings, output: "Nothing\n",
        errors: "dragoman: “Nothing” is no key of T.xcstrings\n"),
      Expectation(
        words: ["-l", "de"], exit: .cannot, output: "", errors: "dragoman: --key is missing; add --key KEY\n"),
    ]
    let failures = cases.compactMap { expected in
      let found = run([folder + "/T.xcstrings"] + expected.words)
      let isRight =
        found.exit == expected.exit && found.output == expected.output && found.errors == expected.errors
      return isRight ? nil : "\(expected.words): \(found)"
    }
    #expect(failures == [])
  }

  @Test func `a refusal is told once, though two steps ask the source language`() {
    let lines = run([folder + "/T.xcstrings", "-l", "en", "-k", "files", "-a", "2.5"]).errors
    #expect(lines.split(separator: "\n").count == 1)
  }

  @Test func `a device that catalogs do not know is refused with the nearest name`() {
    let answer = run([folder + "/T.xcstrings", "-l", "en", "-k", "tap", "--device", "ihpone"])
    #expect(answer.exit == .cannot)
    #expect(answer.errors == "dragoman: unknown device ihpone; did you mean iphone?\n")
  }

  @Test func `a batch takes no truth value and no number that cannot be held`() {
    let lines = ["true", "1e400"].map { #"{"language":"en","key":"files","arguments":[\#($0)]}"# }
    let answers = run([folder + "/T.xcstrings", "--batch"], input: lines.joined(separator: "\n")).output
    #expect(answers.split(separator: "\n").filter { $0.contains("error") }.count == 2)
  }

  @Test func `a refused number is not shown`() {
    let found = run([folder + "/T.xcstrings", "-l", "ru", "-k", "files", "-a", "2.5"])
    #expect(found.exit == .findings)
    #expect(found.output == "files\n")
    #expect(found.errors.contains("which %lld cannot print"))
  }

  @Test func `a refused entry is told of its own key, not of one that only looks like it`() throws {
    try write(
      "Alike.xcstrings",
      """
      {"sourceLanguage":"en","strings":{
        "caf\u{E9}":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Kaffee"}}}},
        "cafe\u{301}":{"localizations":{"de":{"stringUnit":{"state":"translated","value":5}}}}
      },"version":"1.0"}
      """)
    let good = run([folder + "/Alike.xcstrings", "-l", "de", "-k", "caf\u{E9}"])
    #expect(good.exit == .clean, "\(good)")
    #expect(good.output == "Kaffee\n" && good.errors == "", "\(good)")
    let refused = run([folder + "/Alike.xcstrings", "-l", "de", "-k", "cafe\u{301}"])
    #expect(refused.errors.contains("Alike.xcstrings:3:"), "\(refused)")
  }

  @Test func `a number that is called a text chooses no plural form`() {
    let found = run([folder + "/T.xcstrings", "-l", "ru", "-k", "files", "-a", "text:5"])
    #expect(found.exit == .findings)
    #expect(found.output == "files\n")
  }

  @Test func `what cannot be read is exit 2 with a place`() throws {
    try write("Cut.xcstrings", String(Self.catalog.prefix(300)))
    try write("Bytes.xcstrings", "\u{0}\u{1}\u{2}")
    try write("de.lproj/Bad.strings", "\"a\" = \"b\";\n\"c\" = ;\n")
    try write("empty/readme.txt", "nothing here")
    let cases: [(path: String, errors: String)] = [
      ("Cut.xcstrings", "DIR/Cut.xcstrings:7:33: expected"), ("Bytes.xcstrings", "DIR/Bytes.xcstrings:1:1:"),
      ("de.lproj/Bad.strings", "DIR/de.lproj/Bad.strings:2:"), ("de.lproj", "DIR/de.lproj/Bad.strings:2:"),
      ("gone.xcstrings", "DIR/gone.xcstrings: there is no such file; check the path"),
      ("empty", "DIR/empty: there is neither an .xcstrings file nor an .lproj folder in it"),
    ]
    let failures = cases.compactMap { path, errors in
      let found = run([folder + "/" + path, "-l", "de", "-k", "a"])
      let isRight = found.exit == .cannot && found.output.isEmpty && found.errors.hasPrefix("dragoman: " + errors)
      return isRight ? nil : "\(path): \(found)"
    }
    #expect(failures == [])
    let malformed = run([folder + "/T.xcstrings", "-l", "not a tag!", "-k", "Hello"])
    #expect(malformed.exit == .cannot)
    #expect(malformed.errors.contains("is no language tag"))
  }

  @Test func `folders, bundles and single tables are read`() throws {
    let resources = "App.app/Contents/Resources/"
    try write(resources + "en.lproj/Localizable.strings", #""title" = "Title";"#)
    try write(resources + "de.lproj/Localizable.strings", #""title" = "Titel";"#)
    try write(resources + "de.lproj/Menu.strings", #""title" = "Menü"; "only" = "Nur hier";"#)
    let cases: [(words: [String], output: String)] = [
      (["App.app", "-l", "de", "-k", "title"], "Titel\n"),
      (["App.app", "-l", "de", "-k", "only"], "Nur hier\n"),
      (["App.app", "-l", "de", "-k", "title", "--table", "Menu"], "Menü\n"),
      ([resources + "de.lproj", "-l", "de", "-k", "title"], "Titel\n"),
      ([resources + "de.lproj/", "-l", "de", "-k", "only"], "Nur hier\n"),
      ([resources + "de.lproj/Menu.strings", "-l", "de", "-k", "only"], "Nur hier\n"),
      ([".", "-l", "de", "-k", "Hello"], "Hallo\n"),
    ]
    let failures = cases.compactMap { words, output in
      let found = run([folder + "/" + words[0]] + words.dropFirst())
      return found.exit == .clean && found.output == output ? nil : "\(words): \(found)"
    }
    #expect(failures == [])
  }

  @Test func `a catalog comes from standard input`() {
    let found = run(["-", "-l", "de", "-k", "Hello"], input: Self.catalog)
    #expect(found.output == "Hallo\n")
    #expect(found.exit == .clean)
    #expect(run(["-", "--batch"]).exit == .cannot)
  }

  @Test func `a batch answers each line in order, also bad ones`() throws {
    let lines = [
      #"{"language":"ru","key":"files","arguments":[5]}"#, "", "nonsense", "[]", #"{"key":"x"}"#,
      #"{"language":"ru","key":"files","arguments":[5.0]}"#, #"{"language":"de","key":"Hello","arguments":[[1]]}"#,
      #"{"language":"!","key":"Hello"}"#, #"{"language":"en","key":"tap","device":"mac","arguments":null}"#,
      #"{"language":"de","key":"%@ likes %@","arguments":["5",true]}"#,
    ]
    let found = run([folder + "/T.xcstrings", "--batch"], input: lines.joined(separator: "\n"))
    let answers = try found.output.split(separator: "\n").map { try JSONValue(parsing: String($0)) }
    #expect(
      answers.map { $0["text"]?.text } == [
        "5 файлов", nil, nil, nil, nil, "files", nil, nil, "Click", nil,
      ])
    #expect(
      answers.map { $0["error"] != nil } == [
        false, true, true, true, true, false, true, true, false, true,
      ])
    #expect(found.exit == .findings)
    #expect(found.errors.isEmpty)
  }

  @Test func `an explanation is a table, or JSON`() throws {
    let text = run([folder + "/T.xcstrings", "-l", "tr", "-k", "%@ likes %@", "-a", "A", "-a", "B", "--explain"])
    #expect(
      text.output == """
        A likes B

        “%@ likes %@” is “A likes B” (en), from step 2, T.xcstrings
        tr was chosen and is answered by tr (exact); the policy (pinned) wants tr
        step  source       asked      in  outcome
           1  T.xcstrings  automatic  tr  refused: numbered and unnumbered conversions stand in one text
           2  T.xcstrings  fixed(en)  en  answered

        """)
    let json = run([
      folder + "/T.xcstrings", "-l", "tr", "-k", "%@ likes %@", "-a", "A", "-a", "B", "--explain", "--json",
    ])
    let value = try JSONValue(parsing: json.output)
    #expect(value["text"] == .string("A likes B"))
    #expect(value["language"] == .string("en"))
    #expect(value["explanation"]?["answeredBy"] == .number("1"))
    guard case .array(let steps)? = value["explanation"]?["steps"] else {
      Issue.record("no steps in \(json.output)")
      return
    }
    #expect(steps.map { $0["outcome"]?.text } == ["refused", "answered"])
  }

  @Test func `an explanation in JSON is the library's own`() throws {
    struct Answer: Decodable { var explanation: Explanation }
    var failures: [String] = []
    for key in ["%@ likes %@", "no such key"] {
      let json = run([folder + "/T.xcstrings", "-l", "tr", "-k", key, "-a", "A", "-a", "B", "--explain", "--json"])
      let told = try JSONDecoder().decode(Answer.self, from: Data(json.output.utf8)).explanation
      let again = try JSONDecoder().decode(Explanation.self, from: JSONEncoder().encode(told))
      if told != again || told.key != key || told.steps.count != 2 { failures.append("\(key): \(json.output)") }
    }
    #expect(failures.isEmpty, "\(failures)")
  }
}
