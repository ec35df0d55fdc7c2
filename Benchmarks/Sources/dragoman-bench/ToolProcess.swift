import Foundation

/// Runs of the built tool, start-up included.
enum ToolProcess {
  /// How long one run takes, from before its start to after its end.
  static func nanoseconds(_ words: [String]) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("dragoman")
    process.arguments = words
    process.standardOutput = FileHandle.nullDevice
    let start = ContinuousClock.now
    try process.run()
    process.waitUntilExit()
    let time = ContinuousClock.now - start
    guard process.terminationStatus == 0 else {
      throw BenchmarkError("dragoman ended with \(process.terminationStatus)")
    }
    return Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
  }
}
