import Dragoman
import Synchronization

/// Everything that a reporter heard.
final class HeardReports: Sendable {
  private let reports = Mutex<[ResolutionReport]>([])

  var reporter: ResolutionReporter {
    ResolutionReporter(.immediate) { report in self.reports.withLock { $0.append(report) } }
  }

  var all: [ResolutionReport] { reports.withLock { $0 } }

  /// The reports of one key.
  func about(_ key: String) -> [ResolutionReport] { all.filter { $0.key == key } }

  /// How often a translation of a key was refused.
  func refusals(of key: String) -> Int {
    about(key).count { if case .refused = $0.kind { true } else { false } }
  }
}
