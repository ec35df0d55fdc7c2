/// What lets a device speak for itself: answered by `POST /v1/devices`.
///
/// Both are secrets. The token goes with each request; the secret only renews the token.
///
/// ```swift
/// let body = #"{"token":"t1","sessionSecret":"s1"}"#
/// try JSONDecoder().decode(DeviceCredentials.self, from: Data(body.utf8)).token  // "t1"
/// ```
public struct DeviceCredentials: Hashable, Sendable, Codable {
  /// The bearer token of every other request.
  public var token: String
  /// The bearer of `POST /v1/devices/me/token`, which answers a new token.
  public var sessionSecret: String

  /// Credentials.
  public init(token: String, sessionSecret: String) {
    self.token = token
    self.sessionSecret = sessionSecret
  }
}

/// What `POST /v1/devices/me/token` answers.
///
/// ```swift
/// try JSONDecoder().decode(RenewedToken.self, from: Data(#"{"token":"t2"}"#.utf8)).token  // "t2"
/// ```
public struct RenewedToken: Hashable, Sendable, Codable {
  /// The token from now on.
  public var token: String

  /// A token.
  public init(token: String) { self.token = token }
}

/// The body of `POST /v1/devices/me/logout`: counted with the updates, so that one that arrives late undoes no newer one.
///
/// ```swift
/// String(decoding: try JSONEncoder().encode(DeviceLogout(sequence: 7)), as: UTF8.self)  // {"sequence":7}
/// ```
public struct DeviceLogout: Hashable, Sendable, Codable {
  /// As in ``DeviceUpdate/sequence``.
  public var sequence: Int?

  /// A logout.
  public init(sequence: Int?) { self.sequence = sequence }
}

/// The body of `PATCH /v1/devices/me`: a description, and which update of this device it is.
///
/// A request that was given up may still arrive, after a later one. The service therefore keeps the greatest sequence it
/// has seen of a device, and answers an older update without storing it.
///
/// ```swift
/// let device = DeviceDescription(platform: "ios", sdkVersion: "1.0", locale: "de_CH", timezone: "Europe/Zurich")
/// DeviceUpdate(device, sequence: 8).device.locale  // "de_CH"
/// ```
public struct DeviceUpdate: Hashable, Sendable, Codable {
  /// The device as it is now.
  public var device: DeviceDescription
  /// Grows with every update of a device; absent counts as newer than everything.
  public var sequence: Int?

  /// An update.
  public init(_ device: DeviceDescription, sequence: Int?) {
    self.device = device
    self.sequence = sequence
  }

  private enum CodingKeys: String, CodingKey { case sequence }

  /// Writes the members of the description with `sequence` beside them.
  public func encode(to encoder: any Encoder) throws {
    try device.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(sequence, forKey: .sequence)
  }

  /// Reads what ``encode(to:)`` wrote.
  public init(from decoder: any Decoder) throws {
    device = try DeviceDescription(from: decoder)
    sequence = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Int.self, forKey: .sequence)
  }
}
