public import Foundation

/// A folder of files for one test, removed with the last reference to it.
public final class TestFolder: Sendable {
  /// The folder.
  public let url: URL
  /// Its path.
  public var path: String { url.path }

  /// A new folder with these files, named by their paths in it.
  public init(_ files: KeyValuePairs<String, String> = [:]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("dragoman-\(UUID().uuidString)/Test.bundle")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

  /// Writes a file, and the folders it lies in, and answers its path.
  @discardableResult
  public func write(_ name: String, _ text: String) throws -> String { try write(name, Array(text.utf8)) }

  /// Writes a file, and the folders it lies in, and answers its path.
  @discardableResult
  public func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }

  /// The bytes of a file.
  public func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url.appendingPathComponent(name)))
  }

  /// The text of a file.
  public func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  /// The names of what lies in the folder, sorted.
  public var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

  /// The folder as a bundle, or a folder in it.
  public func bundle(_ folder: String = "") -> Bundle { Bundle(path: folder.isEmpty ? path : path + "/" + folder)! }
}
