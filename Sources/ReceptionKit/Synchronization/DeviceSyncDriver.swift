import Foundation
import ReceptionProtocol

/// Carries out what ``DeviceSync`` orders: keeps, sends, waits.
@MainActor
final class DeviceSyncDriver {
  private(set) var sync: DeviceSync
  /// Hears what the host may want to know.
  var onNews: (SyncNews) -> Void = { _ in }
  /// Hears that credentials may have come or gone.
  var onCredentials: () -> Void = {}
  /// Hears that something could not be kept.
  var onTrouble: (String) -> Void = { _ in }

  private let address: ServiceAddress
  private let environment: ReceptionEnvironment
  private let file: KeptFile<KeptState>
  private var waiting: Task<Void, Never>?
  private var waitsUntil: Double?
  private var sending: Task<Void, Never>?

  init(address: ServiceAddress, environment: ReceptionEnvironment, file: KeptFile<KeptState>) {
    self.address = address
    self.environment = environment
    self.file = file
    sync = DeviceSync(kept: file.read() ?? KeptState(), at: environment.clock.moment)
  }

  /// Hands over an event and carries out what follows.
  func feed(_ event: SyncEvent) {
    for order in sync.handle(event, at: environment.clock.moment, chance: environment.chance()) { carryOut(order) }
    onCredentials()
  }

  /// How many seconds are left of a wait; nil while nothing is waited for.
  var secondsLeft: Double? {
    guard sync.waiting != nil else { return nil }
    return waitsUntil.map { max($0 - environment.clock.steadySeconds, 0) }
  }

  /// Ends everything that is under way; what is kept stays.
  func stop() {
    waiting?.cancel()
    sending?.cancel()
    (onNews, onCredentials) = ({ _ in }, {})
  }

  private func carryOut(_ order: SyncOrder) {
    switch order {
    case .keep(let state): keep(state)
    case .send(let id, let request): send(id, request)
    case .wait(let id, let seconds): wait(id, seconds)
    case .stopWaiting: waiting?.cancel()
    case .tell(let news): onNews(news)
    }
  }

  private func keep(_ state: KeptState) {
    do { try file.write(state) } catch { onTrouble("The state of support could not be kept: \(error)") }
  }

  private func send(_ id: Int, _ request: DeviceRequest) {
    let http = request.http(to: address, credentials: sync.kept.credentials)
    let transport = environment.transport
    sending = Task { [weak self] in
      let answer: SyncAnswer
      if let http, let heard = try? await transport.answer(to: http) {
        answer = SyncAnswer(heard, to: request)
      } else {
        answer = .transient(retryAfter: nil)
      }
      self?.feed(.answered(id, answer))
    }
  }

  private func wait(_ id: Int, _ seconds: Double) {
    let clock = environment.clock
    waitsUntil = clock.steadySeconds + seconds
    waiting?.cancel()
    waiting = Task { [weak self] in
      guard (try? await clock.sleep(seconds: seconds)) != nil, !Task.isCancelled else { return }
      self?.feed(.waited(id))
    }
  }
}
