internal import Dragoman
internal import HTMLMarkup
internal import ReceptionKit
internal import StringTemplates
internal import ThemeKitHTML

/// The card that asks the user for a review, with the button that leads to the App Store.
struct ReviewCard {
  let texts: PageTexts
  let chat: ReceptionTexts
  /// Stands before the marks of its texts.
  let prefix: String
  /// Which app it is about.
  var app = ChatFrame.app

  /// What stands in the card, whatever it is an element of.
  var content: HTML {
    .joined([
      text("title", "review.card.title", .text(app)).element(.h4),
      text("text", "review.card.text").element(.p),
      text("button", "review.button").element(
        .a, .class("chat-link"), .href("https://www.apple.com/app-store/"), .named(.rel, "noreferrer")),
    ])
  }

  private func text(_ id: String, _ key: String, _ arguments: TemplateArgument...) -> MarkedText {
    texts.chat("\(prefix).review.\(id)", LocalizedMessage(key: key, arguments: arguments), in: chat)
  }
}
