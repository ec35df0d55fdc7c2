internal import Dispatch
internal import ReceptionStorage
internal import Synchronization

/// Writes of many requests, in one transaction for all that have come meanwhile. A write is answered when its transaction
/// is on the disk.
///
/// Unchecked: `connection`, the one thing that changes without a lock, is set in init, before anybody else has this, and
/// from then on used on `queue` only, which does one thing at a time.
final class WriterQueue: @unchecked Sendable {
  /// The most writes of one transaction, so that the first of them does not wait for too many.
  static let largestGroup = 512

  private struct Pending {
    var jobs: [any WriteJob] = []
    var isScheduled = false
    var isClosed = false
  }

  private let queue = DispatchQueue(label: "dragoman.store.writer", qos: .userInitiated)
  private var connection: SQLiteConnection?
  private let pending = Mutex(Pending())

  init(_ connection: SQLiteConnection) { self.connection = connection }

  /// Does the work in a transaction. It may be done again, alone, where something else of its transaction went wrong.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (SQLiteConnection) throws(SQLiteError) -> Result<Value, StoreFailure>
  ) async throws(StoreFailure) -> Value {
    // Unsafe, since the check takes longer than the rest of the way: each job is completed once, by whoever takes it from
    // the list, or by `add` where the list takes nothing more.
    let result: Result<Value, StoreFailure> = await withUnsafeContinuation { continuation in
      add(Job(body, continuation))
    }
    return try result.get()
  }

  /// Nothing but the list is touched while the lock is held: every request and the writer itself come by here.
  private func add(_ job: any WriteJob) {
    let (isClosed, isFirst) = pending.withLock { pending in
      guard !pending.isClosed else { return (true, false) }
      pending.jobs.append(job)
      defer { pending.isScheduled = true }
      return (false, !pending.isScheduled)
    }
    if isClosed { job.complete(Self.closed) }
    if isFirst { queue.async { self.drain() } }
  }

  /// Writes what waits, and takes nothing more.
  func close() async {
    pending.withLock { $0.isClosed = true }
    await withCheckedContinuation { continuation in
      queue.async {
        self.drain()
        self.connection = nil
        continuation.resume()
      }
    }
  }

  private static let closed = StoreFailure.unavailable("it is closed")

  private func drain() {
    while true {
      var jobs: [any WriteJob] = []
      jobs.reserveCapacity(Self.largestGroup)
      pending.withLock { pending in
        swap(&jobs, &pending.jobs)
        if jobs.isEmpty { pending.isScheduled = false }
      }
      guard !jobs.isEmpty else { return }
      for begin in stride(from: 0, to: jobs.count, by: Self.largestGroup) {
        write(Array(jobs[begin..<min(begin + Self.largestGroup, jobs.count)]))
      }
    }
  }

  private func write(_ group: [any WriteJob]) {
    guard let connection else { return group.forEach { $0.complete(Self.closed) } }
    do throws(SQLiteError) {
      try Self.transact(group, on: connection)
      for job in group { job.complete(nil) }
    } catch {
      // One bad write must not take the others with it; what is wrong with the file is wrong for each of them.
      guard group.count > 1, !error.isOfFile else { return group.forEach { $0.complete(error.failure) } }
      for job in group { write([job]) }
    }
  }

  private static func transact(_ group: [any WriteJob], on connection: SQLiteConnection) throws(SQLiteError) {
    try connection.run("BEGIN IMMEDIATE")
    do throws(SQLiteError) {
      for job in group { try job.run(connection) }
      try connection.run("COMMIT")
      // Before anybody is told that it is kept.
      try connection.checkFile()
    } catch {
      // A full disk may have rolled back by itself.
      if connection.isInTransaction { try? connection.execute("ROLLBACK") }
      throw error
    }
  }
}

/// A write whose value nobody needs to know here.
private protocol WriteJob: AnyObject, Sendable {
  func run(_ connection: SQLiteConnection) throws(SQLiteError)
  /// Tells whoever waits; with nil what the last run made.
  func complete(_ failure: StoreFailure?)
}

/// Unchecked: `result`, the one thing that changes, is touched on the writer's queue only; a job that comes too late never
/// gets there, and is completed by the one who made it, with a failure and without a look at `result`.
private final class Job<Value: Sendable>: WriteJob, @unchecked Sendable {
  private let body: @Sendable (SQLiteConnection) throws(SQLiteError) -> Result<Value, StoreFailure>
  private let continuation: UnsafeContinuation<Result<Value, StoreFailure>, Never>
  private var result: Result<Value, StoreFailure>?

  init(
    _ body: @escaping @Sendable (SQLiteConnection) throws(SQLiteError) -> Result<Value, StoreFailure>,
    _ continuation: UnsafeContinuation<Result<Value, StoreFailure>, Never>
  ) {
    self.body = body
    self.continuation = continuation
  }

  func run(_ connection: SQLiteConnection) throws(SQLiteError) { result = try body(connection) }

  func complete(_ failure: StoreFailure?) {
    continuation.resume(returning: failure.map { .failure($0) } ?? result ?? .failure(.unavailable("nothing was done")))
  }
}
