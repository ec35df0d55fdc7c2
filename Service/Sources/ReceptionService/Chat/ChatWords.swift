internal import Dragoman
internal import HTMLMarkup
internal import ReceptionKit
internal import StringTemplates
internal import ThemeKitHTML

/// The words of the chat's other states: they are seldom seen, and have to be right when they are.
struct ChatWords {
  let texts: PageTexts
  let chat: ReceptionTexts

  var html: HTML {
    .element(.div, .class("card chat-states")) {
      texts.page("chat.states", "Its words in other states").element(.h3)
      HTML.element(.ul, [.class("chat-words")] + ChatFrame.marks(chat)) {
        for (place, message) in messages.enumerated() {
          texts.chat("chat.word\(place)", message, in: chat).element(.li)
        }
      }
    }
  }

  private var messages: [LocalizedMessage] {
    let labels = chat.labels
    let plain = [
      "connection.connecting", "connection.offline", "connection.reconnecting", "connection.paused", "chat.typing",
      "delivery.waiting", "delivery.sending", "delivery.failed", "limit.messages.title",
    ].map { LocalizedMessage(key: $0) }
    // A wait never understates: 61 seconds are two minutes.
    let waits = [
      LocalizedMessage(key: "limit.messages.wait", arguments: [.text(labels.wait(seconds: 59.5))]),
      LocalizedMessage(key: "limit.photos.wait", arguments: [.text(labels.wait(seconds: 3_601))]),
    ]
    let counts =
      [1, 2, 5].map { LocalizedMessage(key: "chat.unread", arguments: [.integer($0)]) }
      + [1, 11].map { LocalizedMessage(key: "message.photos", arguments: [.integer($0)]) }
      + [LocalizedMessage(key: "composer.charactersLeft", arguments: [.integer(21)])]
    return plain + waits + counts
  }
}
