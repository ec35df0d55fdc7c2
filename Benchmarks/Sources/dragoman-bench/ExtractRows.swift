import Foundation
import Measurement
import StringExtraction

/// Keys out of 500 Swift files: in this process, and as the tool does it.
enum ExtractRows {
  static let all = [
    Row("extract.keys", "extract the keys of 500 Swift files (4.8 MB), in memory", goal: .nanoseconds(100_000_000)) {
      let sample = SampleSources()
      let extractor = StringExtractor(bridges: [try Bridge(parsing: "String(themeKit:)")], keyStyle: .uniform)
      let sources = sample.files.map { SourceFile(name: $0.name, text: $0.text) }
      guard Set(extractor.extract(sources).keys.map(\.key)) == sample.keys else { throw BenchmarkError("other keys") }
      return { count in (0..<count).reduce(0) { sum, _ in sum &+ extractor.extract(sources).keys.count } }
    },
    Row(
      "extract.process", "extract the keys of 500 Swift files (4.8 MB), the whole process",
      goal: .nanoseconds(100_000_000),
      anchor: "SwiftParser 7.3–9 s"
    ) { _ in
      let words = ["extract", "--key-style", "uniform", "--bridge", "String(themeKit:)"]
      let folder = NSTemporaryDirectory() + "dragoman-bench-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: folder) }
      try SampleSources().write(to: URL(fileURLWithPath: folder))
      return try (0..<20).map { _ in try ToolProcess.nanoseconds(words + [folder]) }.min() ?? .nan
    },
  ]
}

extension SampleSources {
  /// Writes the files into a folder.
  func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files { try Data(file.text.utf8).write(to: folder.appendingPathComponent(file.name)) }
  }
}
