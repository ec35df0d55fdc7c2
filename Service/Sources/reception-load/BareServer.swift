import CMicrohttpd

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The peer of the service: libmicrohttpd with nothing behind it. It reads the same requests, stores nothing, and answers
/// what the service would: 204 for an update, 304 for texts that are held.
enum BareServer {
  /// Serves until standard input ends; prints the port.
  static func serve() -> Never {
    let descriptor = listening()
    let limits = CMicrohttpdLimits(
      connections: 2_000, idle_seconds: 30, threads: 2, connection_memory_bytes: 16_384)
    let started = cmicrohttpd_start(
      descriptor, limits,
      { _, connection, _, method, _, _, uploadSize, mark in
        guard let connection, let mark, let uploadSize, let method else { return cmicrohttpd_hang_up }
        if mark.pointee == nil {
          mark.pointee = UnsafeMutableRawPointer(connection)
          return cmicrohttpd_go_on
        }
        if uploadSize.pointee > 0 {
          uploadSize.pointee = 0
          return cmicrohttpd_go_on
        }
        guard let answer = cmicrohttpd_response(nil, 0) else { return cmicrohttpd_hang_up }
        defer { MHD_destroy_response(answer) }
        return MHD_queue_response(connection, method.pointee == 80 /* P */ ? 204 : 304, answer)
      }, { _, _, _ in nil }, { _, _, mark, _ in mark?.pointee = nil }, nil, nil, nil)
    guard started != nil else { fail("The bare server cannot start.") }
    print("bare: http://127.0.0.1:\(port(of: descriptor))")
    fflush(nil)
    while readLine() != nil {}
    exit(0)
  }

  private static func listening() -> Int32 {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isBound, listen(descriptor, 511) == 0 else { fail("The bare server cannot listen.") }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    return descriptor
  }

  private static func port(of descriptor: Int32) -> UInt16 {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    return UInt16(bigEndian: address.sin_port)
  }
}
