public import Testing

/// Keeps tests apart that touch what a process has once: its language, a consumer's catalog. All test targets are one
/// process, and `.serialized` holds inside of a suite only.
///
/// ```swift
/// @Suite(.serialized, .processSettings) struct Switching {}
/// ```
public struct ProcessSettingsTrait: TestTrait, SuiteTrait, TestScoping {
  /// The tests of suites inside of a suite wait too.
  public var isRecursive: Bool { true }

  /// Waits for its turn, and lets the next one in afterwards.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A suite is no work by itself, and its tests would wait for it.
    guard testCase != nil else { return try await function() }
    await Turn.shared.take()
    do {
      try await function()
    } catch {
      await Turn.shared.pass()
      throw error
    }
    await Turn.shared.pass()
  }
}

extension Trait where Self == ProcessSettingsTrait {
  /// One test at a time of all that touch the settings of the process.
  public static var processSettings: Self { Self() }
}

/// Whose turn it is, in the order of asking.
private actor Turn {
  static let shared = Turn()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func pass() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
