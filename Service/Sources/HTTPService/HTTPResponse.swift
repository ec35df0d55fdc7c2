internal import Foundation

/// An answer, whole.
///
/// ```swift
/// HTTPResponse.text("ok\n")
/// HTTPResponse.failure(.notFound, "not_found", "Nothing lives at /nowhere.")
/// ```
public struct HTTPResponse: Sendable {
  /// How the request ended.
  public var status: HTTPStatus { didSet { made = nil } }
  /// The header fields.
  public var fields: HTTPFields { didSet { made = nil } }
  /// The body; a `HEAD` request gets its length only.
  public var body: [UInt8] { didSet { made = nil } }
  /// A body that is written while it is read, in place of ``body``.
  public var stream: HTTPStream? { didSet { made = nil } }

  /// The answer as the library sends it, where it was made once for many requests.
  var made: MadeResponse?
  /// Whether it has the fields of ``secured()``.
  var isSecured = false

  /// An answer with a body of a media type, such as `text/html; charset=utf-8`.
  public init(status: HTTPStatus = .ok, contentType: String, body: [UInt8]) {
    self.status = status
    self.body = body
    fields = HTTPFields()
    fields["Content-Type"] = contentType
  }

  /// An answer without a body.
  public init(status: HTTPStatus) {
    self.status = status
    body = []
    fields = HTTPFields()
  }

  /// An answer whose body is written while it is read, such as `text/event-stream`.
  public init(contentType: String, stream: HTTPStream) {
    self.init(contentType: contentType, body: [])
    self.stream = stream
  }

  /// The same answer, made ready for the wire once: for one that is given to many requests as it is. To be asked for last,
  /// since whatever is changed afterwards makes it like any other.
  public func prepared() -> HTTPResponse {
    guard stream == nil else { return self }
    var answer = self
    answer.made = MadeResponse(self)
    return answer
  }

  /// A plain text.
  public static func text(_ text: String, status: HTTPStatus = .ok) -> HTTPResponse {
    HTTPResponse(status: status, contentType: "text/plain; charset=utf-8", body: Array(text.utf8))
  }

  /// A value as JSON, its keys sorted.
  public static func json(_ value: some Encodable, status: HTTPStatus = .ok) -> HTTPResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
      return text("An answer could not be written as JSON.\n", status: .internalError)
    }
    return HTTPResponse(status: status, contentType: "application/json; charset=utf-8", body: [UInt8](data))
  }

  /// A failure, in the one form that every failure of the service has:
  /// `{"error":{"code":"not_found","message":"Nothing lives at /nowhere."}}`.
  public static func failure(_ status: HTTPStatus, _ code: String, _ message: String) -> HTTPResponse {
    json(FailureBody(error: FailureBody.Fault(code: code, message: message)), status: status)
  }
}

/// The body of every failure.
struct FailureBody: Encodable {
  struct Fault: Encodable {
    /// For programs: a word that stays the same.
    var code: String
    /// For people: what is wrong, and what to do.
    var message: String
  }
  var error: Fault
}
