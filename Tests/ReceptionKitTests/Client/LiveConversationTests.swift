import Foundation
import ReceptionKit
import ReceptionProtocol
import Testing

/// A conversation that follows the service while the app is active.
@MainActor @Suite struct LiveConversationTests {
  /// A chat that was started and listens.
  private func listening() async throws -> TestChat {
    let test = try TestChat()
    test.service.with { $0.hasConversation = true }
    test.reception.setActive(true)
    test.reception.start()
    await test.settle()
    #expect(test.service.listeners == 1 && test.reception.connection == .connected)
    return test
  }

  private func streams(_ test: TestChat) -> [String] {
    test.service.requests.filter { $0.url.path.hasSuffix("events") }.map { $0.headers["Last-Event-ID"] ?? "-" }
  }

  @Test func `messages arrive as they are written, and what was sent is delivered`() async throws {
    let test = try await listening()
    #expect(test.service.requests.last?.headers["Accept"] == "text/event-stream")
    test.service.say("Guten Tag", "%@ {app}")
    #expect(test.reception.send("Hallo"))
    await test.settle()
    test.service.say("شكرًا")
    await test.settle()
    #expect(test.reception.messages.map(\.text) == ["Guten Tag", "%@ {app}", "Hallo", "شكرًا"])
    #expect(test.reception.messages.map(\.delivery) == [.received, .received, .delivered, .received])
    #expect(streams(test) == ["0"])
  }

  @Test func `nothing is lost over a broken stream, and nothing comes twice`() async throws {
    let test = try await listening()
    test.service.say("1", "2")
    await test.settle()
    test.service.with { $0.isReachable = false }
    test.service.endStreams(URLError(.networkConnectionLost))
    await test.settle()
    #expect(test.reception.connection == .reconnecting)
    #expect(test.reception.labels.connection(test.reception.connection) == "Reconnecting…")
    test.service.say("3", "4")
    await test.pass(3)
    test.service.with { $0.isReachable = true }
    await test.pass(10)
    test.service.say("5")
    await test.settle()
    #expect(test.reception.messages.map(\.text) == ["1", "2", "3", "4", "5"])
    #expect(test.reception.connection == .connected && streams(test).last == "2")
  }

  @Test(arguments: [true, false])
  func
    `data that were brought back from a copy are shown as they are, by an app that was running and by one that was not`(
      wasRunning: Bool
    ) async throws
  {
    let test = try await listening()
    test.service.with { $0.epoch = "a" }
    test.service.endStreams()
    await test.pass(10)
    test.reception.openChat()
    test.service.say("1", "2", "3", "lost", "lost too")
    await test.settle()
    #expect(test.reception.send("lost as well"))
    await test.settle()
    #expect(test.reception.messages.count == 6 && test.reception.unreadCount == 0)
    test.reception.closeChat()
    if !wasRunning { test.launch() }
    test.service.with { $0.isReachable = false }
    test.service.endStreams(URLError(.networkConnectionLost))
    await test.settle()
    #expect(test.reception.send("written meanwhile"))
    let updates = test.service.bodies("PATCH", "/v1/devices/me").count
    test.service.with { $0.restore(3, epoch: "b") }
    test.service.say("4", "5")
    test.service.with { $0.isReachable = true }
    test.reception.setActive(true)
    await test.pass(60)
    #expect(test.reception.messages.map(\.text) == ["1", "2", "3", "4", "5", "written meanwhile"])
    #expect(test.reception.messages.last?.delivery == .delivered && test.reception.connection == .connected)
    // Whoever has read the third has read none of the new ones, though their numbers are known.
    #expect(test.reception.unreadCount == 2)
    // What the service knows of the device is that of the copy, too.
    #expect(test.service.bodies("PATCH", "/v1/devices/me").count > updates && test.reception.isSynchronized)
    test.service.say("6")
    await test.settle()
    #expect(test.reception.messages.last?.text == "6" && test.reception.unreadCount == 3)
    #expect(test.service.with { $0.log.count } == 7)
  }

