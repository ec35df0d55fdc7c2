import CatalogTool
import Foundation
import TestGround

/// A folder of its own for one test, gone afterwards.
final class ScratchFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("catalogs-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file and answers its path.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String { try write(name, Array(text.utf8)) }

  @discardableResult
  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }

  func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url.appendingPathComponent(name))) }

  func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }
}

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
    environment["DRAGOMAN"] = Self.tool.path
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

  /// The tool beside the test bundle.
  static let tool: URL = {
    let beside = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return beside.deletingLastPathComponent().appendingPathComponent("dragoman")
  }()
}
