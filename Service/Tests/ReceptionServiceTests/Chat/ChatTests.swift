import Foundation
import HTMLMarkup
import HTTPService
import ReceptionKit
import Testing

@testable import ReceptionService

/// The support chat on the live page.
@Suite struct `The chat of the live page` {
  private func live(_ query: String, accept: String = "") throws -> [String: Any] {
    try Ground.object(Ground.answer(.get, "/live?\(query)", fields: ["Accept-Language": accept]))
  }

  private func text(_ mark: String, _ query: String) throws -> String? {
    ((try live(query)["texts"] as? [String: Any])?[mark] as? [String: Any])?["text"] as? String
  }

  /// Language, direction and conversation of the chat: `ar rtl ar`.
  private func chat(_ query: String, accept: String = "") throws -> String {
    let chat = try live(query, accept: accept)["chat"] as? [String: String] ?? [:]
    return [chat["language"], chat["direction"], chat["conversation"]].compactMap { $0 }.joined(separator: " ")
  }

  @Test func `speaks what is chosen for it, else what the page speaks`() throws {
    let rows: [(query: String, accept: String, chat: String, send: String)] = [
      ("language=en", "", "en ltr de", "Send"), ("language=ar", "", "ar rtl ar", "إرسال"),
      ("language=tr", "", "tr ltr de", "Gönder"), ("", "ar-EG", "ar rtl ar", "إرسال"),
      ("language=en&chat=ja", "", "ja ltr ja", "送信"), ("language=tr&chat=ur", "", "ur rtl de", "بھیجیں"),
      ("language=ar&chat=de&conversation=mixed", "", "de ltr mixed", "Senden"),
      ("language=en&chat=he", "", "he rtl de", "שליחה"), ("language=en&chat=es-419", "", "es-419 ltr de", "Enviar"),
      ("chat=en-XA", "", "en-XA ltr de", "Šéñð"), ("chat=en-XB", "", "en-XB rtl de", "\u{202E}Send\u{202C}"),
      ("chat=en-XC", "", "en-XC ltr de", "Send ~"), ("chat=en-XD", "", "en-XD ltr de", "[Send]"),
      // What is not offered is the page's choice.
      ("chat=is", "", "en ltr de", "Send"), ("chat=DE", "", "en ltr de", "Send"),
      ("chat=%22%3E%3Cscript%3E&conversation=..%2F", "", "en ltr de", "Send"),
      ("chat=en-XE", "", "en ltr de", "Send"),
      ("chat=\(String(repeating: "a", count: 4_000))", "", "en ltr de", "Send"),
    ]
    var failures: [String] = []
    for row in rows {
      let (said, send) = (try chat(row.query, accept: row.accept), try text("chat.send", row.query))
      if said != row.chat || row.accept.isEmpty && send != row.send {
        failures.append("\(row.query.prefix(60)): \(said), \(send ?? "")")
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `has all 48 languages and the pseudo-languages to choose from, each by its own name`() throws {
    let page = try Ground.answer(.get, "/?language=en").text
    let offers = ChatLanguages.offers.map(\.code)
    #expect(offers.count == 52 && Set(offers).count == 52)
    #expect(Reception.supportedLanguages.allSatisfy { offers.contains($0.identifier) })
    var failures: [String] = []
    for offer in ChatLanguages.offers {
      let option =
        #"<option value="\#(offer.code)" lang="\#(offer.texts.tag)" dir="\#(offer.texts.layoutDirection.rawValue)""#
      if !page.contains(option) { failures.append(offer.code) }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(page.contains(">日本語<") && page.contains(">Français canadien<") && page.contains(">[Bracketed]<"))
  }

  @Test func `keeps every message as it was written, in every language`() throws {
    let catalogs = try Ground.routes.catalogs
    let page = PageTexts(
      catalogs: catalogs, reader: try Reader(language: "en", accepted: nil, matcher: catalogs.matcher))
    var failures: [String] = []
    for conversation in AuthoredConversation.all {
      let texts = conversation.lines.map(\.text)
      for offer in ChatLanguages.offers {
        let frame = ChatFrame(texts: page, chat: offer.texts, conversation: conversation, now: Date())
        let rows = frame.rows.markup
        let shown = rows.matches(of: /<p class="chat-text"[^>]*>([^<]*)<\/p>/).map { String($0.output.1) }
        if shown != texts.map(Self.escaped) { failures.append("\(conversation.id) in \(offer.code): \(shown.count)") }
      }
      // Both sides speak, and the user first.
      let authors = conversation.lines.map(\.author)
      if authors.first != .user || !authors.contains(.team) { failures.append(conversation.id) }
    }
    #expect(failures.isEmpty, "\(failures)")
    let languages = AuthoredConversation.all.map(\.language)
    #expect(languages == ["de", "ja", "ar", "en"])
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  @Test func `says everything around the messages in its language`() throws {
    let rows: [(mark: String, query: String, text: String)] = [
      ("chat.row.4.photos", "chat=de&conversation=de", "2 Fotos"),
      ("chat.row.4.photos", "chat=ru&conversation=de", "2 фото"),
      ("chat.row.2", "chat=de&conversation=de", "Gestern"), ("chat.row.2", "chat=ja&conversation=de", "昨日"),
      ("chat.unread", "chat=en", "3 unread messages"), ("chat.unread", "chat=ar", "3 رسائل غير مقروءة"),
      ("chat.review.title", "chat=de", "Gefällt Ihnen Wegweiser?"),
      ("chat.word9", "chat=en", "You can send again in 1 minute."),
      ("chat.word10", "chat=en", "You can send photos again in 2 hours."),
      ("chat.close", "chat=fr", "Fermer"), ("chat.title", "chat=tr", "Destek"),
    ]
    var failures: [String] = []
    for row in rows {
      let said = try text(row.mark, "language=en&\(row.query)")
      if said != row.text { failures.append("\(row.mark) \(row.query): \(said ?? "nothing")") }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `explains its words, whatever the page speaks`() throws {
    let told = { (language: String, table: String) in
      try Ground.explanation(
        Ground.answer(.get, "/explain?language=\(language)&table=\(table)&key=composer.send"))
    }
    #expect(try told("ja", "ReceptionKit")["text"] as? String == "送信")
    #expect(try told("en-XD", "ReceptionKit")["text"] as? String == "[Send]")
    #expect(try told("tr", "ReceptionKit")["text"] as? String == "Gönder")
    #expect(try told("is", "ReceptionKit")["text"] as? String == "Send")
  }

  @Test func `sets nothing of the process`() throws {
    _ = try Ground.answer(.get, "/?language=ar&chat=ja")
    #expect(try text("chat.send", "language=en") == "Send")
    // The pages never touch the chat that an app shares.
    let resources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/ReceptionService")
    let files = FileManager.default.enumerator(atPath: resources.path)?.compactMap { $0 as? String } ?? []
    let sources = files.filter { $0.hasSuffix(".swift") }
    let sharing = try sources.filter {
      try String(contentsOf: resources.appendingPathComponent($0), encoding: .utf8).contains("Reception.shared")
    }
    #expect(sources.count > 40 && sharing.isEmpty, "\(sharing)")
  }
}
