internal import Dragoman
internal import LanguageTags
internal import ReceptionKit
internal import StringTemplates
internal import ThemeKit
internal import ThemeKitHTML

/// A text of the page as its script gets it: the words, the language where it differs from the page's, and what to ask
/// the explain panel for.
struct ShownText: Encodable, Hashable, Sendable {
  var text: String
  var lang: String?
  var dir: String?
  /// Nil for a formatted value, which no catalog is asked for.
  var table: TextTable?
  var key: String?
  var arguments: [TextArgument]?
  /// The language that it is asked in, where that is not the page's.
  var asked: String?
}

/// Resolves the texts of one page for one reader, and keeps a note of each.
///
/// The page and the answer to a switch are made by the same code, so they cannot disagree: what is noted here while the
/// page is rendered is exactly what a switch has to replace.
final class PageTexts {
  let catalogs: PageCatalogs
  let reader: Reader
  private(set) var shown: [String: ShownText] = [:]

  init(catalogs: PageCatalogs, reader: Reader) {
    self.catalogs = catalogs
    self.reader = reader
  }

  /// Words of the page itself.
  func page(_ id: String, _ message: LocalizedMessage) -> MarkedText {
    let resolution = catalogs.text(message, for: reader)
    return note(
      id, resolution.text, in: resolution.language, table: .page, key: message.key, arguments: message.arguments)
  }

  /// A text of ThemeKit.
  func themeKit(_ id: String, _ text: ThemeText) -> MarkedText { themeKit(id, text, beside: nil) }

  /// A text of the support chat, in the chat's language, whatever the page speaks. What surrounds it says which that is.
  ///
  /// - Parameter said: what a device says there instead.
  @discardableResult
  func chat(
    _ id: String, _ message: LocalizedMessage, in chat: ReceptionTexts, _ said: Explanation? = nil
  ) -> MarkedText {
    let explanation = said ?? chat.explain(message)
    shown[id] = ShownText(
      text: explanation.text, table: .chat, key: message.key,
      arguments: message.arguments.compactMap(TextArgument.init), asked: chat.tag.description)
    return MarkedText(id: id, text: explanation.text)
  }

  /// A formatted value within a part that says its language.
  func value(_ id: String, _ text: String) -> MarkedText { verbatim(id, text, in: nil) }

  /// A text of ThemeKit in a language of its own, whatever the page speaks; nil is the page's.
  func themeKit(_ id: String, _ text: ThemeText, beside language: LanguageTag?) -> MarkedText {
    guard let value = text.value else { return verbatim(id, text.string, in: language) }
    let scope = language ?? reader.scope
    let explanation = ThemeKitStrings.explain(value, in: scope)
    let marked = note(
      id, explanation.text, in: explanation.language, table: .themeKit, key: value.key,
      arguments: value.message.arguments { ThemeKitStrings.text(ThemeKitLocalizationValue($0), in: scope) })
    guard let language else { return marked }
    shown[id]?.asked = language.description
    return saying(id, in: explanation.language)
  }

  /// A text within a part that has a language of its own says its own, the page's too.
  private func saying(_ id: String, in language: LanguageTag) -> MarkedText {
    shown[id]?.lang = language.description
    shown[id]?.dir = language.writingDirection.rawValue
    return MarkedText(
      id: id, text: shown[id]?.text ?? "", language: language.description,
      direction: language.writingDirection.rawValue)
  }

  /// A formatted value.
  private func verbatim(_ id: String, _ text: String, in language: LanguageTag?) -> MarkedText {
    shown[id] = ShownText(text: text)
    return language.map { saying(id, in: $0) } ?? MarkedText(id: id, text: text)
  }

  private func note(
    _ id: String, _ text: String, in language: LanguageTag, table: TextTable, key: String,
    arguments: [TemplateArgument]
  ) -> MarkedText {
    let isOther = language.withoutExtensions != reader.language
    let lang = isOther ? language.description : nil
    let direction = language.writingDirection
    let dir = direction != reader.language.writingDirection ? direction.rawValue : nil
    shown[id] = ShownText(
      text: text, lang: lang, dir: dir, table: table, key: key, arguments: arguments.compactMap(TextArgument.init))
    return MarkedText(id: id, text: text, language: lang, direction: dir)
  }
}
