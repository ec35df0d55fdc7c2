import Foundation
import Measurement

/// The tool as somebody calls it: a process from its start to its end, which `Peers/tool.py` measures.
enum ToolRows {
  static let all = [
    Row(elsewhere: "tool.start", "dragoman --version, whole process", goal: .none),
    Row(
      elsewhere: "tool.lint", "lint a catalog of 4 MB, 23 languages, whole process", goal: .nanoseconds(40_000_000)),
    Row(elsewhere: "tool.lint.memory", "its peak memory, libraries and all", goal: .bytes(6 * 4_000_000)),
    Row(elsewhere: "tool.status", "status of the same", goal: .none),
    Row(
      elsewhere: "tool.status.corpus", "status of a folder of 81 real catalogs (4 MB)", goal: .nanoseconds(300_000_000)),
    Row(elsewhere: "tool.large", "lint a catalog of 100 MB", goal: .none),
    Row(elsewhere: "tool.large.memory", "its peak memory", goal: .bytes(600_000_000)),
  ]

  /// Writes the files that are measured: 4 MB in 23 languages, and 100 MB.
  static func write(to folder: URL, languages: [String]) throws {
    let catalog = SampleCatalog(languages: languages)
    for (name, count) in [("usual", 1_100), ("large", 26_500)] {
      try Data(catalog.file(of: count)).write(to: folder.appendingPathComponent(name + ".xcstrings"))
    }
  }
}
