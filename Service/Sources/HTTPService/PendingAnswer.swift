internal import CMicrohttpd
internal import Synchronization

/// An answer that is being worked on, and the executor of that work: it goes on where the request is answered, on the
/// connection's own polling thread, and the connection is put aside while there is nothing to do but wait.
///
/// So a request that waits for the disk takes the way to the thread that writes and back, and meets no third one.
final class PendingAnswer: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var answer: HTTPResponse?
    /// Set while the connection is put aside.
    var aside: Connection?
    var isAbandoned = false

    /// The connection that was put aside, for whoever has let the lock go: the polling thread takes the lock as soon as
    /// it is resumed.
    mutating func takeAside() -> ResumedConnection? {
      defer { aside = nil }
      return aside.map(ResumedConnection.init)
    }
  }

  private enum Step {
    case answer(HTTPResponse)
    case work([UnownedJob])
    case wait
  }

  private let state = Mutex(State())

  /// Begins the work; it is done by ``advance(_:)``.
  init(_ work: @escaping @Sendable () async -> HTTPResponse) {
    // The task holds this as long as it runs: what it runs on must not go before it does.
    Task(executorPreference: self) { self.finish(await work()) }
  }

  /// Does what there is to do. Nil: the answer is not there yet, and the connection was put aside until there is more.
  func advance(_ connection: Connection) -> HTTPResponse? {
    while true {
      switch next(connection) {
      case .answer(let answer): return answer
      case .work(let jobs): for job in jobs { job.runSynchronously(on: asUnownedTaskExecutor()) }
      case .wait: return nil
      }
    }
  }

  private func next(_ connection: Connection) -> Step {
    state.withLock { state in
      if let answer = state.answer { return .answer(answer) }
      guard state.jobs.isEmpty else {
        defer { state.jobs = [] }
        return .work(state.jobs)
      }
      // Put aside while the lock is held, so that nobody resumes it before.
      state.aside = connection
      MHD_suspend_connection(connection.pointer)
      return .wait
    }
  }

  /// Takes a piece of the work and has the connection polled again.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let (isTaken, resumed) = state.withLock { state -> (Bool, ResumedConnection?) in
      guard !state.isAbandoned else { return (false, nil) }
      state.jobs.append(job)
      return (true, state.takeAside())
    }
    resumed?.resume()
    if !isTaken { ServiceExecutor.shared.run(job) }
  }

  /// The first answer stands.
  private func finish(_ answer: HTTPResponse) {
    let resumed = state.withLock { state in
      if state.answer == nil { state.answer = answer }
      return state.takeAside()
    }
    resumed?.resume()
  }

  /// Answers what has not been answered yet. The rest of the work is done elsewhere, and nobody hears of it.
  func abandon(with answer: HTTPResponse) {
    finish(answer)
    leave()
  }

  /// The connection is gone, or needs nothing more. Work that is not done is done elsewhere: what it has begun is not left
  /// half done because somebody hung up.
  func leave() {
    let jobs = state.withLock { state in
      state.isAbandoned = true
      defer { state.jobs = [] }
      return state.jobs
    }
    for job in jobs { ServiceExecutor.shared.run(job) }
  }
}
