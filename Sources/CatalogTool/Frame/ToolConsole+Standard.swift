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
    // A reader that went away (a closed pipe, as of `| head`) wants no more: that ends the reading too, or an endless
    // input would be answered to nobody for ever. It is no fault.
    var readerLeft = false
    return ToolConsole(
      read: { () throws(ToolInputError) in readerLeft ? nil : try readPiece(of: 0) },
      write: { writeAll($0, to: 1, readerLeft: &readerLeft) },
      writeError: {
        var nobody = false
        _ = writeAll($0, to: 2, readerLeft: &nobody)
      })
  }

  private static func readPiece(of descriptor: Int32) throws(ToolInputError) -> [UInt8]? {
    while true {
      var code: Int32 = 0
      let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        let taken = read(descriptor, buffer.baseAddress, buffer.count)
        code = taken < 0 ? errno : 0
        count = max(0, taken)
      }
      switch code {
      case 0: return piece.isEmpty ? nil : piece
      case EINTR: continue
      case EAGAIN: usleep(1000)  // somebody made the pipe non-blocking and it is empty
      default: throw ToolInputError(reason: String(cString: strerror(code)))
      }
    }
  }

  /// Writes everything, or says why not.
  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32, readerLeft: inout Bool) -> String? {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        start += count
      } else if errno == EAGAIN {
        usleep(1000)  // somebody made the pipe non-blocking and it is full
      } else if errno != EINTR {
        readerLeft = errno == EPIPE
        return readerLeft ? nil : String(cString: strerror(errno))
      }
    }
    return nil
  }
}
