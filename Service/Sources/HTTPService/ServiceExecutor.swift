internal import Dispatch

/// Where answers that wait are worked on: threads of the service's own, so that nothing else in the process, however long
/// it blocks, can keep the service from answering.
///
/// ```swift
/// Task(executorPreference: ServiceExecutor.shared) { await answer() }
/// ```
public final class ServiceExecutor: TaskExecutor {
  /// The one of this process.
  public static let shared = ServiceExecutor()

  private let queue = DispatchQueue(label: "dragoman.service", qos: .userInitiated, attributes: .concurrent)

  /// Runs a piece of a task as soon as a thread is free.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
