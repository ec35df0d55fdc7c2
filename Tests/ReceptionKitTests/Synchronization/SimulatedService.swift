import ReceptionProtocol

@testable import ReceptionKit

/// The service as its documentation has it, in memory: devices by token, and a mood for its faults.
struct SimulatedService {
  struct Device {
    var description: DeviceDescription
    var token: String
    var secret: String
    var sequence = 0
    var key: RegistrationKey?
  }

  /// What it does with requests at the moment.
  enum Mood: Equatable { case well, failing, overloaded(retryAfter: Int) }

  private(set) var devices: [Int: Device] = [:]
  private(set) var registrations = 0
  /// Whether a registration arrived after its device had been deleted, and made it anew.
  private(set) var hasRevived = false
  private var deleted: Set<RegistrationKey> = []
  var mood = Mood.well
  /// Which life of its data it is.
  private(set) var epoch = 1
  /// The descriptions of a while ago.
  private var copy: [Int: Device] = [:]
  private var secrets = 0

  /// What it answers to a request that reaches it.
  mutating func answer(_ request: DeviceRequest, credentials: DeviceCredentials?) -> SyncAnswer {
    switch mood {
    case .failing: return .transient(retryAfter: nil)
    case .overloaded(let seconds): return .transient(retryAfter: seconds)
    case .well: break
    }
    if case .register(let registration) = request { return register(registration) }
    guard let credentials else { return .unauthorized }
    guard let id = devices.first(where: { $0.value.secret == credentials.sessionSecret })?.key else { return .revoked }
    if request == .renewToken { return renew(id) }
    guard devices[id]?.token == credentials.token else { return .unauthorized }
    switch request {
    case .update(let description, let sequence): update(id, description, sequence)
    case .logOut(let sequence): logOut(id, sequence)
    case .delete:
      if let key = devices[id]?.key { deleted.insert(key) }
      devices[id] = nil
    case .register, .renewToken: break
    }
    return .done
  }

  /// Under a key the same device each time, with the secrets that it had first.
  private mutating func register(_ registration: DeviceRegistration) -> SyncAnswer {
    let name = registration.key?.text ?? secret("device")
    let credentials = DeviceCredentials(token: "token-\(name)", sessionSecret: "secret-\(name)")
    if let known = devices.first(where: { $0.value.secret == credentials.sessionSecret })?.key {
      update(known, registration.device, registration.sequence ?? 0)
      return .registered(credentials)
    }
    if let key = registration.key, deleted.contains(key) { hasRevived = true }
    registrations += 1
    devices[registrations] = Device(
      description: registration.device, token: credentials.token, secret: credentials.sessionSecret,
      sequence: registration.sequence ?? 0, key: registration.key)
    return .registered(credentials)
  }

  private mutating func renew(_ id: Int) -> SyncAnswer {
    let token = secret("token")
    devices[id]?.token = token
    return .renewed(token)
  }

  private mutating func update(_ id: Int, _ description: DeviceDescription, _ sequence: Int) {
    guard let known = devices[id], sequence > known.sequence else { return }
    devices[id]?.sequence = sequence
    devices[id]?.description = description
  }

  private mutating func logOut(_ id: Int, _ sequence: Int) {
    guard var device = devices[id], sequence > device.sequence else { return }
    device.sequence = sequence
    device.description = device.description.anonymous
    devices[id] = device
  }

  private mutating func secret(_ kind: String) -> String {
    secrets += 1
    return "\(kind)-\(secrets)"
  }

  func device(of credentials: DeviceCredentials?) -> Device? {
    devices.values.first { $0.secret == credentials?.sessionSecret }
  }

  /// Brings back what the devices said of themselves when this was last asked; who they are stays.
  mutating func goBack() {
    epoch += 1
    for (id, old) in copy where devices[id] != nil {
      devices[id]?.description = old.description
      devices[id]?.sequence = old.sequence
    }
    copy = devices
  }

  mutating func revokeAll() {
    deleted.formUnion(devices.values.compactMap(\.key))
    devices.removeAll()
  }

  mutating func forgetTokens() {
    for id in devices.keys.sorted() {
      let token = secret("token")
      devices[id]?.token = token
    }
  }
}
