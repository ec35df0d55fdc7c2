package import Dragoman
package import ReceptionProtocol

/// The texts that could not be shown and that the team has not heard of yet, as a value. Each is told once by a version of
/// the app, over all its launches, and no more than so many in all, since keys can come from outside.
package struct TextReportQueue: Sendable, Equatable, Codable {
  /// How many different texts a version of the app tells of.
  package static let most = 1_000
  /// How many bytes one request tells at most, well under what the service reads: a hundred long keys of a script whose
  /// signs take three bytes each would be more.
  package static let largest = 49_152

  /// The version of the app that met them: another one may have mended them, and tells anew.
  private var appVersion: String?
  /// What was told or waits, to be told once.
  private var known: Set<TextReport> = []
  /// What waits, in the order in which it was met.
  package private(set) var waiting: [TextReport] = []
  /// What was sent last and may have been counted or not: it is sent again as it is.
  private var underWay: TextReports?
  /// The greatest sequence that was ever sent.
  private var sequence: Int?

  /// An empty one, of a version of the app.
  package init(appVersion: String?) { self.appVersion = appVersion }

  /// What one request tells: the same until it is settled, whatever is met meanwhile; nil for nothing.
  ///
  /// Keep the queue before it is sent. Sequences are milliseconds of the wall clock where that goes forward, so that a
  /// device that has lost its file begins above what it has told.
  ///
  /// - Parameters:
  ///   - time: seconds since 1970.
  ///   - most: how many reports.
  package mutating func next(at time: Double, most: Int = TextReports.most) -> TextReports? {
    if let underWay { return underWay }
    guard !waiting.isEmpty else { return nil }
    var room = Self.largest
    let fitting = waiting.prefix(most).prefix { report in
      room -= report.size
      return room >= 0
    }
    var reports = TextReports(Array(fitting))
    let number = max((sequence ?? 0) + 1, Int(exactly: (time * 1_000).rounded()) ?? 0)
    (sequence, reports.sequence) = (number, number)
    underWay = reports
    return reports
  }

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

  /// What was sent last was not counted, since it was too much at once: it is told in other pieces.
  package mutating func takeBack() { underWay = nil }

  /// The team has heard of these, or never will.
  package mutating func settle(_ reports: TextReports) {
    let settled = Set(reports.reports)
    waiting.removeAll { settled.contains($0) }
    underWay = nil
  }

  /// Goes on with what an earlier launch kept, if that was of the same version of the app.
  package mutating func resume(_ kept: TextReportQueue?) {
    guard let kept else { return }
    guard kept.appVersion == appVersion else {
      sequence = max(sequence ?? 0, kept.sequence ?? 0)
      return
    }
    let met = waiting
    self = kept
    for report in met { take(report) }
  }

  /// Forgets everything but how far it has counted.
  package mutating func clear() {
    let last = sequence
    self = TextReportQueue(appVersion: appVersion)
    sequence = last
  }
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

  /// At most how many bytes it takes in a request: some signs are escaped there.
  fileprivate var size: Int {
    (language.utf8.count + key.utf8.count) + 80
      + key.utf8.reduce(0) { $0 + ($1 < 0x20 ? 5 : [0x22, 0x2F, 0x5C].contains($1) ? 1 : 0) }
  }

  fileprivate var refused: TextReport { TextReport(language: language, key: key, kind: .refused) }

  private init(_ report: ResolutionReport, _ kind: Kind) {
    self.init(language: report.language.description, key: report.key, kind: kind)
  }
}
