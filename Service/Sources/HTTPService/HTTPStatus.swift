/// How a request ended, as a number.
///
/// ```swift
/// HTTPStatus.notFound.code        // 404
/// HTTPStatus.notFound.isFailure   // true
/// ```
///
/// RFC 9110, section 15.
public struct HTTPStatus: Hashable, Sendable {
  /// The three digits.
  public let code: Int

  /// A status from its number.
  public init(_ code: Int) { self.code = code }

  /// Whether the number says that the request failed, by the client's doing or by ours.
  public var isFailure: Bool { code >= 400 }

  /// 200
  public static let ok = HTTPStatus(200)
  /// 201: something new is stored.
  public static let created = HTTPStatus(201)
  /// 204: done, and there is nothing to say of it.
  public static let noContent = HTTPStatus(204)
  /// 303: done; what came of it is to be read elsewhere.
  public static let seeOther = HTTPStatus(303)
  /// 304: what the client holds is current.
  public static let notModified = HTTPStatus(304)
  /// 400: the request cannot be read.
  public static let badRequest = HTTPStatus(400)
  /// 401: whoever asks has not shown who they are.
  public static let unauthorized = HTTPStatus(401)
  /// 403: whoever asks may not.
  public static let forbidden = HTTPStatus(403)
  /// 404: nothing lives at this path.
  public static let notFound = HTTPStatus(404)
  /// 405: something lives here, but does not do that.
  public static let methodNotAllowed = HTTPStatus(405)
  /// 409: what is stored contradicts the request.
  public static let conflict = HTTPStatus(409)
  /// 413: the body is larger than this service reads.
  public static let contentTooLarge = HTTPStatus(413)
  /// 414: the path and query are longer than this service reads.
  public static let targetTooLong = HTTPStatus(414)
  /// 421: the request is for another host than this service.
  public static let misdirected = HTTPStatus(421)
  /// 422: the request can be read, but what it says cannot be.
  public static let unprocessable = HTTPStatus(422)
  /// 429: too many requests.
  public static let tooManyRequests = HTTPStatus(429)
  /// 431: more header fields than this service reads.
  public static let fieldsTooLarge = HTTPStatus(431)
  /// 500: our own fault.
  public static let internalError = HTTPStatus(500)
  /// 501: the request asks for something that this service never does.
  public static let notImplemented = HTTPStatus(501)
  /// 503: not now; asking again later may help.
  public static let unavailable = HTTPStatus(503)
}
