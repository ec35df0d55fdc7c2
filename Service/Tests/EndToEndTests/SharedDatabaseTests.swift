import DatabaseGround
import Foundation
import RawHTTP
import ReceptionKit
import ReceptionProtocol
import ReceptionStorage
import Synchronization
import Testing

/// Several processes on one PostgreSQL database are one service.
@Suite(.serialized, .enabled(if: PostgresServer.isHere, "\(PostgresServer.absence)"))
struct SharedDatabaseTests {
  private let database: ScratchDatabase
  private let first: ServiceProcess
  private let second: ServiceProcess

  init() throws {
    database = try ScratchDatabase()
    first = try ServiceProcess(shared: database.address)
    second = try ServiceProcess(shared: database.address)
  }

  @Test func `what is sent to one is heard at once at the other, each once and in order`() async throws {
    let customer = try Customer(port: first.port)
    let listening = Task { [port = second.port] in await customer.listen(port: port, patience: 9_000) }
    let port = second.port
    #expect(await eventually { openStreams(port) == 1 })
    for number in 1...20 {
      #expect(customer.say("\(number)", port: number.isMultiple(of: 2) ? first.port : second.port) == 201)
    }
    let device = try #require(DeviceSecret(parsing: customer.credentials.token)).device
    _ = try await first.store().reply(OutgoingMessage(id: "r", text: "21"), to: device, at: 1)
    // A stream reads what it has not sent when it is woken, and at no other time.
    let heard = await listening.value
    #expect(heard == Array(1...21))
  }

  @Test func `a device that one has removed is unknown to the other, and its stream ends`() async throws {
    let customer = try Customer(port: first.port)
    let listening = Task { [port = second.port] in await customer.listen(port: port, patience: 60_000) }
    let port = second.port
    #expect(await eventually { openStreams(port) == 1 })
    #expect(customer.ask("DELETE", "/v1/devices/me", nil, port: first.port) == 204)
    let begun = ContinuousClock.now
    #expect(await listening.value == [])
    // It lasts an hour otherwise.
    #expect(begun.duration(to: .now) < .seconds(50))
    #expect(customer.ask("GET", "/v1/conversation/messages", nil, port: second.port) == 401)
  }

  @Test func `what is published by a command is served by all`() throws {
    #expect(try first.publish(#"{"title":{"de":"Eins"}}"#).contains("Revision 1"))
    // The services look their apps up every half second, and when they are told.
    var answers: [String] = []
    for _ in 0..<100 {
      answers = [first, second].map {
        RawHTTP.request("GET", "/v1/appearance", fields: ["X-App-Id: app"], port: $0.port).body
      }
      if answers.allSatisfy({ $0.contains("Eins") }) { break }
      Thread.sleep(forTimeInterval: 0.02)
    }
    #expect(answers.allSatisfy { $0.contains("Eins") && $0.contains(#""revision":1"#) })
    #expect(Set(answers).count == 1)
    #expect(first.run("rollback", "--app", "app", "--to", "1").out.contains("Revision 2"))
    #expect(second.run("apps").out == "app\tApp\n")
  }

  @Test func `one is killed under load, and what it has acknowledged is there`() async throws {
    let customers = try (0..<6).map { try Customer(port: $0.isMultiple(of: 2) ? first.port : second.port) }
    for _ in 0..<3 {
      let sending = customers.enumerated().map { place, customer in
        let port = place.isMultiple(of: 2) ? first.port : second.port
        return inBackground { customer.sayUntilSilence(port: port, atMost: 400) }
      }
      try await Task.sleep(for: .milliseconds(.random(in: 200...400)))
      first.kill()
      for task in sending { await task.value }
      for (place, customer) in customers.enumerated() {
        let kept = customer.acknowledged
        let stored = customer.stored(port: second.port)
        #expect(kept.isSubset(of: stored), "customer \(place) misses \(kept.subtracting(stored).sorted())")
      }
      try first.start()
    }
    #expect(customers.allSatisfy { $0.acknowledged.count >= 10 }, "There was hardly any load.")
  }

  @Test func `they are started anew one after the other, and no event is lost or doubled`() async throws {
    let customers = try (0..<6).map { _ in try Customer(port: first.port) }
    let ports = [first.port, second.port]
    let isOver = Mutex(false)
    let listening = customers.map { customer in
      inBackground { customer.follow(ports: ports) { isOver.withLock { $0 } } }
    }
    let sending = customers.map { customer in
      inBackground { customer.sayAll(120, ports: ports) }
    }
    for _ in 0..<2 {
      for process in [first, second] {
        try await Task.sleep(for: .milliseconds(300))
        #expect(process.stop() == 0)
        try process.start()
      }
    }
    for task in sending { await task.value }
    _ = await eventually { customers.allSatisfy { $0.heard.last ?? 0 >= 120 } }
    isOver.withLock { $0 = true }
    #expect(first.stop() == 0 && second.stop() == 0)
    for task in listening { await task.value }
    for customer in customers {
      #expect(customer.acknowledged.count == 120)
      #expect(customer.heard == Array(1...120))
    }
  }

