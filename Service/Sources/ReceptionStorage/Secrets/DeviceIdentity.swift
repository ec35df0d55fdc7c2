public import ReceptionProtocol

/// Who a device is from its registration on: its number and its two secrets.
///
/// ```swift
/// let key = RegistrationKey()
/// DeviceIdentity(key: key, app: "app_1").id == DeviceIdentity(key: key, app: "app_1").id    // true
/// ```
public struct DeviceIdentity: Sendable {
  /// Its number.
  public let id: DeviceID
  /// Its first token.
  public let token: DeviceSecret
  /// The secret that renews the token.
  public let session: DeviceSecret

  /// Somebody new.
  public init() {
    id = .random()
    token = DeviceSecret(.token, of: id)
    session = DeviceSecret(.session, of: id)
  }

  /// Whoever registers under a key: the same device each time, in one app. Number and secrets are BLAKE2b hashes under
  /// the key, so that none of them says anything of the others.
  public init(key: RegistrationKey, app: String) {
    let number = Sodium.hash(Array("id \(app)".utf8), key: key.bytes).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    // From 1 on, as random numbers are.
    id = DeviceID(rawValue: max(1, Int64(number >> 1)))
    token = DeviceSecret(.token, of: id, madeFrom: key, app: app)
    session = DeviceSecret(.session, of: id, madeFrom: key, app: app)
  }
}
