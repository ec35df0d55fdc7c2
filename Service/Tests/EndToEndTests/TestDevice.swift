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
  private let sinks = Mutex<[AsyncThrowingStream<Data, any Error>.Continuation?]>([])

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

  /// A stream over the real network, which is cut off when the network goes down.
  func stream(_ request: ReceptionRequest) async throws -> ReceptionStream {
    if now != .up { throw Cut() }
    lines.withLock { $0.append("\(request.method) \(request.url.path) \(request.headers["Last-Event-ID"] ?? "")") }
    let stream = try await real.stream(request)
    let (pieces, sink) = AsyncThrowingStream.makeStream(of: Data.self, throwing: (any Error).self)
    let copying = Task {
      do {
        for try await piece in stream.pieces {
          if now != .up { throw Cut() }
          sink.yield(piece)
        }
        sink.finish()
      } catch { sink.finish(throwing: error) }
    }
    let number = sinks.withLock { sinks in
      sinks.append(sink)
      return sinks.count - 1
    }
    sink.onTermination = { [weak self] _ in
      copying.cancel()
      self?.sinks.withLock { $0[number] = nil }
    }
    return ReceptionStream(head: stream.head, pieces: pieces)
  }

  /// How many streams its device listens to.
  var openStreams: Int { sinks.withLock { $0.count { $0 != nil } } }

  /// Ends the streams as a lost connection does.
  func cutStreams() {
    for sink in sinks.withLock({ $0 }) { sink?.finish(throwing: Cut()) }
  }
}

/// A clock on which waits pass many times as fast: back-offs and intervals in the time of a test.
struct HastyClock: ReceptionClock {
  static let haste = 200.0
  var haste = Self.haste
  private let real = SystemClock()

  init(haste: Double = Self.haste) { self.haste = haste }

  var steadySeconds: Double { real.steadySeconds * haste }
  var wallSeconds: Double { real.wallSeconds }
  func sleep(seconds: Double) async throws { try await real.sleep(seconds: seconds / haste) }
}

/// A device with the real client: its network can be cut, its app ended and started again.
@MainActor
final class TestDevice {
  let network = CutNetwork()
  private(set) var reception: Reception
  private(set) var events: [ReceptionEvent] = []
  private let environment: ReceptionEnvironment
  let folder: URL
  private let service: URL

  /// A device of a host app that declares these languages, whose user wants these.
  ///
  /// - Parameters:
  ///   - haste: how much faster its time passes; at the usual haste a stream is taken for dead after a fifth of a second.
  ///   - address: where the service is found; by itself, where nothing stands before it.
  init(
    _ service: ServiceProcess, localizations: [String] = ["en", "de"], preferred: [String] = ["de-DE"],
    haste: Double = HastyClock.haste, at address: URL? = nil
  ) {
    folder = URL(fileURLWithPath: service.folder).appendingPathComponent("device-\(UUID().uuidString)")
    self.service = address ?? service.url
    environment = ReceptionEnvironment(
      host: { HostApp(localizations: localizations, preferred: preferred, development: "en") },
      deviceLocale: { DeviceLocale(identifier: "de_CH") }, timezone: { "Europe/Zurich" },
      facts: DeviceFacts(platform: "linux", appVersion: "1"), transport: network, clock: HastyClock(haste: haste),
      chance: { 0.5 },
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
