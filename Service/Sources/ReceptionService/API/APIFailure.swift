internal import HTTPService
internal import ReceptionProtocol
internal import ReceptionStorage

/// Why a request of the public interface is not done, as its answer says it.
struct APIFailure: Error, Hashable {
  var status: HTTPStatus
  var failure: ServiceFailure
  /// Seconds to wait, for 429 and 503.
  var retryAfter: Int?

  init(_ status: HTTPStatus, _ code: ServiceFailure.Code, _ message: String) {
    self.status = status
    failure = ServiceFailure(code: code, message: message)
  }

  /// Whatever a store says.
  init(_ failure: StoreFailure) {
    switch failure {
    case .unauthorized: self.init(.unauthorized, .unauthorized, failure.description)
    case .sessionRevoked: self.init(.unauthorized, .sessionRevoked, failure.description)
    case .blocked: self.init(.forbidden, .blocked, failure.description)
    case .notFound: self.init(.notFound, ServiceFailure.Code(rawValue: "not_found"), failure.description)
    case .conflict: self.init(.conflict, ServiceFailure.Code(rawValue: "conflict"), failure.description)
    case .languageChanged:
      self.init(.conflict, ServiceFailure.Code(rawValue: "language_changed"), failure.description)
    case .unavailable:
      // The database's own words are for the service's log, not for the network.
      self.init(.unavailable, ServiceFailure.Code(rawValue: "unavailable"), "The service cannot store anything now.")
      retryAfter = 5
    }
  }

  /// Too many requests.
  static func limited(_ scope: ServiceFailure.RetryScope, seconds: Int) -> APIFailure {
    var limited = APIFailure(.tooManyRequests, .rateLimited, "Too many requests; wait \(seconds) seconds.")
    limited.failure.retryScope = scope
    limited.retryAfter = seconds
    return limited
  }

  /// As many event streams are open as the service has connections for.
  static var tooManyStreams: APIFailure {
    var failure = APIFailure(
      .unavailable, ServiceFailure.Code(rawValue: "too_many_streams"), "As many event streams are open as there may be."
    )
    failure.retryAfter = 30
    return failure
  }

  /// A body that is not what the request needs.
  static func malformed(_ message: String) -> APIFailure {
    APIFailure(.badRequest, ServiceFailure.Code(rawValue: "malformed_body"), message)
  }

  /// A body that can be read and says what cannot be.
  static func invalid(_ message: String) -> APIFailure {
    APIFailure(.unprocessable, ServiceFailure.Code(rawValue: "invalid"), message)
  }

  /// The answer.
  var response: HTTPResponse {
    var answer = HTTPResponse.json(failure, status: status)
    answer.fields["Cache-Control"] = "no-store"
    answer.fields["Retry-After"] = retryAfter.map { "\($0)" }
    if status == .unauthorized { answer.fields["WWW-Authenticate"] = "Bearer" }
    return answer
  }
}
