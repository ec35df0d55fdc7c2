import Foundation
import Measurement

/// The tool as somebody calls it: a process from its start to its end. `DRAGOMAN` names it.
enum ToolRows {
  /// The file of the specification: 4 MB in 23 languages, and one of 100 MB.
  private static let sizes = (usual: 1_100, large: 26_000)

  static func all(_ inputs: Inputs) -> [Row] {
    let catalog = SampleCatalog(languages: Array(inputs.supported.prefix(23)))
    return [
      Row("tool.start", "dragoman --version, whole process", goal: .none) { _ in
        try ToolProcess.least(["--version"]).nanoseconds
      },
      Row("tool.lint", "lint a catalog of 4 MB, 23 languages, whole process", goal: .nanoseconds(40_000_000)) { _ in
        try with(catalog, sizes.usual) { try ToolProcess.least(["lint", $0]).nanoseconds }
      },
      Row("tool.lint.memory", "its peak memory, libraries and all", goal: .bytes(6 * 4_300_000)) { _ in
        try with(catalog, sizes.usual) { try ToolProcess.least(["lint", $0]).peakBytes }
      },
      Row("tool.status", "status of the same", goal: .none) { _ in
        try with(catalog, sizes.usual) { try ToolProcess.least(["status", $0]).nanoseconds }
      },
      Row("tool.status.corpus", "status of a folder of 81 real catalogs (4 MB)", goal: .nanoseconds(300_000_000)) { _ in
        try ToolProcess.least(["status", try corpus()]).nanoseconds
      },
      Row("tool.large", "lint a catalog of 100 MB", goal: .none) { _ in
        try with(catalog, sizes.large) { try ToolProcess.least(["lint", $0], of: 2).nanoseconds }
      },
      Row("tool.large.memory", "its peak memory", goal: .bytes(600_000_000)) { _ in
        try with(catalog, sizes.large) { try ToolProcess.least(["lint", $0], of: 2).peakBytes }
      },
    ]
  }

  private static func with(_ catalog: SampleCatalog, _ count: Int, _ body: (String) throws -> Double) throws -> Double {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID()).xcstrings")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(catalog.file(of: count)).write(to: file)
    return try body(file.path)
  }

  /// The folder of real catalogs, where it is beside the checkout.
  private static func corpus() throws -> String {
    let named = ProcessInfo.processInfo.environment["DRAGOMAN_SHARED"] ?? "../shared"
    let folder = named + "/corpus/xcstrings"
    guard FileManager.default.fileExists(atPath: folder) else {
      throw BenchmarkError("there is no folder of real catalogs beside this checkout")
    }
    return folder
  }
}

/// One run of the tool.
private struct ToolProcess {
  let nanoseconds: Double
  let peakBytes: Double

  /// The quickest of several runs.
  static func least(_ words: [String], of runs: Int = 20) throws -> ToolProcess {
    let all = try (0..<runs).map { _ in try ToolProcess(words) }
    return all.min { $0.nanoseconds < $1.nanoseconds } ?? all[0]
  }

  private init(_ words: [String]) throws {
    guard let tool = ProcessInfo.processInfo.environment["DRAGOMAN"] else {
      throw BenchmarkError("DRAGOMAN does not name the built tool")
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var arguments = ([tool] + words).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let begun = DispatchTime.now().uptimeNanoseconds
    guard posix_spawn(&process, tool, &actions, nil, &arguments, environ) == 0 else {
      throw BenchmarkError("\(tool) cannot be started")
    }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process, status & 0x7F == 0, status >> 8 < 2 else {
      throw BenchmarkError("\(tool) did not end well")
    }
    nanoseconds = Double(DispatchTime.now().uptimeNanoseconds - begun)
    #if os(macOS)
      peakBytes = Double(usage.ru_maxrss)
    #else
      peakBytes = Double(usage.ru_maxrss) * 1024
    #endif
  }
}
