/// Who answers which path.
///
/// ```swift
/// var router = Router()
/// router.on(.get, "/healthz") { _ in .text("ok\n") }
/// router.answer(try HTTPRequest(.get, RequestTarget(parsing: "/healthz"))).status   // .ok
/// ```
///
/// A path nobody answers is a 404, a method that the path does not take a 405 naming those that it does, and `HEAD` is
/// answered by the handler of `GET`.
public struct Router: Sendable {
  /// Answers one request.
  public typealias Handler = @Sendable (HTTPRequest) -> HTTPResponse

  private var routes: [String: [HTTPMethod: Handler]] = [:]
  /// Makes the answer to a path that nobody takes; a service with pages puts its own here.
  public var notFound: Handler = { request in
    .failure(.notFound, "not_found", "Nothing lives at \(request.target.path).")
  }

  /// A router without routes.
  public init() {}

  /// Has requests of a method to exactly this path answered by the handler. A second handler replaces the first.
  public mutating func on(_ method: HTTPMethod, _ path: String, _ handler: @escaping Handler) {
    routes[path, default: [:]][method] = handler
  }

  /// Finds the handler and lets it answer.
  public func answer(_ request: HTTPRequest) -> HTTPResponse {
    guard let methods = routes[request.target.path] else { return notFound(request) }
    let wanted: HTTPMethod = request.method == .head ? .get : request.method
    guard let handler = methods[wanted] else { return Self.refusal(of: request, allowing: Array(methods.keys)) }
    return handler(request)
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
