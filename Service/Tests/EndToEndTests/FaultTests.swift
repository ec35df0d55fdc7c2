import CSQLite
import Foundation
import ProcessGround
import RawHTTP
import ReceptionProtocol
import ReceptionStorage
import Testing

/// What breaks around the running program: its disk, its file, its network.
@Suite(.serialized) struct FaultTests {
  /// A device, registered over the socket.
  private struct Device: Sendable {
    let port: UInt16
    let token: String

    init(_ service: ServiceProcess, fields: [String] = []) throws {
      port = service.port
      let answer = RawHTTP.request(
        "POST", "/v1/devices", fields: ["X-App-Id: app"] + fields,
        body: #"{"platform":"ios","sdkVersion":"1","locale":"de","timezone":"UTC"}"#, port: service.port)
      token = try JSONDecoder().decode(DeviceCredentials.self, from: Data(answer.body.utf8)).token
    }

    func send(_ number: Int, size: Int = 10) async throws -> RawAnswer {
      try await RawHTTP.onThread { [port, token] in
        RawHTTP.request(
          "POST", "/v1/conversation/messages", fields: ["X-App-Id: app", "Authorization: Bearer \(token)"],
          body: #"{"id":"\#(number)","text":"\#(String(repeating: "x", count: size))","photoCount":0}"#, port: port)
      }
    }
  }

  private func messages(_ service: ServiceProcess) async throws -> [String] {
    let id = try #require(try await service.devices().first?.id)
    return try await service.store().messages(of: id, .after(0), limit: 100_000).map(\.id)
  }

  #if os(Linux)
    /// How large a file of another process may grow.
    private func setLargestFile(_ bytes: UInt?, of process: Int32) throws {
      let command = Process()
      command.executableURL = URL(fileURLWithPath: "/usr/bin/prlimit")
      command.arguments = ["--pid", "\(process)", "--fsize=\(bytes.map { "\($0)" } ?? "unlimited"):"]
      try command.run()
      try #require(command.ending() == 0)
    }

    @Test func `a full disk is said to be one, keeps what was acknowledged, and may become free again`() async throws {
      let service = try ServiceProcess()
      let device = try Device(service)
      var acknowledged: [String] = []
      for number in 1...20 {
        #expect(try await device.send(number, size: 3_000).status == 201)
        acknowledged.append("\(number)")
      }
      let log = try FileManager.default.attributesOfItem(atPath: service.database + "-wal")[.size] as? UInt ?? 0
      try setLargestFile(log + 40_000, of: service.identifier)
      var refused: [RawAnswer] = []
      for number in 21...90 {
        let answer = try await device.send(number, size: 3_000)
        if answer.status == 201 { acknowledged.append("\(number)") } else { refused.append(answer) }
      }
      let failure = try #require(refused.first)
      #expect(refused.allSatisfy { $0.status == 503 } && refused.count > 10)
      #expect(failure.body.contains(#""code":"unavailable""#) && failure.fields["retry-after"] == "5")
      // Whoever only reads is served.
      #expect(RawHTTP.request("GET", "/v1/appearance", fields: ["X-App-Id: app"], port: service.port).status == 200)
      #expect(try await messages(service) == acknowledged)
      try setLargestFile(nil, of: service.identifier)
      #expect(try await device.send(91).status == 201)
      acknowledged.append("91")
      service.kill()
      try service.start()
      #expect(try await messages(service) == acknowledged)
    }
  #endif

  @Test func `a database that is moved away is not written to, and goes on when it is back`() async throws {
    let service = try ServiceProcess()
    let device = try Device(service)
    #expect(try await device.send(1).status == 201)
    let away = service.folder + "/away.sqlite"
    try FileManager.default.moveItem(atPath: service.database, toPath: away)
    let refused = try await device.send(2)
    #expect(refused.status == 503 && refused.body.contains("unavailable"))
    // Another file in its place is not written to either.
    try FileManager.default.copyItem(atPath: away, toPath: service.database)
    #expect(try await device.send(3).status == 503)
    try FileManager.default.removeItem(atPath: service.database)
    try FileManager.default.moveItem(atPath: away, toPath: service.database)
    #expect(try await device.send(4).status == 201)
    service.kill()
    try service.start()
    let kept = try await messages(service)
    #expect(kept.first == "1" && kept.last == "4")
  }

  @Test func `behind a proxy the last hop counts, and otherwise nobody believes it`() async throws {
    let service = try ServiceProcess(options: ["--behind-proxy", "--log", "off"])
    let register = { @Sendable (port: UInt16, hops: String) in
      RawHTTP.request(
        "POST", "/v1/devices", fields: ["X-App-Id: app", "X-Forwarded-For: \(hops)"],
        body: #"{"platform":"ios","sdkVersion":"1","locale":"de","timezone":"UTC"}"#, port: port
      ).status
    }
    // What a client writes stands in front of what the proxy writes, and is not looked at.
    let port = service.port
    let crowd = try await RawHTTP.onThread { (0..<40).map { register(port, "198.51.100.\($0), 203.0.113.7") } }
    #expect(crowd.prefix(30).allSatisfy { $0 == 201 } && crowd.last == 429)
    #expect(register(service.port, "203.0.113.7, 203.0.113.8") == 201)
    // Neighbours of one IPv6 network are one; what is no address is the proxy itself.
    #expect(try await RawHTTP.onThread { (0..<40).map { register(port, "2001:db8::\($0)") } }.last == 429)
    #expect(register(service.port, "rubbish") == 201)
    let bare = try ServiceProcess(options: ["--log", "off"])
    let other = bare.port
    let unbelieved = try await RawHTTP.onThread { (0..<40).map { register(other, "203.0.113.\($0)") } }
    #expect(unbelieved.prefix(30).allSatisfy { $0 == 201 } && unbelieved.last == 429)
  }

  @Test func `a database that another program holds is waited for, then said to be busy`() async throws {
    let service = try ServiceProcess()
    let device = try Device(service)
    var handle: OpaquePointer?
    defer { sqlite3_close_v2(handle) }
    try #require(sqlite3_open(service.database, &handle) == SQLITE_OK)
    try #require(sqlite3_exec(handle, "BEGIN IMMEDIATE", nil, nil, nil) == SQLITE_OK)
    let waiting = Task { try await device.send(1).status }
    try await Task.sleep(for: .milliseconds(300))
    // Reading goes on.
    #expect(RawHTTP.request("GET", "/healthz", port: service.port).status == 200)
    try #require(sqlite3_exec(handle, "COMMIT", nil, nil, nil) == SQLITE_OK)
    #expect(try await waiting.value == 201)
    try #require(sqlite3_exec(handle, "BEGIN IMMEDIATE", nil, nil, nil) == SQLITE_OK)
    let port = service.port
    let refused = try await RawHTTP.onThread {
      RawHTTP.exchange(
        Array(
          ("POST /v1/devices HTTP/1.1\r\nHost: 127.0.0.1\r\nX-App-Id: app\r\nConnection: close\r\nContent-Length: 64\r\n\r\n"
            + #"{"platform":"i","sdkVersion":"1","locale":"de","timezone":"UTC"}"#).utf8), port: port,
        patience: 30_000)
    }
    #expect(refused.status == 503, "\(refused)")
    try #require(sqlite3_exec(handle, "COMMIT", nil, nil, nil) == SQLITE_OK)
    #expect(try await device.send(2).status == 201)
  }

  @Test func `as many streams as there may be are open, and the next is told so`() async throws {
    let service = try ServiceProcess(options: ["--no-rate-limits", "--log", "off", "--connections", "60"])
    let devices = try (0..<20).map { _ in try Device(service) }
    let (tokens, port) = (devices.flatMap { Array(repeating: $0.token, count: 3) }, service.port)
    let crowd = try await RawHTTP.onThread { RawHTTP.Streams(tokens: tokens, app: "app", to: port) }
    #expect(crowd.open == 50 && crowd.refused == [503: 10])
    #expect(crowd.lastRefusal?.contains("too_many_streams") == true)
    // The connections that are left answer.
    #expect(try await devices[0].send(1).status == 201)
    #expect(RawHTTP.request("GET", "/metrics", port: service.port).body.contains("reception_event_streams 50\n"))
    crowd.end()
  }
}
