package import Dragoman
package import ReceptionProtocol

/// The texts that could not be shown and that the team has not heard of yet, as a value. Each is told once by a version of
/// the app, over all its launches, and no more than so many in all, since keys can come from outside.
package struct TextReportQueue: Sendable, Equatable, Codable {
  /// How many different texts a version of the app tells of.
  package static let most = 1_000

  /// The version of the app that met them: another one may have mended them, and tells anew.
  private var appVersion: String?
  /// What was told or waits, to be told once.
  private var known: Set<TextReport> = []
  /// What waits, in the order in which it was met.
  package private(set) var waiting: [TextReport] = []

  /// An empty one, of a version of the app.
  package init(appVersion: String?) { self.appVersion = appVersion }

  /// What one request tells.
  package var next: [TextReport] { Array(waiting.prefix(TextReports.most)) }

  /// Takes a report, unless it was taken before, names what cannot be told, or is one too many.
  ///
  /// - Returns: whether it was taken.
  @discardableResult
  package mutating func take(_ report: TextReport) -> Bool {
    guard (1...TextReport.longestKey).contains(report.key.utf16.count), known.count < Self.most else { return false }
    // A refused text is not in the reader's language either: that is one fault, and told as what it is.
    guard report.kind == .refused || !known.contains(report.refused), known.insert(report).inserted else {
      return false
    }
    waiting.append(report)
    return true
  }

  /// The team has heard of these, or never will.
  package mutating func settle(_ reports: [TextReport]) {
    let settled = Set(reports)
    waiting.removeAll { settled.contains($0) }
  }

  /// Goes on with what an earlier launch kept, if that was of the same version of the app.
  package mutating func resume(_ kept: TextReportQueue?) {
    guard let kept, kept.appVersion == appVersion else { return }
    let met = waiting
    self = kept
    for report in met { take(report) }
  }

  /// Forgets everything.
  package mutating func clear() { self = TextReportQueue(appVersion: appVersion) }
}

extension TextReport {
  /// What the team is told of something that a resolver met; nil for what is no text: a setting, a file.
  package init?(_ report: ResolutionReport) {
    switch report.kind {
    case .missing, .untranslated: self.init(report, .missing)
    case .refused: self.init(report, .refused)
    case .malformedLanguage, .unreadable: return nil
    }
  }

  fileprivate var refused: TextReport { TextReport(language: language, key: key, kind: .refused) }

  private init(_ report: ResolutionReport, _ kind: Kind) {
    self.init(language: report.language.description, key: report.key, kind: kind)
  }
}
