internal import Dispatch

/// Where the service works on what is no answer to a request: threads of its own, so that nothing else in the process,
/// however long it blocks, can keep it from that.
///
/// ```swift
/// Task(executorPreference: ServiceExecutor.shared) { await answer() }
/// ```
public final class ServiceExecutor: TaskExecutor {
  /// The one of this process.
  public static let shared = ServiceExecutor()

  private let queue = DispatchQueue(label: "dragoman.service", qos: .userInitiated, attributes: .concurrent)

  /// Runs a piece of a task as soon as a thread is free.
  public func enqueue(_ job: consuming ExecutorJob) { run(UnownedJob(job)) }

  /// Runs a piece of a task that was of another executor.
  func run(_ job: UnownedJob) { queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) } }
}
