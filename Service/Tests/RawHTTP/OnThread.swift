internal import Foundation

extension RawHTTP {
  /// What a body answers that blocks: on a thread of its own, since tests have no more threads than the machine has cores,
  /// and who blocks one keeps others from going on.
  public static func onThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
    }
  }
}
