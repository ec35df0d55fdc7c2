import Foundation
import Measurement

/// A catalog of 48 languages to translators and back, as the tool does it.
enum ExchangeRows {
  static func all(_ inputs: Inputs) -> [Row] {
    [
      Row(
        "exchange.export", "export a catalog of 500 keys × 48 languages to XLIFF, the whole process",
        goal: .nanoseconds(300_000_000)
      ) { _ in
        try inFolder(inputs) { catalog, folder in
          try (0..<10).map { _ in try ToolProcess.nanoseconds(export(catalog, to: folder)) }.min() ?? .nan
        }
      },
      Row(
        "exchange.import", "import 47 XLIFF files into a catalog that has none of their languages, the whole process",
        goal: .nanoseconds(300_000_000)
      ) { _ in
        try inFolder(inputs) { catalog, folder in
          _ = try ToolProcess.nanoseconds(export(catalog, to: folder))
          let bare = Data(SampleCatalog(languages: ["en"]).bytes)
          return try (0..<10).map { _ in
            try bare.write(to: URL(fileURLWithPath: catalog))
            return try ToolProcess.nanoseconds(["import", catalog, folder])
          }.min() ?? .nan
        }
      },
    ]
  }

  private static func export(_ catalog: String, to folder: String) -> [String] {
    ["export", catalog, "--to", "xliff", "--output", folder]
  }

  /// Measures with the catalog in a folder of its own.
  private static func inFolder(_ inputs: Inputs, _ measure: (String, String) throws -> Double) throws -> Double {
    let folder = NSTemporaryDirectory() + "dragoman-bench-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let catalog = folder + "/Localizable.xcstrings"
    try Data(SampleCatalog(languages: inputs.supported).bytes).write(to: URL(fileURLWithPath: catalog))
    return try measure(catalog, folder + "/xliff")
  }
}
