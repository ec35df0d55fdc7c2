import Foundation
import ReceptionKit
import TestGround
import Testing

/// Text that a team has published.
@MainActor @Suite struct RemoteTextTests {
  static let published = """
    {"title": {"ES-mx": "Ayuda MX", "es-419": "Ayuda LA", "en": "Help", "is-IS": "Aðstoð"},
     "welcomeTitle": {"es-MX": "  ", "es-419": "¿Preguntas?", "en": "Ask"},
     "welcomeText": {"es-MX": "\(String(repeating: "x", count: 1_001))", "en": "100% of %@ {app}"}}
    """

  private func opened() async throws -> TestChat {
    let test = try TestChat(localizations: ["en"])
    test.publish(Self.published)
    test.reception.setActive(true)
    await test.settle()
    test.reception.openChat()
    return test
  }

  @Test func `the exact tag answers, then the matched language, then the local text`() async throws {
    let chat = try await opened().reception
    let rows: [(tag: String, title: String, welcomeTitle: String, isTextLocal: Bool)] = [
      ("es-MX", "Ayuda MX", "¿Preguntas?", true), ("es-AR", "Ayuda LA", "¿Preguntas?", true),
      ("is-IS", "Aðstoð", "Ask", false), ("eo", "Help", "Ask", false), ("en-GB", "Help", "Ask", false),
    ]
    var failures: [String] = []
    for row in rows {
      chat.languageOverride = row.tag
      let found = (chat.labels.title, chat.labels.welcomeTitle)
      if found != (row.title, row.welcomeTitle) { failures.append("\(row): \(found)") }
      let text = chat.labels.welcomeText
      if (text == chat.appearance.welcomeText) != row.isTextLocal { failures.append("\(row): \(text)") }
      if !row.isTextLocal, text != "100% of %@ {app}" { failures.append("\(row): \(text)") }
    }
    chat.languageOverride = "de"
    if chat.labels.title != chat.appearance.title || chat.labels.title == "Help" {
      failures.append("German has no published text and shows \(chat.labels.title)")
    }
    chat.appearance.title = "Wir helfen"
    if chat.labels.title != "Wir helfen" { failures.append("the app's own German text is not shown") }
    chat.languageOverride = "en"
    if chat.labels.title != "Help" { failures.append("published text does not stand above the app's own") }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `a downloaded appearance waits until the chat opens, and a cached one does not`() async throws {
    let test = try TestChat()
    test.publish(#"{"title": {"en": "One"}}"#)
    test.reception.setActive(true)
    await test.settle()
    #expect(test.reception.labels.title == "Support")
    test.reception.openChat()
    #expect(test.reception.labels.title == "One")
    test.publish(#"{"title": {"en": "Two"}}"#, revision: 2)
    await test.pass(301)
    test.reception.openChat()
    await test.settle()
    #expect(test.reception.labels.title == "One")
    test.launch()
    #expect(test.reception.labels.title == "Two")
    test.reception.closeChat()
    test.reception.usesRemoteAppearance = false
    #expect(test.reception.labels.title == "Support")
    test.reception.usesRemoteAppearance = true
    #expect(test.reception.labels.title == "Two")
  }

  @Test func `a chat that opens after what is published is known shows it, and nobody is asked twice`() async throws {
    let test = try TestChat()
    test.publish(#"{"title": {"en": "One"}}"#)
    test.reception.setActive(true)
    await test.reception.refreshAppearance()
    #expect(test.reception.labels.title == "Support")
    test.reception.openChat()
    #expect(test.reception.labels.title == "One")
    test.publish(#"{"title": {"en": "Two"}}"#, revision: 2)
    await test.reception.refreshAppearance()
    test.reception.openChat()
    #expect(test.reception.labels.title == "One")
    #expect(test.service.requests.count { $0.url.path == "/v1/appearance" } == 1)
    await test.pass(301)
    await test.reception.refreshAppearance()
    test.reception.openChat()
    #expect(test.reception.labels.title == "Two")
  }

  @Test func `an older revision is refused, a rollback with a higher one and another epoch are taken`() async throws {
    let test = try TestChat()
    test.reception.setActive(true)
    let rows: [(title: String, revision: Int, epoch: String, shown: String)] = [
      ("Five", 5, "a", "Five"), ("Four", 4, "a", "Five"), ("Three again", 6, "a", "Three again"),
      ("New", 1, "b", "New"),
    ]
    var failures: [String] = []
    for row in rows {
      await test.pass(301)
      test.publish("{\"title\": {\"en\": \"\(row.title)\"}}", revision: row.revision, epoch: row.epoch)
      test.reception.openChat()
      await test.settle()
      test.reception.openChat()
      if test.reception.labels.title != row.shown { failures.append("\(row): \(test.reception.labels.title)") }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(test.events.contains(.trouble("Revision 4 of the appearance is older than 5.")))
  }

  @Test func `the service is asked at most once in five minutes, with the tag of the body that is kept`() async throws {
    let test = try TestChat()
    test.publish(#"{"title": {"en": "One"}}"#)
    test.reception.setActive(true)
    for _ in 0..<5 { test.reception.openChat() }
    await test.settle()
    #expect(test.service.requests.count { $0.url.path == "/v1/appearance" } == 1)
    await test.pass(301)
    test.reception.openChat()
    await test.settle()
    let asked = test.service.requests.filter { $0.url.path == "/v1/appearance" }
    #expect(asked.map { $0.headers["If-None-Match"] } == [nil, "\"e-1\""])
    #expect(asked.allSatisfy { $0.headers["X-App-Id"] == "app" && $0.timeout == 10 })
    test.launch(appVersion: "2")
    test.reception.setActive(true)
    await test.settle()
    #expect(test.service.requests.last { $0.url.path == "/v1/appearance" }?.headers["If-None-Match"] == nil)
  }

  @Test(arguments: [401, 403])
  func `a service that does not serve the app is asked for its texts once each time that the app comes back`(
    status: Int
  ) async throws {
    let test = try TestChat()
    test.service.with { $0.appearance = ReceptionAnswer(status: status) }
    for _ in 0..<2 {
      test.reception.setActive(true)
      for _ in 0..<3 {
        await test.pass(301)
        test.reception.openChat()
        await test.reception.refreshAppearance()
        test.reception.closeChat()
      }
      test.reception.setActive(false)
    }
    #expect(test.service.requests.count { $0.url.path == "/v1/appearance" } == 2)
    test.publish(#"{"title": {"en": "One"}}"#)
    test.reception.setActive(true)
    await test.settle()
    test.reception.openChat()
    #expect(test.reception.labels.title == "One")
  }

  @Test func `garbage keeps the last good text and is told`() async throws {
    let garbage: [(body: String, status: Int)] = [
      ("", 200), ("<html>Log in</html>", 200), ("{}", 200), (#"{"schemaVersion": 2}"#, 200), ("[]", 200),
      (#"{"schemaVersion":1,"revision":-1,"epoch":"e","appearance":{"text":{}}}"#, 200),
      (#"{"schemaVersion":1,"revision":9,"epoch":"e","appearance":{"text":[]}}"#, 200), ("", 500), ("", 404),
      (String(repeating: "x", count: 1_100_000), 200),
    ]
    var failures: [String] = []
    for answer in garbage {
      let test = try TestChat()
      test.publish(#"{"title": {"en": "Good"}}"#)
      test.reception.setActive(true)
      await test.settle()
      test.reception.openChat()
      test.service.with {
        $0.appearance = ReceptionAnswer(status: answer.status, headers: ["ETag": "x"], body: Data(answer.body.utf8))
      }
      await test.pass(301)
      test.reception.openChat()
      await test.settle()
      test.reception.openChat()
      let isTold = test.events.contains { if case .trouble = $0 { true } else { false } }
      if test.reception.labels.title != "Good" || !isTold {
        failures.append("\(answer.body.prefix(40)) \(answer.status)")
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `one bad field is left out and told, the rest applies`() async throws {
    let test = try TestChat()
    test.publish(
      #"{"title": {"en": 5, "de": "Hilfe"}, "welcomeTitle": "no object", "welcomeText": {"en": "Ask us", "!": "x"}, "new": {}}"#
    )
    test.reception.setActive(true)
    await test.settle()
    test.reception.openChat()
    #expect(test.reception.labels.title == "Support" && test.reception.labels.welcomeText == "Ask us")
    test.reception.languageOverride = "de"
    #expect(test.reception.labels.title == "Hilfe")
    let told = test.events.compactMap { event in if case .trouble(let text) = event { text } else { nil } }
    #expect(
      told == [
        "Published text title.en cannot be read.", "Published text welcomeTitle cannot be read.",
        "Published text welcomeText.! is under no language tag.",
      ], "\(told)")
  }

  @Test func `a damaged cache counts as none`() async throws {
    let test = try TestChat()
    test.publish(#"{"title": {"en": "One"}}"#)
    test.reception.setActive(true)
    await test.settle()
    let name = try #require(test.folder.names.first { $0.hasPrefix("appearance-") })
    for damage in ["", "{", #"{"envelope": 1}"#] {
      try test.folder.write(name, damage)
      test.launch()
      #expect(test.reception.labels.title == "Support")
    }
  }
}
