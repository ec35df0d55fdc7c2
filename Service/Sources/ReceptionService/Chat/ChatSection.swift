internal import Dragoman
internal import Foundation
internal import HTMLMarkup
internal import LanguageTags
internal import ReceptionKit
internal import ThemeKitHTML

/// ReceptionKit on the live page: a chat in a language of its own with a conversation that was written for it, and a device
/// to take offline.
struct ChatSection {
  let texts: PageTexts
  let state: ChatState
  let snippets: Snippets
  /// What counts as today.
  var now = Date()

  private var chat: ReceptionTexts { state.texts(page: texts.reader.language) }
  private var conversation: AuthoredConversation { state.conversation(page: texts.reader.language) }

  /// What a switch has to know of the chat besides its texts.
  var shown: ShownChat {
    let rows = ChatFrame(texts: texts, chat: chat, conversation: conversation, now: now).rows
    return ShownChat(
      language: chat.tag.description, direction: chat.layoutDirection.rawValue, conversation: conversation.id,
      rows: rows.markup)
  }

  var html: HTML {
    .element(.section, .id("chat-section"), .aria(.labelledby, "chat-heading")) {
      texts.page("chat.heading", "A support chat in 48 languages").element(.h2, .id("chat-heading"))
      texts.page(
        "chat.sentence",
        "The words around the messages follow the chat’s language, and its sides follow its direction. The messages stay as they were written."
      ).element(.p)
      controls
      HTML.element(.div, .class("chat-grid")) {
        HTML.element(.div, .class("chat-column")) {
          ChatFrame(texts: texts, chat: chat, conversation: conversation, now: now).html
          ChatWords(texts: texts, chat: chat).html
        }
        HTML.element(.div, .class("chat-column")) {
          DevicePanel(texts: texts).html
          snippets.html(of: "chat")
        }
      }
    }
  }

  private var controls: HTML {
    .element(
      .form, .class("row chat-controls"), .data("state", "chat"), .action("/"), .named(.method, "get"),
      .named(.autocomplete, "off")
    ) {
      HTML.element(
        .input, .named(.type, "hidden"), .data("without-script", ""), .named(.name, "language"),
        .named(.value, texts.reader.requested))
      HTML.element(.div, .class("tk-field")) {
        texts.page("chat.language", "Language of the chat").element(.label, .named(.for, "chat"))
        languages
      }
      HTML.element(.fieldset, .class("tk-pills")) {
        texts.page("chat.conversation", "Conversation").element(.legend)
        for offered in AuthoredConversation.all { choice(of: offered) }
      }
      texts.page("chat.show", "Show").element(.button, .named(.type, "submit"), .class("quiet without-script"))
    }
  }

  private var languages: HTML {
    .element(.select, .id("chat"), .named(.name, "chat"), .named(.autocomplete, "off")) {
      texts.page("chat.page", "As this page")
        .element(.option, .named(.value, ""), .flag(.selected, state.language == nil))
      for offer in ChatLanguages.offers {
        HTML.element(
          .option, .named(.value, offer.code), .named(.lang, offer.texts.tag.description),
          .named(.dir, offer.texts.layoutDirection.rawValue), .flag(.selected, offer.code == state.language)
        ) { offer.name }
      }
    }
  }

  private func choice(of offered: AuthoredConversation) -> HTML {
    .element(.label, .class("tk-pill")) {
      HTML.element(
        .input, .named(.type, "radio"), .named(.name, "conversation"), .named(.value, offered.id),
        .flag(.checked, offered.id == conversation.id))
      if let name = offered.name {
        HTML.element(.span, .named(.lang, offered.language)) { name }
      } else {
        texts.page("chat.mixed", "Mixed directions").element(.span)
      }
    }
  }
}
