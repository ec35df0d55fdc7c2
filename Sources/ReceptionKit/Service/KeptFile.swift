import Foundation

/// One value in one file, written whole or not at all, so that a crash leaves the old value or the new one.
struct KeptFile<Value: Codable & Sendable>: Sendable {
  /// Nil keeps nothing beyond the process.
  let url: URL?

  /// The value, or nothing where the file is absent, unreadable or damaged.
  func read() -> Value? {
    guard let url, let data = try? Data(contentsOf: url) else { return nil }
    return try? JSONDecoder().decode(Value.self, from: data)
  }

  /// Whether a file is there that cannot be read.
  var isDamaged: Bool {
    guard let url, FileManager.default.fileExists(atPath: url.path) else { return false }
    return read() == nil
  }

  /// Writes the value; a full disk keeps the old one.
  ///
  /// - Throws: what the file system says.
  func write(_ value: Value) throws {
    guard let url else { return }
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(value).write(to: url, options: .atomic)
  }
}
