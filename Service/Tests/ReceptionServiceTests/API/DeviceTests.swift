import Foundation
import RawHTTP
import ReceptionProtocol
import ReceptionStorage
import SQLiteStorage
import Synchronization
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
    let cut = "metadata." + String(repeating: "x", count: 71)
    let rows: [(more: String, named: String)] = [
      ("\"name\":\"\(long)\"", "“name” is longer than 256."), ("\"email\":\"\(long)\"", "“email” is longer than 256."),
      ("\"pushToken\":\"\(long)\",\"name\":\"\(long)\"", "“name” is longer than 256. “pushToken” is longer than 256."),
      ("\"metadata\":{\(entries)}", "“metadata” has more than 20 entries; “metadata.k9” is one too many."),
      ("\"metadata\":{\"\(long)\":\"\"}", "The key of “\(cut)” is longer than 64."),
      ("\"metadata\":{\"k\":\"\(long)\(long)\"}", "“metadata.k” is longer than 512."), (#""sequence":0"#, "sequence"),
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

  @Test func `serves a device that says what means nothing, and tells whoever wrote its client`() async throws {
    let lines = Mutex<[String]>([])
    let service = try await Interface(log: { line in lines.withLock { $0.append(line) } })
    func asked(_ language: String, _ locale: String, _ timezone: String) -> RawAnswer {
      let device =
        #"{"platform":"ios","sdkVersion":"1","language":"\#(language)","locale":"\#(locale)","timezone":"\#(timezone)"}"#
      return service.ask("POST", "/v1/devices", body: device)
    }
    let (tag, locale, zone) = (
      "language is no language tag, and counts as en", "locale is no identifier of a locale",
      "timezone is no time zone of the IANA database"
    )
    let rows: [(String, String, String, String?)] = [
      ("!!!", "zz", "Moon/X", "\(tag); \(locale); \(zone)"), ("German", "de_DE@rg=chzzzz", "UTC", tag),
      ("de", "", "Europe/Zurich", locale), ("de", "de_CH", "", zone), ("is_IS", "C.UTF-8", "US/Pacific", nil),
      (" ", "POSIX", "GMT+3", nil), ("zh-cmn-Hans-CN", "zh_Hans_CN", "Asia/Shanghai", nil),
      ("de", "en_001", "UTC", nil),
    ]
    for (language, locale, zone, note) in rows {
      let answer = asked(language, locale, zone)
      #expect(answer.status == 201 && answer.fields["reception-note"] == note, "\(language), \(locale), \(zone)")
    }
    let device = try service.register()
    for (language, note) in [("xx-yy-zz", tag), ("de", nil), ("", nil)] {
      let body = Interface.device(#""language":"\#(language)""#)
      let answer = service.ask("PATCH", "/v1/devices/me", bearer: device.token, body: body)
      #expect(answer.status == 204 && answer.fields["reception-note"] == note, "\(language)")
    }
    // Each thing is said once, and nothing of what the clients wrote.
    #expect(lines.withLock { $0 } == [tag, locale, zone].map { "a device of the app app: \($0)" })
  }

  @Test func `says where a body ceases to be JSON`() async throws {
    let service = try await Interface()
    let rows: [(String, String)] = [
      ("", "it ends at line 1, character 1, where a value is expected"),
      ("{", "it ends at line 1, character 2, where a name in quotation marks is expected"),
      (#"{"platform":}"#, "at line 1, character 13 a value is expected"),
      ("{\"a\":\"x\",\n  \"m\": {\"k\": tru}}", "at line 2, character 14 a value is expected"),
      ("{\"a\":\n  \"ü👋🏽\" tru}", "at line 2, character 8 “,” or “}” is expected"),
      ("[1,2", "it ends at line 1, character 5, where “,” or “]” is expected"),
      (#"{"a":"x"} x"#, "at line 1, character 11 the end is expected"),
      (#"{"a":"\u12"}"#, "at line 1, character 11 a hexadecimal digit is expected"),
      ("{'a':1}", "at line 1, character 2 a name in quotation marks is expected"),
      (#"{"a" 1}"#, "at line 1, character 6 “:” is expected"),
      (#"{"a":1 "b":2}"#, "at line 1, character 8 “,” or “}” is expected"),
      (#"{"a":"x"#, "it ends at line 1, character 8, where the closing quotation mark is expected"),
    ]
    var failures: [String] = []
    for (body, place) in rows {
      let answer = service.ask("POST", "/v1/devices", body: body)
      let failure = try JSONDecoder().decode(ServiceFailure.self, from: Data(answer.body.utf8))
      if answer.status != 400 || failure.message != "The body is no JSON: \(place)." {
        failures.append("\(body): \(failure.message)")
      }
    }
    #expect(failures == [])
    // Foundation reads over these until somebody asks for the value.
    let overlooked: [(String, String)] = [
      ("{\"a\":\"x\ny\"}", "character 8 an escape such as \\n, or the closing quotation mark is expected"),
      (#"{"a":1.}"#, "character 8 a digit is expected"),
      (#"{"a":"\q"}"#, "character 8 a sign that can be escaped is expected"),
    ]
    for (body, place) in overlooked { #expect(JSONFault(in: Array(body.utf8))?.description == "at line 1, \(place)") }
    for good in [#" {"a":[1,-0.5e+3,true,false,null,"\u00e9\n",{}],"b":[]} "#, "0", "\"é\""] {
      #expect(JSONFault(in: Array(good.utf8)) == nil, "\(good)")
    }
    #expect(
      JSONFault(in: Array("{\"a\":\"".utf8) + [0xFF] + Array("\"}".utf8))?.description
        == "at line 1, character 6 a text in UTF-8 is expected")
    #expect(JSONFault(in: Array(String(repeating: "[", count: 60_000).utf8)) == nil)
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
    // What is wrong is said with its place.
    let places: [(String, String)] = [
      (bad[0], "“reports[0].key” has 1 to"), (bad[2], "“reports[1].count” is a number from 1 to 1000000."),
      (#"{"reports":[\#(one),{"language":"de","key":"k","kind":"missing"}]}"#, "The body lacks “reports[1].count”."),
      (#"{"reports":[{"language":"de","key":7,"kind":"missing","count":1}]}"#, "“reports[0].key” is of another type."),
    ]
    for (body, place) in places {
      let answer = service.ask("POST", "/v1/devices/me/text-reports", bearer: device.token, body: body)
      #expect(answer.body.contains(place), "\(answer.body)")
    }
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

  @Test func `limits a device also under a new token`() async throws {
    var rates = RequestRates.usual
    rates.messagesOfDevice = RequestRate(burst: 1, perSecond: 0.001)
    let service = try await Interface(rates: rates)
    let device = try service.register()
    let send = { (id: Int, token: String) in
      let body = #"{"id":"\#(id)","text":"x","photoCount":0}"#
      return service.ask("POST", "/v1/conversation/messages", bearer: token, body: body).status
    }
    #expect(send(1, device.token) == 201)
    let answer = service.ask("POST", "/v1/devices/me/token", bearer: device.sessionSecret)
    let renewed = try JSONDecoder().decode(RenewedToken.self, from: Data(answer.body.utf8))
    #expect(send(2, renewed.token) == 429)
    // Another device has its own.
    #expect(send(3, try service.register().token) == 201)

    rates.requestsOfDevice = RequestRate(burst: 3, perSecond: 0.001)
    let strict = try await Interface(rates: rates)
    var tokens = [try strict.register()].map { ($0.token, $0.sessionSecret) }
    let statuses = (0..<4).map { _ in
      let answer = strict.ask("POST", "/v1/devices/me/token", bearer: tokens[0].1)
      if let renewed = try? JSONDecoder().decode(RenewedToken.self, from: Data(answer.body.utf8)) {
        tokens[0].0 = renewed.token
      }
      return answer.status
    }
    #expect(statuses == [200, 200, 200, 429])
    #expect(strict.ask("GET", "/v1/conversation/messages", bearer: tokens[0].0).status == 429)
  }

  @Test func `limits registrations, messages and reports beside everything else`() async throws {
    var rates = RequestRates.usual
    rates.registrationsOfAddress = RequestRate(burst: 2, perSecond: 0.01)
    rates.messagesOfDevice = RequestRate(burst: 1, perSecond: 0.01)
    rates.reportsOfDevice = RequestRate(burst: 1, perSecond: 0.01)
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
    let report = #"{"reports":[{"language":"de","key":"k","kind":"missing","count":1}]}"#
    let reported = (0..<2).map { _ in
      service.ask("POST", "/v1/devices/me/text-reports", bearer: device.token, body: report).status
    }
    #expect(reported == [204, 429])
    #expect(service.update(device, #""sequence":1"#) == 204)
  }
}

@Suite struct `A rate limiter` {
  @Test func `remembers nothing for nobody, and no more than it counts for those who cannot be told`() async throws {
    let most = RateLimiter<Int>.mostBuckets
    let limiter = RateLimiter<Int>(RequestRate(burst: 2, perSecond: 0.5))
    #expect(limiter.taken() == [:])
    for key in 0..<(most + 500) { _ = limiter.secondsToWait(key, at: Double(key)) }
    #expect(limiter.untoldCount == most)
    // An outage: nothing could be told, again and again.
    let taken = limiter.taken()
    for key in most..<(2 * most) { _ = limiter.secondsToWait(key, at: Double(key)) }
    limiter.giveBack(taken)
    #expect(taken.count == most && limiter.untoldCount == most)
    limiter.keepToItself()
    _ = limiter.secondsToWait(1, at: 0)
    limiter.giveBack([2: 1])
    #expect(limiter.untoldCount == 0)
  }

  @Test func `of a service that is alone on its store keeps nothing for others`() async throws {
    let service = try await Interface()
    let limits = RequestLimits(.usual)
    await limits.keepSharing(with: service.store) { true }
    for number in Int64(1)...100 {
      try limits.count(DeviceID(rawValue: number))
      try limits.countMessage(DeviceID(rawValue: number))
    }
    #expect(limits.untoldCount == 0)
  }

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
