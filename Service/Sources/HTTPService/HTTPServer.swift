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
/// let server = try HTTPServer(on: ListeningSocket(host: "127.0.0.1", port: 8080)) { router.reply(to: $0) }
/// // …
/// server.stop()
/// ```
///
/// The handler is called on one of the polling threads, by several at once. It must not block: what has to wait is answered
/// later, and goes on on the same thread whenever there is something to do.
public final class HTTPServer {
  /// The bounds of what a client can make the server hold.
  public struct Limits: Sendable {
    /// The largest body that is kept, in bytes; a larger one is answered with 413.
    public var body = 65_536
    /// The most header fields.
    public var fields = 100
    /// The most that the head of one request takes, in bytes: its target, and of each field its name, its value and 64 more,
    /// which is what keeping it costs; of cookies their length again, and 64 for each. More is answered with 431.
    public var head = 14_336
    /// Connections at once.
    public var connections = 1_000
    /// Connections of one network address at once; a further one is closed unanswered. Nil limits nobody: behind a proxy
    /// every connection is the proxy's.
    public var connectionsOfAddress: Int?
    /// Seconds after which a silent connection is closed.
    public var idleSeconds = 30
    /// Seconds after which a connection is closed that has not sent a whole request since it began or was last answered,
    /// however busy it looks: silence of ``idleSeconds`` is within it.
    public var requestSeconds = 90
    /// Polling threads.
    public var threads = 2

    /// The memory of one connection: the head of a request and that of its answer.
    var memory: Int { head + 2_048 }
    /// What certainly fits into it of the fields of an answer, beside the status line and the date.
    static let answerFields = 1_536

    /// 64 KiB of body, 100 fields in 14 KiB of head, 1,000 connections, 30 seconds, 2 threads.
    public init() {}
  }

  private let daemon: OpaquePointer
  private let watch: Task<Void, Never>
  private let context: Unmanaged<ServerContext>

  /// Starts answering.
  ///
  /// - Parameters:
  ///   - socket: taken over, and closed by ``stop()``.
  ///   - limits: what a client can make the server hold.
  ///   - client: says who asks, of whoever is connected and the fields of the request: behind a proxy it is the one that the
  ///     proxy names.
  ///   - onAnswer: hears of every answer, on the polling threads.
  ///   - unreadable: answers a request whose address cannot be read, such as `/?a=%00`; of the address it has the path as
  ///     far as there is one, and no query.
  ///   - handler: answers one request, now or later.
  /// - Throws: `ListeningError.failed` when the system gives no threads or descriptors.
  public init(
    on socket: ListeningSocket, limits: Limits = Limits(),
    client: @escaping @Sendable (PeerAddress?, HTTPFields) -> PeerAddress? = { peer, _ in peer },
    onAnswer: (@Sendable (AnsweredRequest) -> Void)? = nil,
    unreadable: @escaping @Sendable (HTTPRequest, RequestTargetError) -> HTTPReply = { .now($1.response) },
    handler: @escaping @Sendable (HTTPRequest) -> HTTPReply
  ) throws(ListeningError) {
    let served = ServerContext(
      limits: limits, client: client, onAnswer: onAnswer, unreadable: unreadable, handler: handler)
    context = .passRetained(served)
    let bounds = CMicrohttpdLimits(
      connections: UInt32(limits.connections), idle_seconds: UInt32(limits.idleSeconds),
      threads: UInt32(limits.threads), connection_memory_bytes: limits.memory)
    let started = cmicrohttpd_start(
      socket.descriptor, bounds, handleRequest, beginRequest, endRequest, admitConnection, noteConnection,
      context.toOpaque())
    guard let started else {
      context.release()
      close(socket.descriptor)
      throw .failed("the system gave no thread or descriptor")
    }
    daemon = started
    let (crowd, seconds) = (context.takeUnretainedValue().crowd, limits.requestSeconds)
    watch = Task(executorPreference: ServiceExecutor.shared) {
      while (try? await Task.sleep(for: .seconds(max(0.1, Double(seconds) / 10)))) != nil { crowd.endSlow() }
    }
  }

