import Foundation
import ReceptionKit
import TestGround
import Testing

/// What the service hears of a device, request by request.
@MainActor @Suite struct SupportTests {
  private func device(_ test: TestChat) -> [String] { test.service.lines.filter { $0.contains("/v1/devices") } }

  @Test func `choosing a language, opening and closing the chat register nothing`() async throws {
    let test = try TestChat()
    test.reception.setActive(true)
    test.reception.languageOverride = "ar"
    test.reception.openChat()
    test.reception.languageOverride = nil
    test.reception.closeChat()
    test.reception.identify(name: "Ada")
    test.reception.setPushToken("t", environment: .sandbox)
    test.reception.logout()
    await test.pass(600)
    #expect(device(test).isEmpty && !test.reception.hasStarted)
  }

  @Test func `the first message starts support and registers with the current app language and the device's locale`()
    async throws
  {
    let test = try TestChat()
    test.reception.languageOverride = "es-MX"
    test.reception.setActive(true)
    #expect(!test.reception.send("  \n"))
    await test.settle()
    #expect(device(test).isEmpty)
    #expect(test.reception.send(" ¿Hola? "))
    await test.settle()
    #expect(test.service.lines.filter { $0.hasPrefix("P") } == ["POST /v1/devices", "POST /v1/conversation/messages"])
    let known = test.service.device
    #expect(known?.language == "es-MX" && known?.locale == "de_CH" && known?.timezone == "Europe/Zurich")
    #expect(test.service.with { $0.messages.map(\.text) } == ["¿Hola?"])
    #expect(test.reception.messages.map(\.delivery) == [.sent])
    #expect(test.reception.isSynchronized)
  }

  @Test func `support stays started across launches, and each launch and foreground reports anew`() async throws {
    let test = try TestChat()
    test.reception.setActive(true)
    test.reception.start()
    await test.settle()
    test.launch()
    #expect(test.reception.hasStarted)
    await test.settle()
    #expect(device(test) == ["POST /v1/devices"], "nothing is sent before the app is active")
    test.reception.languageOverride = "ja"
    test.reception.setActive(true)
    await test.settle()
    test.reception.setActive(false)
    test.locale.value = "ja_JP"
    test.reception.languageOverride = "ko"
    await test.settle()
    #expect(device(test) == ["POST /v1/devices", "PATCH /v1/devices/me"])
    test.reception.setActive(true)
    await test.settle()
    #expect(device(test).count == 3)
    #expect(test.service.device?.language == "ko" && test.service.device?.locale == "ja_JP")
  }

  @Test func `an offline switch changes the chat at once and the service later`() async throws {
    let test = try TestChat()
    test.reception.setActive(true)
    test.reception.start()
    await test.settle()
    test.service.with { $0.isReachable = false }
    test.reception.languageOverride = "de"
    #expect(test.reception.labels.send == "Senden")
    await test.pass(20)
    #expect(test.service.device?.language == "en" && !test.reception.isSynchronized)
    test.service.with { $0.isReachable = true }
    await test.pass(70)
    #expect(test.service.device?.language == "de" && test.reception.isSynchronized)
    #expect(test.service.device?.locale == "de_CH")
  }

  @Test func `changes during a request collapse to the last, in order`() async throws {
    let test = try TestChat()
    test.reception.setActive(true)
    test.reception.start()
    await test.settle()
    test.service.with { $0.isHeld = true }
    for tag in ["de", "fr", "ja", "ko", "ar"] {
      test.reception.languageOverride = tag
      await test.settle()
    }
    test.service.release()
    await test.settle()
    let reported = test.service.bodies("PATCH", "/v1/devices/me").map { body in
      ["de", "fr", "ja", "ko", "ar"].first { body.contains("\"language\":\"\($0)\"") } ?? body
    }
    #expect(reported == ["de", "ar"])
    #expect(test.service.device?.language == "ar")
  }

