import Foundation
@_spi(Inspection) import SwiftUI
import Testing

@testable import ReceptionKit

/// The chat as SwiftUI would evaluate it.
@MainActor @Suite(.serialized) struct ChatViewTests {
  private final class NoNetwork: ReceptionTransport {
    struct Unreachable: Error {}
    func answer(to request: ReceptionRequest) async throws -> ReceptionAnswer { throw Unreachable() }
  }

  private func reception(_ tag: String? = nil) -> Reception {
    let reception = Reception(
      environment: ReceptionEnvironment(
        host: { HostApp(localizations: ["en"], preferred: ["de"]) }, transport: NoNetwork()))
    reception.configure(appId: "app", serviceURL: URL(string: "https://support.example.org")!)
    reception.languageOverride = tag
    return reception
  }

  /// Says what surrounds it.
  private struct Probe: View {
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var direction
    var body: some View { Text(verbatim: "\(locale.identifier) \(direction == .rightToLeft ? "rtl" : "ltr")") }
  }

  private func surroundings(of host: SwiftUI.Host) -> Set<String> {
    Set(
      host.all.map { element in
        "\(element.environment.locale.identifier) \(element.environment.layoutDirection == .rightToLeft ? "rtl" : "ltr")"
      })
  }

  @Test func `the chat brings its own locale and direction, whatever surrounds it, and changes nothing outside`() {
    var failures: [String] = []
    for (tag, expected) in [
      ("ar", "ar rtl"), ("he", "he rtl"), ("ur", "ur rtl"), ("pa-PK", "pa ltr"), ("de-CH", "de ltr"),
    ] {
      let page = VStack {
        ReceptionChatView(reception(tag))
        Probe()
      }
      .environment(\.locale, Locale(identifier: "fr"))
      let host = Host(page)
      let found = surroundings(of: host)
      if !found.contains(expected) || !host.texts.contains("fr ltr") { failures.append("\(tag): \(found)") }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `the labels of the whole chat follow a switch, the messages and the draft do not`() {
    let chat = reception()
    let host = Host(ReceptionChatView(chat) {})
    #expect(host.texts.contains("Support") && host.spoken.contains { $0.contains("Send") })
    #expect(host.texts.contains("Questions, feedback, or a bug?"))
    chat.send("Mein Paket ist weg")
    host.update()
    chat.languageOverride = "ja"
    host.update()
    #expect(host.texts.contains("Mein Paket ist weg") && !host.texts.contains("Support"))
    #expect(host.spoken.contains { $0.contains("送信") })
  }

  @Test func `earlier messages are offered where there are some, in the chat's language`() {
    let chat = reception("de")
    chat.messages = [ChatMessage(id: "1", author: .team, text: "Hallo", date: .now, delivery: .received)]
    let host = Host(ReceptionChatView(chat))
    #expect(!host.texts.contains("Frühere Nachrichten laden"))
    chat.hasEarlierMessages = true
    host.update()
    #expect(host.spoken.contains { $0.hasPrefix("Frühere Nachrichten laden") && $0.contains("button") })
    chat.isLoadingEarlierMessages = true
    host.update()
    #expect(!host.texts.contains("Frühere Nachrichten laden"))
  }

  @Test func `a message that asks for a review has a card below it that leads to where one is written`() throws {
    let chat = reception("de")
    let asked = "Danke! Über eine Rezension freuen wir uns."
    chat.messages = ["Hallo", asked].map { text in
      var message = ChatMessage(id: text, author: .team, text: text, date: .now, delivery: .received)
      message.asksForReview = text == asked
      return message
    }
    let url = try #require(URL(string: "https://apps.apple.com/app/id1?action=write-review"))
    var opened: [URL] = []
    let page = ReceptionChatView(chat, appName: "Parcels", reviewURL: url)
      .environment(
        \.openURL,
        OpenURLAction {
          opened.append($0)
          return .handled
        })
    let host = Host(page)
    let place = try #require(host.texts.firstIndex(of: asked))
    #expect(
      Array(host.texts[(place + 1)...].prefix(3)) == [
        "Gefällt Ihnen Parcels?", "Ihre Rezension im App Store hilft anderen, die App zu finden.",
        "Im App Store bewerten",
      ])
    #expect(host.spoken.filter { $0 == "Im App Store bewerten | button" }.count == 1)
    #expect(host.spoken.contains("Gefällt Ihnen Parcels? | heading"))
    #expect(host.tap("Im App Store bewerten") && opened == [url])
    chat.languageOverride = "en"
    host.update()
    #expect(host.spoken.contains("Rate on the App Store | button") && host.texts.contains("Enjoying Parcels?"))
    // A chat that does not know where shows the message alone.
    let plain = Host(ReceptionChatView(chat))
    #expect(plain.texts.contains(asked) && !plain.texts.contains("Rate on the App Store"))
  }

  @Test func `a conversation opens at its end, and what welcomes to an empty one at its beginning`() {
    let chat = reception("de")
    let host = Host(ReceptionChatView(chat))
    let anchors = { host.all.filter { $0.kind == "ScrollView" }.map(\.scrollAnchor) }
    #expect(anchors() == [nil])
    chat.messages = [ChatMessage(id: "1", author: .team, text: "Hallo", date: .now, delivery: .received)]
    host.update()
    #expect(anchors() == [.bottom])
  }

  @Test func `the chat says how it is connected, in its language, and nothing while all is well`() {
    let chat = reception("de")
    let host = Host(ReceptionChatView(chat))
    #expect(!host.texts.contains("Live-Aktualisierung angehalten") && !host.texts.contains("Aktualisieren"))
    chat.connection = .reconnecting
    host.update()
    #expect(host.texts.contains("Verbindung wird wiederhergestellt\u{A0}…") && !host.texts.contains("Aktualisieren"))
    chat.connection = .paused
    host.update()
    #expect(host.texts.contains("Live-Aktualisierung angehalten") && host.texts.contains("Aktualisieren"))
  }

  @Test func `a switch keeps what is typed and evaluates just the bodies that show words of the chat`() throws {
    struct Page: View {
      let chat: Reception
      var body: some View {
        VStack {
          ReceptionChatView(chat)
          Probe()
        }
      }
    }
    let chat = reception("de")
    chat.send("Hallo")
    let host = Host(Page(chat: chat))
    let field = try #require(host.stops.first { $0.element.kind == "TextField" })
    field.element.edit?("Mein Paket ist")
    host.update()
    host.evaluations = []
    chat.languageOverride = "ar"
    host.update()
    #expect(host.spoken.contains { $0.contains("Mein Paket ist") }, "the draft stays")
    #expect(host.texts.contains("Hallo"))
    let words: Set = ["ReceptionChatView", "ChatConversation", "ChatComposer"]
    let evaluated = Set(host.evaluations)
    #expect(evaluated.isSuperset(of: words))
    #expect(evaluated.isDisjoint(with: ["Page", "Probe"]), "\(host.evaluations)")
    host.evaluations = []
    chat.languageOverride = "ar"
    host.update()
    // A row has a closure, which the host takes for a new one each time.
    #expect(words.isDisjoint(with: host.evaluations), "the same language again is no change")
  }
}