  @Test func `a message that the stream brings back before its answer is delivered, and not sent again`() async throws {
    let test = try await listening()
    test.service.with { $0.answersLate = true }
    #expect(test.reception.send("Hallo"))
    await test.settle()
    #expect(test.reception.messages.map(\.delivery) == [.delivered])
    test.service.with { state in
      state.answersLate = false
      state.losesAnswers = true
    }
    #expect(test.reception.send("Welt"))
    await test.settle()
    #expect(test.reception.messages.map(\.delivery) == [.delivered, .delivered])
    #expect(test.service.lines.filter { $0 == "POST /v1/conversation/messages" }.count == 2)
  }

  /// A chat with the end of a long conversation.
  private func late(_ count: Int, saysWhatIsEarlier: Bool = true) async throws -> TestChat {
    let test = try TestChat()
    test.service.with { state in
      state.hasConversation = true
      state.saysWhatIsEarlier = saysWhatIsEarlier
      for number in 1...count { state.append(.team, "\(number)", id: "m\(number)") }
    }
    test.reception.openChat()
    test.reception.setActive(true)
    test.reception.start()
    await test.settle()
    return test
  }

  @Test(arguments: [true, false])
  func `earlier messages come page by page, once and in order, until there are none`(
    saysWhatIsEarlier: Bool
  ) async throws {
    let test = try await late(95, saysWhatIsEarlier: saysWhatIsEarlier)
    let chat = test.reception
    #expect(chat.messages.map(\.text) == (56...95).map(String.init) && chat.hasEarlierMessages)
    // What is written while a page is on its way stands where it belongs; asking twice asks once.
    test.service.with { $0.isHeld = true }
    let first = Task { await chat.loadEarlierMessages() }
    await test.settle()
    #expect(chat.isLoadingEarlierMessages)
    await chat.loadEarlierMessages()
    test.service.say("96")
    await test.settle()
    test.service.release()
    await first.value
    #expect(chat.messages.map(\.text) == (16...96).map(String.init) && chat.hasEarlierMessages)
    #expect(!chat.isLoadingEarlierMessages && chat.unreadCount == 0)
    await chat.loadEarlierMessages()
    #expect(chat.messages.map(\.text) == (1...96).map(String.init) && !chat.hasEarlierMessages)
    await chat.loadEarlierMessages()
    let asked = test.service.requests.compactMap(\.url.query)
    #expect(asked == ["before=56", "before=16"])
    // A launch begins with the end again.
    test.launch()
    test.reception.setActive(true)
    await test.settle()
    #expect(test.reception.messages.count == 40 && test.reception.hasEarlierMessages)
  }

  @Test func `a conversation that begins with its first page has no earlier ones, and one that is over neither`()
    async throws
  {
    let short = try await late(40)
    #expect(short.reception.messages.count == 40 && !short.reception.hasEarlierMessages)
    let test = try await late(60)
    test.service.with { $0.isHeld = true }
    let asking = Task { await test.reception.loadEarlierMessages() }
    await test.settle()
    let page = test.service.takeHeld()
    #expect(page.count == 1)
    let theirs = try JSONEncoder().encode(test.service.with { $0.page("before=21") })
    test.service.with { $0.log = [] }
    test.service.release()
    test.reception.logout()
    #expect(!test.reception.hasEarlierMessages)
    await test.pass(10)
    // The answer comes when the next user's conversation has begun.
    test.service.with { $0.scripted = [ReceptionAnswer(status: 200, body: theirs)] }
    for one in page { one.resume() }
    await asking.value
    await test.settle()
    #expect(test.reception.messages.isEmpty && !test.reception.hasEarlierMessages)
  }

