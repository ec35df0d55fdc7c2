internal import ReceptionProtocol
internal import ReceptionStorage

/// A store under test, an app and devices to test it with, and what was found.
actor CheckedStore {
  nonisolated let store: any Store
  /// The app of this check alone.
  nonisolated let app = "check-\(UInt64.random(in: 0...UInt64.max))"
  private(set) var findings: [String] = []

  init(_ store: any Store) { self.store = store }

  func begin() async throws(StoreFailure) { try await store.save(AppRecord(id: app, name: "Check")) }

  /// Notes what is not so.
  func expect(_ isSo: Bool, _ what: String) { if !isSo { findings.append(what) } }

  /// Notes what is not equal.
  func expect<Value: Equatable>(_ value: Value, is expected: Value, _ what: String) {
    if value != expected { findings.append("\(what) is \(value) instead of \(expected)") }
  }

  /// Notes what does not fail in this way.
  func expect(
    _ failure: StoreFailure, _ what: String, of work: @Sendable () async throws(StoreFailure) -> Void
  ) async {
    do throws(StoreFailure) {
      try await work()
      findings.append("\(what) was done instead of refused with “\(failure)”")
    } catch {
      if error != failure { findings.append("\(what) failed with “\(error)” instead of “\(failure)”") }
    }
  }

  /// Registers a device.
  nonisolated func device(
    language: String? = "de", app: String? = nil, expiresAt: Double = 1_000_000
  ) async throws(StoreFailure) -> CheckedDevice {
    let device = CheckedDevice(app: app ?? self.app)
    try await store.register(
      NewDevice(
        id: device.id, app: device.app, description: CheckedDevice.description(language),
        token: StoredToken(hash: device.token.hash, expiresAt: expiresAt), session: device.session.hash), at: 1_000)
    return device
  }

  /// What is stored of a device.
  nonisolated func record(_ device: CheckedDevice) async throws(StoreFailure) -> DeviceRecord? {
    try await store.device(device.id)
  }

  /// What a conversation shows.
  nonisolated func shown(_ device: CheckedDevice, _ range: MessageRange = .after(0)) async throws(StoreFailure)
    -> [String]
  {
    try await store.messages(of: device.id, range, limit: 50).map(\.text)
  }
}

/// A device with its secrets.
struct CheckedDevice: Sendable {
  let id = DeviceID.random()
  let app: String
  let token: DeviceSecret
  let session: DeviceSecret

  init(app: String) {
    self.app = app
    token = DeviceSecret(.token, of: id)
    session = DeviceSecret(.session, of: id)
  }

  /// Its registration, under secrets that it will ask under again.
  func asking(_ language: String, sequence: Int) -> NewDevice {
    NewDevice(
      id: id, app: app, description: Self.description(language),
      token: StoredToken(hash: token.hash, expiresAt: 1_000_000), session: session.hash, sequence: sequence)
  }

  /// Who it says that it is.
  var claim: DeviceClaim { DeviceClaim(app: app, secret: token) }
  /// Who it says that it is when it renews its token.
  var renewal: DeviceClaim { DeviceClaim(app: app, secret: session) }
  /// Somebody who knows its number, and no secret.
  var impostor: DeviceClaim { DeviceClaim(app: app, secret: DeviceSecret(.token, of: id)) }

  static func description(_ language: String?) -> DeviceDescription {
    var description = DeviceDescription(
      platform: "ios", sdkVersion: "1", locale: "de_CH", timezone: "Europe/Zurich")
    description.language = language
    description.name = "Ada"
    description.externalUserId = "u-1"
    description.metadata = ["plan": "pro"]
    return description
  }
}
