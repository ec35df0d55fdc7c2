public import ReceptionProtocol

/// The number of a device: random, so that it says nothing of how many there are.
public struct DeviceID: RawRepresentable, Hashable, Sendable, Codable {
  /// The number.
  public let rawValue: Int64

  /// A device's number.
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// A new number.
  public static func random() -> DeviceID { DeviceID(rawValue: .random(in: 1...Int64.max)) }
}

/// A device as the service knows it.
public struct DeviceRecord: Hashable, Sendable {
  /// Its number.
  public var id: DeviceID
  /// The app that it runs.
  public var app: String
  /// What it last said of itself; `language` is the app language it last reported, canonical, or nil if it never did.
  public var description: DeviceDescription
  /// The number of the last update or logout that was stored.
  public var sequence: Int
  /// Whether it is not served any more.
  public var isBlocked: Bool
  /// When it was registered, in seconds since 1970.
  public var registeredAt: Double
  /// When it was last heard to say what it is, in seconds since 1970.
  public var synchronizedAt: Double

  /// A device.
  public init(
    id: DeviceID, app: String, description: DeviceDescription, sequence: Int, isBlocked: Bool, registeredAt: Double,
    synchronizedAt: Double
  ) {
    self.id = id
    self.app = app
    self.description = description
    self.sequence = sequence
    self.isBlocked = isBlocked
    self.registeredAt = registeredAt
    self.synchronizedAt = synchronizedAt
  }

  /// Where it reports from, as its user set it, never where it is.
  public var locale: DeviceLocale { DeviceLocale(identifier: description.locale) }

  /// The language that the service speaks to it.
  public var effectiveLanguage: ReceptionLanguage {
    .effective(reported: description.language, locale: locale)
  }
}

/// A device that registers.
public struct NewDevice: Sendable {
  /// Its number.
  public var id: DeviceID
  /// The app that it runs.
  public var app: String
  /// What it says of itself, its language canonical.
  public var description: DeviceDescription
  /// What is stored of its token.
  public var token: StoredToken
  /// What is stored of the secret that renews the token.
  public var session: SecretHash
  /// Which update of the device its registration is; 0 where it did not say.
  public var sequence: Int

  /// A device.
  public init(
    id: DeviceID, app: String, description: DeviceDescription, token: StoredToken, session: SecretHash,
    sequence: Int = 0
  ) {
    self.id = id
    self.app = app
    self.description = description
    self.token = token
    self.session = session
    self.sequence = sequence
  }
}

/// What is stored of a token.
public struct StoredToken: Sendable, Equatable {
  /// Its hash.
  public var hash: SecretHash
  /// Until when it opens anything, in seconds since 1970.
  public var expiresAt: Double

  /// A token's hash and its end.
  public init(hash: SecretHash, expiresAt: Double) {
    self.hash = hash
    self.expiresAt = expiresAt
  }
}

/// Who asks, by what a request brought: believed only where the store finds the hash.
public struct DeviceClaim: Sendable {
  /// The app named in the request.
  public var app: String
  /// The device named in the secret.
  public var device: DeviceID
  /// The hash of the secret.
  public var hash: SecretHash

  /// A claim.
  public init(app: String, device: DeviceID, hash: SecretHash) {
    self.app = app
    self.device = device
    self.hash = hash
  }

  /// The claim that a secret makes.
  public init(app: String, secret: DeviceSecret) {
    self.init(app: app, device: secret.device, hash: secret.hash)
  }
}
