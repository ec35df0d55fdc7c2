internal import Dispatch
internal import Synchronization

/// What some work made, for the thread that waits for it.
final class Outcome<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, any Error>?>(nil)
  private let isThere = DispatchSemaphore(value: 0)

  func set(_ result: Result<Value, any Error>) {
    self.result.withLock { $0 = result }
    isThere.signal()
  }

  func wait() throws -> Value {
    isThere.wait()
    guard let result = result.withLock({ $0 }) else { throw CancellationError() }
    return try result.get()
  }
}

extension Result where Failure == any Error {
  init(catching work: () async throws -> Success) async {
    do { self = .success(try await work()) } catch { self = .failure(error) }
  }
}
