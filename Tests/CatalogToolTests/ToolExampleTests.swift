import CatalogTool
import Testing

/// The lines that the documentation comments show, run.
@Suite struct ToolExampleTests {
  @Test func `exits and failures read as documented`() {
    #expect(ToolExit.findings.rawValue == 1)
    let failure = ToolFailure("no language was named", next: "add --language TAG")
    #expect(failure.description == "no language was named; add --language TAG")
    #expect(ToolFailure("no").description == "no")
  }

  @Test func `arguments are sorted`() throws {
    let options = [ToolOption("--key", value: "KEY", help: "the key"), ToolOption("--json", help: "as JSON")]
    let arguments = try ToolArguments(parsing: ["a.xcstrings", "--key", "Done", "--json"], options: options)
    #expect(arguments.operands == ["a.xcstrings"])
    #expect(arguments["--key"] == "Done")
    #expect(arguments.has("--json"))
  }

  @Test func `a console in memory keeps what was printed`() {
    let console = ToolConsole(input: "one\ntwo\n")
    #expect(console.nextLine() == "one")
    console.print("hello")
    #expect(console.output == "hello\n")
  }

  @Test func `a command is a value`() {
    let greet = ToolCommand(
      "greet", group: .ask, summary: "say hello", operands: "[NAME]",
      options: [ToolOption("--loud", help: "in capitals")]
    ) { arguments, console in
      let name = arguments.operands.first ?? "world"
      console.print(arguments.has("--loud") ? name.uppercased() : name)
      return .clean
    }
    let console = ToolConsole()
    Tool(name: "t", version: "1", commands: [greet]).run(["greet", "--loud"], console: console)
    #expect(console.output == "WORLD\n")
  }

  @Test func `the tool tells its version`() {
    let console = ToolConsole()
    #expect(Tool.dragoman.run(["--version"], console: console) == .clean)
    #expect(console.output == "dragoman 0.1.0\n")
  }

  @Test func `JSON keeps its order and spelling`() throws {
    let value = try JSONValue(parsing: #"{"key": "Done", "arguments": [5, 5.0]}"#)
    #expect(value["key"] == .string("Done"))
    #expect(value.description == #"{"key":"Done","arguments":[5,5.0]}"#)
  }
}
