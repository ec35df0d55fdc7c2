import LanguageTags

extension Explanation.Outcome {
  /// The outcome's name in JSON and in tables.
  public var name: String {
    switch self {
    case .answered: "answered"
    case .notForced: "notForced"
    case .noSuchLanguage: "noSuchLanguage"
    case .noSuchKey: "noSuchKey"
    case .refused: "refused"
    case .blank: "blank"
    case .tooLong: "tooLong"
    }
  }

  /// Why a text was refused.
  public var reason: String? {
    if case .refused(let reason) = self { reason } else { nil }
  }

  fileprivate init?(name: String, reason: String?) {
    let outcomes: [Self] = [
      .answered, .notForced, .noSuchLanguage, .noSuchKey, .refused(reason ?? ""), .blank, .tooLong,
    ]
    guard let outcome = outcomes.first(where: { $0.name == name }) else { return nil }
    self = outcome
  }
}

extension Explanation.Step {
  private enum CodingKeys: String, CodingKey { case source, asked, language, outcome, reason }

  /// Writes `{"source":"ThemeKit","asked":"matched","language":"tr","outcome":"refused","reason":"…"}`: the outcome by its
  /// name, a language and a reason only where there is one.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(source, forKey: .source)
    try container.encode(asked, forKey: .asked)
    try container.encodeIfPresent(language, forKey: .language)
    try container.encode(outcome.name, forKey: .outcome)
    try container.encodeIfPresent(outcome.reason, forKey: .reason)
  }

  /// Reads what ``encode(to:)`` wrote. An unknown outcome (`"vanished"`) is refused with `DecodingError.dataCorrupted`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    source = try container.decode(String.self, forKey: .source)
    asked = try container.decode(String.self, forKey: .asked)
    language = try container.decodeIfPresent(LanguageTag.self, forKey: .language)
    let name = try container.decode(String.self, forKey: .outcome)
    let reason = try container.decodeIfPresent(String.self, forKey: .reason)
    guard let outcome = Explanation.Outcome(name: name, reason: reason) else {
      throw DecodingError.dataCorruptedError(forKey: .outcome, in: container, debugDescription: "unknown \(name)")
    }
    self.outcome = outcome
  }
}
