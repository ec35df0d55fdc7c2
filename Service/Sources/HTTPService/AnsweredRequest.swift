/// What became of one request, for logs and measurements.
public struct AnsweredRequest: Sendable {
  /// What was asked.
  public var method: HTTPMethod
  /// The decoded path, without its query; nil where the address could not be read.
  public var path: String?
  /// Who asked, as far as the network and the server's `client` know.
  public var peer: PeerAddress?
  /// How it ended.
  public var status: HTTPStatus
  /// Whether it was refused for its head or the length of its body, so that no handler has seen it.
  public var isUnread = false
  /// Seconds from the request line to the answer.
  public var seconds: Double
}
