import Foundation
import ReceptionKit
import Testing

/// Published texts on their way from the command to the chat.
@MainActor @Suite(.serialized) struct PublishedTextTests {
  /// Asks the service anew: more than five minutes of the chat's clock pass.
  private func refresh(_ device: TestDevice) async throws {
    try await Task.sleep(for: .seconds(310 / HastyClock.haste))
    device.reception.setActive(false)
    let answered = device.network.appearanceAnswers
    device.reception.setActive(true)
    _ = await eventually { device.network.appearanceAnswers > answered }
    // The answer is taken a moment after it has come.
    try await Task.sleep(for: .milliseconds(300))
  }

  @Test func `published texts are shown when the chat next opens, by the exact tag and then the matched language`()
    async throws
  {
    let service = try ServiceProcess()
    #expect(
      try service.publish(#"{"title":{"es-MX":"Ayuda MX","es-419":"Ayuda","en":"Help","is":"Hjálp"}}"#)
        .contains("Revision 1"))
    let device = TestDevice(service)
    try await refresh(device)
    #expect(device.reception.labels.title == "Support")
    let local = device.reception.appearance.title
    device.reception.openChat()
    // German has no published text: English does not stand in for it.
    #expect(device.reception.labels.title == local)
    let shown: [(String, String)] = [
      ("es-MX", "Ayuda MX"), ("es-AR", "Ayuda"), ("is-IS", "Help"), ("is", "Hjálp"), ("en", "Help"),
    ]
    for (tag, title) in shown {
      device.reception.languageOverride = tag
      #expect(device.reception.labels.title == title, "\(tag)")
    }
    device.network.now = .down
    device.reception.languageOverride = "es-MX"
    #expect(device.reception.labels.title == "Ayuda MX")
    device.reception.usesRemoteAppearance = false
    #expect(device.reception.labels.title == device.reception.appearance.title)
  }

  @Test func `a new revision waits for the chat to open, and a rollback is a newer one`() async throws {
    let service = try ServiceProcess()
    #expect(try service.publish(#"{"title":{"de":"Eins"}}"#).contains("Revision 1"))
    let device = TestDevice(service)
    try await refresh(device)
    device.reception.openChat()
    #expect(device.reception.labels.title == "Eins")
    #expect(try service.publish(#"{"title":{"de":"Zwei"}}"#).contains("Revision 2"))
    try await refresh(device)
    #expect(device.reception.labels.title == "Eins")
    device.reception.closeChat()
    device.reception.openChat()
    #expect(device.reception.labels.title == "Zwei")
    #expect(service.run("rollback", "--app", "app").out.contains("Revision 3"))
    try await refresh(device)
    device.reception.openChat()
    #expect(device.reception.labels.title == "Eins")
    // A new process shows the cached texts at once.
    device.network.now = .down
    device.launch()
    #expect(device.reception.labels.title == "Eins")
    #expect(!device.events.contains { if case .trouble = $0 { true } else { false } })
  }
}
