import Foundation
import ReceptionProtocol
import Testing

@testable import ReceptionKit

/// The conversation as it is shown.
@MainActor @Suite struct TranscriptTests {
  static let messages = [
    ChatMessage(
      id: "1", author: .user, text: "Mein Paket ist weg", date: Date(timeIntervalSince1970: 1_699_900_000),
      delivery: .delivered),
    ChatMessage(
      id: "2", author: .team, text: "申し訳ございません", photoCount: 2, date: Date(timeIntervalSince1970: 1_699_960_000),
      delivery: .received),
    ChatMessage(
      id: "3", author: .user, text: "شكرًا", date: Date(timeIntervalSince1970: 1_700_000_000), delivery: .failed),
  ]

  private func rows(_ tag: String) throws -> [String] {
    let chat = try TestChat().reception
    chat.languageOverride = tag
    let zone = try #require(TimeZone(identifier: "UTC"))
    let shown = ChatTranscript(
      Self.messages, labels: chat.labels, locale: chat.locale, now: Date(timeIntervalSince1970: 1_700_001_000),
      timeZone: zone)
    return shown.rows.map { row in
      switch row {
      case .day(let day): day.accessibilityLabel
      case .message(let message):
        [message.isMine ? ">" : "<", message.text, message.photos, message.delivery, message.canRetry ? "!" : nil]
          .compactMap { $0 }.joined(separator: " | ")
      }
    }
  }

  @Test func `messages keep their text and their side in every language, what surrounds them is translated`() throws {
    #expect(
      try rows("en") == [
        "Date: Yesterday", "> | Mein Paket ist weg | Delivered", "Date: Today", "< | 申し訳ございません | 2 photos",
        "> | شكرًا | Not sent | !",
      ])
    #expect(
      try rows("de") == [
        "Datum: Gestern", "> | Mein Paket ist weg | Zugestellt", "Datum: Heute", "< | 申し訳ございません | 2 Fotos",
        "> | شكرًا | Nicht gesendet | !",
      ])
    let texts = Set(Self.messages.map(\.text))
    var failures: [String] = []
    for language in Reception.supportedLanguages {
      let shown = try rows(language.identifier)
      let kept = Set(shown.compactMap { $0.split(separator: " | ").dropFirst().first.map(String.init) })
      if !texts.isSubset(of: kept) { failures.append("\(language.identifier): \(shown)") }
      if shown.count != 5 || shown.filter({ $0.hasPrefix(">") }).count != 2 { failures.append(language.identifier) }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `each row has a name of its own, where a day comes again and in every language`() throws {
    let chat = try TestChat().reception
    let zone = try #require(TimeZone(identifier: "UTC"))
    let dates = [1_699_960_000.0, 1_699_900_000, 1_700_000_000, 1_699_901_000]
    let messages = dates.enumerated().map { place, date in
      ChatMessage(
        id: "\(place)", author: .user, text: "x", date: Date(timeIntervalSince1970: date), delivery: .waiting)
    }
    let names = ["en", "ja"].map { tag in
      chat.languageOverride = tag
      let shown = ChatTranscript(
        messages, labels: chat.labels, locale: chat.locale, now: Date(timeIntervalSince1970: 1_700_001_000),
        timeZone: zone)
      return shown.rows.map(\.id)
    }
    #expect(names[0] == names[1] && names[0].count == 8 && Set(names[0]).count == 8, "\(names)")
  }

  @Test func `times and older days are written in the chat's language, and spoken with their author`() throws {
    let chat = try TestChat().reception
    chat.languageOverride = "de"
    let zone = try #require(TimeZone(identifier: "UTC"))
    let shown = ChatTranscript(
      [Self.messages[0]], labels: chat.labels, locale: chat.locale, now: Date(timeIntervalSince1970: 1_800_000_000),
      timeZone: zone)
    guard case .day(let day)? = shown.rows.first, case .message(let message)? = shown.rows.last else {
      Issue.record("\(shown.rows)")
      return
    }
    #expect(day.label == "13. November 2023" && message.time == "18:26")
    #expect(message.accessibilityLabel.contains("18:26") && message.accessibilityLabel.hasSuffix("Mein Paket ist weg"))
  }

  @Test func `a request for a review is the team's, and known as one after it was kept`() throws {
    var message = ChatMessage(id: "1", author: .team, text: "Stars?", date: Date(), delivery: .received)
    let plain = try JSONEncoder().encode(message)
    message.asksForReview = true
    let asking = try JSONEncoder().encode(message)
    #expect(try JSONDecoder().decode(ChatMessage.self, from: asking) == message && asking != plain)
    #expect(try JSONDecoder().decode(ChatMessage.self, from: plain).asksForReview == false)
    #expect(!String(decoding: plain, as: UTF8.self).contains("review"), "kept as it was kept before")
    var stored = ConversationMessage(number: 1, id: "2", author: .team, text: "", photoCount: 0, sentAt: 0)
    stored.asksForReview = true
    #expect(ChatMessage(stored).asksForReview)
    var mine = ChatMessage(id: "3", author: .user, text: "No", date: Date(), delivery: .sent)
    mine.asksForReview = true
    let rows = ChatTranscript(
      [message, mine], labels: ReceptionTexts(in: "de").labels, locale: Locale(identifier: "de")
    ).rows
    let cards = rows.compactMap { row in if case .message(let shown) = row { shown.asksForReview } else { nil } }
    #expect(cards == [true, false], "nobody asks himself")
  }
}
