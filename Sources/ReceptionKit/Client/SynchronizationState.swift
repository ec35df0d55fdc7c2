/// How far the service knows the device as it is: for a screen of settings, or a developer's.
///
/// ```swift
/// if case .retrying(let seconds) = Reception.shared.synchronization { print("again in \(seconds) s") }
/// ```
public enum SynchronizationState: Hashable, Sendable {
  /// Support was never started, or its data was deleted: the service knows nothing of the device.
  case notStarted
  /// The service knows the device as it is.
  case synchronized
  /// Something is on its way, or waits for the app to become active.
  case pending
  /// It failed, and is tried again in so many seconds.
  case retrying(seconds: Double)
  /// Nothing is tried until something changes or the app comes back.
  case paused
  /// Nothing is sent until the next launch; by a blocked device until the app comes back or its user refreshes.
  case halted
}

extension Reception {
  /// How far the service knows the device as it is.
  public var synchronization: SynchronizationState {
    guard let sync, sync.sync.kept.hasStarted || sync.sync.owesAnything else { return .notStarted }
    if sync.sync.halt != nil { return .halted }
    if sync.sync.isPaused { return .paused }
    if let seconds = sync.secondsLeft { return .retrying(seconds: seconds) }
    return isSynchronized && sync.sync.underWay == nil ? .synchronized : .pending
  }
}
