#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension ToolConsole {
  /// The streams of this process.
  public static func standard() -> ToolConsole {
    ToolConsole(
      read: { readPiece(of: 0) }, write: { writeAll($0, to: 1) },
      writeError: { _ = writeAll($0, to: 2) })
  }

  private static func readPiece(of descriptor: Int32) -> [UInt8]? {
    let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
    return piece.isEmpty ? nil : piece
  }

  /// Writes everything, or says why not. A reader that went away (a closed pipe, as of `| head`) wanted no more: that
  /// ends the writing and is no fault.
  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> String? {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        start += count
      } else if errno == EAGAIN {
        usleep(1000)  // somebody made the pipe non-blocking and it is full
      } else if errno != EINTR {
        return errno == EPIPE ? nil : String(cString: strerror(errno))
      }
    }
    return nil
  }
}
