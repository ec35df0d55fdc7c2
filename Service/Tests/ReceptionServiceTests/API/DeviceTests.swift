import Foundation
import RawHTTP
import ReceptionProtocol
import ReceptionStorage
import SQLiteStorage
import Testing

@testable import ReceptionService

@Suite struct `The interface of devices` {
  @Test func `registers a device without a push token, and tells no cache`() async throws {
    let service = try await Interface()
    let body = Interface.device(#""language":"es_mx","pushToken":"t","pushEnvironment":"SANDBOX","name":"Ada""#)
    let answer = service.ask("POST", "/v1/devices", body: body)
    #expect(answer.status == 201 && answer.fields["cache-control"] == "no-store")
    let device = try #require(try await service.device)
    #expect(device.description.language == "es-MX" && device.description.name == "Ada")
    #expect(device.description.pushToken == nil && device.description.pushEnvironment == nil)
    #expect(device.effectiveLanguage.identifier == "es-419" && device.locale.region == "CH")
  }

  @Test func `stores a canonical language, English for what is none, and keeps the last one for nothing`() async throws
  {
    let service = try await Interface()
    let credentials = try service.register()
    #expect(try await service.device?.description.language == nil)
    #expect(try await service.device?.effectiveLanguage.identifier == "de")
    let rows: [(more: String, language: String?, effective: String)] = [
      (#""language":"  ""#, nil, "de"), (#""language":" fr_ca ""#, "fr-CA", "fr-CA"), (#""x":1"#, "fr-CA", "fr-CA"),
      (#""language":"""#, "fr-CA", "fr-CA"), (#""language":null"#, "fr-CA", "fr-CA"),
      (#""language":"is-IS""#, "is-IS", "en"), (#""language":"German""#, "en", "en"),
      (#""language":"iw-IL""#, "he-IL", "he"), (#""language":"en-US-u-ca-gregory""#, "en-US", "en"),
      ("\"language\":\"\(String(repeating: "a", count: 9_000))\"", "en", "en"),
      (#""language":"zh-Hant-HK""#, "zh-Hant-HK", "zh-HK"),
    ]
    var failures: [String] = []
    for row in rows {
      let status = service.update(credentials, row.more)
      let device = try await service.device
      let outcome = [device?.description.language, device?.effectiveLanguage.identifier]
      if status != 204 || outcome != [row.language, row.effective] {
        failures.append("\(row.more.prefix(40)): \(outcome)")
      }
    }
    #expect(failures == [])
  }

  @Test func `answers an update that comes too late and does not store it`() async throws {
    let service = try await Interface()
    let device = try service.register()
    let updates = [(3, "fr", "fr"), (2, "it", "fr"), (3, "it", "fr"), (4, "ja", "ja")]
    var stored: [String?] = []
    for (sequence, language, _) in updates {
      #expect(service.update(device, #""language":"\#(language)","sequence":\#(sequence)"#) == 204)
      stored.append(try await service.device?.description.language)
    }
    #expect(stored == updates.map(\.2))
    #expect(service.update(device, #""name":"Ada","sequence":5"#) == 204)
    #expect(service.ask("POST", "/v1/devices/me/logout", bearer: device.token, body: #"{"sequence":5}"#).status == 204)
    #expect(try await service.device?.description.name == "Ada")
  }

  @Test func `refuses what is over a limit by its name, and stores nothing`() async throws {
    let service = try await Interface()
    let device = try service.register()
    let long = String(repeating: "x", count: 257)
    let entries = (0..<21).map { "\"k\($0)\":\"v\"" }.joined(separator: ",")
    let rows: [(more: String, named: String)] = [
      ("\"name\":\"\(long)\"", "name"), ("\"email\":\"\(long)\"", "email"), ("\"pushToken\":\"\(long)\"", "pushToken"),
      ("\"metadata\":{\(entries)}", "metadata.k9"), ("\"metadata\":{\"\(long)\":\"\"}", "metadata.xxx"),
      ("\"metadata\":{\"k\":\"\(long)\(long)\"}", "metadata.k"), (#""sequence":0"#, "sequence"),
      (#""sequence":9007199254740993"#, "sequence"), (#""sequence":-1"#, "sequence"),
    ]
    var failures: [String] = []
    for row in rows {
      let answer = service.ask("PATCH", "/v1/devices/me", bearer: device.token, body: Interface.device(row.more))
      if answer.status != 422 || !answer.body.contains(row.named) { failures.append("\(row.named): \(answer)") }
    }
    let members = [("platform", "ios"), ("sdkVersion", "1.0"), ("locale", "de_CH"), ("timezone", "Europe/Zurich")]
    for (member, value) in members {
      let body = Interface.device().replacingOccurrences(of: "\"\(value)\"", with: "\"\(long)\"")
      let answer = service.ask("POST", "/v1/devices", body: body)
      if answer.status != 422 || !answer.body.contains(member) { failures.append("\(member): \(answer)") }
    }
    #expect(failures == [])
    let one = try await service.store.devices(of: "app", limit: 9, offset: 0)
    #expect(one.count == 1 && one.first?.sequence == 0 && one.first?.description.name == nil)
  }

  @Test func `registers once under a key, however often it is asked, and answers the same`() async throws {
    let service = try await Interface()
    let key = #""registrationKey":"\#(String(repeating: "a1", count: 32))""#
    let ask = { (more: String, app: String) in
      service.ask("POST", "/v1/devices", app: app, body: Interface.device(key + more))
    }
    let first = ask(#","sequence":1,"language":"fr""#, "app")
    let second = ask(#","sequence":2,"language":"it""#, "app")
    let late = ask(#","sequence":1,"language":"fr""#, "app")
    #expect([first, second, late].map(\.status) == [201, 201, 201])
    #expect(first.body == second.body && first.body == late.body && first.fields["cache-control"] == "no-store")
    let devices = try await service.store.devices(of: "app", limit: 9, offset: 0)
    #expect(devices.map(\.description.language) == ["it"] && devices.map(\.sequence) == [2])
    let device = try JSONDecoder().decode(DeviceCredentials.self, from: Data(first.body.utf8))
    #expect(service.update(device, #""language":"ja","sequence":3"#) == 204)
    // Asked once more after its answer was heard and its token renewed: nothing of the device changes.
    let renewal = service.ask("POST", "/v1/devices/me/token", bearer: device.sessionSecret)
    let renewed = try JSONDecoder().decode(RenewedToken.self, from: Data(renewal.body.utf8))
    #expect(ask(#","sequence":2"#, "app").status == 201)
    #expect(
      service.update(DeviceCredentials(token: renewed.token, sessionSecret: ""), #""sequence":4"#) == 204)
    #expect(try await service.store.devices(of: "app", limit: 9, offset: 0).map(\.description.language) == ["ja"])
    try await service.store.setBlocked(true, device: try #require(devices.first?.id))
    #expect(ask("", "app").code == "blocked")
  }

  @Test func `refuses a registration key that is none, and registers without one`() async throws {
    let service = try await Interface()
    let keys = [
      #""""#, #""a1""#, "7", #""\#(String(repeating: "g", count: 64))""#, #""\#(String(repeating: "a", count: 66))""#,
    ]
    let found = keys.map {
      service.ask("POST", "/v1/devices", body: Interface.device(#""registrationKey":\#($0)"#)).status
    }
    #expect(found == [400, 400, 400, 400, 400])
    #expect(service.ask("POST", "/v1/devices", body: Interface.device(#""sequence":0"#)).status == 422)
    #expect(try await service.store.devices(of: "app", limit: 9, offset: 0).isEmpty)
    #expect(try service.register().token != service.register().token)
  }

  @Test func `forgets the user at a logout, and everything at a deletion`() async throws {
    let service = try await Interface()
    let device = try service.register()
    #expect(
      service.update(device, #""language":"ar","name":"Ada","metadata":{"a":"b"},"pushToken":"t","sequence":1"#) == 204)
    #expect(service.ask("POST", "/v1/devices/me/logout", bearer: device.token, body: #"{"sequence":2}"#).status == 204)
    let after = try #require(try await service.device).description
    #expect(after.name == nil && after.metadata == nil && after.pushToken == nil && after.language == "ar")
    #expect(service.ask("DELETE", "/v1/devices/me", bearer: device.token).status == 204)
    #expect(try await service.device == nil)
    #expect(service.ask("DELETE", "/v1/devices/me", bearer: device.token).code == "unauthorized")
  }

  @Test func `counts the texts that devices could not show, by language`() async throws {
    let service = try await Interface()
    let device = try service.register()
    let send = { (body: String) in
      service.ask("POST", "/v1/devices/me/text-reports", bearer: device.token, body: body).status
    }
    let good = #"{"reports":[{"language":"de_de","key":"chat.title","kind":"missing","count":2}]}"#
    #expect(send(good) == 204 && send(good) == 204)
    let one = #"{"language":"de","key":"k","kind":"refused","count":1}"#
    let bad = [
      #"{"reports":[{"language":"de","key":"","kind":"missing","count":1}]}"#,
      #"{"reports":[{"language":"de","key":"k","kind":"missing","count":0}]}"#,
      #"{"reports":[\#(one),{"language":"de","key":"k","kind":"missing","count":9000000000}]}"#,
      #"{"reports":["# + Array(repeating: one, count: 101).joined(separator: ",") + "]}",
    ]
    #expect(bad.map(send) == [422, 422, 422, 422])
    let counts = try await service.store.textCounts(of: "app", limit: 9, offset: 0).map(\.report)
    #expect(counts == [TextReport(language: "de-DE", key: "chat.title", kind: .missing, count: 4)])
  }

  @Test func `limits a device and an address, and says for how long`() async throws {
    var rates = RequestRates.usual
    rates.requestsOfDevice = RequestRate(burst: 3, perSecond: 0.1)
    let service = try await Interface(rates: rates)
    let (first, second) = (try service.register(), try service.register())
    let statuses = (0..<4).map { service.update(first, "\"sequence\":\($0 + 1)") }
    #expect(statuses == [204, 204, 204, 429])
    let limited = service.ask("PATCH", "/v1/devices/me", bearer: first.token, body: Interface.device())
    let failure = try JSONDecoder().decode(ServiceFailure.self, from: Data(limited.body.utf8))
    #expect(failure.code == .rateLimited && failure.retryScope == .device)
    #expect((1...10).contains(Int(limited.fields["retry-after"] ?? "") ?? 0))
    #expect(service.update(second, #""sequence":1"#) == 204)

    rates.requestsOfAddress = RequestRate(burst: 2, perSecond: 0.01)
    let crowded = try await Interface(rates: rates)
    #expect((0..<3).map { _ in crowded.ask("GET", "/v1/appearance").status } == [200, 200, 429])
    let answer = crowded.ask("POST", "/v1/devices", body: Interface.device())
    #expect(answer.status == 429 && answer.body.contains(#""retryScope":"address""#))
  }

  @Test func `limits registrations and messages beside everything else`() async throws {
    var rates = RequestRates.usual
    rates.registrationsOfAddress = RequestRate(burst: 2, perSecond: 0.01)
    rates.messagesOfDevice = RequestRate(burst: 1, perSecond: 0.01)
    let service = try await Interface(rates: rates)
    let device = try service.register()
    let statuses = (0..<2).map { _ in service.ask("POST", "/v1/devices", body: Interface.device()).status }
    #expect(statuses == [201, 429])
    let send = { (id: Int) in
      service.ask(
        "POST", "/v1/conversation/messages", bearer: device.token, body: #"{"id":"\#(id)","text":"x","photoCount":0}"#
      ).status
    }
    #expect([1, 2].map(send) == [201, 429])
    #expect(service.update(device, #""sequence":1"#) == 204)
  }
}

@Suite struct `A rate limiter` {
  @Test func `gives tokens back with time and forgets who is at rest`() {
    let limiter = RateLimiter<Int>(RequestRate(burst: 2, perSecond: 0.5))
    #expect([0, 0, 0].map { limiter.secondsToWait(1, at: $0) } == [nil, nil, 2])
    #expect(limiter.secondsToWait(2, at: 0) == nil)
    #expect(limiter.secondsToWait(1, at: 1.9) == 1)
    #expect(limiter.secondsToWait(1, at: 2) == nil)
    #expect(limiter.secondsToWait(1, at: -5) == 2)
    for key in 10..<(10 + 3 * RateLimiter<Int>.mostBuckets) { _ = limiter.secondsToWait(key, at: Double(key)) }
    #expect(limiter.count <= RateLimiter<Int>.mostBuckets)
  }
}
