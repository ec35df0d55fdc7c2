/// The program `dragoman`: its commands, and the way from words to one of them.
///
/// ```swift
/// let console = ToolConsole()
/// Tool.dragoman.run(["--version"], console: console)  // .clean
/// console.output                                      // "dragoman 0.1.0\n"
/// ```
public struct Tool: Sendable {
  /// What the program is called in its messages.
  public var name: String
  /// The version that `--version` prints.
  public var version: String
  /// The commands, in the order of the help.
  public var commands: [ToolCommand]

  /// What is done when no command is named; `nil` from it, or without it, prints the overview.
  public var alone: (@Sendable (ToolConsole) -> ToolExit?)?

  /// A tool from its commands.
  public init(
    name: String, version: String, commands: [ToolCommand], alone: (@Sendable (ToolConsole) -> ToolExit?)? = nil
  ) {
    self.name = name
    self.version = version
    self.commands = commands
    self.alone = alone
  }

  /// Does what the words say and answers how it ended. Complaints go to standard error.
  @discardableResult
  public func run(_ words: [String], console: ToolConsole) -> ToolExit {
    let exit = answer(words, console: console)
    console.flush()
    guard let reason = console.lostOutput else {
      return console.lostInput.map { refuse($0.failure, console: console) } ?? exit
    }
    return refuse(
      ToolFailure("the output could not be written: \(reason)", next: "make room or print elsewhere"), console: console)
  }

  private func answer(_ words: [String], console: ToolConsole) -> ToolExit {
    guard let first = words.first else {
      if let exit = alone?(console) { return exit }
      console.print(overview)
      return .clean
    }
    switch first {
    case "--help", "-h", "help": return help(Array(words.dropFirst()), console: console)
    case "--version":
      console.print("\(name) \(version)")
      return .clean
    default: return run(command: first, words: Array(words.dropFirst()), console: console)
    }
  }

  private func run(command name: String, words: [String], console: ToolConsole) -> ToolExit {
    guard let command = commands.first(where: { $0.name == name }) else {
      return refuse(unknown(name), console: console)
    }
    do throws(ToolFailure) {
      let arguments = try ToolArguments(parsing: words, options: command.options)
      guard !arguments.has("--help") else {
        console.print(help(of: command))
        return .clean
      }
      return try command.action(arguments, console)
    } catch {
      return refuse(error, console: console)
    }
  }

  private func help(_ words: [String], console: ToolConsole) -> ToolExit {
    guard let name = words.first(where: { !$0.hasPrefix("-") }) else {
      console.print(overview)
      return .clean
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      return refuse(unknown(name), console: console)
    }
    console.print(help(of: command))
    return .clean
  }

  private func unknown(_ name: String) -> ToolFailure {
    let kind = name.hasPrefix("-") ? "option" : "command"
    let known = commands.map(\.name) + ["--help", "--version"]
    let nearest = Spelling.nearest(to: name, among: known)
    return ToolFailure(
      "unknown \(kind) \(name)", next: nearest.map { "did you mean \($0)?" } ?? "see \(self.name) --help")
  }

  private func refuse(_ failure: ToolFailure, console: ToolConsole) -> ToolExit {
    console.complain("\(name): \(failure)")
    return .cannot
  }
}