  @Test func `failures are tried again at growing distances, eight times, until something changes`() async throws {
    let test = try TestChat()
    test.service.with { $0.isReachable = false }
    test.reception.setActive(true)
    test.reception.start()
    await test.settle()
    var waits: [Double] = []
    while let wait = test.clock.nextWait, waits.count < 20 {
      waits.append(wait)
      test.clock.advance(by: wait)
      await test.settle()
    }
    #expect(waits == [2, 4, 8, 16, 32, 60, 60])
    #expect(device(test).count == 8 && test.events.contains(.synchronizationPaused))
    test.service.with { $0.isReachable = true }
    test.reception.languageOverride = "de"
    await test.settle()
    #expect(test.service.device?.language == "de")
  }

  @Test func `a service that asks to wait is not asked again before, whatever changes`() async throws {
    let test = try TestChat()
    test.reception.setActive(true)
    test.service.with { $0.devices.mood = .overloaded(retryAfter: 120) }
    test.reception.start()
    await test.settle()
    test.service.with { $0.devices.mood = .well }
    test.reception.languageOverride = "de"
    test.reception.setActive(false)
    test.reception.setActive(true)
    await test.pass(100)
    test.launch()
    test.reception.setActive(true)
    await test.pass(19)
    #expect(device(test).count == 1)
    await test.pass(2)
    #expect(device(test).count == 2 && test.service.device != nil)
  }

  @Test func `an unknown token is renewed once, a removed device starts anew with the next message`() async throws {
    let test = try TestChat()
    test.reception.setActive(true)
    test.reception.send("one")
    await test.settle()
    test.service.with { $0.devices.forgetTokens() }
    test.reception.languageOverride = "de"
    await test.settle()
    #expect(device(test).suffix(3) == ["PATCH /v1/devices/me", "POST /v1/devices/me/token", "PATCH /v1/devices/me"])
    #expect(test.service.device?.language == "de")
    test.service.with { $0.devices.revokeAll() }
    test.reception.languageOverride = "fr"
    await test.settle()
    #expect(test.events.last == .sessionReset && !test.reception.hasStarted)
    await test.pass(100)
    let before = device(test).count
    test.reception.send("two")
    await test.settle()
    #expect(device(test).count == before + 1 && test.service.device?.language == "fr")
  }

  @Test func `an unknown or disabled app ends everything until the next launch`() async throws {
    for answer in [ReceptionAnswer(401, .invalidAppId), ReceptionAnswer(403, .appDisabled)] {
      let test = try TestChat()
      test.service.with { $0.scripted = [ReceptionAnswer(status: 404), answer] }
      test.reception.setActive(true)
      await test.settle()
      test.reception.start()
      await test.settle()
      test.reception.languageOverride = "de"
      test.reception.setActive(false)
      test.reception.setActive(true)
      await test.pass(700)
      let isTold = test.events.contains { if case .halted = $0 { true } else { false } }
      #expect(isTold && device(test).count == 1, "\(device(test)) \(test.events)")
    }
  }

  @Test func `a blocked device is quiet until the app comes back or its user asks`() async throws {
    for comesBack in [true, false] {
      let test = try TestChat()
      test.reception.setActive(true)
      test.reception.start()
      await test.settle()
      test.service.with { $0.scripted = [ReceptionAnswer(403, .blocked)] }
      test.reception.languageOverride = "de"
      await test.settle()
      test.reception.languageOverride = "ko"
      await test.pass(700)
      #expect(test.reception.synchronization == .halted && test.service.device?.language != "ko")
      if comesBack {
        test.reception.setActive(false)
        test.reception.setActive(true)
      } else {
        await test.reception.refreshMessages()
      }
      await test.settle()
      #expect(test.reception.synchronization == .synchronized && test.service.device?.language == "ko", "\(comesBack)")
    }
  }

