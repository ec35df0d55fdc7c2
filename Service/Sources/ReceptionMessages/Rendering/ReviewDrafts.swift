public import ReceptionProtocol
internal import StringTemplates

/// What an agent begins with who asks for a review: the team's text in the language, else what is built in.
///
/// ```swift
/// let drafts = ReviewDrafts(ReviewTemplates(), app: "Pilot")
/// drafts.draft(.general, in: german).text  // "Danke, dass Sie Pilot nutzen! …"
/// ```
public struct ReviewDrafts: Sendable {
  /// The templates that it uses.
  public let templates: ReviewTemplates
  private let app: String

  /// Drafts of an app.
  ///
  /// - Parameters:
  ///   - templates: what the team wrote; a text with a ``TemplateDocument/problems`` is passed over.
  ///   - app: the app's name. It is inserted as it is, braces and percent signs too.
  public init(_ templates: ReviewTemplates, app: String) {
    self.templates = templates
    self.app = app
  }

  /// The draft for an occasion in a language.
  public func draft(_ scenario: ReviewScenario, in language: ReceptionLanguage) -> ReviewDraft {
    let values: [String: TemplateArgument] = ["app": .text(app)]
    let custom = templates[language, scenario].flatMap { NamedForms($0, in: language)?.text(values, count: 0) }
    if let custom { return ReviewDraft(scenario: scenario, language: language, text: custom, isBuiltIn: false) }
    let builtIn = BuiltInMessages.shared.text("review.template.\(scenario.rawValue)", in: language)
    let text = NamedForms(.text(builtIn), in: language)?.text(values, count: 0) ?? builtIn
    return ReviewDraft(scenario: scenario, language: language, text: text, isBuiltIn: true)
  }
}

/// A draft that asks for a review, before its agent has touched it.
public struct ReviewDraft: Hashable, Sendable {
  /// The occasion.
  public var scenario: ReviewScenario
  /// The language that it is in.
  public var language: ReceptionLanguage
  /// What is said.
  public var text: String
  /// Whether the team wrote no text of its own.
  public var isBuiltIn: Bool

  /// A draft.
  public init(scenario: ReviewScenario, language: ReceptionLanguage, text: String, isBuiltIn: Bool) {
    self.scenario = scenario
    self.language = language
    self.text = text
    self.isBuiltIn = isBuiltIn
  }
}
