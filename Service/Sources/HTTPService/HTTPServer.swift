internal import CMicrohttpd
internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Answers requests on a socket, by GNU libmicrohttpd, until it is stopped.
///
/// ```swift
/// let server = try HTTPServer(on: ListeningSocket(host: "127.0.0.1", port: 8080)) { router.answer($0) }
/// // …
/// server.stop()
/// ```
///
/// The handler is called on one of the polling threads, by several at once. It must not wait.
public final class HTTPServer {
  /// The bounds of what a client can make the server hold.
  public struct Limits: Sendable {
    /// The largest body that is kept, in bytes; a larger one is answered with 413.
    public var body = 65_536
    /// The most header fields.
    public var fields = 100
    /// Memory for the head of one request, in bytes.
    public var head = 32_768
    /// Connections at once.
    public var connections = 1_000
    /// Seconds after which a silent connection is closed.
    public var idleSeconds = 30
    /// Polling threads.
    public var threads = 2

    /// 64 KiB of body, 100 fields in 32 KiB of head, 1,000 connections, 30 seconds, 2 threads.
    public init() {}
  }

  private let daemon: OpaquePointer
  private let context: Unmanaged<ServerContext>

  /// Starts answering.
  ///
  /// - Parameters:
  ///   - socket: taken over, and closed by ``stop()``.
  ///   - limits: what a client can make the server hold.
  ///   - handler: answers one request.
  /// - Throws: `ListeningError.failed` when the system gives no threads or descriptors.
  public init(
    on socket: ListeningSocket, limits: Limits = Limits(), handler: @escaping Router.Handler
  ) throws(ListeningError) {
    context = .passRetained(ServerContext(limits: limits, handler: handler))
    let bounds = CMicrohttpdLimits(
      connections: UInt32(limits.connections), idle_seconds: UInt32(limits.idleSeconds),
      threads: UInt32(limits.threads), connection_memory_bytes: limits.head)
    let started = cmicrohttpd_start(
      socket.descriptor, bounds, handleRequest, beginRequest, endRequest, context.toOpaque())
    guard let started else {
      context.release()
      close(socket.descriptor)
      throw .failed("the system gave no thread or descriptor")
    }
    daemon = started
  }

  /// Takes no new connection, lets the requests that are being answered end (for at most `grace` milliseconds), and closes.
  ///
  /// The server is of no use afterwards. Call it once.
  public func stop(grace: Int = 3_000) {
    let listening = MHD_quiesce_daemon(daemon)
    var waited = 0
    while context.takeUnretainedValue().active.load(ordering: .acquiring) > 0 && waited < grace {
      usleep(10_000)
      waited += 10
    }
    MHD_stop_daemon(daemon)
    if listening >= 0 { close(listening) }
    context.release()
  }
}

/// What the polling threads need. Immutable but for the counter, which is atomic.
final class ServerContext: Sendable {
  let limits: HTTPServer.Limits
  let handler: Router.Handler
  /// Requests that have begun and not ended.
  let active = Atomic<Int>(0)

  init(limits: HTTPServer.Limits, handler: @escaping Router.Handler) {
    self.limits = limits
    self.handler = handler
  }
}
