@testable import CatalogTool
import Testing

@Suite struct ToolFrameTests {
  static let greet = ToolCommand(
    "greet", group: .ask, summary: "say hello", operands: "[NAME]",
    options: [
      ToolOption("--loud", help: "in capitals"),
      ToolOption("--language", short: "-l", value: "TAG", help: "the language"),
      ToolOption("--argument", value: "VALUE", repeats: true, help: "an argument"),
    ]
  ) { arguments, console in
    let name = arguments.operands.first ?? "world"
    console.print(arguments.has("--loud") ? name.uppercased() : name)
    for value in arguments.all("--argument") { console.print(value) }
    if let tag = arguments["--language"] { console.print(tag) }
    return .clean
  }
  static let tool = Tool(name: "tool", version: "1.2.3", commands: [greet])

  struct Expectation { var words: [String], exit: ToolExit, output: String, errors: String }

  @Test func `output that cannot be written ends as what could not be done`() {
    var complaints: [UInt8] = []
    let console = ToolConsole(read: { nil }, write: { _ in "no space" }, writeError: { complaints += $0 })
    let exit = Self.tool.run(["greet"], console: console)
    let said = String(decoding: complaints, as: UTF8.self)
    #expect(exit == .cannot)
    #expect(said == "tool: the output could not be written: no space; make room or print elsewhere\n")
  }

  @Test func `a complaint cannot move the cursor or turn a line around`() {
    let console = ToolConsole()
    console.complain("a\u{1B}[31m\nb\u{7}\u{202E}c")
    #expect(console.errors == #"a\u{1B}[31m\nb\u{07}\u{202E}c"# + "\n")
  }

  @Test func `words lead to a command, an answer and an exit code`() {
    let cases: [Expectation] = [
      .init(words: ["--version"], exit: .clean, output: "tool 1.2.3\n", errors: ""),
      .init(words: ["greet"], exit: .clean, output: "world\n", errors: ""),
      .init(words: ["greet", "--loud", "ada"], exit: .clean, output: "ADA\n", errors: ""),
      .init(words: ["greet", "--", "--loud"], exit: .clean, output: "--loud\n", errors: ""),
      .init(words: ["greet", "-"], exit: .clean, output: "-\n", errors: ""),
      .init(words: ["greet", "-5"], exit: .clean, output: "-5\n", errors: ""),
      .init(words: ["greet", "-l", "de"], exit: .clean, output: "world\nde\n", errors: ""),
      .init(words: ["greet", "--language=de"], exit: .clean, output: "world\nde\n", errors: ""),
      .init(words: ["greet", "--language="], exit: .clean, output: "world\n\n", errors: ""),
      .init(
        words: ["greet", "--argument", "1", "--argument", "-2"], exit: .clean, output: "world\n1\n-2\n", errors: ""),
      .init(
        words: ["greet", "--langauge", "de"], exit: .cannot, output: "",
        errors: "tool: unknown option --langauge; did you mean --language?\n"),
      .init(words: ["greet", "--zzz"], exit: .cannot, output: "", errors: "tool: unknown option --zzz; see --help\n"),
      .init(
        words: ["greet", "--language"], exit: .cannot, output: "",
        errors: "tool: --language needs a value; write --language TAG\n"),
      .init(words: ["greet", "--loud=1"], exit: .cannot, output: "", errors: "tool: --loud takes no value\n"),
      .init(
        words: ["greet", "-l", "de", "-l", "fr"], exit: .cannot, output: "",
        errors: "tool: --language is given twice; give it once\n"),
      .init(words: ["gret"], exit: .cannot, output: "", errors: "tool: unknown command gret; did you mean greet?\n"),
      .init(words: ["quit"], exit: .cannot, output: "", errors: "tool: unknown command quit; see tool --help\n"),
      .init(
        words: ["--verison"], exit: .cannot, output: "",
        errors: "tool: unknown option --verison; did you mean --version?\n"),
    ]
    let failures = cases.filter { expected in
      let console = ToolConsole()
      let exit = Self.tool.run(expected.words, console: console)
      return exit != expected.exit || console.output != expected.output || console.errors != expected.errors
    }
    #expect(failures.isEmpty)
  }