  @Test func `logging out clears the user here and there and keeps device, start and language`() async throws {
    let test = try TestChat()
    test.reception.setActive(true)
    test.reception.languageOverride = "de"
    test.reception.identify(externalUserId: "7", name: "Ada", email: "a@example.org", metadata: ["plan": "pro"])
    test.reception.setPushToken("t", environment: .sandbox)
    test.reception.send("Hallo")
    await test.settle()
    #expect(test.service.device?.pushToken == "t" && test.service.device?.pushEnvironment == .sandbox)
    #expect(!test.service.bodies("POST", "/v1/devices")[0].contains("pushToken"))
    test.reception.logout()
    await test.settle()
    let known = try #require(test.service.device)
    #expect(known == known.anonymous && known.language == "de")
    #expect(test.reception.messages.isEmpty && test.reception.hasStarted && test.reception.languageOverride == "de")
    #expect(device(test).contains("POST /v1/devices/me/logout"))
  }

  @Test func `the next user's first message waits until the service has heard of the logout`() async throws {
    let test = try TestChat()
    test.reception.setActive(true)
    test.reception.send("mine")
    await test.settle()
    test.service.with { $0.isReachable = false }
    test.reception.logout()
    test.reception.identify(name: "Next")
    test.reception.send("theirs")
    await test.settle()
    test.service.with { $0.isReachable = true }
    await test.pass(70)
    let lines = test.service.lines
    let logout = lines.lastIndex(of: "POST /v1/devices/me/logout")
    let message = lines.lastIndex(of: "POST /v1/conversation/messages")
    #expect(logout != nil && message != nil && (logout ?? 0) < (message ?? 0), "\(lines)")
    #expect(lines.count { $0 == "POST /v1/conversation/messages" } == 2)
    #expect(test.service.with { $0.messages.map(\.text) } == ["mine", "theirs"])
  }

  @Test func `deleting reaches the service even after a restart, and a new start registers anew`() async throws {
    let test = try TestChat()
    test.reception.setActive(true)
    test.reception.send("Hello")
    await test.settle()
    test.service.with { $0.isReachable = false }
    test.reception.deleteData()
    #expect(!test.reception.hasStarted && test.reception.messages.isEmpty)
    await test.settle()
    test.launch()
    test.service.with { $0.isReachable = true }
    test.reception.setActive(true)
    await test.pass(3)
    #expect(test.service.device == nil && device(test).last == "DELETE /v1/devices/me")
    test.reception.start()
    await test.settle()
    #expect(device(test).last == "POST /v1/devices" && test.service.device != nil)
  }

  @Test func `a registration whose answer is lost is asked for again under the same key, after a crash too`()
    async throws
  {
    let test = try TestChat()
    // One for the registration, one for the published texts.
    test.service.with { $0.scripted = Array(repeating: ReceptionAnswer(status: 502), count: 2) }
    test.reception.setActive(true)
    test.reception.start()
    await test.settle()
    test.launch()
    test.reception.setActive(true)
    await test.pass(3)
    let bodies = test.service.bodies("POST", "/v1/devices")
    let keys = bodies.compactMap { try? JSONDecoder().decode(DeviceRegistration.self, from: Data($0.utf8)).key }
    #expect(bodies.count == 2 && keys.count == 2 && keys.first == keys.last)
    #expect(test.service.with { $0.devices.devices.count } == 1)
    // Once the answer is heard, the key is forgotten.
    let name = try #require(test.folder.names.first { $0.hasPrefix("device-") })
    #expect(try !test.folder.text(name).contains("registrationKey"))
  }

  @Test func `what may have been registered is deleted too, and without a word of its user`() async throws {
    let test = try TestChat()
    test.reception.setActive(true)
    test.reception.identify(name: "Ada")
    test.service.with { $0.isReachable = false }
    test.reception.start()
    await test.settle()
    test.reception.deleteData()
    test.service.with { $0.isReachable = true }
    await test.pass(3)
    #expect(device(test).suffix(2) == ["POST /v1/devices", "DELETE /v1/devices/me"] && test.service.device == nil)
    #expect(test.service.bodies("POST", "/v1/devices").map { $0.contains("Ada") } == [true, false])
    #expect(!test.reception.hasStarted)
  }

