import Foundation
import RawHTTP
import ReceptionProtocol
import ReceptionStorage
import SQLiteStorage
import Testing

@testable import ReceptionService

/// The clock that people and networks set, set.
@Suite struct ClockTests {
  private static let year = 365.0 * 86_400

  @Test func `a clock set forward ends tokens, which are renewed, and set back ends none`() async throws {
    let service = try await Interface()
    var device = try service.register()
    service.now += Self.year
    #expect(service.update(device, #""language":"fr","sequence":1"#) == 401)
    let answer = service.ask("POST", "/v1/devices/me/token", bearer: device.sessionSecret)
    device.token = try JSONDecoder().decode(RenewedToken.self, from: Data(answer.body.utf8)).token
    #expect(service.update(device, #""language":"fr","sequence":2"#) == 204)
    service.now -= 2 * Self.year
    #expect(service.update(device, #""language":"it","sequence":3"#) == 204)
    let stored = try #require(try await service.device)
    #expect(stored.description.language == "it" && stored.synchronizedAt < stored.registeredAt)
  }

  @Test func `messages keep their order by number, whatever the clock says of them`() async throws {
    let service = try await Interface()
    let device = try service.register()
    for (number, jump) in [(1, 0.0), (2, -Self.year), (3, 3 * Self.year), (4, -Self.year)] {
      service.now += jump
      // Whoever a token has ended for renews it; here each is as long as the clock allows.
      let answer = service.ask("POST", "/v1/devices/me/token", bearer: device.sessionSecret)
      let token = try JSONDecoder().decode(RenewedToken.self, from: Data(answer.body.utf8)).token
      let sent = service.ask(
        "POST", "/v1/conversation/messages", bearer: token,
        body: #"{"id":"\#(number)","text":"\#(number)","photoCount":0}"#)
      #expect(sent.status == 201)
    }
    let id = try #require(try await service.device?.id)
    let messages = try await service.store.messages(of: id, .after(0), limit: 9)
    #expect(messages.map(\.text) == ["1", "2", "3", "4"] && messages.map(\.number) == [1, 2, 3, 4])
    #expect(messages[1].sentAt < messages[0].sentAt)
  }

  @Test func `limits count by a clock that nobody sets`() async throws {
    var rates = RequestRates.usual
    rates.requestsOfDevice = RequestRate(burst: 2, perSecond: 0.01)
    let service = try await Interface(rates: rates)
    let device = try service.register()
    #expect((1...3).map { service.update(device, #""sequence":\#($0)"#) } == [204, 204, 429])
    service.now += 86_400
    #expect(service.update(device, #""sequence":4"#) == 429)
    service.now -= 10 * 86_400
    #expect(service.update(device, #""sequence":5"#) == 429)
  }
}
