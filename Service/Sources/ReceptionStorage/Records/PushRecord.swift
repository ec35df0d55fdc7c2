public import ReceptionProtocol

/// The number of a push: grows with each.
public struct PushID: RawRepresentable, Hashable, Sendable, Codable {
  /// The number.
  public let rawValue: Int64

  /// A push's number.
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// A push as it is rendered.
public struct NewPush: Hashable, Sendable {
  /// What is shown, as the gateway takes it: JSON.
  public var payload: String
  /// The language that it is in.
  public var language: ReceptionLanguage

  /// A push.
  public init(payload: String, language: ReceptionLanguage) {
    self.payload = payload
    self.language = language
  }
}

/// Where a push is on its way.
public enum PushState: String, Hashable, Sendable, CaseIterable {
  /// It is to be delivered, now or at its next attempt.
  case waiting
  /// The gateway took it.
  case sent
  /// The gateway refuses it for good.
  case failed
  /// Nobody needs it any more: the user logged out, the device takes none, it is too old.
  case dropped
}

/// A push of the outbox.
public struct PushRecord: Hashable, Sendable {
  /// Its number.
  public var id: PushID
  /// The app whose user it is for.
  public var app: String
  /// The device it is for.
  public var device: DeviceID
  /// The number of the message that it tells of.
  public var message: Int
  /// What is shown, and in which language.
  public var push: NewPush
  /// Where it is on its way.
  public var state: PushState
  /// How often a worker has claimed it.
  public var attempts: Int
  /// When it was made, in seconds since 1970.
  public var madeAt: Double
  /// When it may next be claimed, in seconds since 1970; of no meaning when it waits no more.
  public var nextAttemptAt: Double
  /// When its state last changed or it was last claimed, in seconds since 1970.
  public var changedAt: Double
  /// The gateway's own name for it: APNs' `apns-id`.
  public var gatewayID: String?
  /// Why it was not delivered, the last time: a word of the gateway, or a sentence.
  public var reason: String?

  /// A push.
  public init(
    id: PushID, app: String, device: DeviceID, message: Int, push: NewPush, state: PushState = .waiting,
    attempts: Int = 0, madeAt: Double, nextAttemptAt: Double, changedAt: Double, gatewayID: String? = nil,
    reason: String? = nil
  ) {
    self.id = id
    self.app = app
    self.device = device
    self.message = message
    self.push = push
    self.state = state
    self.attempts = attempts
    self.madeAt = madeAt
    self.nextAttemptAt = nextAttemptAt
    self.changedAt = changedAt
    self.gatewayID = gatewayID
    self.reason = reason
  }
}

/// A push that a worker has to deliver, and where to.
public struct ClaimedPush: Hashable, Sendable {
  /// The push, with this attempt counted.
  public var record: PushRecord
  /// The device's push token now; nil where it takes no pushes, or none any more.
  public var token: String?
  /// Which of Apple's two push services the token is for.
  public var environment: PushEnvironment?
  /// The bundle identifier that the device reported.
  public var bundleID: String?
  /// Whether the device is not served any more.
  public var isBlocked: Bool

  /// A claimed push.
  public init(
    record: PushRecord, token: String?, environment: PushEnvironment?, bundleID: String?, isBlocked: Bool = false
  ) {
    self.record = record
    self.token = token
    self.environment = environment
    self.bundleID = bundleID
    self.isBlocked = isBlocked
  }
}

/// What became of an attempt.
public enum PushOutcome: Hashable, Sendable {
  /// The gateway took it, under this name of its own.
  case sent(gatewayID: String?)
  /// It is to be tried again at a time, in seconds since 1970.
  case waiting(until: Double, reason: String)
  /// The gateway refuses it for good.
  case failed(reason: String)
  /// Nobody needs it any more.
  case dropped(reason: String)

  /// The state that it leads to.
  public var state: PushState {
    switch self {
    case .sent: .sent
    case .waiting: .waiting
    case .failed: .failed
    case .dropped: .dropped
    }
  }
}

/// Which pushes are wanted.
public struct PushQuestion: Hashable, Sendable {
  /// The app that they are of.
  public var app: String
  /// The one device that they are for; nil is any.
  public var device: DeviceID?
  /// The one state that they are in; nil is any.
  public var state: PushState?
  /// Only those with a smaller number: the last of the page before. Nil begins with the newest.
  public var before: PushID?

  /// A question.
  public init(app: String, device: DeviceID? = nil, state: PushState? = nil, before: PushID? = nil) {
    self.app = app
    self.device = device
    self.state = state
    self.before = before
  }
}
