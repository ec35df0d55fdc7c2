internal import HTTPService
internal import LanguageNumbers
internal import ReceptionMessages
internal import ReceptionProtocol

/// What stands in the fields of a page of templates, for one language: from what is published, or as an agent typed it.
struct TemplateForm<Field: EditedField> {
  let language: ReceptionLanguage
  /// The revision that the agent began with.
  var base: Int
  /// By the names of the form's fields: `sender`, `title`, `photos.one`.
  private(set) var values: [String: String] = [:]

  /// The form of what is published.
  init(_ templates: TemplateDocument<Field>, in language: ReceptionLanguage, base: Int) {
    self.language = language
    self.base = base
    if Field.hasSender { values["sender"] = templates.sender }
    for field in Field.allCases {
      switch templates[language, field] {
      case .text(let text): values[Self.name(field, field.countsPhotos ? .other : nil)] = text
      case .forms(let forms): for (category, text) in forms { values[Self.name(field, category)] = text }
      case nil: break
      }
    }
  }

  /// The form as it was sent. Browsers send line ends as CR LF; a text has LF.
  init(_ form: FormBody, in language: ReceptionLanguage) {
    self.language = language
    base = form.first("base").flatMap { Int($0) } ?? 0
    let names =
      Field.allCases.flatMap { Self.names($0, in: language).map(\.name) } + (Field.hasSender ? ["sender"] : [])
    for name in names { values[name] = form.first(name)?.replacing("\r\n", with: "\n") }
  }

  /// The names of a field's inputs, each with its plural form.
  static func names(_ field: Field, in language: ReceptionLanguage) -> [(name: String, category: PluralCategory?)] {
    guard field.countsPhotos else { return [(name(field, nil), nil)] }
    return language.neededForms.map { (name(field, $0), $0) }
  }

  static func name(_ field: Field, _ category: PluralCategory?) -> String {
    field.rawValue + (category.map { "." + $0.rawValue } ?? "")
  }

  /// The templates with this language's texts, and the sender, replaced by what was typed.
  func applied(to templates: TemplateDocument<Field>) -> TemplateDocument<Field> {
    var templates = templates
    if Field.hasSender { templates.sender = value("sender") }
    for field in Field.allCases { templates[language, field] = text(field) }
    return templates
  }

  private func value(_ name: String) -> String? {
    values[name].flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }

  private func text(_ field: Field) -> TemplateText? {
    guard field.countsPhotos else { return value(Self.name(field, nil)).map { .text($0) } }
    var forms: [PluralCategory: String] = [:]
    for (name, category) in Self.names(field, in: language) { category.map { forms[$0] = value(name) } }
    // Only the last one is one text for every number.
    if let other = forms[.other], forms.count == 1 { return .text(other) }
    return forms.isEmpty ? nil : .forms(forms)
  }

  /// The input that a problem is about; nil for one that is about none.
  func input(of problem: TemplateProblem) -> String? {
    if problem.field == "sender" { return "sender" }
    guard problem.language == language.identifier, let field = problem.field.flatMap(Field.init(rawValue:)) else {
      return nil
    }
    if case .missingForm(let category) = problem.reason { return Self.name(field, category) }
    if let form = problem.form.flatMap(PluralCategory.init(rawValue:)) { return Self.name(field, form) }
    return Self.name(field, field.countsPhotos ? .other : nil)
  }
}
