import Foundation

/// Time, for a chat whose tests bring their own.
///
/// ```swift
/// struct StillClock: ReceptionClock {
///   var steadySeconds: Double { 0 }
///   var wallSeconds: Double { 1_780_000_000 }
///   func sleep(seconds: Double) async throws {}
/// }
/// ```
public protocol ReceptionClock: Sendable {
  /// Seconds of a clock that is never set and counts on in sleep.
  var steadySeconds: Double { get }
  /// Seconds since 1970.
  var wallSeconds: Double { get }
  /// Returns after this many seconds.
  ///
  /// - Throws: `CancellationError` when the task is cancelled meanwhile.
  func sleep(seconds: Double) async throws
}

/// The clocks of the system.
///
/// ```swift
/// SystemClock().wallSeconds > 1_700_000_000  // true
/// ```
public struct SystemClock: ReceptionClock {
  private static let start = ContinuousClock.now

  /// The clocks of the system.
  public init() {}

  /// Seconds since the first question.
  public var steadySeconds: Double {
    let passed = Self.start.duration(to: .now)
    return Double(passed.components.seconds) + Double(passed.components.attoseconds) * 1e-18
  }
  /// Seconds since 1970.
  public var wallSeconds: Double { Date().timeIntervalSince1970 }
  /// Sleeps on the clock that counts on while the device sleeps.
  public func sleep(seconds: Double) async throws { try await Task.sleep(for: .seconds(seconds), clock: .continuous) }
}

extension ReceptionClock {
  var moment: SyncTime { SyncTime(steady: steadySeconds, wall: wallSeconds) }
}