  /// Hangs up on every new connection, lets the requests that are being answered end (for at most `grace` milliseconds),
  /// and closes.
  ///
  /// Streams are ended at once, and answers that have not come by then are 503. The server is of no use afterwards. Call it
  /// once.
  public func stop(grace: Int = 3_000) {
    watch.cancel()
    let server = context.takeUnretainedValue()
    // Not `MHD_quiesce_daemon`: it takes the socket out of the threads' sets while they do the same, and whoever comes
    // second ends the process.
    server.crowd.admitNobody()
    server.endStreams()
    server.waitForAnswers(milliseconds: grace)
    // The library must not be stopped while a connection is put aside; and what is answered now is to be sent.
    server.giveUp()
    server.waitForAnswers(milliseconds: 500)
    while ResumedConnection.isUnderWay { usleep(100) }
    MHD_stop_daemon(daemon)
    context.release()
  }
}

/// What the polling threads need.
final class ServerContext: Sendable {
  /// What stopping has to end.
  private struct Open {
    var isStopping = false
    var hasGivenUp = false
    var answers: [ObjectIdentifier: PendingAnswer] = [:]
    var streams: [ObjectIdentifier: HTTPStream] = [:]
  }

  let limits: HTTPServer.Limits
  let client: @Sendable (PeerAddress?, HTTPFields) -> PeerAddress?
  let onAnswer: (@Sendable (AnsweredRequest) -> Void)?
  let unreadable: @Sendable (HTTPRequest, RequestTargetError) -> HTTPReply
  let handler: @Sendable (HTTPRequest) -> HTTPReply
  /// Requests that have begun and not ended.
  let active = Atomic<Int>(0)
  /// The connections by address.
  let crowd: ConnectionCrowd
  private let open = Mutex(Open())

  init(
    limits: HTTPServer.Limits, client: @escaping @Sendable (PeerAddress?, HTTPFields) -> PeerAddress?,
    onAnswer: (@Sendable (AnsweredRequest) -> Void)?,
    unreadable: @escaping @Sendable (HTTPRequest, RequestTargetError) -> HTTPReply,
    handler: @escaping @Sendable (HTTPRequest) -> HTTPReply
  ) {
    self.limits = limits
    crowd = ConnectionCrowd(most: limits.connectionsOfAddress, patience: limits.requestSeconds * 1_000_000_000)
    self.client = client
    self.onAnswer = onAnswer
    self.unreadable = unreadable
    self.handler = handler
  }

  /// Waits until no request is under way, but no longer than so.
  func waitForAnswers(milliseconds: Int) {
    var waited = 0
    while active.load(ordering: .acquiring) > 0 && waited < milliseconds {
      usleep(10_000)
      waited += 10
    }
  }

  /// Keeps an answer whose connection was put aside, so that stopping the server ends it.
  func keep(_ answer: PendingAnswer) {
    let hasGivenUp = open.withLock { open in
      open.answers[ObjectIdentifier(answer)] = answer
      return open.hasGivenUp
    }
    if hasGivenUp { answer.abandon(with: Self.stopping) }
  }

  /// The answer has come.
  func forget(_ answer: PendingAnswer) { open.withLock { $0.answers[ObjectIdentifier(answer)] = nil } }

  /// Keeps a stream until it is closed.
  func begin(_ stream: HTTPStream) {
    let id = ObjectIdentifier(stream)
    let isStopping = open.withLock { open in
      open.streams[id] = stream
      return open.isStopping
    }
    stream.onClose { [weak self] in self?.open.withLock { $0.streams[id] = nil } }
    if isStopping { stream.finish() }
  }

  /// Ends every stream, those that begin from now on too.
  func endStreams() {
    let streams = open.withLock { open in
      open.isStopping = true
      return Array(open.streams.values)
    }
    for stream in streams { stream.finish() }
  }

  /// Answers 503 to whatever still waits.
  func giveUp() {
    let answers = open.withLock { open in
      open.hasGivenUp = true
      return Array(open.answers.values)
    }
    for answer in answers { answer.abandon(with: Self.stopping) }
  }

  private static let stopping = HTTPResponse.failure(.unavailable, "stopping", "The service is stopping.")
}
