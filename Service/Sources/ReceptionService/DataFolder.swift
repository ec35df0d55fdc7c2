internal import Foundation

/// The folder in which the service keeps things, known to be there and writable.
///
/// ```swift
/// let folder = try DataFolder(preparing: ".data")
/// ```
public struct DataFolder: Hashable, Sendable {
  /// Where it is.
  public let path: String

  /// Makes the folder if it is missing, for its owner alone, and tries to write in it.
  ///
  /// - Throws: `.notMade` where the parent cannot be written to, `.notAFolder` for the path of a file, `.notWritable` for
  ///   a folder of somebody else.
  public init(preparing path: String) throws(DataFolderError) {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    if files.fileExists(atPath: path, isDirectory: &isFolder) {
      guard isFolder.boolValue else { throw .notAFolder(path) }
    } else {
      do {
        try files.createDirectory(
          atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      } catch { throw .notMade(path) }
    }
    // Asking for permission is not having it (a full or read-only disk): write.
    let probe = path + "/.writable-\(ProcessInfo.processInfo.processIdentifier)"
    guard files.createFile(atPath: probe, contents: Data("x".utf8)) else { throw .notWritable(path) }
    try? files.removeItem(atPath: probe)
    self.path = path
  }
}

/// Why a folder cannot be used.
public enum DataFolderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Its parent cannot be written to.
  case notMade(String)
  /// A file stands there.
  case notAFolder(String)
  /// It cannot be written to.
  case notWritable(String)

  /// One sentence that says what to do.
  public var description: String {
    switch self {
    case .notMade(let path): "The data folder \(path) cannot be made; choose another with --data."
    case .notAFolder(let path): "The data folder \(path) is a file; choose another with --data."
    case .notWritable(let path): "The data folder \(path) cannot be written to; choose another with --data."
    }
  }
}