  @Test func `a page that comes late says nothing of what was fetched meanwhile`() async throws {
    let test = try TestChat()
    test.service.with { state in
      state.hasConversation = true
      for number in 1...60 { state.append(.team, "\(number)", id: "m\(number)") }
    }
    test.reception.setActive(true)
    await test.settle()
    test.service.with { $0.isHeld = true }
    test.reception.start()
    await test.settle()
    // The registration goes through, and what it lets ask is held.
    for one in test.service.takeHeld() { one.resume() }
    await test.settle()
    let slow = test.service.takeHeld()
    #expect(test.service.lines.count { $0 == "GET /v1/conversation/messages" } == 1 && !slow.isEmpty)
    test.service.release()
    await test.reception.refreshMessages()
    #expect(test.reception.messages.count == 40 && test.reception.hasEarlierMessages)
    await test.reception.loadEarlierMessages()
    #expect(test.reception.messages.count == 60 && !test.reception.hasEarlierMessages)
    for one in slow { one.resume() }
    await test.settle()
    #expect(test.reception.connection == .connected, "the slow page was answered")
    #expect(test.reception.messages.count == 60 && !test.reception.hasEarlierMessages)
  }

  @Test(arguments: [true, false])
  func `the next conversation does not wait for a page of the last one`(isLogout: Bool) async throws {
    let test = try await late(60)
    test.service.with { $0.isHeld = true }
    let first = Task { await test.reception.loadEarlierMessages() }
    await test.settle()
    #expect(test.reception.isLoadingEarlierMessages)
    let old = test.service.takeHeld()
    test.service.release()
    let url = try #require(URL(string: "https://other.example.org"))
    if isLogout { test.reception.logout() } else { test.reception.configure(appId: "app", serviceURL: url) }
    #expect(!test.reception.isLoadingEarlierMessages)
    test.reception.start()
    await test.pass(10)
    #expect(test.reception.hasEarlierMessages)
    test.service.with { $0.isHeld = true }
    let second = Task { await test.reception.loadEarlierMessages() }
    await test.settle()
    #expect(test.reception.isLoadingEarlierMessages)
    // What the old one ends is its own.
    for one in old { one.resume() }
    await first.value
    #expect(test.reception.isLoadingEarlierMessages)
    test.service.release()
    await second.value
    #expect(!test.reception.isLoadingEarlierMessages && test.reception.messages.count == 60)
  }

  @Test func `earlier messages that do not come may be asked for again, and other data's are not put before these`()
    async throws
  {
    let test = try await late(60)
    test.service.with { $0.isReachable = false }
    await test.reception.loadEarlierMessages()
    #expect(test.reception.messages.count == 40 && test.reception.hasEarlierMessages)
    test.service.with { state in
      state.isReachable = true
      state.epoch = "a"
    }
    test.service.endStreams()
    await test.pass(10)
    test.service.with { state in
      state.restore(50, epoch: "b")
      for number in 51...55 { state.append(.team, "new \(number)", id: "n\(number)") }
    }
    await test.reception.loadEarlierMessages()
    await test.pass(10)
    #expect(test.reception.messages.map(\.text) == (16...50).map(String.init) + (51...55).map { "new \($0)" })
    await test.reception.loadEarlierMessages()
    #expect(test.reception.messages.count == 55 && !test.reception.hasEarlierMessages)
  }

  @Test func `what is not on the screen is counted, also after a launch`() async throws {
    let test = try await listening()
    test.service.say("1", "2")
    await test.settle()
    #expect(test.reception.unreadCount == 2)
    test.reception.openChat()
    #expect(test.reception.unreadCount == 0)
    test.service.say("3")
    await test.settle()
    #expect(test.reception.unreadCount == 0)
    test.reception.closeChat()
    test.service.say("4")
    await test.settle()
    #expect(test.reception.unreadCount == 1)
    test.launch()
    test.reception.setActive(true)
    await test.settle()
    #expect(test.reception.messages.map(\.text) == ["1", "2", "3", "4"] && test.reception.unreadCount == 1)
  }

