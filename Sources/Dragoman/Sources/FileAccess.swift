import Foundation

/// Why a file or a folder cannot be read, in words.
package struct FileAccessError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as it was given.
  package var path: String
  /// What is the matter: `there is no such file`.
  package var reason: String

  /// The error as `path: reason`.
  package var description: String { "\(path): \(reason)" }

  init(path: String, _ error: any Error) {
    self.path = path
    reason =
      switch (error as? CocoaError)?.code {
      case .fileReadNoSuchFile, .fileNoSuchFile: "there is no such file"
      case .fileReadNoPermission: "reading it is not permitted"
      default: "it cannot be read (\(error.localizedDescription))"
      }
  }
}

/// Reading of files and folders, with errors that say what to do.
package enum FileAccess {
  /// What a path leads to.
  package enum Kind: Sendable { case file, folder }

  /// What a path leads to; nil for nothing.
  package static func kind(of path: String) -> Kind? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    return isFolder.boolValue ? .folder : .file
  }

  /// Whether a path is a symbolic link.
  package static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  /// The bytes of a file.
  package static func bytes(of path: String) throws(FileAccessError) -> [UInt8] {
    do { return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) } catch {
      throw FileAccessError(path: path, error)
    }
  }

  /// The names in a folder, sorted; hidden ones left out.
  package static func names(in folder: String) throws(FileAccessError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      throw FileAccessError(path: folder, error)
    }
  }
}

/// The parts of a path, without Foundation's URLs.
package struct PathName: Sendable {
  /// The last part: `ThemeKit.xcstrings`.
  package let name: Substring
  /// The last part without its extension: `ThemeKit`.
  package let stem: Substring
  /// The extension in lower case, without the dot: `xcstrings`.
  package let kind: String

  /// Everything before the last part: `App.app/Resources`; `.` where there is nothing before it.
  package let parent: String

  /// The parts of a path; a slash at the end does not matter.
  package init(_ path: String) {
    let name = path.split(separator: "/").last ?? path[...]
    self.name = name
    let before = path[..<name.startIndex]
    parent = before.isEmpty ? "." : before == "/" ? "/" : String(before.dropLast())
    if let dot = name.lastIndex(of: "."), dot != name.startIndex {
      stem = name[..<dot]
      kind = name[dot...].dropFirst().lowercased()
    } else {
      stem = name
      kind = ""
    }
  }
}
