internal import LanguageNumbers
internal import ReceptionProtocol
internal import StringTemplates

/// The texts of one language's pushes: the team's where it wrote one, else what is built in, one by one.
struct LanguageTexts: Sendable {
  /// Stands for the message while a text is put together. It is a noncharacter, which no text may contain (The Unicode
  /// Standard, section 23.7), and where one does, it is replaced before.
  static let messageMark = Unicode.Scalar(0xFDD0 as UInt32) ?? "\u{FFFD}"

  private let language: ReceptionLanguage
  private let templates: [PushField: NamedForms]
  private let sender: String
  private let app: String

  init(_ templates: PushTemplates, app: String, in language: ReceptionLanguage) {
    self.language = language
    self.app = Self.unmarked(app)
    sender = Self.unmarked(templates.sender ?? BuiltInMessages.shared.text("push.sender", in: language))
    self.templates = (templates.languages[language] ?? [:]).compactMapValues { NamedForms($0, in: language) }
  }

  /// The line above.
  var title: String {
    custom(.title, count: 0) ?? BuiltInMessages.shared.text("push.title", [.text(sender)], in: language)
  }

  /// The line below, cut where the message stands in it.
  func body(_ field: PushField, count: Int) -> [String] {
    let mark = String(Character(Self.messageMark))
    let whole =
      custom(field, count: count) ?? BuiltInMessages.shared.body(field, message: mark, count: count, in: language)
    return whole.unicodeScalars.split(separator: Self.messageMark, omittingEmptySubsequences: false).map(String.init)
  }

  /// The team's text. It gets the values of its field and no other: what is hidden stays so, whatever was written.
  private func custom(_ field: PushField, count: Int) -> String? {
    guard let forms = templates[field] else { return nil }
    let values: [String: TemplateArgument] = [
      "sender": .text(sender), "app": .text(app), "message": .text(String(Character(Self.messageMark))),
      "count": .integer(Int64(count)),
    ]
    return forms.text(values.filter { field.names.contains($0.key) }, count: count)
  }

  /// A text without the mark.
  static func unmarked(_ text: String) -> String {
    guard text.unicodeScalars.contains(messageMark) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == messageMark ? "\u{FFFD}" : $0 }))
  }
}

/// A team's text, parsed; nil for one that does not parse.
struct NamedForms: Sendable {
  private let only: NamedTemplate?
  private let forms: [PluralCategory: NamedTemplate]
  private let context: TemplateContext
  private let rules: PluralRules

  init?(_ text: TemplateText, in language: ReceptionLanguage) {
    context = BuiltInMessages.shared.context(language)
    rules = .cardinal(for: language.tag)
    switch text {
    case .text(let raw):
      guard let parsed = try? NamedTemplate(parsing: LanguageTexts.unmarked(raw)) else { return nil }
      (only, forms) = (parsed, [:])
    case .forms(let raws):
      let parsed = raws.compactMapValues { try? NamedTemplate(parsing: LanguageTexts.unmarked($0)) }
      guard parsed.count == raws.count, !parsed.isEmpty else { return nil }
      (only, forms) = (nil, parsed)
    }
  }

  /// The text with its values; nil where a form or a value is missing.
  func text(_ values: [String: TemplateArgument], count: Int) -> String? {
    let form = only ?? forms[rules.category(for: count)] ?? forms[.other]
    return try? form?.text(values, in: context)
  }
}
