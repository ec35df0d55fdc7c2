#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Event streams that stay open.
struct StreamCrowd {
  private var sockets: [LoadSocket] = []
  /// Requests for a stream that were answered otherwise, by status; 0 is a connection that was closed or not taken.
  private(set) var refused: [Int: Int] = [:]
  /// How many are open.
  var count: Int { sockets.count }

  /// Opens a stream for each token, or one more for the same ones, until there are so many or nobody takes them.
  init(count: Int, tokens: [String], port: UInt16) {
    for place in 0..<count {
      guard var socket = LoadSocket(port: port) else {
        refused[0, default: 0] += 1
        continue
      }
      guard socket.send(LoadRequests.events(token: tokens[place % tokens.count])), socket.receive(),
        let status = socket.status
      else {
        refused[0, default: 0] += 1
        socket.end()
        continue
      }
      if status == 200 {
        sockets.append(socket)
      } else {
        refused[status, default: 0] += 1
        socket.end()
      }
    }
  }

  /// Hangs up.
  func end() { for socket in sockets { socket.end() } }

  /// As many descriptors as the system gives without asking.
  static func allowManyFiles() {
    var limit = rlimit()
    #if canImport(Darwin)
      let files = RLIMIT_NOFILE
    #else
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    guard getrlimit(files, &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_max, 16_384)
    setrlimit(files, &limit)
  }
}
