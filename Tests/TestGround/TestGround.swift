public import Foundation

/// Where tests find files: the project's own, and the ground shared beside a checkout (catalogs, standard suites).
///
/// The shared ground is never part of the project. A test that wants it says so with
/// `.enabled(if: TestGround.hasShared, "…")`, and is skipped, visibly, where the folder is absent.
public enum TestGround {
  /// The root of this package's checkout.
  public static let root: URL = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder `shared` beside the checkout, or the one that `DRAGOMAN_SHARED` names.
  public static let shared: URL = {
    if let named = ProcessInfo.processInfo.environment["DRAGOMAN_SHARED"] { return URL(fileURLWithPath: named) }
    return root.deletingLastPathComponent().appendingPathComponent("shared")
  }()

  /// Whether the shared ground is there.
  public static let hasShared = FileManager.default.fileExists(atPath: shared.appendingPathComponent("corpus").path)

  /// The bytes of a file of the project, named from its root.
  public static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: root.appendingPathComponent(path)))
  }

  /// The bytes of a file of the shared ground, named from its root.
  public static func sharedBytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: shared.appendingPathComponent(path)))
  }

  /// The rows of a tab-separated file of the shared ground, without its comment lines.
  public static func sharedRows(_ path: String) throws -> [[String]] {
    let text = String(decoding: try sharedBytes(path), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: true)
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  /// The paths, relative to the shared ground and sorted, of its files below `folder` that end in `suffix`.
  public static func sharedFiles(below folder: String, endingIn suffix: String) -> [String] {
    let base = shared.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(suffix) }.map { folder + "/" + $0 }.sorted()
  }
}
