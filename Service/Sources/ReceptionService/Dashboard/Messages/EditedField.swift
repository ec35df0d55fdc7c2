internal import Dragoman
internal import LanguageNumbers
internal import ReceptionMessages
internal import ReceptionProtocol
internal import ReceptionStorage

/// A field of templates as its page shows it.
protocol EditedField: TemplateField {
  static var kind: TemplateKind { get }
  static var section: DashboardSection { get }
  /// What the page is for.
  static var lead: LocalizedMessage { get }
  /// The name of the field.
  var title: LocalizedMessage { get }
  /// What is said where a field stays empty, with its names in place; for a plural form an example of it.
  static func builtInExample(_ field: Self, _ category: PluralCategory?, in language: ReceptionLanguage) -> String
  /// Everything that a customer may see of the templates, by names that the page keeps.
  static func samples(
    of templates: TemplateDocument<Self>, app: String, in language: ReceptionLanguage, reply: String
  ) -> [TemplateSample]
}

/// One thing that a customer may see.
struct TemplateSample {
  /// The page's name for it.
  var id: String
  /// When it is seen.
  var occasion: LocalizedMessage
  /// The line above, where there is one.
  var title: String?
  var text: String
}

extension PushField: EditedField {
  static let kind = TemplateKind.push
  static let section = DashboardSection.push
  static let lead: LocalizedMessage =
    "What a push notification says of your reply. A field left empty is built in, in each language by itself."

  var title: LocalizedMessage {
    switch self {
    case .title: "Title"
    case .text: "Body for a reply of text"
    case .photos: "Body for a reply of photos"
    case .textAndPhotos: "Body for a reply of text and photos"
    case .hidden: "Body while texts are hidden"
    }
  }

  static func builtInExample(_ field: PushField, _ category: PluralCategory?, in language: ReceptionLanguage) -> String
  {
    let count = language.sampleNumbers.first { $0.category == category }?.number ?? 1_000
    return field.builtIn(in: language, count: count)
  }

  static func samples(
    of templates: PushTemplates, app: String, in language: ReceptionLanguage, reply: String
  ) -> [TemplateSample] {
    // Only this language's texts: the others are not looked at.
    let texts = templates.languages[language].map { [language: $0] } ?? [:]
    let own = PushTemplates(sender: templates.sender, languages: texts)
    let (shown, hiding) = (PushRenderer(own, app: app), PushRenderer(own, app: app, hidesText: true))
    func sample(_ id: String, _ occasion: LocalizedMessage, _ event: PushEvent, _ renderer: PushRenderer)
      -> TemplateSample?
    {
      renderer.push(in: language, event).alert.map {
        TemplateSample(id: id, occasion: occasion, title: $0.title, text: $0.body)
      }
    }
    var samples = [sample("text", "A reply of text", PushEvent(text: reply), shown)]
    for count in language.sampleNumbers.map(\.number) {
      samples.append(
        sample("photos-\(count)", "A reply of \(count) photos", PushEvent(text: "", photoCount: count), shown))
    }
    for count in language.sampleNumbers.map(\.number) {
      samples.append(
        sample(
          "both-\(count)", "A reply of text and \(count) photos", PushEvent(text: reply, photoCount: count), shown))
    }
    samples.append(sample("hidden", "Any reply while texts are hidden", PushEvent(text: reply), hiding))
    return samples.compactMap(\.self)
  }
}

extension ReviewScenario: EditedField {
  static let kind = TemplateKind.review
  static let section = DashboardSection.reviews
  static let lead: LocalizedMessage =
    "What an agent begins with who asks for a review. A field left empty is built in, in each language by itself."

  var title: LocalizedMessage {
    switch self {
    case .afterPraise: "After praise"
    case .afterFix: "After a problem was solved"
    case .general: "On any other occasion"
    }
  }

  static func builtInExample(
    _ field: ReviewScenario, _ category: PluralCategory?, in language: ReceptionLanguage
  ) -> String {
    // A name that is put in as it is.
    ReviewDrafts(ReviewTemplates(), app: "{app}").draft(field, in: language).text
  }

  static func samples(
    of templates: ReviewTemplates, app: String, in language: ReceptionLanguage, reply: String
  ) -> [TemplateSample] {
    let drafts = ReviewDrafts(templates, app: app)
    return allCases.map { scenario in
      TemplateSample(
        id: scenario.rawValue, occasion: scenario.title, text: drafts.draft(scenario, in: language).text)
    }
  }
}

extension ReceptionLanguage {
  /// The plural forms that numbers of photos take, each with the first number that takes it and some more that do.
  var sampleNumbers: [(category: PluralCategory, number: Int, numbers: [Int])] {
    let rules = PluralRules.cardinal(for: tag)
    var numbers: [PluralCategory: [Int]] = [:]
    for number in 1...120 { numbers[rules.category(for: number), default: []].append(number) }
    return PluralCategory.allCases.compactMap { category in
      guard let all = numbers[category], let first = all.first else { return nil }
      return (category, first, Array(all.prefix(3)))
    }
  }

  /// The plural forms that a text needs: those, and `other`, which stands for whatever else there may be.
  var neededForms: [PluralCategory] {
    let taken = sampleNumbers.map(\.category)
    return taken.contains(.other) ? taken : taken + [.other]
  }
}
