import Foundation
@testable import PushDelivery
import PushGround
import ReceptionMessages
import ReceptionProtocol
import Synchronization
import Testing

@Suite(.enabled(if: LocalGateway.isHere, "\(LocalGateway.absence)")) struct `The gateway to APNs` {
  private let local: LocalGateway

  init() throws { local = try LocalGateway() }

  private func settings(_ changes: [String: String] = [:]) throws -> APNsSettings {
    try APNsSettings(environment: local.environment.merging(changes) { $1 }) {
      try? String(contentsOfFile: $0, encoding: .utf8)
    }
  }

  private func push(
    _ token: String, id: String = "7f3d0a5e-0000-8000-8000-000000000001", environment: PushEnvironment = .sandbox
  ) -> AddressedPush {
    AddressedPush(
      id: id, payload: Array(#"{"aps":{"alert":"مرحبا"}}"#.utf8), token: token, environment: environment,
      bundleID: "com.example.app", expiresAt: 2_000_000_000)
  }

  @Test func `sends what APNs asks for, to the host of the token's environment and no other`() async throws {
    let gateway = APNsGateway(try settings())
    #expect(await gateway.deliver(push("aa11")) == .delivered(id: "7f3d0a5e-0000-8000-8000-000000000001"))
    #expect(
      await gateway.deliver(push("bb22", environment: .production))
        == .delivered(id: "7f3d0a5e-0000-8000-8000-000000000001"))
    gateway.close()
    let requests = local.requests
    #expect(requests.map { $0.fields[":authority"] } == ["localhost:\(local.port)", "127.0.0.1:\(local.port)"])
    let first = try #require(requests.first)
    let expected = [
      ":method": "POST", ":scheme": "https", ":path": "/3/device/aa11", "apns-topic": "com.example.app",
      "apns-push-type": "alert", "apns-priority": "10", "apns-expiration": "2000000000",
      "apns-id": "7f3d0a5e-0000-8000-8000-000000000001",
      "apns-collapse-id": "7f3d0a5e-0000-8000-8000-000000000001", "content-type": "application/json",
      "content-length": "30",
    ]
    for (name, value) in expected { #expect(first.fields[name] == value, "\(name)") }
    #expect(first.body == #"{"aps":{"alert":"مرحبا"}}"#)
  }

  @Test func `signs with a token that Apple's side can verify, and renews it in time`() async throws {
    let time = Mutex(1_700_000_000.0)
    let gateway = APNsGateway(try settings()) { time.withLock { $0 } }
    for seconds in [0.0, 2_999, 1, 3_600] {
      time.withLock { $0 += seconds }
      _ = await gateway.deliver(push("aa11"))
    }
    gateway.close()
    let tokens = local.requests.compactMap { $0.fields["authorization"]?.dropFirst("bearer ".count) }
    #expect(tokens.count == 4 && tokens[0] == tokens[1] && tokens[1] != tokens[2] && tokens[2] != tokens[3])
    let parts = try #require(tokens.first).split(separator: ".").map(String.init)
    #expect(Self.decoded(parts[0]) == #"{"alg":"ES256","kid":"KEY1234567","typ":"JWT"}"#)
    #expect(Self.decoded(parts[1]) == #"{"iss":"TEAM123456","iat":1700000000}"#)
    // ES256 has the two numbers side by side; `openssl` reads them as ASN.1.
    let numbers = try #require(Self.bytes(parts[2]))
    try #require(numbers.count == 64)
    func integer(_ bytes: [UInt8]) -> [UInt8] {
      let digits = Array(bytes.drop { $0 == 0 })
      let signed = digits.first.map { $0 >= 0x80 ? [0] + digits : digits } ?? [0]
      return [2, UInt8(signed.count)] + signed
    }
    let both = integer(Array(numbers.prefix(32))) + integer(Array(numbers.suffix(32)))
    let folder = local.folder
    try Data([0x30, UInt8(both.count)] + both).write(to: URL(fileURLWithPath: folder + "/signature"))
    try Data("\(parts[0]).\(parts[1])".utf8).write(to: URL(fileURLWithPath: folder + "/signed"))
    let said = try LocalGateway.run(
      "/bin/sh", "-c", "cd '\(folder)' && openssl dgst -sha256 -verify public.pem -signature signature signed")
    #expect(said.contains("Verified OK"))
  }

  @Test func `reads each answer as Apple means it`() async throws {
    let answers: [(LocalGateway.Answer, PushDelivery)] = [
      (.status(410, "Unregistered"), .unregistered(reason: "Unregistered")),
      (.status(410, "ExpiredToken"), .unregistered(reason: "ExpiredToken")),
      (.status(400, "BadDeviceToken"), .unregistered(reason: "BadDeviceToken")),
      (.status(400, "DeviceTokenNotForTopic"), .refused(reason: "DeviceTokenNotForTopic")),
      (.status(400, "BadTopic"), .refused(reason: "BadTopic")),
      (.status(413, "PayloadTooLarge"), .refused(reason: "PayloadTooLarge")),
      (.status(429, "TooManyRequests", retryAfter: 7), .later(seconds: 7, reason: "TooManyRequests")),
      (.status(429, "TooManyRequests"), .later(seconds: nil, reason: "TooManyRequests")),
      (.status(500, "InternalServerError"), .later(seconds: nil, reason: "InternalServerError")),
      (.status(503, "Shutdown", retryAfter: 30), .later(seconds: 30, reason: "Shutdown")),
      (.status(503, "ServiceUnavailable", retryAfter: -5), .later(seconds: nil, reason: "ServiceUnavailable")),
      (.status(403, "InvalidProviderToken"), .later(seconds: nil, reason: "InvalidProviderToken")),
      (.status(404, "BadPath"), .refused(reason: "BadPath")),
      (.body("<html>not JSON", status: 418), .refused(reason: "status 418")),
      (
        .body(#"{"reason":"\#(String(repeating: "x", count: 3_000))"}"#, status: 400),
        .refused(reason: String(repeating: "x", count: 80))
      ),
      (LocalGateway.Answer.drop, .later(seconds: nil, reason: "")),
    ]
    var rules: [String: [LocalGateway.Answer]] = [:]
    for (place, answer) in answers.enumerated() { rules["\(1_000 + place)"] = [answer.0] }
    try local.answer(rules)
    let gateway = APNsGateway(try settings())
    var failures: [String] = []
    for (place, (_, expected)) in answers.enumerated() {
      var delivery = await gateway.deliver(push("\(1_000 + place)"))
      // Of a connection that is lost only libcurl knows the words.
      if case .later(nil, let reason) = expected, reason.isEmpty, case .later(nil, _) = delivery { delivery = expected }
      if delivery != expected { failures.append("\(expected) expected, \(delivery)") }
    }
    #expect(failures == [])
    gateway.close()
  }

  @Test func `renews a token that Apple calls expired, once, and tries again`() async throws {
    let expired = LocalGateway.Answer.status(403, "ExpiredProviderToken")
    try local.answer(["aa11": [expired, .status(200)], "bb22": [expired]])
    let time = Mutex(1_700_000_000.0)
    let gateway = APNsGateway(try settings()) { time.withLock { $0 } }
    _ = await gateway.deliver(push("cc33"))
    time.withLock { $0 += 1_300 }
    #expect(await gateway.deliver(push("aa11")) == .delivered(id: "7f3d0a5e-0000-8000-8000-000000000001"))
    // The next one is too young to be renewed: Apple would refuse that, too.
    #expect(await gateway.deliver(push("bb22")) == .later(seconds: nil, reason: "ExpiredProviderToken"))
    gateway.close()
    #expect(local.requests.map(\.token) == ["cc33", "aa11", "aa11", "bb22"])
    #expect(Set(local.requests.compactMap { $0.fields["authorization"] }).count == 2)
  }

  @Test func `shares one connection among many at once, and opens another when it is gone`() async throws {
    let gateway = APNsGateway(try settings())
    #expect(await deliverMany(gateway) == 200)
    #expect(Set(local.requests.map(\.connection)) == [1])
    try local.answer(["dd00": [LocalGateway.Answer.drop]])
    _ = await gateway.deliver(push("dd00"))
    #expect(await deliverMany(gateway) == 200)
    #expect(Set(local.requests.map(\.connection)).count <= 3)
    gateway.close()
    #expect(await gateway.deliver(push("aa11")) == .later(seconds: nil, reason: "it is closed"))
  }

  private func deliverMany(_ gateway: APNsGateway, _ count: Int = 200) async -> Int {
    let pushes = (0..<count).map { push("aa\(1_000 + $0)") }
    return await withTaskGroup(of: PushDelivery.self) { group in
      for push in pushes { group.addTask { await gateway.deliver(push) } }
      return await group.reduce(into: 0) { if case .delivered = $1 { $0 += 1 } }
    }
  }

  @Test func `opens another connection where one has left a request without an answer`() async throws {
    try local.answer(["dd00": [LocalGateway.Answer.deaf]])
    let gateway = APNsGateway(try settings(), patience: 5)
    #expect(await gateway.deliver(push("aa11")) == .delivered(id: "7f3d0a5e-0000-8000-8000-000000000001"))
    guard case .later(nil, _) = await gateway.deliver(push("dd00")) else {
      Issue.record("A connection that is deaf answered.")
      return
    }
    // Many at once, as a worker sends them: none of them is lost on the old connection.
    #expect(await deliverMany(gateway, 40) == 40)
    #expect(local.requests.filter { $0.connection == 1 }.map(\.token) == ["aa11", "dd00"])
    gateway.close()
  }

  #if os(Linux)
    @Test func `has the system give a connection up that swallows everything`() async throws {
      let gateway = APNsGateway(try settings())
      _ = await gateway.deliver(push("aa11"))
      let bounds = (3..<1_024).compactMap { Self.userTimeout(of: $0, to: UInt16(local.port)) }
      #expect(bounds == [20_000])
      gateway.close()
    }

    /// How many milliseconds the system waits for the other side of a connection to a port; nil for any other descriptor.
    private static func userTimeout(of descriptor: Int32, to port: UInt16) -> UInt32? {
      var peer = sockaddr_in()
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isConnected = withUnsafeMutablePointer(to: &peer) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(descriptor, $0, &size) == 0 }
      }
      guard isConnected, peer.sin_family == AF_INET, peer.sin_port == port.bigEndian else { return nil }
      var bound: UInt32 = 0
      var length = socklen_t(MemoryLayout<UInt32>.size)
      guard getsockopt(descriptor, Int32(IPPROTO_TCP), TCP_USER_TIMEOUT, &bound, &length) == 0 else { return nil }
      return bound
    }
  #endif

  @Test func `lets a push take the place of those of its name, and a name that is too long is none`() async throws {
    let gateway = APNsGateway(try settings())
    let names = [
      nil, "conversation-7", String(repeating: "a", count: 64), String(repeating: "a", count: 65), "a b", "",
    ]
    for name in names {
      var push = push("aa11")
      push.collapseID = name
      _ = await gateway.deliver(push)
    }
    gateway.close()
    let own = "7f3d0a5e-0000-8000-8000-000000000001"
    #expect(
      local.requests.map { $0.fields["apns-collapse-id"] }
        == [own, "conversation-7", String(repeating: "a", count: 64), own, own, own])
  }

  @Test func `may be closed while others hand on, each of which is answered`() async throws {
    let pushes = (0..<8).map { push("aa1\($0)") }
    for _ in 0..<30 {
      let gateway = APNsGateway(try settings())
      await withTaskGroup(of: Void.self) { group in
        for push in pushes { group.addTask { _ = await gateway.deliver(push) } }
        group.addTask { gateway.close() }
      }
    }
  }

  @Test func `trusts no stranger, and sends nothing where nobody answers`() async throws {
    let stranger = APNsGateway(try settings(["APNS_CA_FILE": "/etc/ssl/certs/ca-certificates.crt"]))
    guard case .later(nil, let reason) = await stranger.deliver(push("aa11")) else {
      Issue.record("It was delivered to a stranger.")
      return
    }
    #expect(reason.lowercased().contains("certificate"), "\(reason)")
    stranger.close()
    let nobody = APNsGateway(try settings(["APNS_SANDBOX_URL": "https://127.0.0.1:1"]))
    guard case .later(nil, _) = await nobody.deliver(push("aa11")) else {
      Issue.record("Somebody took it.")
      return
    }
    nobody.close()
    #expect(local.requests.isEmpty)
  }

  @Test func `sends nothing that would become another field or another path`() async throws {
    let gateway = APNsGateway(try settings())
    for token in ["", "../../1", "aa11?x", "aa 11", "aa11\r\nx: y", "ａａ", String(repeating: "a", count: 401)] {
      #expect(await gateway.deliver(push(token)) == .unregistered(reason: "BadDeviceToken"), "\(token)")
    }
    for topic in ["com.example\r\napns-priority: 1", "", "com example", nil] as [String?] {
      var push = push("aa11")
      push.bundleID = topic
      #expect(await gateway.deliver(push) == .refused(reason: "no bundle identifier"), "\(topic ?? "nil")")
    }
    gateway.close()
    #expect(local.requests.isEmpty)
  }

  @Test func `is not set up without what it needs, and says what in one sentence`() throws {
    let cases: [([String: String], APNsSettingsError)] = [
      (["APNS_KEY_ID": ""], .missing("APNS_KEY_ID")), (["APNS_TEAM_ID": ""], .missing("APNS_TEAM_ID")),
      (["APNS_KEY_FILE": ""], .missing("APNS_KEY_FILE")),
      (["APNS_KEY_FILE": "/nowhere"], .unreadableKey("/nowhere")),
      (["APNS_KEY_FILE": local.folder + "/public.pem"], .unreadableKey(local.folder + "/public.pem")),
      (["APNS_KEY_FILE": local.folder + "/other.pem"], .unreadableKey(local.folder + "/other.pem")),
      (["APNS_TEAM_ID": #"x","iat":0"#], .badIdentifier("APNS_TEAM_ID")),
      (["APNS_SANDBOX_URL": "http://localhost"], .badAddress("APNS_SANDBOX_URL")),
      (["APNS_PRODUCTION_URL": "https://localhost/"], .badAddress("APNS_PRODUCTION_URL")),
    ]
    for (changes, expected) in cases {
      #expect(throws: expected) { _ = try settings(changes) }
    }
    let usual = try APNsSettings(
      environment: local.environment.filter { !$0.key.hasSuffix("URL") && !$0.key.hasSuffix("CA_FILE") }
    ) { try? String(contentsOfFile: $0, encoding: .utf8) }
    #expect(usual.sandbox == "https://api.sandbox.push.apple.com" && usual.production == "https://api.push.apple.com")
  }

  private static func bytes(_ text: String) -> [UInt8]? {
    let usual = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
    let padded = usual + String(repeating: "=", count: (4 - usual.count % 4) % 4)
    return Data(base64Encoded: padded).map { Array($0) }
  }

  private static func decoded(_ text: String) -> String { String(decoding: bytes(text) ?? [], as: UTF8.self) }
}
