import StringTemplates

extension ToolCommand {
  /// `dragoman resolve`: what a reader would see, and why.
  static let resolve = ToolCommand(
    "resolve", group: .ask, summary: "what a reader would see, and why", operands: "FILE…",
    options: [
      .language, .key,
      ToolOption("--argument", short: "-a", value: "VALUE", repeats: true, help: "a value, in the order of the code"),
      ToolOption("--device", value: "NAME", help: "iphone, ipad, ipod, mac, applewatch, appletv or applevision"),
      ToolOption("--table", value: "NAME", help: "only the tables of this name, in folders and bundles"),
      ToolOption("--explain", help: "also print every step that was asked"),
      ToolOption("--json", help: "answer as JSON"),
      ToolOption("--batch", help: "answer the JSON lines of standard input"),
    ],
    notes: """
      FILE is an .xcstrings, .strings or .stringsdict file, a folder, an .lproj, .bundle or .app, or - for a catalog on
      standard input. Of several files the first that has the key in the language answers.
      VALUE is a whole number if it reads as one, a number with a fraction if it has a point or an exponent, else a
      text; text:5 is the text 5. Without values the text is printed as it stands.
      A line of a batch is {"language": "ru", "key": "files", "arguments": [5], "device": "mac"}.
      The text is always printed. Exit 1: a missing key, an absent language, a text that is not translated or cannot
      take the values. Exit 2: a malformed tag, a file that cannot be read.
      \(CatalogFiles.folderNote)
      """,
    action: runResolve)

  private static func runResolve(_ arguments: ToolArguments, _ console: ToolConsole) throws(ToolFailure) -> ToolExit {
    guard !arguments.operands.isEmpty else { throw ToolFailure("no file is named", next: "name a catalog or a folder") }
    let isBatch = arguments.has("--batch")
    guard !isBatch || !arguments.operands.contains("-") else {
      throw ToolFailure("--batch reads standard input, and so does -", next: "name the catalog's file")
    }
    let loader = TextFileLoader(table: arguments["--table"], standardInput: console.remainingInput)
    let session = ResolveSession(files: try loader.files(named: arguments.operands))
    if isBatch { return batch(session, arguments, console) }
    let question = ResolveQuestion(
      language: try arguments.required(.language), key: try arguments.required(.key),
      arguments: arguments.all("--argument").map { TemplateArgument(written: $0) },
      device: try arguments["--device"].map(ResolveQuestion.device(named:)))
    return show(try session.answer(question), arguments, console)
  }

  private static func show(_ answer: ResolveAnswer, _ arguments: ToolArguments, _ console: ToolConsole) -> ToolExit {
    if arguments.has("--json") {
      console.print(answer.json(explained: arguments.has("--explain")).description)
    } else {
      console.print(answer.text)
      if arguments.has("--explain") { console.print("\n\(answer.explanation)") }
    }
    for finding in answer.findings { console.complain("dragoman: \(finding.reason)") }
    if let note = answer.note { console.complain("dragoman: note: \(note)") }
    return answer.findings.isEmpty ? .clean : .findings
  }

  /// One line of JSON for each line of standard input, in order, also for bad ones.
  private static func batch(_ session: ResolveSession, _ arguments: ToolArguments, _ console: ToolConsole) -> ToolExit {
    var exit = ToolExit.clean
    while let line = console.nextLine() {
      do throws(ToolFailure) {
        let answer = try session.answer(ResolveQuestion(line: line))
        if !answer.findings.isEmpty { exit = .findings }
        console.print(answer.json(explained: arguments.has("--explain")).description)
      } catch {
        exit = .findings
        console.print(JSONValue.object(["error": .string(error.description)]).description)
      }
    }
    return exit
  }
}

extension ToolOption {
  /// The language that a command asks in.
  fileprivate static let language = ToolOption("--language", short: "-l", value: "TAG", help: "the language to ask in")
  /// The key that a command asks for.
  fileprivate static let key = ToolOption("--key", short: "-k", value: "KEY", help: "the key, as the catalog has it")
}
