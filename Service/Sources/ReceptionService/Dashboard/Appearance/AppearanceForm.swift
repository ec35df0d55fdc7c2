internal import Foundation
internal import HTTPService
internal import LanguageTags
internal import ReceptionKit
internal import ReceptionProtocol
internal import ReceptionStorage

/// The texts of one language, as they are published or as an agent typed them.
struct AppearanceForm {
  /// The language: one of the 48, or the exact tag of an app.
  let tag: LanguageTag
  /// The revision that the agent began with; 0 before the first.
  var base: Int
  var values: [AppearanceField: String] = [:]

  /// What is published for a tag.
  init(_ published: AppearanceRevision?, tag: LanguageTag) {
    self.tag = tag
    base = published?.revision ?? 0
    for field in AppearanceField.allCases { values[field] = published?.text(field, tag) }
  }

  /// The form as it was sent. A title has one line; browsers send line ends as CR LF.
  init(_ form: FormBody, tag: LanguageTag) {
    self.tag = tag
    base = form.first("base").flatMap { Int($0) } ?? 0
    for field in AppearanceField.allCases { values[field] = form.first(field.rawValue)?.replacingLineEnds }
  }

  /// The published texts with this language's in their place. A blank text is taken out: what is beneath it shows.
  func applied(to texts: [AppearanceField: [String: String]]) -> [AppearanceField: [String: String]] {
    var texts = texts
    for field in AppearanceField.allCases {
      var byTag = (texts[field] ?? [:]).filter { LanguageTag($0.key) != tag }
      if let text = values[field], !text.allSatisfy(\.isWhitespace) { byTag[tag.description] = text }
      texts[field] = byTag.isEmpty ? nil : byTag
    }
    return texts
  }

  /// The fields whose text is too long.
  var tooLong: [AppearanceField] {
    AppearanceField.allCases.filter { (values[$0] ?? "").utf16.count > $0.longestText }
  }

  /// What shows where a field is left empty: the published text of the matched language, else the built-in one.
  func fallback(_ field: AppearanceField, _ published: AppearanceRevision?) -> String {
    let matched = ReceptionLanguage.matched(tag)
    if matched.tag != tag, let text = published?.text(field, matched.tag), field.accepts(text) { return text }
    let labels = ReceptionTexts(in: tag.description).labels
    switch field {
    case .title: return labels.title
    case .welcomeTitle: return labels.welcomeTitle
    case .welcomeText: return labels.welcomeText
    }
  }
}

extension AppearanceRevision {
  /// The text of a field under a tag, however the tag is spelled there.
  func text(_ field: AppearanceField, _ tag: LanguageTag) -> String? {
    texts[field]?.first { LanguageTag($0.key) == tag }?.value
  }

  /// Every tag that has a text, in canonical form.
  var tags: Set<LanguageTag> { Set(texts.values.flatMap(\.keys).compactMap { LanguageTag($0) }) }
}
