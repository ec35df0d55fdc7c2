// Its header brings the system's socket types along: which of the two modules owns them depends on which is read first.
internal import CMicrohttpd

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A TCP socket that listens, before anybody answers on it.
///
/// Opened apart from the server, so that a port in use is told from every other fault.
///
/// ```swift
/// let socket = try ListeningSocket(host: "127.0.0.1", port: 0)   // any free port
/// socket.port                                                    // 49152, say
/// ```
public struct ListeningSocket: Sendable {
  /// The descriptor; whoever takes the socket closes it.
  let descriptor: Int32
  /// The port listened on, the system's choice if 0 was asked for.
  public let port: UInt16

  /// Opens, binds and listens.
  ///
  /// - Parameters:
  ///   - host: a name or an address, IPv4 or IPv6: `127.0.0.1`, `::1`, `localhost`, `0.0.0.0`.
  ///   - port: 0 lets the system choose.
  /// - Throws: `.portInUse` when another program listens there, `.notAllowed` for port 80 without the right to it,
  ///   `.unknownHost` for a host such as `nowhere.invalid`, `.failed` for anything else, with the system's words.
  public init(host: String, port: UInt16) throws(ListeningError) {
    var hints = addrinfo()
    hints.ai_flags = AI_PASSIVE
    #if canImport(Darwin)
      hints.ai_socktype = SOCK_STREAM
    #else
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #endif
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &found) == 0, let address = found else {
      throw .unknownHost(host)
    }
    defer { freeaddrinfo(found) }
    descriptor = try Self.listening(at: address.pointee, host: host, port: port)
    self.port = Self.boundPort(of: descriptor) ?? port
  }

  private static func listening(at address: addrinfo, host: String, port: UInt16) throws(ListeningError) -> Int32 {
    let descriptor = socket(address.ai_family, address.ai_socktype, address.ai_protocol)
    guard descriptor >= 0 else { throw .failed(systemMessage(errno)) }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    guard bind(descriptor, address.ai_addr, address.ai_addrlen) == 0, listen(descriptor, 511) == 0 else {
      let fault = errno
      close(descriptor)
      throw ListeningError(errno: fault, host: host, port: port)
    }
    return descriptor
  }

  private static func boundPort(of descriptor: Int32) -> UInt16? {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address -> UInt16? in
        guard getsockname(descriptor, address, &length) == 0 else { return nil }
        // The port stands at the same place in both families.
        return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { UInt16(bigEndian: $0.pointee.sin_port) }
      }
    }
  }

  static func systemMessage(_ code: Int32) -> String { String(cString: strerror(code)) }
}

/// Why nobody can listen there.
public enum ListeningError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Another program listens on this port.
  case portInUse(host: String, port: UInt16)
  /// The system keeps this port or address for others.
  case notAllowed(host: String, port: UInt16)
  /// No such host here.
  case unknownHost(String)
  /// Something else, in the system's words.
  case failed(String)

  init(errno code: Int32, host: String, port: UInt16) {
    switch code {
    case EADDRINUSE: self = .portInUse(host: host, port: port)
    case EACCES, EPERM: self = .notAllowed(host: host, port: port)
    case EADDRNOTAVAIL: self = .unknownHost(host)
    default: self = .failed(ListeningSocket.systemMessage(code))
    }
  }

  /// One sentence that says what to do.
  public var description: String {
    switch self {
    case .portInUse(let host, let port):
      "Port \(port) on \(host) is in use by another program; stop that program or choose another port."
    case .notAllowed(let host, let port):
      "This user may not listen on port \(port) of \(host); choose a port above 1023."
    case .unknownHost(let host): "This machine has no address “\(host)”; use 127.0.0.1, or 0.0.0.0 for every address."
    case .failed(let message): "The service cannot listen: \(message)."
    }
  }
}
