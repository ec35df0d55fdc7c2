internal import HTTPService
internal import LanguageTags
internal import ReceptionKit

/// What the reader has set on the page's chat: its language and the conversation that is shown. What is not offered is the
/// page's choice.
struct ChatState: Hashable, Sendable {
  /// The code of an offered language; nil follows the page.
  var language: String?
  /// A conversation of ``AuthoredConversation``; nil is the page's choice.
  var shown: String?

  /// The page's choice.
  init() {}

  /// The state in a query.
  init(_ target: RequestTarget) {
    language = ChatLanguages.offer(target.first("chat"))?.code
    shown = AuthoredConversation.named(target.first("conversation"))?.id
  }

  /// The chat's words.
  func texts(page: LanguageTag) -> ReceptionTexts { ChatLanguages.texts(chosen: language, page: page) }

  /// The conversation that was chosen; else one in the chat's language, else the German one.
  func conversation(page: LanguageTag) -> AuthoredConversation {
    let spoken = texts(page: page).matchedLanguage.identifier
    let chosen = AuthoredConversation.named(shown) ?? AuthoredConversation.all.first { $0.id == spoken }
    return chosen ?? AuthoredConversation.all[0]
  }
}
