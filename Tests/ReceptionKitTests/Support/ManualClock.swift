import Foundation
import ReceptionKit
import StringTables

/// Time that passes only when a test says so.
final class ManualClock: ReceptionClock {
  private struct Sleeper {
    var until: Double
    var wake: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = 0.0
    var sleepers: [UUID: Sleeper] = [:]
    var cancelled: Set<UUID> = []
    var waking = 0
  }

  private let state = Guarded(State())

  var steadySeconds: Double { state.withLock { $0.now } }
  var wallSeconds: Double { steadySeconds + 1_700_000_000 }
  /// How many are asleep.
  var sleepers: Int { state.withLock { $0.sleepers.count } }
  /// How many were woken and have not gone on yet.
  var waking: Int { state.withLock { $0.waking } }
  /// How long the next one still sleeps.
  var nextWait: Double? { state.withLock { state in state.sleepers.values.map { $0.until - state.now }.min() } }

  func sleep(seconds: Double) async throws {
    let id = UUID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { wake in
        let isCancelled = state.withLock { state in
          if state.cancelled.contains(id) { return true }
          state.sleepers[id] = Sleeper(until: state.now + seconds, wake: wake)
          return false
        }
        if isCancelled { wake.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        state.cancelled.insert(id)
        return state.sleepers.removeValue(forKey: id)
      }
      sleeper?.wake.resume(throwing: CancellationError())
    }
    state.withLock { $0.waking -= 1 }
  }

  /// Lets time pass and wakes whose time has come.
  func advance(by seconds: Double) {
    let due = state.withLock { state in
      state.now += seconds
      let due = state.sleepers.filter { $0.value.until <= state.now }
      for id in due.keys { state.sleepers[id] = nil }
      state.waking += due.count
      return due.values
    }
    for sleeper in due { sleeper.wake.resume() }
  }
}
