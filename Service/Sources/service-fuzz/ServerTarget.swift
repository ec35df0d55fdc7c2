import CMicrohttpd
import HTTPService
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension FuzzTarget {
  /// A server that answers for as long as the process runs.
  private static let port: UInt16 = {
    guard let socket = try? ListeningSocket(host: "127.0.0.1", port: 0),
      let server = try? HTTPServer(
        on: socket,
        handler: { request in
          request.method == .get
            ? .now(.text(request.target.path))
            : .later {
              await Task.yield()
              return .text("\(request.body.count)")
            }
        })
    else { fatalError("no server") }
    _ = Unmanaged.passRetained(server)
    return socket.port
  }()

  private static let count = Atomic<Int>(0)

  /// Anything at all on a connection; whoever comes after it is answered.
  static let http = FuzzTarget(
    name: "http",
    seeds: [
      "GET / HTTP/1.1\r\nHost: x\r\n\r\n",
      "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabcGET / HTTP/1.1\r\n",
      "PUT / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
      "HEAD /%41?b HTTP/1.0\r\n\r\n",
    ].map { Array($0.utf8) },
    words: [
      "GET ", "POST ", " HTTP/1.1\r\n", "Host: x\r\n", "Content-Length: ", "Transfer-Encoding: chunked\r\n",
      "Expect: 100-continue\r\n", "Connection: close\r\n", "\r\n\r\n", "0\r\n\r\n", "ffffffff\r\n", "\0",
    ],
    read: { bytes in
      // Half a request is never answered: most inputs would be waited for.
      _ = exchange(bytes, patience: 20)
      guard count.add(1, ordering: .relaxed).newValue.isMultiple(of: 64) else { return }
      let answer = exchange(Array("GET /ok HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".utf8), patience: 30_000)
      require(String(any: answer).hasPrefix("HTTP/1.1 200"), "nobody answers any more")
    })

  /// Sends everything, says that this was all, and reads what comes until nothing has for so many milliseconds.
  private static func exchange(_ bytes: [UInt8], patience: Int) -> [UInt8] {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    defer { close(descriptor) }
    var silence = timeval(tv_sec: patience / 1_000, tv_usec: numericCast(patience % 1_000 * 1_000))
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &silence, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    _ = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    #if canImport(Darwin)
      let noSignal: Int32 = 0
    #else
      let noSignal = Int32(MSG_NOSIGNAL)
    #endif
    _ = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, noSignal) }
    shutdown(descriptor, 1)
    var answer: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4_096)
    while answer.count < 65_536 {
      let count = recv(descriptor, &piece, piece.count, 0)
      guard count > 0 else { break }
      answer += piece[..<count]
    }
    return answer
  }
}
