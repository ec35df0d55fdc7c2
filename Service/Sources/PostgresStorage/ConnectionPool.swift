internal import Dispatch
internal import ReceptionStorage
internal import Synchronization

/// Several connections for what is asked at once: reads, and writes that need several questions.
final class ConnectionPool: Sendable {
  /// What waits while every connection is busy; beyond that, whoever asks is told so.
  static let longestQueue = 10_000

  private struct State {
    var jobs: [@Sendable (ConnectionWorker?) -> Void] = []
    var first = 0
    var idle: [ConnectionWorker]
    var isClosed = false

    var waiting: Int { jobs.count - first }

    mutating func next() -> (@Sendable (ConnectionWorker?) -> Void)? {
      guard first < jobs.count else { return nil }
      let job = jobs[first]
      first += 1
      // What has been done is let go of, but not one by one.
      if first == jobs.count || first >= 256 {
        jobs.removeFirst(first)
        first = 0
      }
      return job
    }
  }

  private let workers: [ConnectionWorker]
  private let state: Mutex<State>

  init(_ settings: ConnectionSettings, size: Int) {
    let made = (1...max(1, size)).map { ConnectionWorker(settings, label: "\($0)") }
    workers = made
    state = Mutex(State(idle: made.reversed()))
  }

  /// Asks the database something, on whichever connection is free.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (PostgresConnection) throws(PostgresError) -> Result<Value, StoreFailure>
  ) async throws(StoreFailure) -> Value {
    let result: Result<Value, StoreFailure> = await withCheckedContinuation { continuation in
      let refusal = submit { worker in
        continuation.resume(returning: worker?.perform(body) ?? .failure(Self.closed))
      }
      if let refusal { continuation.resume(returning: .failure(refusal)) }
    }
    return try result.get()
  }

  /// Does something in a transaction. It may be done again, where two stood in each other's way.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (PostgresConnection) throws(PostgresError) -> Result<Value, StoreFailure>
  ) async throws(StoreFailure) -> Value {
    try await read { connection throws(PostgresError) in try connection.transaction(body) }
  }

  /// Does what waits, and takes nothing more.
  func close() async {
    state.withLock { $0.isClosed = true }
    for worker in workers {
      await withCheckedContinuation { done in
        worker.queue.async {
          self.drain(worker)
          worker.disconnect()
          done.resume()
        }
      }
    }
  }

  private static let closed = StoreFailure.unavailable("it is closed")

  private func submit(_ job: @escaping @Sendable (ConnectionWorker?) -> Void) -> StoreFailure? {
    state.withLock { state in
      guard !state.isClosed else { return Self.closed }
      guard state.waiting < Self.longestQueue else { return .unavailable("too much is waiting for it") }
      state.jobs.append(job)
      if let worker = state.idle.popLast() { worker.queue.async { self.work(worker) } }
      return nil
    }
  }

  private func work(_ worker: ConnectionWorker) {
    while let job = state.withLock({ state in
      let job = state.next()
      if job == nil { state.idle.append(worker) }
      return job
    }) { job(worker) }
  }

  private func drain(_ worker: ConnectionWorker) {
    while let job = state.withLock({ $0.next() }) { job(worker) }
  }
}
