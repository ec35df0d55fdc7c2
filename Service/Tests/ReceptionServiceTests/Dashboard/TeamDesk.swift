import Foundation
import HTTPService
import ReceptionProtocol
import ReceptionStorage
import SQLiteStorage
import Synchronization

@testable import ReceptionService

/// The dashboard in process, on a store of its own, with an agent who may be logged in.
final class TeamDesk: Sendable {
  static let password = "correct-horse"

  let store: SQLiteStore
  let dashboard: Dashboard
  let events: EventHub
  private let router: Router
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dragoman-\(UUID().uuidString)")
  private let cookies = Mutex<[String: String]>([:])

  /// Read once: the catalog is the same for all.
  static let catalog = Result { try DashboardCatalog(resources: Ground.resources) }

  init(isBehindProxy: Bool = false, logsIn: Bool = true, catalog: DashboardCatalog? = nil, deliversPushes: Bool = false)
    async throws
  {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    store = try SQLiteStore(path: folder.path + "/reception.sqlite")
    try await store.save(AppRecord(id: "app", name: "Harbour & <Sons>"))
    // As slow as a test can bear.
    let hash = PasswordHash(of: Self.password, strength: .least)
    if let hash { _ = try await store.addAgentPassword(hash) }
    events = EventHub(store: store)
    let made = TestClock()
    dashboard = Dashboard(
      store: store, events: events, catalog: try catalog ?? Self.catalog.get(), isBehindProxy: isBehindProxy,
      deliversPushes: deliversPushes, now: { made.now })
    time = made
    var router = Router()
    dashboard.add(to: &router)
    self.router = router
    if logsIn { _ = try await post("/dashboard/log-in", ["password": Self.password]) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  let time: TestClock

  /// The answer to a request of the agent's browser, which keeps cookies.
  func ask(
    _ method: HTTPMethod, _ target: String, fields: [String: String] = [:], body: String = "",
    unreadable error: RequestTargetError? = nil
  ) async throws -> HTTPResponse {
    var request = HTTPRequest(method, try RequestTarget(parsing: target), body: Array(body.utf8))
    request.fields["Host"] = "desk.example"
    request.fields["Accept"] = "text/html"
    request.peer = PeerAddress("203.0.113.7")
    let held = cookies.withLock { $0.map { "\($0.key)=\($0.value)" }.joined(separator: "; ") }
    if !held.isEmpty { request.fields["Cookie"] = held }
    for (name, value) in fields { request.fields[name] = value.isEmpty ? nil : value }
    if let peer = fields["peer"] { request.peer = PeerAddress(peer) }
    let reply = error.map { router.reply(to: request, unreadable: $0) } ?? router.reply(to: request)
    let answer = await reply.response
    for pair in answer.fields.pairs where pair.name == "set-cookie" { keep(pair.value) }
    return answer
  }

  func get(
    _ target: String, fields: [String: String] = [:], unreadable error: RequestTargetError? = nil
  ) async throws -> HTTPResponse {
    try await ask(.get, target, fields: fields, unreadable: error)
  }

  /// Sends a form with the session's token, as a page of the dashboard does.
  func post(_ target: String, _ form: [String: String], fields: [String: String] = [:]) async throws -> HTTPResponse {
    var form = form
    if let secret, form["token"] == nil { form["token"] = secret.formToken }
    return try await ask(
      .post, target, fields: ["Sec-Fetch-Site": "same-origin"].merging(fields) { $1 }, body: Self.encoded(form))
  }

  /// The secret of the session.
  var secret: AgentSecret? { cookies.withLock { $0[AgentGuard.cookie] }.flatMap { AgentSecret(parsing: $0) } }
  func forgetCookies() { cookies.withLock { $0 = [:] } }
  func set(_ cookie: String, _ value: String) { cookies.withLock { $0[cookie] = value } }

  private func keep(_ field: String) {
    let pair = field.split(separator: ";")[0].split(separator: "=", omittingEmptySubsequences: false)
    cookies.withLock { $0[String(pair[0])] = pair[1].isEmpty ? nil : String(pair[1]) }
  }

  static func encoded(_ form: [String: String]) -> String {
    form.map { name, value in
      let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._")
      return [name, value].map { $0.addingPercentEncoding(withAllowedCharacters: plain) ?? "" }.joined(separator: "=")
    }.joined(separator: "&")
  }

  /// Adds a device.
  @discardableResult
  func device(
    language: String? = "de-CH", locale: String = "de_CH", name: String? = "Ada", at time: Double = 1_700_000_000
  ) async throws -> (id: DeviceID, claim: DeviceClaim) {
    let id = DeviceID.random()
    var description = DeviceDescription(platform: "ios", sdkVersion: "1", locale: locale, timezone: "Europe/Zurich")
    description.language = language
    description.name = name
    let secret = DeviceSecret(.token, of: id)
    try await store.register(
      NewDevice(
        id: id, app: "app", description: description, token: StoredToken(hash: secret.hash, expiresAt: 3_000_000_000),
        session: DeviceSecret(.session, of: id).hash), at: time)
    return (id, DeviceClaim(app: "app", secret: secret))
  }
}

/// A clock that a test sets.
final class TestClock: Sendable {
  private let seconds = Mutex(1_800_000_000.0)
  var now: Double { seconds.withLock { $0 } }
  func advance(_ by: Double) { seconds.withLock { $0 += by } }
}
