/// The body of every answer that is an error: `{"error":{"code":"…","message":"…","retryScope":"device"}}`.
///
/// ```swift
/// let failure = ServiceFailure(code: .sessionRevoked, message: "This device was removed.")
/// ```
public struct ServiceFailure: Error, Hashable, Sendable, Codable {
  /// What went wrong, for programs.
  public struct Code: Hashable, Sendable, Codable, RawRepresentable {
    /// The code as it is written.
    public var rawValue: String
    /// A code, known or not.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 401: no such app.
    public static let invalidAppId = Code(rawValue: "invalid_app_id")
    /// 403: the app is switched off.
    public static let appDisabled = Code(rawValue: "app_disabled")
    /// 403: this device is not served any more.
    public static let blocked = Code(rawValue: "blocked")
    /// 401: the token is unknown or too old; renewing it may help.
    public static let unauthorized = Code(rawValue: "unauthorized")
    /// 401: the device is gone; it starts anew if its user asks for support again.
    public static let sessionRevoked = Code(rawValue: "session_revoked")
    /// 429: too many requests.
    public static let rateLimited = Code(rawValue: "rate_limited")
  }

  /// Whose requests are too many.
  public enum RetryScope: String, Sendable, Codable {
    /// This device's.
    case device
    /// Those of its network address.
    case address
  }

  /// What went wrong, for programs.
  public var code: Code
  /// What went wrong, for people who integrate; in English.
  public var message: String
  /// Whose requests are too many, with `rate_limited`.
  public var retryScope: RetryScope?

  /// A failure.
  public init(code: Code, message: String, retryScope: RetryScope? = nil) {
    self.code = code
    self.message = message
    self.retryScope = retryScope
  }

  private enum Envelope: String, CodingKey { case error }
  private enum CodingKeys: String, CodingKey { case code, message, retryScope }

  /// Writes the whole body.
  public func encode(to encoder: any Encoder) throws {
    var envelope = encoder.container(keyedBy: Envelope.self)
    var container = envelope.nestedContainer(keyedBy: CodingKeys.self, forKey: .error)
    try container.encode(code.rawValue, forKey: .code)
    try container.encode(message, forKey: .message)
    try container.encodeIfPresent(retryScope, forKey: .retryScope)
  }

  /// Reads the whole body. An unknown scope is read as none, so that an older client understands a newer service.
  public init(from decoder: any Decoder) throws {
    let envelope = try decoder.container(keyedBy: Envelope.self)
    let container = try envelope.nestedContainer(keyedBy: CodingKeys.self, forKey: .error)
    code = Code(rawValue: try container.decode(String.self, forKey: .code))
    message = try container.decodeIfPresent(String.self, forKey: .message) ?? ""
    retryScope = try container.decodeIfPresent(String.self, forKey: .retryScope).flatMap(RetryScope.init)
  }
}
