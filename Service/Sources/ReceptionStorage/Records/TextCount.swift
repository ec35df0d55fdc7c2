public import ReceptionProtocol

/// How often devices have reported one text in one language.
public struct TextCount: Hashable, Sendable {
  /// What was wrong, and with which text.
  public var report: TextReport
  /// When it was last reported, in seconds since 1970.
  public var lastAt: Double

  /// A count.
  public init(report: TextReport, lastAt: Double) {
    self.report = report
    self.lastAt = lastAt
  }
}
