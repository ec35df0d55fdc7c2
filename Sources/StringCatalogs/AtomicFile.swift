#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why a file was not written. What stood there before still does.
package struct FileWriteError: Error, Hashable, Sendable, CustomStringConvertible {
  package var path: String
  package var reason: String

  package var description: String { "\(path): \(reason)" }

  init(_ path: String, _ code: Int32) {
    self.path = path
    reason = String(cString: strerror(code))
  }
}

/// Writes files so that nobody ever sees half of one: a new file beside the old, then one rename.
///
/// A full disk, a lost permission or a killed program leaves the old file. What a killed program leaves beside it,
/// `NAME.PID~`, is removed by the next one that writes the file. A symbolic link stays one: the file that it leads to
/// is replaced.
package enum AtomicFile {
  /// Writes a file; its permissions are kept.
  ///
  /// - Throws: ``FileWriteError`` with the system's reason, for example for a folder that does not exist.
  package static func replace(_ path: String, by bytes: [UInt8]) throws(FileWriteError) {
    guard isReplaceable(path) else { return try overwrite(path, by: bytes) }
    let target = resolved(path)
    let temporary = "\(target).\(getpid())~"
    LeftoverFiles(of: target).remove()
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o644)
    guard descriptor >= 0 else { throw FileWriteError(path, errno) }
    // The lock says that the writer lives: the kernel takes it away from a killed one.
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
    if let kept = permissions(of: target) { fchmod(descriptor, kept) }
    do throws(FileWriteError) {
      try fill(descriptor, with: bytes, path)
      guard rename(temporary, target) == 0 else { throw FileWriteError(path, errno) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Whether a path leads to a file, or to nothing yet. A rename onto a device would take the device away from everybody,
  /// and onto a link that leads nowhere the link.
  private static func isReplaceable(_ path: String) -> Bool {
    var status = stat()
    if stat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFREG }
    return lstat(path, &status) != 0
  }

  /// Writes into what is there: a device, a pipe, a file that a link promises.
  private static func overwrite(_ path: String, by bytes: [UInt8]) throws(FileWriteError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw FileWriteError(path, errno) }
    try fill(descriptor, with: bytes, path)
  }

  /// Writes all bytes to the disk itself, and closes.
  private static func fill(_ descriptor: Int32, with bytes: [UInt8], _ path: String) throws(FileWriteError) {
    var start = 0
    var failure: Int32?
    while start < bytes.count, failure == nil {
      let count = bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { start += count } else if errno != EINTR { failure = errno }
    }
    // A pipe and most devices have nothing to bring to a disk.
    if failure == nil, fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP { failure = errno }
    if close(descriptor) != 0, failure == nil { failure = errno }
    if let failure { throw FileWriteError(path, failure) }
  }

  private static func permissions(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  /// Where a path leads once links are followed; the path itself when nothing is there.
  private static func resolved(_ path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }
}
