internal import Foundation
public import ReceptionMessages
internal import ReceptionProtocol
public import ReceptionStorage
internal import Synchronization

/// Takes the pushes of the outbox to the gateway, each until it is there or nobody needs it any more.
///
/// Several processes may work on one outbox: what one has claimed the others leave alone, and when it dies, its claims end.
/// A push is delivered at least once; its name is the same at each attempt, so that what arrives twice is shown once.
///
/// ```swift
/// let worker = OutboxWorker(store: store, gateway: gateway)
/// await worker.run()   // until stop()
/// ```
public final class OutboxWorker: Sendable {
  /// How the work is done.
  public struct Pace: Sendable {
    /// Seconds between two looks at the outbox, where nobody wakes the worker.
    public var interval = 1.0
    /// The most pushes of an app that are claimed at once.
    public var claim = 100
    /// The most pushes of an app that are under way at once.
    public var underWay = 500
    /// Seconds for which they are claimed; longer than a gateway takes to answer.
    public var lease = 120.0
    /// Seconds after the first failed attempt.
    public var firstPause = 2.0
    /// The longest pause between two attempts, in seconds.
    public var longestPause = 600.0
    /// After so many seconds nobody needs a push any more.
    public var lifetime = 86_400.0

    /// The usual pace.
    public init() {}
  }

  private let store: any Store
  private let gateway: any PushGateway
  private let pace: Pace
  private let measurements: DeliveryMeasurements
  private let name = "worker-\(UInt64.random(in: 0...UInt64.max))"
  private struct State {
    var isStopped = false
    /// Whether there may be something that the last look did not see.
    var isWoken = false
    var sleeping: Task<Void, any Error>?
    /// How many pushes of an app are under way.
    var underWay: [String: Int] = [:]
  }

  private let state = Mutex(State())
  /// Seconds since 1970.
  private let now: @Sendable () -> Double
  /// Between 0 and 1.
  private let chance: @Sendable () -> Double

  /// A worker on one outbox and one gateway.
  public convenience init(
    store: any Store, gateway: any PushGateway, pace: Pace = Pace(),
    measurements: DeliveryMeasurements = DeliveryMeasurements()
  ) {
    self.init(
      store: store, gateway: gateway, pace: pace, measurements: measurements,
      now: { Date().timeIntervalSince1970 }, chance: { .random(in: 0...1) })
  }

  init(
    store: any Store, gateway: any PushGateway, pace: Pace, measurements: DeliveryMeasurements,
    now: @escaping @Sendable () -> Double, chance: @escaping @Sendable () -> Double
  ) {
    self.store = store
    self.gateway = gateway
    self.pace = pace
    self.measurements = measurements
    self.now = now
    self.chance = chance
  }

  /// Works until it is stopped; what is under way then is ended. Nobody waits for the slowest: while some are under way, more
  /// are claimed.
  public func run() async {
    await withDiscardingTaskGroup { group in
      while !state.withLock({ $0.isStopped }) {
        let claimed = await claim()
        for push in claimed { group.addTask { await self.take(push) } }
        if claimed.isEmpty { await rest() }
      }
    }
  }

  /// There is something new in the outbox.
  public func wake() {
    state.withLock { state in
      state.isWoken = true
      state.sleeping?.cancel()
    }
  }

  /// Claims nothing more; ``run()`` returns once what is claimed is settled.
  public func stop() {
    state.withLock { state in
      state.isStopped = true
      state.sleeping?.cancel()
    }
  }

  private func rest() async {
    let sleeping = Task { try await Task.sleep(for: .seconds(pace.interval)) }
    let isOver = state.withLock { state in
      state.sleeping = sleeping
      return state.isStopped || state.isWoken
    }
    if isOver { sleeping.cancel() }
    _ = await sleeping.result
  }

  /// One look at the outbox, and everything that it finds; how many pushes there were to do something about.
  func round() async -> Int {
    let claimed = await claim()
    await withTaskGroup(of: Void.self) { group in
      for push in claimed { group.addTask { await self.take(push) } }
    }
    return claimed.count
  }

  /// What is due, and under way from now on: of each device one, so that they arrive in the order in which they were written.
  private func claim() async -> [ClaimedPush] {
    state.withLock { $0.isWoken = false }
    var claimed: [ClaimedPush] = []
    do throws(StoreFailure) {
      for app in try await store.apps() where !app.isDisabled {
        let room = pace.underWay - state.withLock { $0.underWay[app.id, default: 0] }
        guard room > 0 else { continue }
        let time = now()
        let pushes = try await store.claimPushes(
          of: app.id, limit: min(pace.claim, room), by: name, until: time + pace.lease, at: time)
        state.withLock { $0.underWay[app.id, default: 0] += pushes.count }
        claimed += pushes
      }
    } catch {
      // What was claimed is due again when its claim ends; the store is asked again after a rest.
      measurements.count(.unavailable)
    }
    return claimed
  }

  private func take(_ push: ClaimedPush) async {
    // A process that was given no time may come too late: another has the push by now.
    if now() < push.record.nextAttemptAt {
      let outcome = await outcome(of: push)
      measurements.count(outcome)
      // Where this fails, the push is due again when its claim ends, and goes under the same name.
      _ = try? await store.settle(push.record.id, by: name, as: outcome, at: now())
    }
    state.withLock { $0.underWay[push.record.app, default: 0] -= 1 }
    // The next one of the device may go.
    wake()
  }

  private func outcome(of push: ClaimedPush) async -> PushOutcome {
    guard !push.isBlocked else { return .dropped(reason: "the device is blocked") }
    guard let token = push.token, let environment = push.environment else {
      return .dropped(reason: "the device takes no pushes")
    }
    let end = push.record.madeAt + pace.lifetime
    guard now() < end else { return .dropped(reason: push.record.reason ?? "too old") }
    let addressed = AddressedPush(
      id: PushName.text(of: push.record.id, in: store.epoch), payload: Array(push.record.push.payload.utf8),
      token: token, environment: environment, bundleID: push.bundleID, expiresAt: end)
    switch await measurements.measure({ await gateway.deliver(addressed) }) {
    case .delivered(let id): return .sent(gatewayID: id)
    case .refused(let reason): return .failed(reason: reason)
    case .later(let seconds, let reason): return .waiting(until: now() + pause(push.record, seconds), reason: reason)
    case .unregistered(let reason): return await outcome(of: push, without: token, reason)
    }
  }

  /// What becomes of a push whose token is not used any more. A device that has told of another one meanwhile gets it there.
  private func outcome(of push: ClaimedPush, without token: String, _ reason: String) async -> PushOutcome {
    guard let wasItsOwn = try? await store.forgetPushToken(token, of: push.record.device) else {
      return .waiting(until: now() + pause(push.record, nil), reason: reason)
    }
    return wasItsOwn ? .dropped(reason: reason) : .waiting(until: now(), reason: reason)
  }

  /// The pause after the n-th attempt doubles; what the gateway asks for is the least. Up to a quarter more, so that not
  /// all come back at once.
  private func pause(_ push: PushRecord, _ wanted: Double?) -> Double {
    let doubled = pace.firstPause * pow(2, Double(min(max(push.attempts, 1), 30) - 1))
    return max(min(doubled, pace.longestPause), wanted ?? 0) * (1 + chance() / 4)
  }
}
