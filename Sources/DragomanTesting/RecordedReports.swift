import StringTables
public import Dragoman

/// Keeps what a resolver reports, for a test to look at.
///
/// ```swift
/// let reports = RecordedReports()
/// let resolver = StringResolver(policy: .pinned(.english), steps: [.matched(source)], reporter: reports.reporter)
/// _ = resolver.text("Not there")
/// reports.missingKeys  // ["Not there"]
/// ```
///
/// It hears at once, on the thread that asked, so that a test need not wait. Each different report is heard once.
public final class RecordedReports: Sendable {
  /// What to give the resolver. It may serve several.
  public let reporter: ResolutionReporter
  private let record: Record

  /// What was heard; the reporter's closure holds it, and nothing holds the reporter but its owner.
  private final class Record: Sendable {
    let reports = Guarded<[ResolutionReport]>([])
  }

  /// An empty record.
  public init() {
    let record = Record()
    self.record = record
    reporter = ResolutionReporter(.immediate) { report in record.reports.withLock { $0.append(report) } }
  }

  /// What was heard, in order.
  public var reports: [ResolutionReport] { record.reports.withLock(\.self) }

  /// The keys that no step knows, in the order in which they were asked for.
  public var missingKeys: [String] { keys { $0 == .missing } }

  /// The keys that have a text, but not in the reader's language.
  public var untranslatedKeys: [String] { keys { $0 == .untranslated } }

  /// The keys whose text did not take the values.
  public var refusedKeys: [String] {
    keys { kind in
      if case .refused = kind { true } else { false }
    }
  }

  private func keys(_ isMeant: (ResolutionReport.Kind) -> Bool) -> [String] {
    reports.filter { isMeant($0.kind) }.map(\.key)
  }
}