  @MainActor @Test func `a chat with the real client goes on while they are started anew`() async throws {
    let balancer = Balancer([first.port, second.port])
    defer { balancer.end() }
    let device = TestDevice(first, haste: 10, at: URL(string: "http://127.0.0.1:\(balancer.port)"))
    device.reception.openChat()
    #expect(device.reception.send("Hallo"))
    // The stream may tell of it before anybody looks.
    #expect(await eventually { [[.sent], [.delivered]].contains(device.reception.messages.map(\.delivery)) })
    let store = try first.store()
    let id = try #require(try await store.devices(of: "app", limit: 2, offset: 0).first).id
    #expect(await eventually { device.network.openStreams == 1 })
    for number in 1...40 {
      // As another process's dashboard does it.
      _ = try await store.reply(OutgoingMessage(id: "r\(number)", text: "\(number)"), to: id, at: Double(number))
      if number.isMultiple(of: 10) {
        let process = number.isMultiple(of: 20) ? second : first
        #expect(process.stop() == 0)
        try process.start()
      }
      try await Task.sleep(for: .milliseconds(20))
    }
    let expected = ["Hallo"] + (1...40).map { "\($0)" }
    #expect(await eventually { device.reception.messages.map(\.text) == expected })
    #expect(device.reception.messages.map(\.text) == expected)
    #expect(!device.events.contains(.sessionReset))
    device.reception.setActive(false)
  }

  @Test func `the database goes away and comes back, and nobody has to be started again`() async throws {
    let server = try OwnServer()
    let processes = try (0..<2).map { _ in try ServiceProcess(shared: server.address) }
    let customer = try Customer(port: processes[0].port)
    #expect(customer.say("1", port: processes[1].port) == 201)
    for round in 1...2 {
      try server.crash()
      for process in processes {
        let health = RawHTTP.request("GET", "/healthz", port: process.port)
        #expect(health.status == 503 && health.fields["retry-after"] != nil)
        let begun = ContinuousClock.now
        #expect(customer.say("away \(round)", port: process.port) == 503)
        #expect(begun.duration(to: .now) < .seconds(10))
      }
      try server.start()
      for port in processes.map(\.port) {
        let isBack = await eventually { RawHTTP.request("GET", "/healthz", port: port).status == 200 }
        #expect(isBack)
      }
      let listening = Task { [port = processes[1].port] in await customer.listen(port: port, patience: 9_000) }
      let port = processes[1].port
      #expect(await eventually { openStreams(port) == 1 })
      #expect(customer.say("back \(round)", port: processes[0].port) == 201)
      // The processes hear each other again too.
      #expect(await listening.value.last == round + 1)
    }
  }

  @Test func `who asks too much asks too much of all of them together`() throws {
    let limiting = try (0..<2).map { _ in try ServiceProcess(options: ["--log", "off"], shared: database.address) }
    let customer = try Customer(port: limiting[0].port)
    let begun = ContinuousClock.now
    var taken = 0
    var refused: RawAnswer?
    // One device may send 20 messages in a row, and one more every two seconds; each process alone would let 20 pass.
    for number in 1...60 {
      let port = limiting[number % 2].port
      switch customer.say("\(number)", port: port) {
      case 201: taken += 1
      case 429: refused = customer.last
      default: Issue.record("Message \(number) was answered otherwise.")
      }
      Thread.sleep(forTimeInterval: 0.05)
    }
    let seconds = Double(begun.duration(to: .now).components.seconds) + 1
    // What passes between two tellings passes twice.
    #expect((20...(26 + Int(seconds / 2))).contains(taken), "\(taken) in \(seconds) s")
    #expect(refused?.fields["retry-after"] != nil && refused?.body.contains("rate_limited") == true)
  }

  @Test func `wrong passwords are counted together`() throws {
    var answers: [Int] = []
    for number in 0..<40 {
      answers.append(
        RawHTTP.request(
          "POST", "/dashboard/log-in",
          fields: ["Content-Type: application/x-www-form-urlencoded", "Origin: http://127.0.0.1"],
          body: "password=wrong\(number)", port: number.isMultiple(of: 2) ? first.port : second.port
        ).status)
    }
    let refused = answers.firstIndex(of: 429) ?? 0
    #expect(refused > 0 && answers[refused...].allSatisfy { $0 == 429 }, "\(answers)")
  }

  @Test func `nothing that is logged or answered has the database's password in it`() throws {
    let password = try #require(database.address.split(separator: ":").dropFirst(2).first?.split(separator: "@").first)
    let logging = try ServiceProcess(options: ["--no-rate-limits"], shared: database.address)
    _ = RawHTTP.request("GET", "/healthz", port: logging.port)
    _ = RawHTTP.request("GET", "/metrics", port: logging.port)
    try database.execute("ALTER TABLE app RENAME TO gone")
    let health = RawHTTP.request("GET", "/healthz", port: logging.port)
    #expect(health.status == 503 && !health.body.contains("relation"))
    #expect(logging.stop() == 0)
    #expect(!logging.logged.contains(password))
    let said = first.run("apps")
    #expect(said.code == 2 && !said.error.contains(password) && said.error.contains("cannot be used"), "\(said)")
  }
}

