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

  init(context: ServerContext, rawTarget: String) {
    self.context = context
    self.rawTarget = rawTarget
  }

  /// Whether the head has been read.
  var hasHead: Bool { fields != nil }

  /// Keeps the header fields. Answers at once only where reading on would serve the client nothing, or where it is not
  /// certain where the request ends.
  func takeHead(_ head: HTTPFields, version: String) -> HTTPResponse? {
    fields = head
    if let doubt = head.doubt(version: version) { return doubt }
    guard let length = head["Content-Length"].flatMap({ Int($0) }), length > Self.swallowed else { return nil }
    return tooLarge
  }

  /// Keeps a piece of the body, as far as it is wanted. False: hang up.
  func takeBody(_ piece: UnsafeRawBufferPointer) -> Bool {
    received += piece.count
    if received <= context.limits.body { body.append(contentsOf: piece) } else { body = [] }
    return received <= Self.swallowed
  }

  /// Has the whole request answered.
  func answer(to method: String) -> HTTPResponse {
    let fields = fields ?? HTTPFields()
    guard fields.pairs.count <= context.limits.fields else {
      return .failure(.fieldsTooLarge, "too_many_fields", "More than \(context.limits.fields) header fields.")
    }
    guard received <= context.limits.body else { return tooLarge }
    do throws(RequestTargetError) {
      let target = try RequestTarget(parsing: rawTarget)
      return context.handler(HTTPRequest(HTTPMethod(method), target, fields: fields, body: body))
    } catch {
      return error.response
    }
  }

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
  guard let context, let pointer = exchange?.pointee else { return }
  Unmanaged<Exchange>.fromOpaque(pointer).release()
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
    guard let refusal = exchange.takeHead(headerFields(of: connection), version: version) else {
      return cmicrohttpd_go_on
    }
    return send(refusal, to: connection)
  }
  if uploadSize.pointee > 0 {
    let piece = UnsafeRawBufferPointer(start: upload, count: uploadSize.pointee)
    uploadSize.pointee = 0
    return exchange.takeBody(piece) ? cmicrohttpd_go_on : cmicrohttpd_hang_up
  }
  return send(exchange.answer(to: String(cString: method)), to: connection)
}

private func headerFields(of connection: OpaquePointer) -> HTTPFields {
  var fields = HTTPFields()
  withUnsafeMutablePointer(to: &fields) { pointer in
    cmicrohttpd_each_field(
      connection,
      { target, _, name, value in
        guard let target, let name else { return cmicrohttpd_go_on }
        let text = value.map { String(cString: $0) } ?? ""
        target.assumingMemoryBound(to: HTTPFields.self).pointee.append(text, to: String(cString: name))
        return cmicrohttpd_go_on
      }, pointer)
  }
  return fields
}

private func send(_ answer: HTTPResponse, to connection: OpaquePointer) -> MHD_Result {
  let made = answer.body.withUnsafeBytes { cmicrohttpd_response($0.baseAddress, $0.count) }
  guard let made else { return cmicrohttpd_hang_up }
  defer { MHD_destroy_response(made) }
  for (name, value) in answer.fields.pairs { _ = MHD_add_response_header(made, name, value) }
  return MHD_queue_response(connection, UInt32(answer.status.code), made)
}
