/// The body of `POST /v1/devices/me/text-reports`: which texts a device could not show, so that a team hears of a missing
/// or broken translation before its users do.
///
/// ```json
/// {"reports": [{"language": "de", "key": "chat.unread", "kind": "refused", "count": 3}], "sequence": 1780000000000}
/// ```
public struct TextReports: Hashable, Sendable, Codable {
  /// The most reports of one request.
  public static let most = 100

  /// One for each text, language and kind.
  public var reports: [TextReport]
  /// Grows with every request of a device, and stays when it is sent again because its answer was lost: the service counts
  /// each once. Absent, it counts whatever comes.
  public var sequence: Int?

  /// Reports.
  public init(_ reports: [TextReport]) { self.reports = reports }
}

/// A text that could not be shown in a language.
///
/// ```swift
/// TextReport(language: "de", key: "chat.unread", kind: .refused, count: 3).kind  // .refused
/// ```
public struct TextReport: Hashable, Sendable, Codable {
  /// Why it could not.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// The language has no such text.
    case missing
    /// Its text does not fit its values.
    case refused
  }

  /// The longest key, in UTF-16 units.
  public static let longestKey = 256

  /// The language, as a tag.
  public var language: String
  /// The key of the text.
  public var key: String
  /// Why it could not be shown.
  public var kind: Kind
  /// How often, since the last report.
  public var count: Int

  /// A report.
  public init(language: String, key: String, kind: Kind, count: Int = 1) {
    self.language = language
    self.key = key
    self.kind = kind
    self.count = count
  }
}
