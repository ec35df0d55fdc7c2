internal import ReceptionStorage
internal import Synchronization

/// What became of attempts to deliver pushes, and how long the gateway took, for Prometheus.
public final class DeliveryMeasurements: Sendable {
  private struct State {
    var outcomes: [PushState: Int] = [:]
    var outages = 0
    var underWay = 0
    var seconds = 0.0
    var attempts = 0
  }

  /// Something else than an outcome.
  enum Event {
    /// The store could not be asked.
    case unavailable
  }

  private let state = Mutex(State())

  /// Nothing was attempted yet.
  public init() {}

  func count(_ outcome: PushOutcome) { state.withLock { $0.outcomes[outcome.state, default: 0] += 1 } }
  func count(_ event: Event) { state.withLock { $0.outages += 1 } }

  func measure<Value>(_ attempt: () async -> Value) async -> Value {
    state.withLock { $0.underWay += 1 }
    let begun = ContinuousClock.now
    let value = await attempt()
    let passed = begun.duration(to: .now).components
    state.withLock { state in
      state.underWay -= 1
      state.attempts += 1
      state.seconds += Double(passed.seconds) + Double(passed.attoseconds) * 1e-18
    }
    return value
  }

  /// The text format of Prometheus, version 0.0.4. `waiting` counts attempts after which a push waits for another.
  public var text: String {
    let state = state.withLock { $0 }
    var lines = [
      "# HELP reception_pushes_total What became of attempts to deliver pushes.",
      "# TYPE reception_pushes_total counter",
    ]
    lines += PushState.allCases.map { "reception_pushes_total{outcome=\"\($0.rawValue)\"} \(state.outcomes[$0] ?? 0)" }
    lines += [
      "# HELP reception_push_seconds Time until the gateway answered.", "# TYPE reception_push_seconds summary",
      "reception_push_seconds_sum \(state.seconds)", "reception_push_seconds_count \(state.attempts)",
      "# HELP reception_pushes_under_way Pushes for which the gateway's answer is awaited.",
      "# TYPE reception_pushes_under_way gauge", "reception_pushes_under_way \(state.underWay)",
      "# HELP reception_outbox_outages_total How often the outbox could not be read.",
      "# TYPE reception_outbox_outages_total counter", "reception_outbox_outages_total \(state.outages)",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}
