import Foundation
import ReceptionKit
import ReceptionProtocol
import Synchronization

/// A network between a device and the service that a test cuts.
final class CutNetwork: ReceptionTransport {
  enum State { case up, down, losesAnswers }

  struct Cut: Error {}

  private let real = URLSessionTransport()
  private let state = Mutex(State.up)
  private let lines = Mutex<[String]>([])
  private let appearances = Mutex(0)

  var now: State {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
  /// What was sent while the network was up, as `PATCH /v1/devices/me`.
  var sent: [String] { lines.withLock { $0 } }
  /// How often the service has answered what is published.
  var appearanceAnswers: Int { appearances.withLock { $0 } }

  func answer(to request: ReceptionRequest) async throws -> ReceptionAnswer {
    if now == .down { throw Cut() }
    lines.withLock { $0.append("\(request.method) \(request.url.path)") }
    let answer = try await real.answer(to: request)
    // The service has done it, and the device never hears of it.
    if now == .losesAnswers { throw Cut() }
    if request.url.path == "/v1/appearance" { appearances.withLock { $0 += 1 } }
    return answer
  }
}

/// A clock on which waits pass two hundred times as fast: back-offs and intervals in the time of a test.
struct HastyClock: ReceptionClock {
  static let haste = 200.0
  private let real = SystemClock()

  var steadySeconds: Double { real.steadySeconds * Self.haste }
  var wallSeconds: Double { real.wallSeconds }
  func sleep(seconds: Double) async throws { try await real.sleep(seconds: seconds / Self.haste) }
}

/// A device with the real client: its network can be cut, its app ended and started again.
@MainActor
final class TestDevice {
  let network = CutNetwork()
  private(set) var reception: Reception
  private(set) var events: [ReceptionEvent] = []
  private let environment: ReceptionEnvironment
  private let folder: URL
  private let service: URL

  /// A device of a host app that declares these languages, whose user wants these.
  init(_ service: ServiceProcess, localizations: [String] = ["en", "de"], preferred: [String] = ["de-DE"]) {
    folder = URL(fileURLWithPath: service.folder).appendingPathComponent("device-\(UUID().uuidString)")
    self.service = service.url
    environment = ReceptionEnvironment(
      host: { HostApp(localizations: localizations, preferred: preferred, development: "en") },
      deviceLocale: { DeviceLocale(identifier: "de_CH") }, timezone: { "Europe/Zurich" },
      facts: DeviceFacts(platform: "linux", appVersion: "1"), transport: network, clock: HastyClock(), chance: { 0.5 },
      folder: folder)
    reception = Reception(environment: environment)
    launch()
  }

  /// A new process: what was not kept is gone.
  func launch() {
    reception.setActive(false)
    reception = Reception(environment: environment)
    reception.onEvent = { [weak self] in self?.events.append($0) }
    reception.configure(appId: "app", serviceURL: service)
    reception.setActive(true)
  }
}
