#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What writers that were killed have left beside a file: `NAME.PID~`.
///
/// A living writer holds a lock on its own. It may not have it yet in the moment after it made the file, so that an
/// empty one is left alone until it is a minute old.
struct LeftoverFiles {
  private static let patience = 60

  private let folder: String
  private let prefix: String

  init(of path: String) {
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    folder = String(path.dropLast(name.count))
    prefix = name + "."
  }

  /// Removes them. What cannot be read or removed stays: the file itself can still be written.
  func remove() {
    guard let stream = opendir(folder.isEmpty ? "." : folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if isLeftover(name) { removeUnlessAlive(folder + name) }
    }
  }

  private func isLeftover(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix("~") else { return false }
    let number = name.dropFirst(prefix.count).dropLast()
    return !number.isEmpty && number.utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }

  private func removeUnlessAlive(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    #if canImport(Darwin)
      let changed = status.st_mtimespec.tv_sec
    #else
      let changed = status.st_mtim.tv_sec
    #endif
    guard status.st_size > 0 || time(nil) - changed > Self.patience else { return }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
  }
}
