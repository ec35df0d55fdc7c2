import Foundation

/// A folder of files for one test, removed with the last reference to it.
final class CatalogFolder {
  let path: String

  init(_ files: KeyValuePairs<String, String>) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("themekit-\(UUID().uuidString)")
    path = folder.path
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
