import Dragoman
import HTMLMarkup
import LanguageTags
import MarkdownHTML
import MarkdownRender
import ReceptionKit
import ThemeKit

// The code that the page shows, between the marks. It is compiled and run here, and `SnippetTests` compares it with what
// the page shows.

/// What a server does for each request.
func liveTexts(header: String, matcher: LanguageMatcher) -> [String] {
  // snippet: live
  let accepted = AcceptLanguage(header).tags
  let reader = matcher.match(accepted).tag
  return withLanguage(reader) {
    // A view’s string; titles of an enum.
    [EmptyStateContent().title.string]
      + ColorChannel.allCases.map(\.title)
  }
  // end
}

/// What stands behind the components.
func componentTexts(reader: LanguageTag) -> [String] {
  // snippet: components
  let rating = RatingContent(score: 4)  // 4 out of 5
  let stock = AvailabilityBadgeContent(.left(5))  // 5 left
  let texts = [rating.accessibilityValue, stock.title]
  print(ThemeKitStrings.explain("\(4) out of \(5)", in: reader))
  return texts.compactMap { $0?.string(in: reader) }
  // end
}

/// What stands behind the chat.
func chatTexts(_ messages: [ChatMessage], language: String) -> (rows: [ChatTranscript.Row], wait: String) {
  // snippet: chat
  let chat = ReceptionTexts(in: language)  // "es-MX": es-419
  let wait = chat.labels.messagesWait(seconds: 61)
  // The messages stay, the rest speaks the chat’s language.
  let rows = ChatTranscript(
    messages, labels: chat.labels, locale: chat.locale
  ).rows
  // end
  return (rows, wait)
}

/// What stands behind the conversation.
func renderedAnswer(_ text: String) throws -> HTML {
  // snippet: markdown
  // The words are read here, and stay.
  var options = MarkdownRenderOptions(copyText: "拷贝")
  options.markdown.reasoning = MarkdownChatReasoningConfiguration(
    thinkingLabel: "Working…"
  )
  return try MarkdownRenderer(options: options).html(text)
  // end
}

/// What follows a switch, and what does not.
func keptTexts(reader: LanguageTag) -> [String] {
  // snippet: following
  let text = ColorChannel.hue.text  // a message value
  let string = text.string  // a String: "Hue"
  return withLanguage(reader) {
    [text.string, string]  // "Renk tonu", "Hue"
  }
  // end
}

/// Two languages at once.
func textsBeside(arabic: LanguageTag) -> [String] {
  // snippet: beside
  let badge = AvailabilityBadgeContent(.left(3)).title
  let here = badge.string  // "3 left"
  let there = badge.string(in: arabic)  // "بقيت 3 قطع"
  // In SwiftUI: AvailabilityBadge(.left(3)).themeKitLanguage("ar")
  // end
  return [here, there]
}
