/// Who answers which path.
///
/// ```swift
/// var router = Router()
/// router.on(.get, "/healthz") { _ in .text("ok\n") }
/// router.on(.post, "/messages", later: { request in await stored(request) })
/// router.reply(to: try HTTPRequest(.get, RequestTarget(parsing: "/healthz")))   // .now(ok)
/// ```
///
/// A path nobody answers is a 404, a method that the path does not take a 405 naming those that it does, and `HEAD` is
/// answered by the handler of `GET`.
public struct Router: Sendable {
  /// Answers one request at once.
  public typealias Handler = @Sendable (HTTPRequest) -> HTTPResponse
  /// Answers one request when it can; the connection is put aside meanwhile.
  public typealias PatientHandler = @Sendable (HTTPRequest) async -> HTTPResponse

  private var routes: [String: [HTTPMethod: @Sendable (HTTPRequest) -> HTTPReply]] = [:]
  /// Makes the answer to a request that no handler takes, out of the one that a program gets: 404 for an unknown path, 405
  /// for another method, 400 or 414 for an address that cannot be read. A service with pages puts its own here.
  public var refusal: @Sendable (HTTPRequest, HTTPResponse) -> HTTPReply = { .now($1) }

  /// A router without routes.
  public init() {}

  /// Has requests of a method to exactly this path answered by the handler. A second handler replaces the first.
  public mutating func on(_ method: HTTPMethod, _ path: String, _ handler: @escaping Handler) {
    routes[path, default: [:]][method] = { .now(handler($0)) }
  }

  /// Has requests of a method to exactly this path answered by a handler that has to wait, say for a disk.
  public mutating func on(_ method: HTTPMethod, _ path: String, later handler: @escaping PatientHandler) {
    routes[path, default: [:]][method] = { request in .later { await handler(request) } }
  }

  /// Has requests of a method to exactly this path answered now or later, as the handler finds.
  public mutating func on(
    _ method: HTTPMethod, _ path: String, reply handler: @escaping @Sendable (HTTPRequest) -> HTTPReply
  ) {
    routes[path, default: [:]][method] = handler
  }

  /// Whether anything lives at a path; what measures requests by path must not grow with every path that is tried.
  public func knows(_ path: String) -> Bool { routes[path] != nil }

  /// Finds the handler and lets it answer, or says that it will.
  public func reply(to request: HTTPRequest) -> HTTPReply {
    guard let methods = routes[request.target.path] else {
      return refusal(request, .failure(.notFound, "not_found", "Nothing lives at \(request.target.path)."))
    }
    let wanted: HTTPMethod = request.method == .head ? .get : request.method
    guard let handler = methods[wanted] else {
      return refusal(request, Self.refusal(of: request, allowing: Array(methods.keys)))
    }
    return handler(request)
  }

  /// Answers a request whose address cannot be read, as `HTTPServer` hands it on.
  public func reply(to request: HTTPRequest, unreadable error: RequestTargetError) -> HTTPReply {
    refusal(request, error.response)
  }

  private static func refusal(of request: HTTPRequest, allowing methods: [HTTPMethod]) -> HTTPResponse {
    let all = methods.contains(.get) ? methods + [.head] : methods
    let allowed = all.map(\.description).sorted().joined(separator: ", ")
    var answer = HTTPResponse.failure(
      .methodNotAllowed, "method_not_allowed", "\(request.target.path) takes \(allowed), not \(request.method).")
    answer.fields["Allow"] = allowed
    return answer
  }
}
