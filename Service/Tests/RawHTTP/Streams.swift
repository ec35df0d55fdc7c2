#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension RawHTTP {
  /// Event streams that are opened one after the other and stay open.
  public struct Streams: Sendable {
    private var descriptors: [Int32] = []
    /// Those that were answered otherwise, by status; 0 is a connection that was not taken.
    public private(set) var refused: [Int: Int] = [:]
    /// The last answer that was no stream.
    public private(set) var lastRefusal: String?
    /// How many are open.
    public var open: Int { descriptors.count }

    /// Opens one for each token.
    public init(tokens: [String], app: String, to port: UInt16) {
      for token in tokens {
        let head =
          "GET /v1/conversation/events HTTP/1.1\r\nHost: 127.0.0.1\r\nX-App-Id: \(app)\r\n"
          + "Authorization: Bearer \(token)\r\n\r\n"
        add(Array(head.utf8), port)
      }
    }

    private mutating func add(_ request: [UInt8], _ port: UInt16) {
      let descriptor = RawHTTP.connected(to: port, patience: 20_000)
      var answer = [UInt8](repeating: 0, count: 2_048)
      _ = request.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, RawHTTP.noSignal) }
      let count = descriptor < 0 ? 0 : recv(descriptor, &answer, answer.count, 0)
      let text = String(decoding: answer.prefix(max(0, count)), as: UTF8.self)
      let status = Int(text.dropFirst(9).prefix(3)) ?? 0
      if status == 200 { return descriptors.append(descriptor) }
      refused[status, default: 0] += 1
      lastRefusal = text
      close(descriptor)
    }

    /// Hangs up.
    public func end() { for descriptor in descriptors { close(descriptor) } }
  }

  /// Allows this process so many open files, as far as the system does; how many those are.
  public static func allowFiles(_ count: Int) -> Int {
    var limit = rlimit()
    #if canImport(Darwin)
      let files = RLIMIT_NOFILE
    #else
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    guard getrlimit(files, &limit) == 0 else { return 0 }
    limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, rlim_t(count)))
    setrlimit(files, &limit)
    return Int(limit.rlim_cur)
  }
}
