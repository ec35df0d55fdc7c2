#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Inside the type below, `read` and `write` are its own.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

/// Why a product was not written.
package struct ProductFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path.
  package var path: String
  /// What the system says.
  package var reason: String

  /// The error as `path: reason`.
  package var description: String { "\(path): \(reason)" }

  init(_ path: String, _ code: Int32) {
    self.path = path
    reason = String(cString: strerror(code))
  }
}

/// Files that are made, and can be made again: read and written with the system's own calls, so that a build tool needs
/// no Foundation.
package enum ProductFile {
  /// The bytes of a file.
  package static func read(_ path: String) throws(ProductFileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw ProductFileError(path, errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var status = stat()
    if fstat(descriptor, &status) == 0 { bytes.reserveCapacity(Int(status.st_size)) }
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    defer { piece.deallocate() }
    while true {
      let count = systemRead(descriptor, piece.baseAddress, piece.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes.append(contentsOf: piece[..<count])
      } else if errno != EINTR {
        throw ProductFileError(path, errno)
      }
    }
  }

  /// Writes a file, and the folders that it lies in; true when it was not so already. What is the same is left
  /// untouched, so that nothing is built again that depends on it. The file is never half there: it gets its name when it is whole.
  @discardableResult
  package static func write(_ bytes: [UInt8], to path: String) throws(ProductFileError) -> Bool {
    if let known = try? read(path), known == bytes { return false }
    if let slash = path.lastIndex(of: "/") { try makeFolder(String(path[..<slash])) }
    let temporary = "\(path).\(getpid())~"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw ProductFileError(path, errno) }
    var code = fill(descriptor, with: bytes)
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, rename(temporary, path) != 0 { code = errno }
    guard code == 0 else {
      unlink(temporary)
      throw ProductFileError(path, code)
    }
    return true
  }

  private static func fill(_ descriptor: Int32, with bytes: [UInt8]) -> Int32 {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { start += count } else if errno != EINTR { return errno }
    }
    return 0
  }

  /// Makes a folder and those that it lies in, where they are not there.
  package static func makeFolder(_ path: String) throws(ProductFileError) {
    if path.isEmpty || mkdir(path, 0o755) == 0 { return }
    if errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolder(String(path[..<slash]))
      if mkdir(path, 0o755) == 0 { return }
    }
    let code = errno
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { throw ProductFileError(path, code) }
  }
}
