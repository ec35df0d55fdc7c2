#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Which file stood at a path when it was opened.
struct FileIdentity {
  private let path: String
  private let device: dev_t
  private let number: ino_t

  /// The file at a path, which is there.
  init(_ path: String) {
    self.path = path
    (device, number) = Self.identity(path) ?? (0, 0)
  }

  /// Whether it still stands there.
  var isInPlace: Bool { Self.identity(path).map { $0 == (device, number) } ?? false }

  private static func identity(_ path: String) -> (dev_t, ino_t)? {
    var status = stat()
    return stat(path, &status) == 0 ? (status.st_dev, status.st_ino) : nil
  }
}
