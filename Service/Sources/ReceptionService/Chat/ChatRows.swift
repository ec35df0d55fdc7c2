internal import Dragoman
internal import Foundation
internal import HTMLMarkup
internal import ReceptionKit
internal import StringTemplates
internal import ThemeKitHTML

/// Messages as rows of the page, as ReceptionKit's transcript has them: the user's on the trailing side, days between them.
struct ChatRows {
  let texts: PageTexts
  let chat: ReceptionTexts
  /// Stands before the mark of each row.
  let prefix: String
  let now: Date
  /// Whether a message that was not sent can be sent again.
  var canRetry = false
  /// Which app a request for a review is about.
  var app = ChatFrame.app

  /// - Parameter language: in which language a message was written, by its name; nil where nobody knows.
  func html(_ messages: [ChatMessage], language: (String) -> String?) -> HTML {
    let transcript = ChatTranscript(
      messages, labels: chat.labels, locale: chat.locale, now: now, timeZone: .gmt)
    let byName = Dictionary(messages.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return .joined(
      transcript.rows.enumerated().map { place, row in
        let mark = "\(prefix).\(place)"
        switch row {
        case .day(let day): return dayRow(day, mark)
        case .message(let shown):
          guard let message = byName[shown.id] else { return .empty }
          return messageRow(shown, message, mark, language(shown.id))
        }
      })
  }

  private func text(_ id: String, _ key: String, _ arguments: TemplateArgument...) -> MarkedText {
    texts.chat(id, LocalizedMessage(key: key, arguments: arguments), in: chat)
  }

  private func dayRow(_ day: ChatTranscript.Day, _ mark: String) -> HTML {
    let label =
      switch day.label {
      case chat.labels.today: text(mark, "date.today")
      case chat.labels.yesterday: text(mark, "date.yesterday")
      default: texts.value(mark, day.label)
      }
    let spoken = text(mark + ".spoken", "date.accessibility.separator", .text(day.label))
    return .element(.li, .class("chat-day")) {
      HTML.element(.h4, spoken.asLabel + label.marks, content: .text(label.text))
    }
  }

  private func messageRow(
    _ shown: ChatTranscript.Message, _ message: ChatMessage, _ mark: String, _ language: String?
  ) -> HTML {
    let content = [shown.text, shown.photos].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    let spoken = text(
      mark + ".spoken", shown.isMine ? "message.accessibility.you" : "message.accessibility.team", .text(shown.time),
      .text(content))
    return .element(.li, .class("chat-row"), .data("author", shown.isMine ? "user" : "team")) {
      HTML.element(.div, [.named(.role, "group"), .class("chat-bubble")] + spoken.asLabel) {
        if !shown.text.isEmpty {
          HTML.element(.p, .class("chat-text"), language.map { .named(.lang, $0) }) { shown.text }
        }
        if message.photoCount > 0 {
          text(mark + ".photos", "message.photos", .integer(Int64(message.photoCount)))
            .element(.p, .class("chat-photos"))
        }
      }
      HTML.element(.p, .class("chat-meta")) {
        // Numbers and letters keep their own order within the line.
        texts.value(mark + ".time", shown.time).element(.bdi)
        if message.delivery != .received {
          text(mark + ".delivery", "delivery.\(message.delivery.rawValue)")
            .element(.span, .data("delivery", message.delivery.rawValue))
        }
        if shown.canRetry { retry(mark, message.id) }
      }
      if shown.asksForReview {
        HTML.element(.div, .class("chat-card")) { ReviewCard(texts: texts, chat: chat, prefix: mark, app: app).content }
      }
    }
  }

  private func retry(_ mark: String, _ id: String) -> HTML {
    let hint = text(mark + ".retry", "delivery.retryHint")
    guard canRetry else { return hint.element(.span) }
    return hint.element(.button, .named(.type, "button"), .class("chat-retry"), .data("retry", id))
  }
}
