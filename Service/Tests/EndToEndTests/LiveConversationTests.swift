import Foundation
import ReceptionKit
import ReceptionProtocol
import ReceptionStorage
import SQLiteStorage
import Testing

/// A conversation that is followed over a real socket to the real process.
@MainActor @Suite(.serialized) struct LiveConversationTests {
  /// A second client of the same device, which knows its token: what it sends, the first one hears.
  private func twin(of device: TestDevice, _ service: ServiceProcess) throws -> TestDevice {
    let twin = TestDevice(service)
    twin.reception.setActive(false)
    try? FileManager.default.removeItem(at: twin.folder)
    try FileManager.default.copyItem(at: device.folder, to: twin.folder)
    twin.launch()
    return twin
  }

  @Test func `messages arrive live, once and in order, whatever is cut, killed or started again`() async throws {
    let service = try ServiceProcess()
    let device = TestDevice(service, haste: 5)
    device.reception.start()
    #expect(await eventually { device.reception.connection == .connected && device.reception.isSynchronized })
    let twin = try twin(of: device, service)
    var expected: [String] = []
    let say = { (range: Range<Int>) in
      for number in range {
        expected.append("Nachricht \(number) שלום %@")
        #expect(twin.reception.send("Nachricht \(number) שלום %@"))
      }
    }
    say(0..<10)
    #expect(await eventually { device.reception.messages.map(\.text) == expected })
    // Everything so far came down one stream.
    #expect(device.network.sent.filter { $0.contains("events") } == ["GET /v1/conversation/events 0"])
    for round in 1...5 {
      say(round * 10..<round * 10 + 5)
      if round == 3 { service.kill() }
      device.network.cutStreams()
      if round == 4 { device.network.now = .down }
      say(round * 10 + 5..<round * 10 + 10)
      try await Task.sleep(for: .milliseconds(100))
      if round == 3 { try service.start() }
      device.network.now = .up
    }
    #expect(await eventually { twin.reception.messages.allSatisfy { $0.delivery == .delivered } })
    #expect(await eventually { device.reception.messages.map(\.text) == expected })
    #expect(Set(device.reception.messages.map(\.id)).count == expected.count)

    // A message of the team that another process has stored comes with the next stream at the latest.
    let id = try #require(try await service.devices().first?.id)
    _ = try await service.store().reply(OutgoingMessage(id: "r", text: "مرحبًا {name}"), to: id, at: 1)
    device.network.cutStreams()
    expected.append("مرحبًا {name}")
    #expect(await eventually { device.reception.messages.map(\.text) == expected })
    #expect(device.reception.unreadCount == 1)
    #expect(service.stop() == 0)
    #expect(await eventually { device.reception.connection == .reconnecting })
  }

  @Test func `an app that runs while the data are brought back from a copy shows what the service has by then`()
    async throws
  {
    let service = try ServiceProcess()
    let device = TestDevice(service, haste: 5)
    for text in ["1", "2"] { #expect(device.reception.send(text)) }
    #expect(await eventually { device.reception.messages.map(\.delivery) == [.delivered, .delivered] })
    let (folder, copy) = (service.folder + "/data", service.folder + "/copy")
    #expect(service.stop() == 0)
    try FileManager.default.copyItem(atPath: folder, toPath: copy)
    try service.start()
    for text in ["lost", "lost too"] { #expect(device.reception.send(text)) }
    #expect(await eventually { device.reception.messages.count { $0.delivery == .delivered } == 4 })
    device.reception.languageOverride = "fr"
    #expect(try await eventually { try await service.devices().first?.description.language == "fr" })

    #expect(service.stop() == 0)
    try FileManager.default.removeItem(atPath: folder)
    try FileManager.default.copyItem(atPath: copy, toPath: folder)
    #expect(service.run("restored").code == 0)
    let id = try #require(try await service.devices().first?.id)
    for number in 3...6 {
      _ = try await service.store().reply(OutgoingMessage(id: "r\(number)", text: "\(number)"), to: id, at: 1)
    }
    try service.start()
    #expect(await eventually { device.reception.messages.map(\.text) == ["1", "2", "3", "4", "5", "6"] })
    #expect(await eventually { device.reception.connection == .connected })
    #expect(device.reception.unreadCount == 4)
    // The copy knew the device in another language.
    #expect(try await eventually { try await service.devices().first?.description.language == "fr" })
  }

  @Test func `a stream is left in the background, at logout and with the data`() async throws {
    let service = try ServiceProcess()
    let device = TestDevice(service, haste: 5)
    #expect(device.reception.send("Hallo"))
    #expect(await eventually { device.reception.messages.map(\.delivery) == [.delivered] })
    #expect(await eventually { device.network.openStreams == 1 })
    #expect(try service.metric("reception_event_streams") == 1)
    device.reception.setActive(false)
    #expect(await eventually { device.network.openStreams == 0 })
    device.reception.setActive(true)
    #expect(await eventually { device.network.openStreams == 1 })
    device.reception.logout()
    #expect(device.reception.messages.isEmpty && device.reception.unreadCount == 0)
    #expect(await eventually { device.network.openStreams == 0 })
    // The next user's conversation begins once the service has heard of it.
    #expect(await eventually { device.network.openStreams == 1 && device.reception.connection == .connected })
    #expect(device.reception.messages.isEmpty)
    device.reception.deleteData()
    #expect(try await eventually { try await service.devices().isEmpty })
    #expect(await eventually { device.network.openStreams == 0 })
  }

  @Test func `a device that comes back again and again ends its own oldest streams, and is not sent away`() async throws
  {
    let service = try ServiceProcess()
    let device = TestDevice(service, haste: 20)
    device.reception.start()
    for round in 1...12 {
      #expect(await eventually { device.network.openStreams == 1 && device.reception.connection == .connected })
      #expect(device.reception.send("\(round)"))
      #expect(await eventually { device.reception.messages.allSatisfy { $0.delivery == .delivered } })
      device.network.cutStreams()
    }
    #expect(device.reception.messages.map(\.text) == (1...12).map { "\($0)" })
    #expect(try service.metric("reception_event_streams") <= 4)
  }

  @Test func `a token that has grown too old is renewed for the conversation alone`() async throws {
    let service = try ServiceProcess()
    let device = TestDevice(service, haste: 5)
    device.reception.start()
    #expect(await eventually { device.reception.connection == .connected && device.reception.isSynchronized })
    try service.execute("UPDATE device SET token_expires_at = 0")
    device.network.cutStreams()
    #expect(await eventually { device.network.sent.contains("POST /v1/devices/me/token") })
    #expect(await eventually { device.reception.connection == .connected })
    #expect(!device.events.contains(.sessionReset))
  }
}
