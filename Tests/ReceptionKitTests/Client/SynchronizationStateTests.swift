import ReceptionKit
import ReceptionProtocol
import Testing

/// How far the service knows a device, as a screen may say it.
@MainActor @Suite struct SynchronizationStateTests {
  @Test func `the state says what is known, what is on its way and when the next try is`() async throws {
    let test = try TestChat()
    #expect(test.reception.synchronization == .notStarted)
    test.reception.start()
    #expect(test.reception.synchronization == .pending, "the app is not active yet")
    test.reception.setActive(true)
    await test.settle()
    #expect(test.reception.synchronization == .synchronized)
    test.service.with { $0.isReachable = false }
    test.reception.languageOverride = "ja"
    await test.settle()
    #expect(test.reception.synchronization == .retrying(seconds: 2))
    await test.pass(1.5)
    #expect(test.reception.synchronization == .retrying(seconds: 0.5))
    test.reception.setActive(false)
    #expect(test.reception.synchronization == .pending)
    test.reception.setActive(true)
    await test.pass(600)
    #expect(test.reception.synchronization == .paused)
    test.service.with { state in
      state.isReachable = true
      state.scripted = [ReceptionAnswer(403, .blocked)]
    }
    test.reception.languageOverride = "ko"
    await test.settle()
    #expect(test.reception.synchronization == .halted)
  }

  /// The service may have done what it did not answer: the last language that it is known to have had is no knowledge.
  @Test func `who goes back to a language after an answer was lost is reported again`() async throws {
    let test = try TestChat()
    test.reception.languageOverride = "de"
    test.reception.setActive(true)
    test.reception.start()
    await test.settle()
    #expect(test.service.device?.language == "de")
    test.service.with { $0.losesAnswers = true }
    test.reception.languageOverride = "fr"
    await test.settle()
    #expect(test.service.device?.language == "fr" && test.reception.synchronization == .retrying(seconds: 2))
    test.service.with { $0.losesAnswers = false }
    test.reception.languageOverride = "de"
    await test.settle()
    #expect(test.service.device?.language == "de" && test.reception.synchronization == .synchronized)
  }

  @Test func `a deletion that the service has not heard of is pending`() async throws {
    let test = try TestChat()
    test.reception.setActive(true)
    test.reception.start()
    await test.settle()
    test.service.with { $0.isReachable = false }
    test.reception.deleteData()
    await test.settle()
    #expect(test.reception.synchronization == .retrying(seconds: 2))
    test.service.with { $0.isReachable = true }
    await test.pass(3)
    #expect(test.reception.synchronization == .notStarted)
  }
}
