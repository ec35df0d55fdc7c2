public import LanguageNumbers

/// Something that keeps templates from being published, or a stored one from being used, and its place.
///
/// ```swift
/// let (_, problems) = PushTemplates.read(#"{"languages":{"de":{"text":"{mesage}"}}}"#)
/// problems.map(\.description)  // ["de, text, 1:1: there is no value named mesage here; there are {app}, {message}, {sender}"]
/// ```
public struct TemplateProblem: Error, Hashable, Sendable {
  /// The language, as the document spells it; nil where it is about the whole document.
  public var language: String?
  /// The field, as the document spells it.
  public var field: String?
  /// The plural form, as the document spells it.
  public var form: String?
  /// Where in the text.
  public var position: TextPosition?
  /// What is wrong.
  public var reason: Reason

  /// A problem.
  public init(
    _ reason: Reason, language: String? = nil, field: String? = nil, form: String? = nil, position: TextPosition? = nil
  ) {
    self.reason = reason
    self.language = language
    self.field = field
    self.form = form
    self.position = position
  }

  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The document is no JSON object.
    case unreadable
    /// The document has a member that means nothing.
    case unknownMember(String)
    /// The language is none of the 48: `de-CH`, `German`.
    case unknownLanguage
    /// There is no such field.
    case unknownField
    /// There stands something else than may: `7`, `null`.
    case wrongType(found: String, expected: String)
    /// The text is empty.
    case blank
    /// The text is longer than so many UTF-16 units.
    case tooLong(Int)
    /// A `{` without its `}`.
    case unclosedBrace
    /// Between `{` and `}` stands no name.
    case noName
    /// The name has no value in this field; those that have one.
    case unknownName(String, known: [String])
    /// Plural forms stand where there is no number to choose by.
    case hasNoNumber
    /// The language needs this plural form.
    case missingForm(PluralCategory)
    /// The language has no such plural form.
    case unknownForm
  }
}

/// A place in a text, as editors count: lines and characters from 1.
public struct TextPosition: Hashable, Sendable, CustomStringConvertible {
  /// The line.
  public var line: Int
  /// The character of the line.
  public var column: Int

  /// A place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place of a UTF-8 offset.
  init(utf8Offset: Int, in text: String) {
    let before = text[..<text.utf8.index(text.startIndex, offsetBy: utf8Offset)]
    let lineStart = before.lastIndex(where: \.isNewline).map(before.index(after:)) ?? before.startIndex
    self.init(line: before.count(where: \.isNewline) + 1, column: before[lineStart...].count + 1)
  }

  /// `2:14`.
  public var description: String { "\(line):\(column)" }
}

extension TemplateProblem: CustomStringConvertible {
  /// The place and the reason, in English.
  public var description: String {
    let place = [language, field, form, position?.description].compactMap(\.self).joined(separator: ", ")
    return place.isEmpty ? reason.description : "\(place): \(reason)"
  }
}

extension TemplateProblem.Reason: CustomStringConvertible {
  /// The reason, in English.
  public var description: String {
    switch self {
    case .unreadable: "this is no JSON object"
    case .unknownMember(let name): "“\(name)” means nothing here"
    case .unknownLanguage: "this is none of the 48 languages"
    case .unknownField: "there is no such text"
    case .wrongType(let found, let expected): "here stands \(found) instead of \(expected)"
    case .blank: "the text is empty"
    case .tooLong(let limit): "the text is longer than \(limit)"
    case .unclosedBrace: "a { without its }; a literal brace is {{"
    case .noName: "between { and } stands no name; a literal brace is {{"
    case .unknownName(let name, let known):
      "there is no value named \(name) here; there are \(known.map { "{\($0)}" }.joined(separator: ", "))"
    case .hasNoNumber: "there is no number that plural forms could go by"
    case .missingForm(let category): "the plural form “\(category.rawValue)” is missing"
    case .unknownForm: "the language has no such plural form"
    }
  }
}
