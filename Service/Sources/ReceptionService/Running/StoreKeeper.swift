internal import Foundation
internal import ReceptionStorage

/// Keeps the store from growing without an end: a push is kept for as long as somebody may ask what became of it, and a text
/// that devices could not show until no device has met it for as long.
struct StoreKeeper: Sendable {
  /// How long either is kept, in seconds.
  static let age = 30.0 * 86_400
  /// How often old ones are looked for, in seconds.
  static let interval = 3_600.0

  let store: any Store

  /// Removes what is old of every app.
  func removeOld(at time: Double) async throws(StoreFailure) {
    for app in try await store.apps() {
      _ = try await store.removePushes(of: app.id, madeBefore: time - Self.age)
      _ = try await store.removeTextCounts(of: app.id, lastReportedBefore: time - Self.age)
    }
  }

  /// Removes what has become old until the task is cancelled. What fails is tried again the next time.
  func keepRemoving() async {
    while !Task.isCancelled {
      try? await removeOld(at: Date().timeIntervalSince1970)
      try? await Task.sleep(for: .seconds(Self.interval))
    }
  }
}
