public import Foundation

/// A program of this package, as it was built beside the tests.
public struct BuiltProgram: Sendable {
  /// Where it lies.
  public let url: URL

  /// The program of a product or an executable target.
  public init(_ name: String) {
    let tests = ProcessInfo.processInfo.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    let folder = tests.components(separatedBy: "/").prefix { !$0.hasSuffix(".xctest") }.joined(separator: "/")
    url = URL(fileURLWithPath: folder).appendingPathComponent(name)
  }

  /// What it prints, line by line, when it runs with these files beside it, in this environment and no other.
  ///
  /// - Throws: ``Failure`` when it does not end with 0.
  public func lines(
    beside files: KeyValuePairs<String, String>, environment: [String: String], words: [String]
  ) throws -> [String] {
    let folder = try TestFolder(files)
    let program = folder.url.appendingPathComponent("program")
    try FileManager.default.copyItem(at: url, to: program)
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = words
    process.environment = environment
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// A program that did not end well.
  public struct Failure: Error {
    /// What it ended with.
    public let status: Int32
  }
}
