internal import Dragoman
internal import Foundation
internal import HTMLMarkup
internal import ReceptionKit
internal import ReceptionProtocol
internal import StringTemplates
internal import ThemeKitHTML

/// The chat: header, messages on both sides, the card that asks for a review, composer. All but the messages is in its
/// language, and laid out in its direction.
struct ChatFrame {
  let texts: PageTexts
  let chat: ReceptionTexts
  let conversation: AuthoredConversation
  let now: Date

  /// The app whose support this is.
  static let app = "Wegweiser"
  /// How many messages wait while the chat is closed.
  static let unread = 3

  var html: HTML {
    .element(.div, [.class("chat-around")] + Self.marks(chat)) {
      launcher
      HTML.element(
        .article, .class("chat"), .id("chat-frame"), .aria(.labelledby, "chat-title")
      ) {
        header
        HTML.element(.div, [.class("chat-scroll"), .named(.tabindex, "0"), .named(.role, "region")] + name) {
          HTML.element(.ol, .class("chat-rows"), .id("chat-rows"), .data("conversation", conversation.id)) { rows }
          HTML.element(.div, .named(.role, "log"), .aria(.live, "polite")) {
            HTML.element(.ol, .class("chat-rows"), .id("chat-live"))
            HTML.element(.ol, .class("chat-rows"), .id("chat-pending"))
          }
        }
        composer
        pendingWords
      }
    }
  }

  /// The words of a message that is on its way to the device, on the page before there is one.
  private var pendingWords: HTML {
    .element(.div, .flag(.hidden)) {
      text("chat.sending", "delivery.sending").element(.span)
      text("chat.failed", "delivery.failed").element(.span)
      text("chat.again", "delivery.retryHint").element(.span)
    }
  }

  /// The marks of a part that is in the chat's language.
  static func marks(_ chat: ReceptionTexts) -> [HTMLAttribute] {
    [
      .named(.lang, chat.tag.description), .named(.dir, chat.layoutDirection.rawValue), .data("part", "chat"),
      .named(.translate, "no"),
    ]
  }

  private var name: [HTMLAttribute] { text("chat.list", "chat.accessibility.conversation").asLabel }

  /// The rows of the conversation, then the card.
  var rows: HTML {
    let languages = Dictionary(
      uniqueKeysWithValues: conversation.lines.enumerated().map { place, line in
        ("\(conversation.id).\(place)", line.language ?? conversation.language)
      })
    return .joined([
      ChatRows(texts: texts, chat: chat, prefix: "chat.row", now: now).html(
        conversation.messages(now: now), language: { languages[$0] }), reviewCard,
    ])
  }

  private func text(_ id: String, _ key: String, _ arguments: TemplateArgument...) -> MarkedText {
    texts.chat(id, .init(key: key, arguments: arguments), in: chat)
  }

  // MARK: Parts

  /// What opens the chat again, with the number of messages that nobody has seen.
  private var launcher: HTML {
    .element(.button, .id("chat-open"), .named(.type, "button"), .class("chat-open"), .flag(.hidden)) {
      texts.chat("chat.open", ChatHeading.title.message, in: chat).element(.span)
      text("chat.unread", "chat.unread", .integer(Int64(Self.unread))).element(.span, .class("chat-badge"))
    }
  }

  private var header: HTML {
    .element(.header, .class("chat-head")) {
      HTML.element(.div) {
        texts.chat("chat.title", ChatHeading.title.message, in: chat).element(.h3, .id("chat-title"))
        texts.chat("chat.welcome", ChatHeading.welcome.message, in: chat).element(.p)
      }
      HTML.element(
        .button,
        [.id("chat-close"), .named(.type, "button"), .class("quiet tk-icon")] + text("chat.close", "chat.close").asLabel
      ) { HTML.element(.span, .aria(.hidden, "true")) { "×" } }
    }
  }

  private var reviewCard: HTML {
    .element(.li, .class("chat-card")) { ReviewCard(texts: texts, chat: chat, prefix: "chat").content }
  }

  private var composer: HTML {
    .element(.div, .class("chat-foot")) {
      HTML.element(.p, .id("chat-connection"), .class("chat-connection"), .named(.role, "status"))
      HTML.element(.form, .class("chat-composer"), .id("chat-composer"), .named(.autocomplete, "off")) {
        HTML.element(.input, fieldAttributes, content: .empty)
        HTML.element(.button, .class("tk-button chat-send"), .named(.type, "submit")) {
          text("chat.send", "composer.send").element(.span)
        }
      }
      HTML.element(.p, .id("chat-limit"), .class("chat-limit"), .named(.role, "status"))
      text("chat.tooLong", "error.messageTooLong").element(.span, .flag(.hidden))
    }
  }

  /// The field takes more than can be sent, so that nothing is cut off what is pasted; the script counts what is left.
  private var fieldAttributes: [HTMLAttribute] {
    [
      .id("chat-draft"), .class("tk-input"), .named(.type, "text"), .named(.dir, "auto"),
      .named(.enterkeyhint, "send"), .data("limit", "\(DeviceLimits.message)"), .aria(.describedby, "chat-limit"),
    ] + text("chat.field", "composer.accessibility.field").asLabel
      + text("chat.placeholder", "composer.placeholder").asPlaceholder
  }
}
