#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Keeps a second service off the same data: its clients would not hear of what is written in the first.
///
/// The system lets go of it when the process ends, however it does.
struct FolderLock {
  private let descriptor: Int32

  /// Takes the lock.
  ///
  /// - Throws: `.inUse` while another service has it.
  init(folder: DataFolder) throws(FolderLockError) {
    descriptor = open(folder.path + "/service.lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      if descriptor >= 0 { close(descriptor) }
      throw .inUse(folder.path)
    }
  }
}

/// Why the data cannot be served.
public enum FolderLockError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Another service runs on the same folder.
  case inUse(String)

  /// One sentence that says what to do.
  public var description: String {
    switch self {
    case .inUse(let path): "Another service runs on the data folder \(path); stop it, or choose another with --data."
    }
  }
}