  @Test func `it listens in the foreground only, and not to the conversation of somebody who logged out`() async throws
  {
    let test = try await listening()
    test.reception.setActive(false)
    await test.settle()
    #expect(test.service.listeners == 0)
    test.service.say("1")
    await test.settle()
    #expect(test.reception.messages.isEmpty)
    test.reception.setActive(true)
    await test.settle()
    #expect(test.service.listeners == 1 && test.reception.messages.map(\.text) == ["1"])

    test.service.with { $0.isReachable = false }
    test.reception.logout()
    await test.settle()
    #expect(test.service.listeners == 0 && test.reception.messages.isEmpty && test.reception.unreadCount == 0)
    #expect(test.reception.connection == .connected, "nobody misses a conversation that is over")
    test.service.with { state in
      state.isReachable = true
      state.log = []
    }
    await test.pass(10)
    #expect(test.service.listeners == 1)
    test.reception.deleteData()
    await test.settle()
    #expect(test.service.listeners == 0 && test.service.device == nil)
  }

  @Test func `a page that was asked for before a logout is not shown to whoever comes next`() async throws {
    let test = try await listening()
    test.service.say("Only for Ada")
    await test.settle()
    test.service.with { $0.isHeld = true }
    let refreshing = Task { await test.reception.refreshMessages() }
    await test.settle()
    let page = test.service.takeHeld()
    #expect(page.count == 1)
    let adas = try JSONEncoder().encode(ConversationPage(messages: test.service.with { $0.log }))
    test.service.with { $0.log = [] }
    test.service.release()
    test.reception.logout()
    await test.settle()
    #expect(test.reception.messages.isEmpty)
    // The answer to Ada's question comes when the service knows of the logout, and the token is good again.
    test.service.with { $0.scripted = [ReceptionAnswer(status: 200, body: adas)] }
    for one in page { one.resume() }
    await refreshing.value
    await test.settle()
    #expect(test.reception.messages.isEmpty, "\(test.reception.messages.map(\.text))")
  }

  @Test func `a token that the conversation finds too old is renewed, once`() async throws {
    let test = try await listening()
    test.service.with { $0.devices.forgetTokens() }
    test.service.endStreams()
    await test.pass(10)
    let lines = test.service.lines
    #expect(lines.filter { $0 == "POST /v1/devices/me/token" }.count == 1)
    #expect(test.service.listeners == 1 && test.reception.connection == .connected)
    // A message finds it out as well.
    test.service.with { state in
      state.devices.forgetTokens()
      state.scripted = [ReceptionAnswer(401, .unauthorized)]
    }
    #expect(test.reception.send("Hallo"))
    await test.pass(10)
    #expect(test.service.lines.filter { $0 == "POST /v1/devices/me/token" }.count == 2)
    #expect(test.reception.messages.map(\.delivery) == [.delivered])
  }

  @Test func `a device that the service has forgotten begins anew, and what it had not sent is sent`() async throws {
    let test = try await listening()
    test.service.say("1")
    await test.settle()
    test.service.with { state in
      state.devices.revokeAll()
      state.log = []
    }
    test.service.endStreams()
    await test.pass(10)
    #expect(test.events.contains(.sessionReset) && test.reception.messages.isEmpty)
    #expect(test.reception.send("Hej"))
    await test.settle()
    #expect(test.service.listeners == 1 && test.reception.messages.map(\.delivery) == [.delivered])
  }

  @Test func `a service or a transport without streams pauses live updates, and the user can ask`() async throws {
    let test = try TestChat()
    test.reception.setActive(true)
    test.reception.start()
    await test.settle()
    #expect(test.reception.connection == .paused)
    #expect(test.reception.labels.connection(.paused) == "Live updates paused")
    #expect(test.reception.labels.refresh == "Refresh")
    test.service.with { $0.hasConversation = true }
    test.service.say("1")
    await test.pass(600)
    #expect(test.reception.messages.isEmpty)
    await test.reception.refreshMessages()
    await test.settle()
    #expect(test.reception.messages.map(\.text) == ["1"] && test.reception.connection == .connected)
  }
}
