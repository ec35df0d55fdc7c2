import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why a file or a folder cannot be read, in words.
package struct FileAccessError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as it was given.
  package var path: String
  /// What is the matter: `there is no such file`.
  package var reason: String
  /// What to do about it: `check the path`.
  package var advice: String
  /// Whether nothing is there, rather than something that cannot be read. A link that leads nowhere is nothing.
  package var isAbsence = false

  /// The error as `path: reason`.
  package var description: String { "\(path): \(reason)" }

  init(path: String, _ reason: String, _ advice: String) {
    self.path = path
    self.reason = reason
    self.advice = advice
  }

  /// From what the system answers.
  init(path: String, code: Int32) {
    (self.path, advice) = (path, "check the path")
    switch code {
    case ENOENT, ENOTDIR: (reason, isAbsence) = ("there is no such file", true)
    case ELOOP: reason = "its links lead in a circle"
    case EACCES, EPERM: (reason, advice) = ("reading it is not permitted", "see to its permissions")
    default: (reason, advice) = ("it cannot be read (\(String(cString: strerror(code))))", "name another file")
    }
  }

  init(path: String, _ error: any Error) {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile, .fileNoSuchFile: self.init(path: path, code: ENOENT)
    case .fileReadNoPermission: self.init(path: path, code: EACCES)
    default: self.init(path: path, "it cannot be read (\(error.localizedDescription))", "name another file")
    }
  }
}

/// Reading of files and folders, with errors that say what to do.
package enum FileAccess {
  /// What a path leads to. A pipe has no end before its writer says so; it is read where somebody named it (`<(…)` of a
  /// shell is one), and passed over in folders. Devices are not read at all.
  package enum Kind: Sendable { case file, folder, pipe, device }

  /// The largest file that is read, in bytes: far above any catalog, and what memory stands.
  package static let sizeLimit = 1 << 30

  /// What a path leads to.
  ///
  /// - Throws: ``FileAccessError`` for nothing, and where nobody can tell: in a folder that may not be searched, and behind
  ///   links in a circle.
  package static func found(at path: String) throws(FileAccessError) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileAccessError(path: path, code: errno) }
    return kind(of: status)
  }

  /// What a path leads to; nil for nothing, and where nobody can tell. Who passes over what is nil passes over files
  /// unseen: see ``found(at:)``.
  package static func kind(of path: String) -> Kind? {
    var status = stat()
    return stat(path, &status) == 0 ? kind(of: status) : nil
  }

  private static func kind(of status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFIFO, S_IFSOCK: .pipe
    default: .device
    }
  }

  /// Whether nothing has a path: neither a file, nor a link that leads nowhere or in a circle, nor what nobody may look at.
  package static func isFree(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 && errno == ENOENT
  }

  /// What tells a file or a folder from all others, whatever path leads to it.
  package struct Identity: Hashable, Sendable {
    private let device: UInt64
    private let node: UInt64

    /// The identity of what a path leads to; nil where nobody can tell.
    package init?(of path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      (device, node) = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino))
    }
  }

  /// Whether two paths lead to the same thing.
  package static func isSame(_ path: String, _ other: String) -> Bool {
    var one = stat(), two = stat()
    return stat(path, &one) == 0 && stat(other, &two) == 0 && one.st_ino == two.st_ino && one.st_dev == two.st_dev
  }

  /// Whether a path is a symbolic link.
  package static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  /// The bytes of a file.
  ///
  /// - Throws: ``FileAccessError`` for what is no file, or larger than ``sizeLimit``.
  package static func bytes(of path: String, orPipe takesPipes: Bool = false) throws(FileAccessError) -> [UInt8] {
    let (descriptor, size) = try opened(path, orPipe: takesPipes)
    defer { close(descriptor) }
    return try everything(from: descriptor, expecting: size, path)
  }

  /// Opens a file for reading, and says how many bytes it has; a pipe has none that are known.
  static func opened(
    _ path: String, orPipe takesPipes: Bool = false
  ) throws(FileAccessError) -> (descriptor: Int32, size: Int) {
    switch kind(of: path) {
    case .folder: throw FileAccessError(path: path, "it is a folder", "name a file in it")
    case .device: throw FileAccessError(path: path, "it is a device, not a file", "name a file")
    case .pipe where !takesPipes: throw FileAccessError(path: path, "it is a pipe, not a file", "name a file")
    case .file, .pipe, nil: break
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileAccessError(path: path, code: errno) }
    var status = stat()
    let size = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    guard size <= sizeLimit else {
      close(descriptor)
      throw tooLarge(path)
    }
    return (descriptor, size)
  }

  private static func everything(
    from descriptor: Int32, expecting size: Int, _ path: String
  ) throws(FileAccessError) -> [UInt8] {
    // Straight to where it stays; the byte more tells a file that is as long as it says from one that has grown.
    var bytes = try piece(of: descriptor, atMost: size + 1, path)
    guard bytes.count > size else { return bytes }
    while true {
      let more = try piece(of: descriptor, atMost: 1 << 18, path)
      if more.isEmpty { return bytes }
      bytes += more
      guard bytes.count <= sizeLimit else { throw tooLarge(path) }
    }
  }

  /// So many bytes, or all that there are.
  private static func piece(
    of descriptor: Int32, atMost limit: Int, _ path: String
  ) throws(FileAccessError) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, filled in
      while filled < limit {
        let count = read(descriptor, buffer.baseAddress.map { $0 + filled }, limit - filled)
        if count == 0 { return }
        if count > 0 {
          filled += count
        } else if errno != EINTR {
          code = errno
          return
        }
      }
    }
    if code != 0 { throw FileAccessError(path: path, code: code) }
    return bytes
  }

  private static func tooLarge(_ path: String) -> FileAccessError {
    FileAccessError(path: path, "it is larger than 1 GiB", "name a catalog")
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