  @Test func `help lists commands by group and options by command`() {
    let overview = ToolConsole(), one = ToolConsole(), other = ToolConsole()
    #expect(Self.tool.run(["--help"], console: overview) == .clean)
    #expect(overview.output.contains("\nask\n  greet  say hello\n"))
    #expect(Self.tool.run(["greet", "--help"], console: one) == .clean)
    #expect(one.output.hasPrefix("usage: tool greet [NAME] [options]\nsay hello\n"))
    #expect(one.output.contains("\n  -l, --language TAG    the language\n"))
    #expect(one.output.contains("an argument (may repeat)\n"))
    Self.tool.run(["help", "greet"], console: other)
    #expect(other.output == one.output)
  }

  @Test func `lines are read one by one whatever their ends and pieces`() {
    let cases: [(input: [String], lines: [String])] = [
      ([], []), ([""], []), (["one"], ["one"]), (["one\n"], ["one"]), (["one\r\ntwo"], ["one", "two"]),
      (["\n\n"], ["", ""]), (["o", "ne\ntw", "o\n", "three"], ["one", "two", "three"]),
      (["one\ntwo\nth", "ree\n"], ["one", "two", "three"]),
    ]
    let failures = cases.filter { pieces, expected in
      var rest = pieces.map { Array($0.utf8) }[...]
      let console = ToolConsole(read: { rest.popFirst() }, write: { _ in nil }, writeError: { _ in })
      var lines: [String] = []
      while let line = console.nextLine() { lines.append(line) }
      return lines != expected
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `what was printed is handed over before a complaint and before waiting for input`() {
    var log: [String] = []
    let console = ToolConsole(
      read: {
        log.append("read")
        return nil
      },
      write: {
        log.append("out " + String(decoding: $0, as: UTF8.self))
        return nil
      },
      writeError: { log.append("err " + String(decoding: $0, as: UTF8.self)) })
    console.print("a")
    console.complain("b")
    console.print("c")
    #expect(console.nextLine() == nil)
    #expect(log == ["out a\n", "err b\n", "out c\n", "read"])
  }

  @Test func `the rest of the input is everything after the lines that were read`() throws {
    let console = ToolConsole(input: "one\ntwo\nthree")
    #expect(console.nextLine() == "one")
    #expect(try console.remainingInput() == Array("two\nthree".utf8))
    #expect(console.nextLine() == nil)
  }

  @Test func `input that cannot be read ends the command with the reason`() {
    for words in [["plural", "--language", "en"], ["resolve", "-", "--language", "en", "--key", "k"], ["lint", "-"]] {
      var complaints: [UInt8] = []
      let console = ToolConsole(
        read: { () throws(ToolInputError) in throw ToolInputError(reason: "Is a directory") }, write: { _ in nil },
        writeError: { complaints += $0 })
      #expect(Tool.dragoman.run(words, console: console) == .cannot)
      #expect(
        String(decoding: complaints, as: UTF8.self) == """
          dragoman: standard input cannot be read: Is a directory; name a file, or pipe text into the command

          """)
    }
  }

  @Test func `endless input is refused, as a line and as a whole`() {
    var complaints: [UInt8] = []
    let console = ToolConsole(
      read: { [UInt8](repeating: 0x61, count: 100) }, write: { _ in nil }, writeError: { complaints += $0 })
    console.lineLimit = 1_000
    #expect(Tool.dragoman.run(["plural", "--language", "en"], console: console) == .cannot)
    #expect(String(decoding: complaints, as: UTF8.self).contains("a line is longer than"))

    let whole = ToolConsole(read: { [0x20] }, write: { _ in nil }, writeError: { _ in })
    whole.inputLimit = 1_000
    #expect(throws: ToolFailure.self) { try whole.remainingInput() }
  }

  @Test func `what cannot be written is not asked for either`() {
    var answers = 0
    let console = ToolConsole(
      read: {
        answers += 1
        return Array("1\n".utf8)
      }, write: { _ in "no space" }, writeError: { _ in })
    #expect(Tool.dragoman.run(["plural", "--language", "en"], console: console) == .cannot)
    #expect(answers == 1)
  }

  @Test func `a complaint of a number quotes its beginning`() {
    let console = ToolConsole()
    let number = String(repeating: "x", count: 1_000)
    #expect(Tool.dragoman.run(["plural", number, "--language", "en"], console: console) == .findings)
    #expect(console.output == "invalid: \(number.prefix(40)) is no decimal number\n")
  }
}
