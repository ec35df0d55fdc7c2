import Foundation
import HTTPService
import RawHTTP
import ReceptionProtocol
import ReceptionStorage
import SQLiteStorage
import Synchronization

@testable import ReceptionService

/// The public interface over a real socket, on a store of its own.
///
/// Unchecked: the server, all that is not Sendable, is touched while this is made and when nobody has it any more.
final class Interface: @unchecked Sendable {
  let store: SQLiteStore
  let port: UInt16
  /// Seconds since 1970, as the interface sees them.
  var now: Double {
    get { clock.value }
    set { clock.value = newValue }
  }

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dragoman-\(UUID().uuidString)")
  private let server: HTTPServer
  private let clock = Clock()
  let events: EventHub

  /// - Parameter rates: nil limits nothing.
  init(
    rates: RequestRates? = nil, mostStreams: Int = 100, log: (@Sendable (String) -> Void)? = nil
  ) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    store = try SQLiteStore(path: folder.path + "/reception.sqlite")
    try await store.save(AppRecord(id: "app", name: "App"))
    try await store.save(AppRecord(id: "off", name: "Off", isDisabled: true))
    events = EventHub(store: store, most: mostStreams)
    let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
    port = socket.port
    var router = Router()
    let gate = RequestGate(hosts: AllowedHosts(listeningOn: "0.0.0.0", named: []), limits: RequestLimits(rates))
    PublicAPI(store: store, events: events, limits: gate.limits, log: log, now: { [clock] in clock.value })
      .add(to: &router)
    let routes = router
    server = try HTTPServer(on: socket) { request in
      gate.refusal(of: request).map { .now($0) } ?? routes.reply(to: request)
    }
  }

  deinit {
    events.stop()
    server.stop(grace: 200)
    try? FileManager.default.removeItem(at: folder)
  }

  /// Asks as an app, and with a bearer as a device.
  func ask(
    _ method: String, _ path: String, app: String? = "app", bearer: String? = nil, fields: [String] = [],
    body: String? = nil
  ) -> RawAnswer {
    var fields = fields
    if let app { fields.append("X-App-Id: \(app)") }
    if let bearer { fields.append("Authorization: Bearer \(bearer)") }
    return RawHTTP.request(method, path, fields: fields, body: body, port: port)
  }

  /// Registers a device.
  func register(_ body: String = Interface.device()) throws -> DeviceCredentials {
    try JSONDecoder().decode(DeviceCredentials.self, from: Data(ask("POST", "/v1/devices", body: body).body.utf8))
  }

  /// Sends an update.
  func update(_ credentials: DeviceCredentials, _ more: String) -> Int {
    ask("PATCH", "/v1/devices/me", bearer: credentials.token, body: Self.device(more)).status
  }

  /// What the store knows of the only device.
  var device: DeviceRecord? {
    get async throws { try await store.devices(of: "app", limit: 2, offset: 0).first }
  }

  /// A description with more members.
  static func device(_ more: String = "") -> String {
    #"{"platform":"ios","sdkVersion":"1.0","locale":"de_CH","timezone":"Europe/Zurich"\#(more.isEmpty ? "" : ",")\#(more)}"#
  }
}

/// A clock that a test sets.
private final class Clock: Sendable {
  private let seconds = Mutex(1_800_000_000.0)
  var value: Double {
    get { seconds.withLock { $0 } }
    set { seconds.withLock { $0 = newValue } }
  }
}

extension RawAnswer {
  /// The code of a failure.
  var code: String? { try? JSONDecoder().decode(ServiceFailure.self, from: Data(body.utf8)).code.rawValue }
}

/// What a body answers that blocks: on a thread of its own, since tests have no more threads than the machine has cores.
func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: body()) }
  }
}
