import CatalogTool
import Foundation
import TestGround

/// What the tool answered, run in this process.
struct ToolRun {
  let exit: ToolExit
  let output: String
  let errors: String

  init(_ words: String..., input: String = "") {
    let console = ToolConsole(input: input)
    exit = Tool.dragoman.run(words, console: console)
    output = console.output
    errors = console.errors
  }
}

/// A shell command with the built tool in `$DRAGOMAN`.
struct ShellRun {
  let status: Int32
  let output: String

  /// Runs a script; standard error is part of the output.
  init(_ script: String, in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exec 2>&1\n" + script]
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["DRAGOMAN"] = BuiltProgram("dragoman").url.path
    environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
    environment["GIT_CONFIG_SYSTEM"] = "/dev/null"
    for role in ["AUTHOR", "COMMITTER"] {
      environment["GIT_\(role)_NAME"] = "Test"
      environment["GIT_\(role)_EMAIL"] = "test@example.org"
    }
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

}
