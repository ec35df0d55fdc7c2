internal import CMicrohttpd
internal import Synchronization

/// One request while it arrives. It lives from the request line to the last byte of the answer, on one polling thread.
final class Exchange {
  /// Above this many bytes an unwanted body is not even swallowed.
  static let swallowed = 1_048_576

  private let context: ServerContext
  private let rawTarget: String
  private var fields: HTTPFields?
  private var body: [UInt8] = []
  private var received = 0
  private var pending: PendingAnswer?
  private let begun = ContinuousClock.now
  private var path: String?
  private var peer: PeerAddress?

  init(context: ServerContext, rawTarget: String) {
    self.context = context
    self.rawTarget = rawTarget
  }

  /// Whether the head is longer than it may be, so that there may be no memory for an answer.
  private(set) var isTooLong = false

  /// Whether it is refused for its head or the length of its body, before anybody was asked.
  var isUnread = false

  /// Whether the head has been read.
  var hasHead: Bool { fields != nil }

  /// Keeps the header fields. Answers at once only where reading on would serve the client nothing, or where it is not
  /// certain where the request ends.
  func takeHead(_ head: HTTPFields, version: String, from connection: Connection) -> HTTPResponse? {
    fields = head
    peer = context.client(connection.clock?.peer, head)
    guard rawTarget.utf8.count + head.keptBytes <= context.limits.head else {
      isTooLong = true
      return .failure(
        .fieldsTooLarge, "head_too_long",
        "The address and the header fields take more than \(context.limits.head) bytes.")
    }
    if let doubt = head.doubt(version: version) { return doubt }
    guard let length = head["content-length"].flatMap({ Int($0) }), length > Self.swallowed else { return nil }
    return tooLarge
  }

  /// Tells of a body that goes on for longer than anybody swallows; no answer would be read.
  func tellEndless(to method: String) {
    isUnread = true
    tell(tooLarge, to: method)
  }

  /// Keeps a piece of the body, as far as it is wanted. False: hang up.
  func takeBody(_ piece: UnsafeRawBufferPointer) -> Bool {
    received += piece.count
    if received <= context.limits.body { body.append(contentsOf: piece) } else { body = [] }
    return received <= Self.swallowed
  }

  /// Has the whole request answered; nil where the answer comes later and the connection was put aside.
  func answer(to method: String, of connection: Connection) -> HTTPResponse? {
    if let pending { return advance(pending, connection) }
    switch reply(to: method) {
    case .now(let answer): return answer
    case .later(let work):
      let pending = PendingAnswer(work)
      self.pending = pending
      return advance(pending, connection)
    }
  }

  private func advance(_ pending: PendingAnswer, _ connection: Connection) -> HTTPResponse? {
    guard let answer = pending.advance(connection) else {
      context.keep(pending)
      return nil
    }
    // A stream may last an hour: what the request brought and what its work held does not have to.
    end()
    self.pending = nil
    (fields, body) = (HTTPFields(), [])
    return answer
  }

  private func reply(to method: String) -> HTTPReply {
    let fields = fields ?? HTTPFields()
    guard fields.pairs.count <= context.limits.fields else {
      isUnread = true
      return .now(.failure(.fieldsTooLarge, "too_many_fields", "More than \(context.limits.fields) header fields."))
    }
    guard received <= context.limits.body else {
      isUnread = true
      return .now(tooLarge)
    }
    func request(_ target: RequestTarget) -> HTTPRequest {
      var request = HTTPRequest(HTTPMethod(method), target, fields: fields, body: body)
      request.peer = peer
      return request
    }
    do throws(RequestTargetError) {
      let target = try RequestTarget(parsing: rawTarget)
      path = target.path
      return context.handler(request(target))
    } catch {
      return context.unreadable(request(RequestTarget(unreadable: rawTarget)), error)
    }
  }

  /// The connection is done with the request, or the client has hung up.
  func end() {
    guard let pending else { return }
    pending.leave()
    context.forget(pending)
  }

  /// Tells whoever wants to know.
  func tell(_ answer: HTTPResponse, to method: String) {
    guard let onAnswer = context.onAnswer else { return }
    let passed = begun.duration(to: .now).components
    onAnswer(
      AnsweredRequest(
        method: HTTPMethod(method), path: path ?? (try? RequestTarget(parsing: rawTarget))?.path, peer: peer,
        status: answer.status, isUnread: isUnread,
        seconds: Double(passed.seconds) + Double(passed.attoseconds) * 1e-18))
  }

  /// Keeps a stream in mind, so that stopping the server ends it.
  func begin(_ stream: HTTPStream) { context.begin(stream) }

  private var tooLarge: HTTPResponse {
    .failure(.contentTooLarge, "body_too_large", "The body is larger than \(context.limits.body) bytes.")
  }
}

// MARK: - What libmicrohttpd calls

/// At the request line: makes the exchange. The pointer comes back in the two other calls.
func beginRequest(
  context: UnsafeMutableRawPointer?, target: UnsafePointer<CChar>?, connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
  guard let context, let target else { return nil }
  let server = Unmanaged<ServerContext>.fromOpaque(context).takeUnretainedValue()
  server.active.add(1, ordering: .relaxed)
  let exchange = Exchange(context: server, rawTarget: String(cString: target))
  cmicrohttpd_hide_query(target)
  return Unmanaged.passRetained(exchange).toOpaque()
}

