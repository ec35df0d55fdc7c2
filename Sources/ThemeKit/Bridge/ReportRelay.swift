import StringTables
import Dragoman

/// Hands what the resolver reports to the reporter that the app has set, and keeps it for one that comes later.
///
/// The first texts are shown before an app gets round to listening; what was wrong with them must not be lost.
final class ReportRelay: Sendable {
  private struct State {
    var reports: [ResolutionReport] = []
    var reporter: ResolutionReporter?
  }

  private final class Inbox: Sendable {
    let state = Guarded(State())

    func take(_ report: ResolutionReport) {
      let reporter = state.withLock { state in
        state.reports.append(report)
        return state.reporter
      }
      reporter?.report(report)
    }
  }

  private let inbox = Inbox()
  /// What the resolver reports to. Each report comes once and no more than ``ResolutionReporter/limit`` of them.
  let reporter: ResolutionReporter

  init() {
    reporter = ResolutionReporter(.immediate) { [inbox] in inbox.take($0) }
  }

  /// Hands everything so far and from now on to a reporter; nil to nobody.
  func forward(to reporter: ResolutionReporter?) {
    let earlier = inbox.state.withLock { state in
      state.reporter = reporter
      return state.reports
    }
    for report in earlier { reporter?.report(report) }
  }
}
