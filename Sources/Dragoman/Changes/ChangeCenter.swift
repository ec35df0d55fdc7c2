import StringTables

/// Who listens to a resolver, and the telling of them.
final class ChangeCenter: Sendable {
  private struct State {
    var nextID = 0
    var bodies: [Int: @Sendable (LanguageChoice) -> Void] = [:]
    var streams: [Int: AsyncStream<LanguageChoice>.Continuation] = [:]
    var isTelling = false
    var hasMore = false
  }

  private let state = Guarded(State())

  /// Who waits for changes waits no longer: there will be none.
  deinit { for stream in state.withLock({ $0.streams.values.map { $0 } }) { stream.finish() } }

  func subscribe(_ body: @escaping @Sendable (LanguageChoice) -> Void) -> ChangeSubscription {
    let id = state.withLock { state in
      state.nextID += 1
      state.bodies[state.nextID] = body
      return state.nextID
    }
    return ChangeSubscription { [weak self] in self?.end(id) }
  }

  func stream() -> AsyncStream<LanguageChoice> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let id = state.withLock { state in
        state.nextID += 1
        state.bodies[state.nextID] = { continuation.yield($0) }
        state.streams[state.nextID] = continuation
        return state.nextID
      }
      continuation.onTermination = { [weak self] _ in self?.end(id) }
    }
  }

  /// Tells everybody what `newest` answers. A change during the telling, from a listener or another thread, is told by
  /// the one who is telling already; no lock is held while listeners run.
  func announce(_ newest: () -> LanguageChoice) {
    guard begin() else { return }
    repeat {
      let choice = newest()
      for body in state.withLock({ $0.bodies.sorted { $0.key < $1.key } }) { body.value(choice) }
    } while goesOn()
  }

  private func begin() -> Bool {
    state.withLock { state in
      state.hasMore = state.isTelling
      defer { state.isTelling = true }
      return !state.isTelling
    }
  }

  private func goesOn() -> Bool {
    state.withLock { state in
      defer { state.hasMore = false }
      state.isTelling = state.hasMore
      return state.hasMore
    }
  }

  private func end(_ id: Int) {
    // Let go when the lock is free: what they hold may end with them, and call here.
    _ = state.withLock { state in
      (state.bodies.removeValue(forKey: id), state.streams.removeValue(forKey: id))
    }
  }
}

/// A promise to call back; it ends when cancelled, or when the last reference to it goes.
///
/// ```swift
/// let subscription = resolver.onChange { choice in print(choice.matched) }
/// subscription.cancel()
/// ```
public final class ChangeSubscription: Sendable {
  private let end: @Sendable () -> Void

  init(_ end: @escaping @Sendable () -> Void) { self.end = end }

  deinit { end() }

  /// Ends the calling back. A call that has begun may still be under way.
  public func cancel() { end() }
}
