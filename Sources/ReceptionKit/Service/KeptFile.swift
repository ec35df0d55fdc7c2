import Foundation

/// One value in one file, written whole or not at all, so that a crash leaves the old value or the new one. Nobody but the
/// process's own user can read it: the device's secrets are kept this way.
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
    // The folder is closed before the file is in it; the file too, where the folder was there and open.
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try JSONEncoder().encode(value).write(to: url, options: .atomic)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
  }
}
