public import ReceptionProtocol

/// How often devices have reported one text in one language.
public struct TextCount: Hashable, Sendable {
  /// The most of one app: keys come from devices, which anybody may register. Where there would be more, those go that
  /// were not reported for the longest time.
  public static let mostOfApp = 10_000

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

/// What devices have reported of one language.
public struct TextTotal: Hashable, Sendable {
  /// The language, as a tag.
  public var language: String
  /// How many texts it lacks.
  public var missing: Int
  /// How many of its texts do not fit their values.
  public var refused: Int
  /// How often any of them was reported.
  public var reports: Int
  /// When one was last reported, in seconds since 1970.
  public var lastAt: Double

  /// A total.
  public init(language: String, missing: Int, refused: Int, reports: Int, lastAt: Double) {
    self.language = language
    self.missing = missing
    self.refused = refused
    self.reports = reports
    self.lastAt = lastAt
  }
}
