/// What `GET /v1/appearance` answers: every published text in every language, so that a switch made offline finds its own.
///
/// ```json
/// {"schemaVersion": 1, "revision": 7, "epoch": "a1", "appearance": {"text": {"title": {"de": "Hilfe"}}}}
/// ```
public struct AppearanceEnvelope: Hashable, Sendable, Codable {
  /// The only form there is so far.
  public static let schemaVersion = 1
  /// The longest body, in bytes.
  public static let longestBody = 1024 * 1024

  /// Grows with each publication; a rollback is a new, higher one.
  public var revision: Int
  /// Which life of the server's data the revision counts in; another epoch starts anew.
  public var epoch: String
  /// The texts by field and by language tag as published.
  public var texts: [AppearanceField: [String: String]]
  /// What could not be read and was left out, such as `title.de`; never encoded.
  public var problems: [String]

  /// An envelope.
  public init(revision: Int, epoch: String, texts: [AppearanceField: [String: String]]) {
    self.revision = revision
    self.epoch = epoch
    self.texts = texts
    problems = []
  }

  private enum CodingKeys: String, CodingKey { case schemaVersion, revision, epoch, appearance }
  private enum AppearanceKeys: String, CodingKey { case text }

  /// Reads an envelope. One bad field is left out and named in ``problems``, the rest applies; unknown fields are ignored.
  ///
  /// - Throws: `DecodingError` for another schema version, a negative revision or an envelope without its members.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decode(Int.self, forKey: .schemaVersion)
    guard version == Self.schemaVersion else {
      throw DecodingError.dataCorruptedError(
        forKey: .schemaVersion, in: container, debugDescription: "schema version \(version) is not known")
    }
    revision = try container.decode(Int.self, forKey: .revision)
    guard revision >= 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: .revision, in: container, debugDescription: "a revision is 0 or more, not \(revision)")
    }
    epoch = try container.decode(String.self, forKey: .epoch)
    let appearance = try container.nestedContainer(keyedBy: AppearanceKeys.self, forKey: .appearance)
    (texts, problems) = Self.texts(try appearance.decode([String: PublishedTexts].self, forKey: .text))
  }

  /// Writes the envelope with its schema version.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.schemaVersion, forKey: .schemaVersion)
    try container.encode(revision, forKey: .revision)
    try container.encode(epoch, forKey: .epoch)
    var appearance = container.nestedContainer(keyedBy: AppearanceKeys.self, forKey: .appearance)
    try appearance.encode(
      Dictionary(uniqueKeysWithValues: texts.map { ($0.key.rawValue, $0.value) }), forKey: .text)
  }

  private static func texts(
    _ published: [String: PublishedTexts]
  ) -> ([AppearanceField: [String: String]], problems: [String]) {
    var texts: [AppearanceField: [String: String]] = [:]
    var problems: [String] = []
    for field in AppearanceField.allCases {
      guard let read = published[field.rawValue] else { continue }
      guard let byTag = read.texts else {
        problems.append(field.rawValue)
        continue
      }
      texts[field] = byTag.compactMapValues(\.text)
      problems += byTag.filter { $0.value.text == nil }.keys.sorted().map { "\(field.rawValue).\($0)" }
    }
    return (texts, problems)
  }
}

/// The texts of one field, or nothing where the field is no object.
private struct PublishedTexts: Decodable {
  let texts: [String: PublishedText]?

  init(from decoder: any Decoder) throws { texts = try? [String: PublishedText](from: decoder) }
}

/// One text, or nothing where it is no text.
private struct PublishedText: Decodable {
  let text: String?

  init(from decoder: any Decoder) throws { text = try? decoder.singleValueContainer().decode(String.self) }
}