/// At the end, good or bad, of each request that has begun: lets the exchange go.
func endRequest(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?,
  exchange: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, reason: MHD_RequestTerminationCode
) {
  if let connection { Connection(pointer: connection).clock?.start() }
  guard let context, let pointer = exchange?.pointee else { return }
  let ended = Unmanaged<Exchange>.fromOpaque(pointer).takeRetainedValue()
  ended.end()
  exchange?.pointee = nil
  Unmanaged<ServerContext>.fromOpaque(context).takeUnretainedValue().active.subtract(1, ordering: .releasing)
}

/// Once with the head, once with each piece of the body, once when it is whole.
func handleRequest(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?, url: UnsafePointer<CChar>?,
  method: UnsafePointer<CChar>?, version: UnsafePointer<CChar>?, upload: UnsafePointer<CChar>?,
  uploadSize: UnsafeMutablePointer<Int>?, exchange: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let connection, let method, let uploadSize, let pointer = exchange?.pointee else { return cmicrohttpd_hang_up }
  let exchange = Unmanaged<Exchange>.fromOpaque(pointer).takeUnretainedValue()
  if !exchange.hasHead {
    let version = version.map { String(cString: $0) } ?? ""
    let known = Connection(pointer: connection)
    guard let refusal = exchange.takeHead(headerFields(of: connection), version: version, from: known) else {
      return cmicrohttpd_go_on
    }
    exchange.isUnread = true
    return exchange.isTooLong
      ? sendPlain(refusal.secured(), to: known, of: exchange, method)
      : send(refusal, to: connection, of: exchange, method)
  }
  if uploadSize.pointee > 0 {
    let piece = UnsafeRawBufferPointer(start: upload, count: uploadSize.pointee)
    uploadSize.pointee = 0
    if exchange.takeBody(piece) { return cmicrohttpd_go_on }
    exchange.tellEndless(to: String(cString: method))
    return cmicrohttpd_hang_up
  }
  let known = Connection(pointer: connection)
  known.clock?.stop()
  guard let answer = exchange.answer(to: String(cString: method), of: known) else { return cmicrohttpd_go_on }
  return send(answer, to: connection, of: exchange, method)
}

extension PeerAddress {
  init?(of connection: Connection) { self.init(writtenBy: { cmicrohttpd_peer(connection.pointer, $0) }) }
}

private func headerFields(of connection: OpaquePointer) -> HTTPFields {
  var fields = HTTPFields()
  withUnsafeMutablePointer(to: &fields) { pointer in
    cmicrohttpd_each_field(
      connection,
      { target, _, name, value in
        guard let target, let name else { return cmicrohttpd_go_on }
        target.assumingMemoryBound(to: HTTPFields.self).pointee.append(value, to: name)
        return cmicrohttpd_go_on
      }, pointer)
  }
  return fields
}

private func send(
  _ answer: HTTPResponse, to connection: OpaquePointer, of exchange: Exchange, _ method: UnsafePointer<CChar>
) -> MHD_Result {
  let status = UInt32(answer.status.code)
  guard let stream = answer.stream else {
    if answer.made == nil, answer.fields.sentBytes > HTTPServer.Limits.answerFields {
      return sendPlain(answer, to: Connection(pointer: connection), of: exchange, method)
    }
    guard let made = answer.made ?? MadeResponse(answer) else { return cmicrohttpd_hang_up }
    exchange.tell(answer, to: String(cString: method))
    return MHD_queue_response(connection, status, made.pointer)
  }
  exchange.tell(answer, to: String(cString: method))
  exchange.begin(stream)
  guard let made = libraryResponse(stream, to: connection) else { return cmicrohttpd_hang_up }
  defer { MHD_destroy_response(made) }
  for (name, value) in answer.fields.pairs { _ = MHD_add_response_header(made, name, value) }
  return MHD_queue_response(connection, status, made)
}

/// Sends past the library what its memory may not hold, and hangs up.
private func sendPlain(
  _ answer: HTTPResponse, to connection: Connection, of exchange: Exchange, _ method: UnsafePointer<CChar>
) -> MHD_Result {
  let method = String(cString: method)
  exchange.tell(answer, to: method)
  PlainAnswer(answer, to: HTTPMethod(method)).send(on: connection)
  return cmicrohttpd_hang_up
}

private func libraryResponse(_ stream: HTTPStream, to connection: OpaquePointer) -> OpaquePointer? {
  let reader = StreamReader(stream: stream, connection: Connection(pointer: connection))
  return cmicrohttpd_stream(
    2_048,
    { context, _, buffer, room in
      guard let context, let buffer else { return cmicrohttpd_end_of_stream }
      let reader = Unmanaged<StreamReader>.fromOpaque(context).takeUnretainedValue()
      let piece = UnsafeMutableRawBufferPointer(start: buffer, count: room)
      return reader.stream.read(into: piece, for: reader.connection) ?? cmicrohttpd_end_of_stream
    }, Unmanaged.passRetained(reader).toOpaque(),
    { context in
      guard let context else { return }
      Unmanaged<StreamReader>.fromOpaque(context).takeRetainedValue().stream.close()
    })
}

/// A stream and the connection that reads it.
private final class StreamReader {
  let stream: HTTPStream
  let connection: Connection

  init(stream: HTTPStream, connection: Connection) {
    self.stream = stream
    self.connection = connection
  }
}
