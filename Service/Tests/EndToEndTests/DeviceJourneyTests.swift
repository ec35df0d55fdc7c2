import Foundation
import ReceptionKit
import ReceptionProtocol
import ReceptionStorage
import SQLiteStorage
import Testing

/// The real client against the real process.
@MainActor @Suite(.serialized) struct DeviceJourneyTests {
  /// What the service knows of its only device, as `language locale region`.
  private func known(_ service: ServiceProcess) async throws -> [String] {
    try await service.devices().map { device in
      "\(device.description.language ?? "-") \(device.description.locale) \(device.locale.region ?? "-")"
    }
  }

  @Test func `an offline switch shows at once, and the service follows when the device is back`() async throws {
    let service = try ServiceProcess()
    let device = TestDevice(service)
    device.reception.languageOverride = "fr"
    device.reception.openChat()
    device.reception.languageOverride = nil
    try await Task.sleep(for: .milliseconds(200))
    #expect(!device.network.sent.contains { $0.contains("devices") })
    #expect(try await known(service) == [])

    device.reception.start()
    #expect(try await eventually { try await known(service) == ["de de_CH CH"] })
    device.network.now = .down
    device.reception.languageOverride = "es-MX"
    #expect(device.reception.labels.send == "Enviar" && device.reception.matchedLanguage.identifier == "es-419")
    try await Task.sleep(for: .milliseconds(300))
    #expect(try await known(service) == ["de de_CH CH"])

    device.network.now = .up
    #expect(try await eventually { try await known(service) == ["es-MX de_CH CH"] })
    #expect(try await service.devices().first?.effectiveLanguage.identifier == "es-419")
    device.reception.languageOverride = "is-IS"
    #expect(try await eventually { try await known(service) == ["is-IS de_CH CH"] })
    #expect(try await service.devices().first?.effectiveLanguage.identifier == "en")
    #expect(device.network.sent.filter { $0 == "POST /v1/devices" }.count == 1)
  }

  @Test func `several quick switches, and one whose answer is lost, end with the last`() async throws {
    let service = try ServiceProcess()
    let device = TestDevice(service)
    device.reception.start()
    #expect(try await eventually { try await known(service) == ["de de_CH CH"] })
    for tag in ["fr", "it", "ja", "ar"] { device.reception.languageOverride = tag }
    #expect(try await eventually { try await known(service) == ["ar de_CH CH"] })
    device.network.now = .losesAnswers
    device.reception.languageOverride = "ko"
    #expect(try await eventually { try await known(service) == ["ko de_CH CH"] })
    #expect(!device.reception.isSynchronized)
    device.reception.languageOverride = "th"
    device.network.now = .up
    #expect(try await eventually { try await known(service) == ["th de_CH CH"] && device.reception.isSynchronized })
    #expect(try await service.devices().count == 1)
  }

  @Test func `either side may be started again, and the service may be killed`() async throws {
    let service = try ServiceProcess()
    let device = TestDevice(service)
    device.reception.languageOverride = "tr"
    device.reception.start()
    #expect(try await eventually { try await known(service) == ["tr de_CH CH"] && device.reception.isSynchronized })
    // A new process of the app is automatic until its host restores the choice, and that is what is reported.
    device.launch()
    #expect(device.reception.hasStarted && device.reception.languageOverride == nil)
    #expect(try await eventually { try await known(service) == ["de de_CH CH"] })
    service.kill()
    device.reception.languageOverride = "uk"
    #expect(device.reception.labels.send == "Надіслати")
    try await Task.sleep(for: .milliseconds(100))
    try service.start()
    #expect(try await eventually { try await known(service) == ["uk de_CH CH"] })
    #expect(service.stop() == 0)
    device.reception.languageOverride = "hu"
    try service.start()
    // By now the client may have paused: coming to the foreground begins anew.
    device.reception.setActive(false)
    device.reception.setActive(true)
    #expect(try await eventually { try await known(service) == ["hu de_CH CH"] })
    #expect(try await service.devices().count == 1)
  }

