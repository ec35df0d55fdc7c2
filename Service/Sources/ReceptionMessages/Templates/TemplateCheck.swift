internal import LanguageNumbers
internal import ReceptionProtocol
internal import StringTemplates

/// Checks one text of a language as it is checked before it is published and again whenever it is loaded.
struct TemplateCheck<Field: TemplateField> {
  private let field: Field
  private let language: ReceptionLanguage

  init(_ field: Field, in language: ReceptionLanguage) {
    self.field = field
    self.language = language
  }

  func problems(of text: TemplateText) -> [TemplateProblem] {
    switch text {
    case .text(let raw): return problems(of: raw, form: nil)
    case .forms(let forms):
      guard field.countsPhotos else { return [problem(.hasNoNumber)] }
      let written = PluralCategory.allCases.flatMap { category in
        forms[category].map { problems(of: $0, category) } ?? []
      }
      return written + missing(of: forms)
    }
  }

  private func problems(of raw: String, _ category: PluralCategory) -> [TemplateProblem] {
    guard PluralRules.cardinal(for: language.tag).categories.contains(category) else {
      return [problem(.unknownForm, form: category.rawValue)]
    }
    return problems(of: raw, form: category.rawValue)
  }

  /// The forms that some number of photos takes, and `other`, which stands for whatever else there may be.
  private func missing(of forms: [PluralCategory: String]) -> [TemplateProblem] {
    let rules = PluralRules.cardinal(for: language.tag)
    let needed = Set((1...1_000).map { rules.category(for: $0) }).union([.other])
    return PluralCategory.allCases.filter { needed.contains($0) && forms[$0] == nil }.map { problem(.missingForm($0)) }
  }

  private func problems(of raw: String, form: String?) -> [TemplateProblem] {
    if raw.allSatisfy(\.isWhitespace) { return [problem(.blank, form: form)] }
    if raw.utf16.count > Field.longestText { return [problem(.tooLong(Field.longestText), form: form)] }
    let template: NamedTemplate
    do throws(TemplateRefusal) { template = try NamedTemplate(parsing: raw) } catch {
      return [malformed(error, raw, form: form)]
    }
    return template.places.filter { !field.names.contains($0.name) }.map { place in
      problem(
        .unknownName(place.name, known: field.names.sorted()), form: form,
        position: TextPosition(utf8Offset: place.offset, in: raw))
    }
  }

  private func malformed(_ refusal: TemplateRefusal, _ raw: String, form: String?) -> TemplateProblem {
    guard case .malformed(_, let offset) = refusal else { return problem(.noName, form: form) }
    let isClosed = raw.utf8.dropFirst(offset).contains(UInt8(ascii: "}"))
    return problem(
      isClosed ? .noName : .unclosedBrace, form: form, position: TextPosition(utf8Offset: offset, in: raw))
  }

  private func problem(
    _ reason: TemplateProblem.Reason, form: String? = nil, position: TextPosition? = nil
  ) -> TemplateProblem {
    TemplateProblem(
      reason, language: language.identifier, field: field.rawValue, form: form, position: position)
  }
}
