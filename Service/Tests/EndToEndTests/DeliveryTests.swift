import DatabaseGround
import Foundation
import PushGround
import RawHTTP
import ReceptionProtocol
import ReceptionStorage
import Testing

/// Pushes leave the running program.
@Suite(.serialized, .enabled(if: LocalGateway.isHere, "\(LocalGateway.absence)"))
@MainActor struct DeliveryTests {
  @Test func `a reply becomes a push on its way, once, however many processes there are and whichever is killed`()
    async throws
  {
    let local = try LocalGateway()
    let database = PostgresServer.isHere ? try ScratchDatabase() : nil
    let services = try (0..<(database == nil ? 1 : 2)).map { _ in
      try ServiceProcess(
        options: ["--no-rate-limits", "--log", "off", "--pushes", "apns"], shared: database?.address,
        environment: local.environment)
    }
    let device = try Self.device(of: services[0])
    for number in 1...30 {
      // As the dashboard stores it, in any process.
      let reply = TeamReply(OutgoingMessage(id: "\(number)", text: "\(number)")) { record, message in
        NewPush(payload: #"{"aps":{"alert":"\#(message.text)"}}"#, language: record.effectiveLanguage)
      }
      _ = try await services[0].store().reply(reply, to: device, at: Date().timeIntervalSince1970)
      if number == 15, services.count > 1 { services[1].kill() }
    }
    // What the killed process had claimed waits for two minutes; everything else is delivered meanwhile, and nothing twice.
    let store = try services[0].store()
    let isSettled = try await eventually {
      let pushes = try await store.pushes(PushQuestion(app: "app"), limit: 99)
      guard pushes.allSatisfy({ $0.state == .sent || $0.attempts > 0 }) else { return false }
      guard pushes.filter({ $0.state == .sent }).count >= 15 else { return false }
      return RawHTTP.request("GET", "/metrics", port: services[0].port).body.contains("reception_pushes_under_way 0\n")
    }
    #expect(isSettled)
    let names = local.requests.compactMap { $0.fields["apns-id"] }
    #expect(Set(names).count == names.count && names.count >= 15)
    #expect(local.requests.allSatisfy { $0.token == "aa01" && $0.fields["apns-topic"] == "com.example.app" })
    let measured = RawHTTP.request("GET", "/metrics", port: services[0].port).body
    #expect(measured.contains(#"reception_pushes_total{outcome="sent"} "#))
    #expect(services[0].stop() == 0)
  }

  @Test func `without being told so it sends nothing, and without its key it does not start`() async throws {
    let local = try LocalGateway()
    let service = try ServiceProcess(options: ["--no-rate-limits", "--log", "off"], environment: local.environment)
    let device = try Self.device(of: service)
    let reply = TeamReply(OutgoingMessage(id: "1", text: "1")) { record, _ in
      NewPush(payload: "{}", language: record.effectiveLanguage)
    }
    _ = try await service.store().reply(reply, to: device, at: Date().timeIntervalSince1970)
    try await Task.sleep(for: .seconds(2.5))
    #expect(local.requests.isEmpty)
    #expect(try await service.store().pushCounts(of: "app") == [.waiting: 1])
    let keyless = service.run(["--pushes", "apns", "--port", "0"], without: "APNS_KEY_FILE")
    #expect(keyless.code == 2 && keyless.error.contains("Pushes by APNs need APNS_KEY_FILE in the environment"))
  }

  private static func device(of service: ServiceProcess) throws -> DeviceID {
    func ask(_ method: String, _ path: String, _ fields: [String], _ body: String) -> RawAnswer {
      RawHTTP.request(method, path, fields: ["X-App-Id: app"] + fields, body: body, port: service.port)
    }
    let said = #""platform":"ios","sdkVersion":"1","locale":"de","timezone":"UTC""#
    let answer = ask("POST", "/v1/devices", [], "{\(said)}")
    let token = try JSONDecoder().decode(DeviceCredentials.self, from: Data(answer.body.utf8)).token
    let update = ask(
      "PATCH", "/v1/devices/me", ["Authorization: Bearer \(token)"],
      #"{\#(said),"bundleId":"com.example.app","pushToken":"aa01","pushEnvironment":"SANDBOX"}"#)
    #expect(update.status == 204)
    return try #require(DeviceSecret(parsing: token)).device
  }
}
