internal import Dispatch
internal import ReceptionProtocol
internal import ReceptionStorage
internal import Synchronization

/// Writes of many devices, in one transaction for all that have come meanwhile: one round trip locks the rows of the devices
/// and reads what has to be known, the next one writes and commits. A write is answered when its transaction is on the disk.
///
/// Rows are locked in the order of their numbers, so that two services on one database never wait for each other in a circle.
final class GroupWriter: Sendable {
  /// The most writes of one transaction, so that the first of them does not wait for too many.
  static let largestGroup = 256

  private struct Pending {
    var jobs: [any GroupJob] = []
    var isScheduled = false
    var isClosed = false
  }

  private let worker: ConnectionWorker
  private let pending = Mutex(Pending())

  init(_ settings: ConnectionSettings) { worker = ConnectionWorker(settings, label: "writer") }

  /// Does the work in a transaction. It may be done again, alone, where something else of its transaction went wrong.
  func write<Value: Sendable>(_ write: DeviceWrite<Value>) async throws(StoreFailure) -> Value {
    let result: Result<Value, StoreFailure> = await withCheckedContinuation { continuation in
      let job = Job(write, continuation)
      let isClosed = pending.withLock { pending in
        guard !pending.isClosed else { return true }
        pending.jobs.append(job)
        if !pending.isScheduled {
          pending.isScheduled = true
          worker.queue.async { self.drain() }
        }
        return false
      }
      if isClosed { job.complete(Self.closed) }
    }
    return try result.get()
  }

  /// Writes what waits, and takes nothing more.
  func close() async {
    pending.withLock { $0.isClosed = true }
    await withCheckedContinuation { done in
      worker.queue.async {
        self.drain()
        self.worker.disconnect()
        done.resume()
      }
    }
  }

  private static let closed = StoreFailure.unavailable("it is closed")

  private func drain() {
    while true {
      let group = pending.withLock { pending in
        let group = Self.takeGroup(from: &pending.jobs)
        if group.isEmpty { pending.isScheduled = false }
        return group
      }
      guard !group.isEmpty else { return }
      write(group)
    }
  }

  /// The next group: one write for each device, since each must see what the one before has left.
  private static func takeGroup(from jobs: inout [any GroupJob]) -> [any GroupJob] {
    var devices: Set<DeviceID> = []
    var group: [any GroupJob] = []
    var rest: [any GroupJob] = []
    for (place, job) in jobs.enumerated() {
      guard group.count < largestGroup else {
        rest += jobs[place...]
        break
      }
      if devices.insert(job.device).inserted { group.append(job) } else { rest.append(job) }
    }
    jobs = rest
    return group
  }

  private func write(_ group: [any GroupJob]) {
    let outcome = worker.perform { connection throws(PostgresError) -> Result<[any GroupJob], StoreFailure> in
      do throws(PostgresError) {
        try Self.transact(group, on: connection)
        return .success([])
      } catch {
        guard group.count > 1, !error.isLost, !error.isCollision else { throw error }
        // One bad write must not take the others with it.
        connection.rollBack()
        return .success(group)
      }
    }
    switch outcome {
    case .failure(let failure): for job in group { job.complete(failure) }
    case .success(let again) where again.isEmpty: for job in group { job.complete(nil) }
    case .success(let again): for job in again { write([job]) }
    }
  }

  private static func transact(_ group: [any GroupJob], on connection: PostgresConnection) throws(PostgresError) {
    var questions = [PostgresQuery("BEGIN"), DeviceRow.locking(group.map(\.device))]
    for job in group { questions += job.questions }
    let answers = try connection.round(questions)
    let known = try DeviceRow.byNumber(answers[1])
    var deeds: [PostgresQuery] = []
    var place = 2
    for job in group {
      let end = place + job.questions.count
      deeds += try job.decide(known[job.device], Array(answers[place..<end]))
      place = end
    }
    deeds.append(PostgresQuery("COMMIT"))
    do throws(PostgresError) { _ = try connection.round(deeds) } catch { throw error.uncertain }
  }
}

/// A write that concerns one device: what it has to know, and what it does once it knows.
struct DeviceWrite<Value: Sendable>: Sendable {
  /// What comes of it.
  enum Decision {
    /// The statements that do it; none where there is nothing to do.
    case done(Value, [PostgresQuery] = [])
    case refused(StoreFailure)
  }

  let device: DeviceID
  /// Asked together with the device's row.
  var questions: [PostgresQuery] = []
  /// Decides by the row (nil for a device that is gone) and the answers.
  let decide: @Sendable (DeviceStanding?, [PostgresRows]) throws(PostgresError) -> Decision
}

/// A write whose value nobody needs to know here.
private protocol GroupJob: AnyObject, Sendable {
  var device: DeviceID { get }
  var questions: [PostgresQuery] { get }
  func decide(_ row: DeviceStanding?, _ answers: [PostgresRows]) throws(PostgresError) -> [PostgresQuery]
  /// Tells whoever waits; with nil what the last decision made.
  func complete(_ failure: StoreFailure?)
}

/// Unchecked: `result`, the one thing that changes, is touched on the writer's queue only; a job that comes too late never
/// gets there, and is completed by the one who made it, with a failure and without a look at `result`.
private final class Job<Value: Sendable>: GroupJob, @unchecked Sendable {
  private let write: DeviceWrite<Value>
  private let continuation: CheckedContinuation<Result<Value, StoreFailure>, Never>
  private var result: Result<Value, StoreFailure>?

  init(_ write: DeviceWrite<Value>, _ continuation: CheckedContinuation<Result<Value, StoreFailure>, Never>) {
    self.write = write
    self.continuation = continuation
  }

  var device: DeviceID { write.device }
  var questions: [PostgresQuery] { write.questions }

  func decide(_ row: DeviceStanding?, _ answers: [PostgresRows]) throws(PostgresError) -> [PostgresQuery] {
    switch try write.decide(row, answers) {
    case .done(let value, let deeds):
      result = .success(value)
      return deeds
    case .refused(let failure):
      result = .failure(failure)
      return []
    }
  }

  func complete(_ failure: StoreFailure?) {
    continuation.resume(returning: failure.map { .failure($0) } ?? result ?? .failure(.unavailable("nothing was done")))
  }
}
