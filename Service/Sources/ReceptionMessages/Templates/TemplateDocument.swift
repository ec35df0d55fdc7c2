public import ReceptionProtocol

/// Templates of an app's pushes: texts by language, and one sender for all languages.
public typealias PushTemplates = TemplateDocument<PushField>

/// Templates of an app's requests for a review.
public typealias ReviewTemplates = TemplateDocument<ReviewScenario>

/// What a team wrote instead of built-in texts. What it does not hold is built in.
///
/// ```swift
/// var templates = PushTemplates()
/// templates.sender = "Team Pilot"
/// templates[german, .title] = .text("{sender} hat geantwortet")
/// templates.problems                 // []
/// PushTemplates.read(templates.json) // (templates, [])
/// ```
///
/// As JSON: `{"sender": "Team Pilot", "languages": {"de": {"title": "…", "photos": {"one": "…", "other": "…"}}}}`.
public struct TemplateDocument<Field: TemplateField>: Hashable, Sendable {
  /// The name of the team in every language, as it is: braces in it are braces. Nil is the language's own word.
  public var sender: String?
  /// The texts that the team wrote, by language.
  public var languages: [ReceptionLanguage: [Field: TemplateText]]

  /// Templates; without any, everything is built in.
  public init(sender: String? = nil, languages: [ReceptionLanguage: [Field: TemplateText]] = [:]) {
    self.sender = sender
    self.languages = languages
  }

  /// The text of a field in a language, where the team wrote one.
  public subscript(language: ReceptionLanguage, field: Field) -> TemplateText? {
    get { languages[language]?[field] }
    set {
      languages[language, default: [:]][field] = newValue
      if languages[language]?.isEmpty == true { languages[language] = nil }
    }
  }

  /// What keeps the templates from being published, in the languages' and the fields' order.
  public var problems: [TemplateProblem] {
    var problems = sender.map(Self.problems(ofSender:)) ?? []
    for language in ReceptionLanguage.all {
      for field in Field.allCases {
        guard let text = languages[language]?[field] else { continue }
        problems += TemplateCheck(field, in: language).problems(of: text)
      }
    }
    return problems
  }

  /// The longest sender, in UTF-16 units.
  public static var longestSender: Int { 80 }

  static func problems(ofSender sender: String) -> [TemplateProblem] {
    if !Field.hasSender { return [TemplateProblem(.unknownMember("sender"))] }
    if sender.allSatisfy(\.isWhitespace) { return [TemplateProblem(.blank, field: "sender")] }
    if sender.utf16.count > longestSender { return [TemplateProblem(.tooLong(longestSender), field: "sender")] }
    return []
  }
}