  @Test func `a token that is too old is renewed, and a removed device starts anew when its user asks`() async throws {
    let service = try ServiceProcess()
    let device = TestDevice(service)
    device.reception.start()
    #expect(try await eventually { try await known(service).count == 1 && device.reception.isSynchronized })
    try service.execute("UPDATE device SET token_expires_at = 0")
    device.reception.languageOverride = "nl"
    #expect(try await eventually { try await known(service) == ["nl de_CH CH"] })
    #expect(device.network.sent.contains("POST /v1/devices/me/token"))
    #expect(!device.events.contains(.sessionReset))

    let id = try #require(try await service.devices().first?.id)
    try await service.store().remove(id)
    device.reception.languageOverride = "sv"
    #expect(await eventually { device.events.contains(.sessionReset) })
    #expect(!device.reception.hasStarted)
    #expect(try await known(service) == [])
    #expect(device.reception.send("Hej!"))
    #expect(try await eventually { try await known(service) == ["sv de_CH CH"] })
    #expect(await eventually { device.reception.messages.map(\.delivery) == [.delivered] })
  }

  @Test func `logging out and deleting reach the service, offline at first`() async throws {
    let service = try ServiceProcess()
    let device = TestDevice(service)
    device.reception.identify(externalUserId: "u-1", name: "Ada", metadata: ["plan": "pro"])
    #expect(device.reception.send("Hallo"))
    #expect(try await eventually { try await service.devices().first?.description.name == "Ada" })
    #expect(await eventually { device.reception.messages.map(\.delivery) == [.delivered] })
    device.network.now = .down
    device.reception.logout()
    #expect(device.reception.messages.isEmpty)
    device.network.now = .up
    #expect(try await eventually { try await service.devices().first.map { $0.description.name == nil } ?? false })
    let id = try #require(try await service.devices().first?.id)
    #expect(try await service.store().messages(of: id, .latest, limit: 9).isEmpty)
    await device.reception.refreshMessages()
    #expect(device.reception.messages.isEmpty)
    device.reception.deleteData()
    #expect(try await eventually { try await service.devices().isEmpty })
  }

  @Test func `a blocked device and a disabled app are halted`() async throws {
    let service = try ServiceProcess()
    let device = TestDevice(service)
    device.reception.start()
    #expect(try await eventually { try await known(service).count == 1 && device.reception.isSynchronized })
    let id = try #require(try await service.devices().first?.id)
    try await service.store().setBlocked(true, device: id)
    device.reception.languageOverride = "nl"
    let halted = { @MainActor in device.events.contains { if case .halted = $0 { true } else { false } } }
    #expect(await eventually { halted() })
    try await service.store().setDisabled(true, app: "app")
    // The service looks its apps up anew every half second.
    try await Task.sleep(for: .milliseconds(700))
    let other = TestDevice(service)
    other.reception.start()
    let otherHalted = { @MainActor in other.events.contains { if case .halted = $0 { true } else { false } } }
    #expect(await eventually { otherHalted() })
  }

  @Test func `a conversation crosses the network once, as it was written`() async throws {
    let service = try ServiceProcess()
    let device = TestDevice(service)
    let texts = ["مرحبا %@", "Guten Tag {app}", "\u{202E}abc", "日本語 👩‍👩‍👧‍👦"]
    device.network.now = .losesAnswers
    for text in texts { #expect(device.reception.send(text)) }
    #expect(await eventually { device.network.sent.count { $0 == "POST /v1/devices" } > 1 })
    device.network.now = .up
    device.reception.setActive(false)
    device.reception.setActive(true)
    #expect(await eventually { device.reception.messages.allSatisfy { $0.delivery == .delivered } })
    // The answers to its registration were lost too, and it is one device.
    let devices = try await service.devices()
    #expect(devices.count == 1)
    #expect(device.network.sent.count { $0 == "POST /v1/devices" } > 1)
    let id = try #require(devices.first?.id)
    #expect(try await service.store().messages(of: id, .after(0), limit: 9).map(\.text) == texts)
    _ = try await service.store().reply(OutgoingMessage(id: "r", text: "שלום {name}"), to: id, at: 1)
    device.reception.languageOverride = "ar"
    await device.reception.refreshMessages()
    #expect(device.reception.messages.map(\.text) == texts + ["שלום {name}"])
    #expect(device.reception.messages.last?.author == .team && device.reception.unreadCount == 1)
  }
}
