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
}
