internal import Foundation
internal import LanguageNumbers
internal import ReceptionProtocol

extension TemplateDocument {
  /// Reads a document: what can be used of it, and whatever cannot, with its place. One that is to be published must have
  /// no problem; of a stored one the rest applies.
  public static func read(_ json: String) -> (document: TemplateDocument, problems: [TemplateProblem]) {
    guard case .object(let members)? = try? JSONDecoder().decode(DocumentValue.self, from: Data(json.utf8)) else {
      return (TemplateDocument(), [TemplateProblem(.unreadable)])
    }
    var reader = DocumentReader<Field>()
    for (name, value) in members.sorted(by: { $0.key < $1.key }) { reader.read(name, value) }
    return (reader.document, reader.problems)
  }

  /// The document as JSON, the same for the same templates.
  public var json: String {
    var members: [String: DocumentValue] = [:]
    members["sender"] = sender.map { .text($0) }
    if !languages.isEmpty {
      members["languages"] = .object(
        Dictionary(
          uniqueKeysWithValues: languages.map { language, texts in
            (
              language.identifier,
              .object(Dictionary(uniqueKeysWithValues: texts.map { ($0.key.rawValue, DocumentValue($0.value)) }))
            )
          }))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // It is made of texts and always encodes.
    return (try? encoder.encode(members)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

/// Takes what can be used out of a document, and notes the rest.
private struct DocumentReader<Field: TemplateField> {
  var document = TemplateDocument<Field>()
  var problems: [TemplateProblem] = []

  mutating func read(_ name: String, _ value: DocumentValue) {
    switch (name, value) {
    case ("languages", .object(let languages)):
      for (identifier, texts) in languages.sorted(by: { $0.key < $1.key }) { readLanguage(identifier, texts) }
    case ("sender", .text(let sender)) where Field.hasSender:
      let wrong = TemplateDocument<Field>.problems(ofSender: sender)
      problems += wrong
      if wrong.isEmpty { document.sender = sender }
    case ("languages", _):
      problems.append(TemplateProblem(.wrongType(found: value.kind, expected: "an object"), field: name))
    case ("sender", _) where Field.hasSender:
      problems.append(TemplateProblem(.wrongType(found: value.kind, expected: "a text"), field: name))
    default: problems.append(TemplateProblem(.unknownMember(name)))
    }
  }

  private mutating func readLanguage(_ identifier: String, _ value: DocumentValue) {
    guard let language = ReceptionLanguage(identifier: identifier), language.identifier == identifier else {
      return problems.append(TemplateProblem(.unknownLanguage, language: identifier))
    }
    guard case .object(let texts) = value else {
      return problems.append(
        TemplateProblem(.wrongType(found: value.kind, expected: "an object"), language: identifier))
    }
    for (name, value) in texts.sorted(by: { $0.key < $1.key }) { readText(name, value, in: language) }
  }

  private mutating func readText(_ name: String, _ value: DocumentValue, in language: ReceptionLanguage) {
    guard let field = Field(rawValue: name) else {
      return problems.append(TemplateProblem(.unknownField, language: language.identifier, field: name))
    }
    let (text, unreadable) = templateText(value, name, language.identifier)
    let wrong = unreadable + (text.map { TemplateCheck(field, in: language).problems(of: $0) } ?? [])
    problems += wrong
    if wrong.isEmpty { document[language, field] = text }
  }

  private func templateText(
    _ value: DocumentValue, _ field: String, _ language: String
  ) -> (TemplateText?, [TemplateProblem]) {
    switch value {
    case .text(let text): return (.text(text), [])
    case .object(let members):
      var forms: [PluralCategory: String] = [:]
      var problems: [TemplateProblem] = []
      for (name, value) in members.sorted(by: { $0.key < $1.key }) {
        switch (PluralCategory(rawValue: name), value) {
        case (let category?, .text(let text)): forms[category] = text
        case (nil, _):
          problems.append(TemplateProblem(.unknownForm, language: language, field: field, form: name))
        default:
          problems.append(
            TemplateProblem(
              .wrongType(found: value.kind, expected: "a text"), language: language, field: field, form: name))
        }
      }
      return (problems.isEmpty ? .forms(forms) : nil, problems)
    default:
      let expected = "a text or plural forms"
      return (
        nil, [TemplateProblem(.wrongType(found: value.kind, expected: expected), language: language, field: field)]
      )
    }
  }
}

/// What JSON can say, as far as documents of texts go.
private enum DocumentValue: Codable {
  case text(String)
  case object([String: DocumentValue])
  /// Anything else, by what it is called.
  case other(String)

  init(_ text: TemplateText) {
    switch text {
    case .text(let text): self = .text(text)
    case .forms(let forms):
      self = .object(Dictionary(uniqueKeysWithValues: forms.map { ($0.key.rawValue, .text($0.value)) }))
    }
  }

  init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: Name.self) {
      var object: [String: DocumentValue] = [:]
      for name in members.allKeys { object[name.stringValue] = try members.decode(DocumentValue.self, forKey: name) }
      self = .object(object)
    } else if (try? decoder.unkeyedContainer()) != nil {
      self = .other("a list")
    } else {
      let value = try decoder.singleValueContainer()
      if let text = try? value.decode(String.self) {
        self = .text(text)
      } else if value.decodeNil() {
        self = .other("null")
      } else {
        self = .other((try? value.decode(Bool.self)) == nil ? "a number" : "true or false")
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let text):
      var value = encoder.singleValueContainer()
      try value.encode(text)
    case .object(let members):
      var value = encoder.singleValueContainer()
      try value.encode(members)
    case .other:
      var value = encoder.singleValueContainer()
      try value.encodeNil()
    }
  }

  var kind: String {
    switch self {
    case .text: "a text"
    case .object: "an object"
    case .other(let kind): kind
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