  @Test func `the device's secrets are its own user's alone`() async throws {
    let test = try TestChat()
    test.reception.setActive(true)
    test.reception.start()
    await test.settle()
    let name = try #require(test.folder.names.first { $0.hasPrefix("device-") })
    #expect(try test.folder.text(name).contains("sessionSecret"))
    let attributes = try FileManager.default.attributesOfItem(atPath: test.folder.path + "/" + name)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test func `what is over the limits is left out and told once`() async throws {
    let test = try TestChat()
    test.reception.setActive(true)
    var metadata = Dictionary(uniqueKeysWithValues: (10..<40).map { ("k\($0)", "v") })
    metadata["long"] = String(repeating: "x", count: 513)
    test.reception.identify(name: String(repeating: "n", count: 257), metadata: metadata)
    test.reception.start()
    await test.settle()
    #expect(test.service.device?.name == nil && test.service.device?.metadata?.count == 20)
    let told = test.events.filter { if case .trouble(let text) = $0 { text.contains("limit") } else { false } }
    #expect(told.count == 12 && told.contains(.trouble("name is over the service's limit and left out.")))
  }

  @Test func `messages go out in order, once each, after failures too`() async throws {
    let test = try TestChat()
    test.reception.setActive(true)
    test.reception.send("one")
    await test.settle()
    test.service.with { $0.isReachable = false }
    test.reception.send("two")
    test.reception.send("three")
    await test.settle()
    #expect(test.reception.messages.map(\.delivery) == [.sent, .waiting, .waiting])
    test.service.with { $0.isReachable = true }
    await test.pass(5)
    #expect(test.service.with { $0.messages.map(\.text) } == ["one", "two", "three"])
    test.service.with { $0.scripted = [ReceptionAnswer(status: 413)] }
    test.reception.send("four")
    await test.settle()
    let failed = try #require(test.reception.messages.last)
    #expect(failed.delivery == .failed)
    test.reception.retry(failed)
    await test.settle()
    #expect(test.service.with { $0.messages.count } == 4)
  }

  @Test func `what was not sent is sent by the next launch, once, and gone with its user`() async throws {
    let test = try TestChat()
    test.reception.setActive(true)
    test.reception.send("one")
    await test.settle()
    test.service.with { $0.isReachable = false }
    test.reception.send("two %@ שלום")
    test.reception.send("three", photoCount: 2)
    await test.settle()
    let names = test.reception.messages.suffix(2).map(\.id)
    test.launch()
    #expect(test.reception.messages.map(\.id) == names, "before anybody is asked")
    #expect(test.reception.messages.map(\.delivery) == [.waiting, .waiting])
    test.service.with { $0.isReachable = true }
    test.reception.setActive(true)
    await test.settle()
    #expect(test.service.with { $0.messages.map(\.text) } == ["one", "two %@ שלום", "three"])
    #expect(test.service.with { $0.messages.suffix(2).map(\.id) } == names)
    test.launch()
    #expect(test.reception.messages.isEmpty, "the service has them")
    // One whose answer was lost has its name still.
    test.reception.setActive(true)
    test.service.with { $0.losesAnswers = true }
    test.reception.send("four")
    await test.settle()
    test.launch()
    test.service.with { $0.losesAnswers = false }
    test.reception.setActive(true)
    await test.settle()
    let four = test.service.bodies("POST", "/v1/conversation/messages").filter { $0.contains("four") }
    #expect(four.count >= 2 && Set(four).count == 1)
    test.service.with { $0.isReachable = false }
    test.reception.send("five")
    test.reception.logout()
    test.launch()
    #expect(test.reception.messages.isEmpty)
    // Another service's are another's.
    test.reception.send("six")
    test.reception.configure(appId: "other", serviceURL: TestChat.url)
    #expect(test.reception.messages.isEmpty)
    test.launch()
    #expect(test.reception.messages.map(\.text) == ["six"])
  }
}
