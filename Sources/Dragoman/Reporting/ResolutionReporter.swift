import StringTables

/// Hears of missing keys and refused texts, each once.
///
/// ```swift
/// let reporter = ResolutionReporter { print($0) }
/// let resolver = StringResolver(policy: .device, steps: steps, reporter: reporter)
/// ```
///
/// Unless told otherwise, reports are handed over one after the other on a task of their own: a reporter that is slow,
/// or blocks, holds nobody's text up. Each different report is handed over once, and no more than ``limit`` of them in all, since keys
/// can come from outside.
public final class ResolutionReporter: Sendable {
  /// How many different reports are handed over in a reporter's life.
  public static let limit = 10_000

  private let heard = Guarded<Set<ResolutionReport>>([])
  private let deliver: @Sendable (ResolutionReport) -> Void
  private let end: @Sendable () -> Void

  /// When the closure hears of a report.
  public enum Delivery: Sendable {
    /// One report after the other, on a task of its own.
    case queued
    /// At once, on the thread that asked for the text, which waits: for tests and for counters.
    case immediate
  }

  /// A reporter from a closure.
  public init(_ delivery: Delivery = .queued, hear: @escaping @Sendable (ResolutionReport) -> Void) {
    switch delivery {
    case .immediate:
      deliver = hear
      end = {}
    case .queued:
      let (stream, continuation) = AsyncStream.makeStream(of: ResolutionReport.self)
      deliver = { continuation.yield($0) }
      end = { continuation.finish() }
      Task.detached(priority: .utility) {
        for await report in stream { hear(report) }
      }
    }
  }

  deinit { end() }

  /// Hands a report over, unless the same one was before.
  public func report(_ report: ResolutionReport) {
    let isNew = heard.withLock { heard in
      heard.count < Self.limit && heard.insert(report).inserted
    }
    if isNew { deliver(report) }
  }
}
