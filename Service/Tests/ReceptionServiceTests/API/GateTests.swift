import Foundation
import RawHTTP
import ReceptionProtocol
import ReceptionStorage
import SQLiteStorage
import Testing

@testable import ReceptionService

/// What every endpoint of a device does with a request that it must not serve.
@Suite struct `Every endpoint of a device` {
  private static let endpoints: [(method: String, path: String, body: String?)] = [
    ("PATCH", "/v1/devices/me", Interface.device(#""sequence":1"#)),
    ("POST", "/v1/devices/me/logout", #"{"sequence":1}"#),
    ("DELETE", "/v1/devices/me", nil),
    ("POST", "/v1/devices/me/text-reports", #"{"reports":[{"language":"de","key":"k","kind":"missing","count":1}]}"#),
    ("POST", "/v1/conversation/messages", #"{"id":"1","text":"x","photoCount":0}"#),
    ("GET", "/v1/conversation/messages", nil),
    ("GET", "/v1/conversation/events", nil),
    ("POST", "/v1/devices/me/token", nil),
  ]

  /// Answers as `status code`.
  private func failures(
    of service: Interface, app: String?, bearer: (_ isRenewal: Bool) -> String?, expected: (_ isRenewal: Bool) -> String
  ) -> [String] {
    Self.endpoints.compactMap { endpoint in
      let isRenewal = endpoint.path.hasSuffix("/token")
      let answer = service.ask(
        endpoint.method, endpoint.path, app: app, bearer: bearer(isRenewal), body: endpoint.body)
      let outcome = "\(answer.status) \(answer.code ?? "-")"
      return outcome == expected(isRenewal) ? nil : "\(endpoint.method) \(endpoint.path): \(outcome)"
    }
  }

  @Test func `needs an app that is served, a token of its own, and one that has not expired`() async throws {
    let service = try await Interface()
    let (device, other) = (try service.register(), try service.register())
    let own = { (isRenewal: Bool) in isRenewal ? device.sessionSecret : device.token }
    var found = failures(of: service, app: nil, bearer: own) { _ in "401 invalid_app_id" }
    found += failures(of: service, app: "", bearer: own) { _ in "401 invalid_app_id" }
    found += failures(of: service, app: "nobody's", bearer: own) { _ in "401 invalid_app_id" }
    found += failures(of: service, app: "off", bearer: own) { _ in "403 app_disabled" }
    found += failures(of: service, app: "app", bearer: { _ in nil }) { _ in "401 unauthorized" }
    for wrong in ["", "x", "dt_1_2", device.token + "0", String(repeating: "a", count: 5_000)] {
      found += failures(of: service, app: "app", bearer: { _ in wrong }) { _ in "401 unauthorized" }
    }
    // Each secret opens only what it is for.
    found += failures(of: service, app: "app", bearer: { $0 ? device.token : device.sessionSecret }) { _ in
      "401 unauthorized"
    }
    // The number of one device with the secret of another.
    let number = device.token.split(separator: "_")[1]
    found += failures(
      of: service, app: "app",
      bearer: { isRenewal in
        let parts = (isRenewal ? other.sessionSecret : other.token).split(separator: "_")
        return "\(parts[0])_\(number)_\(parts[2])"
      }, expected: { $0 ? "401 session_revoked" : "401 unauthorized" })
    service.now += PublicAPI.tokenLifetime
    found += failures(of: service, app: "app", bearer: { $0 ? nil : device.token }) { _ in "401 unauthorized" }
    #expect(found == [])
    #expect(try await service.store.devices(of: "app", limit: 9, offset: 0).map(\.sequence) == [0, 0])
  }

  @Test func `refuses a body that is none, and stores nothing`() async throws {
    let service = try await Interface()
    let device = try service.register()
    let large = #"{"id":""# + String(repeating: "x", count: 70_000) + #""}"#
    let bodies = [
      ("", 400), ("{", 400), ("[]", 400), ("null", 400), ("\u{0}", 400), (#"{"a":"#, 400), (large, 413),
      (String(repeating: "[", count: 30_000), 400), (#"{"sequence":1e400}"#, 400), (#"{"sequence":"1"}"#, 400),
    ]
    var found: [String] = []
    for endpoint in Self.endpoints where endpoint.body != nil {
      for (body, status) in bodies {
        let answer = service.ask(endpoint.method, endpoint.path, bearer: device.token, body: body)
        if answer.status != status || answer.code == nil {
          found.append("\(endpoint.path) \(body.prefix(20)): \(answer.status) \(answer.body)")
        }
      }
    }
    #expect(found == [])
    #expect(try await service.device?.sequence == 0)
  }

  @Test func `leaves nobody waiting who says half of a request`() async throws {
    let service = try await Interface()
    let device = try service.register()
    let head =
      "PATCH /v1/devices/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-App-Id: app\r\nAuthorization: Bearer \(device.token)\r\n"
      + "Content-Length: 500\r\n\r\n{\"platform\":"
    let silent = RawHTTP.Silence(count: 200, saying: Array(head.utf8), to: service.port)
    #expect(silent.connected == 200)
    #expect(service.update(device, #""language":"fr","sequence":1"#) == 204)
    silent.end()
    #expect(service.update(device, #""language":"it","sequence":2"#) == 204)
    #expect(try await service.device?.description.language == "it")
  }

  @Test func `a renewed token opens, and the old one does not`() async throws {
    let service = try await Interface()
    let device = try service.register()
    let answer = service.ask("POST", "/v1/devices/me/token", bearer: device.sessionSecret)
    let renewed = try JSONDecoder().decode(RenewedToken.self, from: Data(answer.body.utf8))
    #expect(answer.status == 200 && answer.fields["cache-control"] == "no-store")
    #expect(service.update(device, #""sequence":1"#) == 401)
    #expect(
      service.update(DeviceCredentials(token: renewed.token, sessionSecret: ""), #""sequence":1"#) == 204)
    service.now += PublicAPI.tokenLifetime
    #expect(service.ask("POST", "/v1/devices/me/token", bearer: device.sessionSecret).status == 200)
  }

  @Test func `a blocked device is told so, and a removed one that its session is over`() async throws {
    let service = try await Interface()
    let device = try service.register()
    let id = try #require(try await service.device?.id)
    try await service.store.setBlocked(true, device: id)
    let blocked = service.ask("PATCH", "/v1/devices/me", bearer: device.token, body: Interface.device())
    #expect(blocked.status == 403 && blocked.code == "blocked")
    try await service.store.remove(id)
    let renewal = service.ask("POST", "/v1/devices/me/token", bearer: device.sessionSecret)
    #expect(renewal.status == 401 && renewal.code == "session_revoked")
  }
}
