/// A request whose body has arrived whole.
///
/// ```swift
/// let request = HTTPRequest(.get, try RequestTarget(parsing: "/live?language=tr"))
/// request.target.first("language")      // "tr"
/// ```
public struct HTTPRequest: Sendable {
  /// What is asked.
  public var method: HTTPMethod
  /// Of whom.
  public var target: RequestTarget
  /// The header fields.
  public var fields: HTTPFields
  /// The body; empty when there is none.
  public var body: [UInt8]
  /// Who asks, as far as the network and the server's `client` know; nil in a test.
  public var peer: PeerAddress?

  /// A request from its parts, as a test makes one.
  public init(_ method: HTTPMethod, _ target: RequestTarget, fields: HTTPFields = HTTPFields(), body: [UInt8] = []) {
    self.method = method
    self.target = target
    self.fields = fields
    self.body = body
  }

  /// Whether the client would rather see a page than JSON: its `Accept` names `text/html`.
  public var wantsPage: Bool { fields["Accept"]?.lowercased().contains("text/html") ?? false }
}