private func openStreams(_ port: UInt16) -> Int {
  RawHTTP.request("GET", "/metrics", port: port).body.split(separator: "\n")
    .first { $0.hasPrefix("reception_event_streams ") }.flatMap { Int($0.split(separator: " ")[1]) } ?? -1
}

private func inBackground(_ work: @escaping @Sendable () -> Void) -> Task<Void, Never> {
  Task {
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        work()
        done.resume()
      }
    }
  }
}

/// A customer who writes and reads wherever somebody answers, and remembers what was acknowledged and heard.
private final class Customer: Sendable {
  let credentials: DeviceCredentials
  private let state = Mutex((next: 1, acknowledged: Set<String>(), heard: [Int](), last: RawAnswer?.none))

  init(port: UInt16) throws {
    let answer = RawHTTP.request(
      "POST", "/v1/devices", fields: ["X-App-Id: app"],
      body: #"{"platform":"ios","sdkVersion":"1","locale":"de","timezone":"UTC"}"#, port: port)
    credentials = try JSONDecoder().decode(DeviceCredentials.self, from: Data(answer.body.utf8))
  }

  var acknowledged: Set<String> { state.withLock { $0.acknowledged } }
  /// The last answer.
  var last: RawAnswer? { state.withLock { $0.last } }
  var heard: [Int] { state.withLock { $0.heard } }
  private var fields: [String] { ["X-App-Id: app", "Authorization: Bearer \(credentials.token)"] }

  func ask(_ method: String, _ path: String, _ body: String?, port: UInt16) -> Int {
    let answer = RawHTTP.request(method, path, fields: fields, body: body, port: port)
    state.withLock { $0.last = answer }
    return answer.status
  }

  /// Sends a message; the status of the answer.
  func say(_ text: String, port: UInt16) -> Int {
    ask("POST", "/v1/conversation/messages", #"{"id":"\#(text)","text":"\#(text)","photoCount":0}"#, port: port)
  }

  func sayUntilSilence(port: UInt16, atMost most: Int) {
    for _ in 0..<most {
      let number = state.withLock { state in
        defer { state.next += 1 }
        return state.next
      }
      guard say("\(number)", port: port) == 201 else { return }
      state.withLock { _ = $0.acknowledged.insert("\(number)") }
    }
  }

  /// Sends so many messages, each until somebody has acknowledged it: under one name it is stored once.
  func sayAll(_ count: Int, ports: [UInt16]) {
    for number in 1...count {
      var attempt = number
      while ![200, 201].contains(say("\(number)", port: ports[attempt % ports.count])) {
        attempt += 1
        Thread.sleep(forTimeInterval: 0.02)
      }
      state.withLock { _ = $0.acknowledged.insert("\(number)") }
    }
  }

  func stored(port: UInt16) -> Set<String> {
    var texts: Set<String> = []
    var last = 0
    while true {
      let answer = RawHTTP.request("GET", "/v1/conversation/messages?after=\(last)", fields: fields, port: port)
      guard let page = try? JSONDecoder().decode(ConversationPage.self, from: Data(answer.body.utf8)),
        let end = page.messages.last
      else { return texts }
      texts.formUnion(page.messages.map(\.text))
      last = end.number
    }
  }

  /// The numbers of the messages that a stream brings until it ends, or is silent.
  func listen(port: UInt16, patience: Int) async -> [Int] {
    await withCheckedContinuation { done in
      Thread.detachNewThread { done.resume(returning: self.events(port: port, patience: patience)) }
    }
  }

  /// Reads streams, one after the other, of whoever answers, each from where the last has ended.
  func follow(ports: [UInt16], isOver: () -> Bool) {
    var attempt = 0
    while !isOver() {
      let numbers = events(port: ports[attempt % ports.count], patience: 1_000)
      state.withLock { $0.heard += numbers }
      attempt += 1
    }
  }

  private func events(port: UInt16, patience: Int) -> [Int] {
    let head =
      ([
        // HTTP/1.0 has no chunks, whose sizes would stand in the midst of the lines.
        "GET /v1/conversation/events HTTP/1.0", "Host: 127.0.0.1", "Connection: close",
        "Last-Event-ID: \(heard.last ?? 0)",
      ] + fields)
      .joined(separator: "\r\n") + "\r\n\r\n"
    return RawHTTP.exchange(Array(head.utf8), port: port, patience: patience).body
      .split(whereSeparator: \.isNewline).compactMap { $0.hasPrefix("id: ") ? Int($0.dropFirst(4)) : nil }
  }
}
