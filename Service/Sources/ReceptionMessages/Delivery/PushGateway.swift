public import ReceptionProtocol

/// Takes pushes to devices.
///
/// A worker claims pushes of the outbox, hands each to the gateway of its app, and settles it by the answer. A gateway
/// keeps nothing of a push and may be asked by many tasks at once.
///
/// ```swift
/// switch await gateway.deliver(push) {
/// case .delivered(let id): …        // settled as sent
/// case .later(let seconds, let reason): …
/// case .refused(let reason): …      // settled as failed
/// case .unregistered: …             // the device's token is forgotten
/// }
/// ```
public protocol PushGateway: Sendable {
  /// Its name, for logs and the dashboard: `apns`.
  var name: String { get }
  /// Hands a push on, and says what became of it. It answers within a minute.
  func deliver(_ push: AddressedPush) async -> PushDelivery
}

/// A push and where it goes.
public struct AddressedPush: Hashable, Sendable {
  /// A name of ours for it, the same at each attempt: what is sent twice under it is shown once, and the gateway's reports
  /// say it.
  public var id: String
  /// What is sent: JSON in UTF-8, at most 4,096 bytes.
  public var payload: [UInt8]
  /// The device's token, as it reported it.
  public var token: String
  /// Which of Apple's two push services the token is for.
  public var environment: PushEnvironment
  /// The host app's bundle identifier, as the device reported it.
  public var bundleID: String?
  /// A name that several pushes share, at most 64 bytes, of which each takes the place of the one before; without one a push
  /// takes the place of none but itself.
  public var collapseID: String?
  /// From when on nobody needs it, in seconds since 1970.
  public var expiresAt: Double

  /// A push on its way.
  public init(
    id: String, payload: [UInt8], token: String, environment: PushEnvironment, bundleID: String? = nil,
    collapseID: String? = nil, expiresAt: Double
  ) {
    self.id = id
    self.payload = payload
    self.token = token
    self.environment = environment
    self.bundleID = bundleID
    self.collapseID = collapseID
    self.expiresAt = expiresAt
  }
}

/// What became of a push.
public enum PushDelivery: Hashable, Sendable {
  /// The gateway took it, under this name of its own.
  case delivered(id: String?)
  /// It cannot be taken now; after so many seconds at the earliest, or whenever the worker sees fit.
  case later(seconds: Double?, reason: String)
  /// It will never be taken.
  case refused(reason: String)
  /// The token is not used any more.
  case unregistered(reason: String)
}
