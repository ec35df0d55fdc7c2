import DatabaseGround
import Foundation
import PostgresStorage
@testable import PushDelivery
import PushGround
import ReceptionMessages
import ReceptionProtocol
import ReceptionStorage
import SQLiteStorage
import Synchronization
import Testing

/// Pushes on their way out of a real store.
@Suite(.enabled(if: LocalGateway.isHere, "\(LocalGateway.absence)")) struct `The outbox` {
  private let local: LocalGateway
  private let post: PostOffice

  init() async throws {
    local = try LocalGateway()
    post = try await PostOffice(SQLiteStore(path: local.folder + "/reception.sqlite"))
  }

  private func gateway() throws -> APNsGateway {
    APNsGateway(
      try APNsSettings(environment: local.environment) { try? String(contentsOfFile: $0, encoding: .utf8) })
  }

  private func worker(_ gateway: any PushGateway, at time: @escaping @Sendable () -> Double = { 1_000 }) -> OutboxWorker
  {
    OutboxWorker(
      store: post.store, gateway: gateway, pace: .init(), measurements: post.measurements, now: time, chance: { 0 })
  }

  /// Looks until nothing is due any more; how many pushes there were.
  private func emptied(by worker: OutboxWorker) async -> Int {
    var count = 0
    while case let round = await worker.round(), round > 0 { count += round }
    return count
  }

  @Test func `is emptied in the order in which it was written, for each device`() async throws {
    let devices = try await post.devices(["aa01", "bb02"])
    for number in 1...6 { for device in devices { try await post.write("\(number)", to: device) } }
    let gateway = try gateway()
    let worker = worker(gateway)
    #expect(await emptied(by: worker) == 12)
    for token in ["aa01", "bb02"] {
      #expect(local.requests.filter { $0.token == token }.map(\.body) == (1...6).map(PostOffice.payload))
    }
    let pushes = try await post.pushes()
    #expect(pushes.allSatisfy { $0.state == .sent && $0.attempts == 1 })
    #expect(Set(pushes.compactMap(\.gatewayID)).count == 12)
    #expect(Set(local.requests.compactMap { $0.fields["apns-id"] }) == Set(pushes.compactMap(\.gatewayID)))
    #expect(post.measurements.text.contains(#"reception_pushes_total{outcome="sent"} 12"#))
    gateway.close()
  }

  @Test func `tries again later and later, under the same name, and as the gateway asks`() async throws {
    let device = try await post.devices(["aa01"])[0]
    try local.answer([
      "aa01": [
        .status(500, "InternalServerError"), .status(503, "Shutdown"), .status(429, "TooManyRequests", retryAfter: 60),
        .status(200),
      ]
    ])
    try await post.write("1", to: device)
    let time = Mutex(1_000.0)
    let gateway = try gateway()
    let worker = worker(gateway) { time.withLock { $0 } }
    var waits: [Double] = []
    for _ in 0..<4 {
      #expect(await worker.round() == 1)
      let push = try await post.pushes()[0]
      waits.append(push.nextAttemptAt - time.withLock { $0 })
      #expect(await worker.round() == 0, "It is not due yet.")
      time.withLock { $0 = push.nextAttemptAt }
    }
    #expect(waits.prefix(3) == [2, 4, 60])
    let push = try await post.pushes()[0]
    #expect(push.state == .sent && push.attempts == 4 && push.reason == nil)
    #expect(local.requests.count == 4 && Set(local.requests.compactMap { $0.fields["apns-id"] }).count == 1)
    gateway.close()
  }

  @Test func `forgets a token that is not used any more, and keeps one that is new meanwhile`() async throws {
    let devices = try await post.devices(["aa01", "bb02"])
    try local.answer(["aa01": [.status(410, "Unregistered")], "bb02": [.status(400, "BadDeviceToken")]])
    for device in devices { try await post.write("1", to: device) }
    let gateway = try gateway()
    _ = await worker(gateway).round()
    for device in devices {
      #expect(try await post.store.device(device.id)?.description.pushToken == nil)
    }
    #expect(try await post.pushes().allSatisfy { $0.state == .dropped })
    // With a new token the next one goes.
    try await post.tell(devices[0], token: "cc03")
    try await post.write("2", to: devices[0])
    _ = await worker(gateway).round()
    #expect(local.requests.last?.token == "cc03")
    try await post.store.forgetPushToken("aa01", of: devices[0].id)
    #expect(try await post.store.device(devices[0].id)?.description.pushToken == "cc03")
    gateway.close()
  }

  @Test func `drops what nobody needs, and what is refused for good is not tried again`() async throws {
    let devices = try await post.devices(["aa01", "bb02", nil, "dd04"])
    try local.answer(["bb02": [.status(400, "BadTopic")]])
    for device in devices { try await post.write("1", to: device) }
    try await post.store.setBlocked(true, device: devices[3].id)
    let gateway = try gateway()
    // A day and a second later the first one is too old.
    _ = await worker(gateway) { 1_000 + 86_401 }.round()
    let states = try await post.pushes().reversed().map { "\($0.state) \($0.reason ?? "")" }
    #expect(
      states == [
        "dropped too old", "dropped too old", "dropped the device takes no pushes", "dropped the device is blocked",
      ])
    #expect(local.requests.isEmpty)
    try await post.write("2", to: devices[1])
    _ = await worker(gateway).round()
    let refused = try await post.pushes()[0]
    #expect(refused.state == .failed && refused.reason == "BadTopic")
    #expect(await worker(gateway).round() == 0)
    gateway.close()
  }

  @Test func `survives a worker that dies: its claims end, and the gateway knows the push by its name`() async throws {
    let device = try await post.devices(["aa01"])[0]
    try await post.write("1", to: device)
    let time = Mutex(1_000.0)
    // It delivers and dies before it can say so.
    let dying = DyingGateway(real: try gateway())
    let first = worker(dying) { time.withLock { $0 } }
    let working = Task { await first.round() }
    while !dying.hasDelivered { try await Task.sleep(for: .milliseconds(5)) }
    let gateway = try gateway()
    let second = worker(gateway) { time.withLock { $0 } }
    #expect(await second.round() == 0, "It is claimed.")
    time.withLock { $0 += 121 }
    #expect(await second.round() == 1)
    dying.end()
    _ = await working.value
    #expect(try await post.pushes().map(\.state) == [.sent])
    #expect(local.requests.count == 2 && Set(local.requests.compactMap { $0.fields["apns-id"] }).count == 1)
    gateway.close()
  }

  @Test func `ends what is under way when it is stopped, and claims nothing more`() async throws {
    let device = try await post.devices(["aa01"])[0]
    let gateway = try gateway()
    let worker = worker(gateway)
    let running = Task { await worker.run() }
    for number in 1...20 { try await post.write("\(number)", to: device) }
    worker.wake()
    while local.requests.count < 3 { try await Task.sleep(for: .milliseconds(5)) }
    worker.stop()
    await running.value
    let pushes = try await post.pushes()
    #expect(pushes.filter { $0.state == .sent }.count == local.requests.count)
    #expect(pushes.filter { $0.attempts > 0 && $0.state == .waiting }.isEmpty)
    try await post.write("late", to: device)
    #expect(try await post.pushes()[0].attempts == 0)
    gateway.close()
  }

  @Test func `keeps the order for a device whose push has to wait, and nobody else waits with it`() async throws {
    let devices = try await post.devices(["aa01", "bb02"])
    try local.answer(["aa01": [.status(503, "ServiceUnavailable"), .status(200)]])
    for number in 1...3 { for device in devices { try await post.write("\(number)", to: device) } }
    let time = Mutex(1_000.0)
    let gateway = try gateway()
    let worker = worker(gateway) { time.withLock { $0 } }
    _ = await emptied(by: worker)
    // What is written meanwhile waits behind it.
    try await post.write("4", to: devices[0])
    _ = await emptied(by: worker)
    #expect(bodies(of: "aa01") == [1].map(PostOffice.payload))
    #expect(bodies(of: "bb02") == (1...3).map(PostOffice.payload))
    time.withLock { $0 += 60 }
    _ = await emptied(by: worker)
    #expect(bodies(of: "aa01") == [1, 1, 2, 3, 4].map(PostOffice.payload))
    gateway.close()
  }

  private func bodies(of token: String) -> [String] { local.requests.filter { $0.token == token }.map(\.body) }

  @Test func `hands on nothing that was dropped while it waited for the one before it`() async throws {
    let device = try await post.devices(["aa01"])[0]
    for number in 1...3 { try await post.write("\(number)", to: device) }
    let gateway = HeldGateway(holding: ["aa01"])
    let worker = worker(gateway)
    let working = Task { await worker.round() }
    while gateway.pushes.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    // The next user of the device must not see what was written to this one.
    try await post.store.logOut(
      DeviceClaim(app: "a", device: device.id, hash: device.token.hash), sequence: nil, at: 1_000)
    gateway.letGo()
    _ = await working.value
    #expect(await emptied(by: worker) == 0)
    #expect(gateway.pushes.map(\.payload) == [Array(PostOffice.payload(1).utf8)])
    #expect(try await post.pushes().map(\.state) == [.dropped, .dropped, .dropped])
  }

  @Test func `goes on for everybody while one device's push is under way`() async throws {
    let devices = try await post.devices(["aa01", "bb02"])
    let gateway = HeldGateway(holding: ["aa01"])
    let worker = worker(gateway)
    let running = Task { await worker.run() }
    for number in 1...20 { try await post.write("\(number)", to: devices[0]) }
    worker.wake()
    while gateway.pushes.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    for number in 1...3 { try await post.write("\(number)", to: devices[1]) }
    worker.wake()
    for _ in 0..<6_000 where gateway.pushes.count < 4 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(gateway.pushes.map(\.token) == ["aa01", "bb02", "bb02", "bb02"])
    worker.stop()
    gateway.letGo()
    await running.value
    let pushes = try await post.pushes()
    #expect(pushes.filter { $0.state == .sent }.count == 4 && pushes.filter { $0.attempts > 0 }.count == 4)
  }

  @Test func `hands on nothing after its claim has ended`() async throws {
    let device = try await post.devices(["aa01"])[0]
    try await post.write("1", to: device)
    let gateway = HeldGateway(holding: [])
    // It is claimed at 1,000 until 1,120, and then the process is given no time until 1,121.
    let times = Mutex([1_000.0, 1_121])
    let slow = worker(gateway) { times.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] } }
    #expect(await slow.round() == 1)
    #expect(gateway.pushes.isEmpty, "Another may have it by now.")
    #expect(await slow.round() == 1)
    #expect(gateway.pushes.count == 1)
    #expect(try await post.pushes().map(\.state) == [.sent])
  }

  @Test func `goes to the new token where the old one ended while it was under way`() async throws {
    let device = try await post.devices(["aa01"])[0]
    try await post.write("1", to: device)
    let post = post
    let gateway = HeldGateway(holding: []) { push in
      guard push.token == "aa01" else { return .delivered(id: nil) }
      // The app is installed anew, and tells of its new token before Apple's answer is here.
      try? await post.tell(device, token: "cc03")
      return .unregistered(reason: "Unregistered")
    }
    let worker = worker(gateway)
    #expect(await emptied(by: worker) == 2)
    #expect(gateway.pushes.map(\.token) == ["aa01", "cc03"])
    #expect(try await post.pushes().map(\.state) == [.sent])
  }

  @Test func `is nothing that a name tells: it is the same for one push and another for each`() {
    let names = (1...1_000).map { PushName.text(of: PushID(rawValue: $0), in: "0123456789abcdef") }
    #expect(Set(names).count == 1_000 && names[0] == PushName.text(of: PushID(rawValue: 1), in: "0123456789abcdef"))
    #expect(PushName.text(of: PushID(rawValue: 1), in: "0123456789abcde0") != names[0])
    // A UUID of version 8 (RFC 9562): `printf 0123456789abcdef/1 | sha256sum` with its version and variant set by hand.
    #expect(names[0] == "b551ec5b-755b-8450-86e0-bccbd9260339")
    #expect(names.allSatisfy { UUID(uuidString: $0) != nil && $0 == $0.lowercased() })
  }
}

/// Two processes deliver from one database.
@Suite(.enabled(if: LocalGateway.isHere && PostgresServer.isHere, "\(PostgresServer.absence)"))
struct `An outbox that two share` {
  @Test func `is delivered once by both, whoever claims what`() async throws {
    let local = try LocalGateway()
    let database = try ScratchDatabase()
    let (here, there) = (try PostgresStore(database.address), try PostgresStore(database.address))
    let post = try await PostOffice(here)
    let devices = try await post.devices((0..<20).map { "aa\(10 + $0)" })
    for number in 1...10 { for device in devices { try await post.write("\(number)", to: device) } }
    let settings = try APNsSettings(environment: local.environment) { try? String(contentsOfFile: $0, encoding: .utf8) }
    let gateways = [APNsGateway(settings), APNsGateway(settings)]
    var pace = OutboxWorker.Pace()
    pace.claim = 7
    let workers = zip([here, there], gateways).map { store, gateway in
      OutboxWorker(
        store: store, gateway: gateway, pace: pace, measurements: post.measurements, now: { 1_000 }, chance: { 0 })
    }
    let counts = await withTaskGroup(of: Int.self) { group in
      for worker in workers {
        group.addTask {
          var count = 0
          while case let round = await worker.round(), round > 0 { count += round }
          return count
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts.reduce(0, +) == 200 && counts.allSatisfy { $0 > 0 }, "\(counts)")
    #expect(local.requests.count == 200)
    #expect(Set(local.requests.compactMap { $0.fields["apns-id"] }).count == 200)
    #expect(try await post.store.pushCounts(of: "a") == [.sent: 200])
    for gateway in gateways { gateway.close() }
    await here.close()
    await there.close()
  }
}

/// An app with devices that take pushes, and somebody who writes to them.
private struct PostOffice {
  let store: any Store
  let measurements = DeliveryMeasurements()

  init(_ store: any Store) async throws {
    self.store = store
    try await store.save(AppRecord(id: "a", name: "A"))
  }

  static func payload(_ number: Int) -> String { #"{"aps":{"alert":"\#(number)"}}"# }

  func devices(_ tokens: [String?]) async throws -> [NewDevice] {
    var devices: [NewDevice] = []
    for token in tokens {
      let id = DeviceID.random()
      let device = NewDevice(
        id: id, app: "a",
        description: DeviceDescription(platform: "ios", sdkVersion: "1", locale: "de", timezone: "UTC"),
        token: StoredToken(hash: DeviceSecret(.token, of: id).hash, expiresAt: 1e9),
        session: DeviceSecret(.session, of: id).hash)
      try await store.register(device, at: 1)
      if let token { try await tell(device, token: token) }
      devices.append(device)
    }
    return devices
  }

  func tell(_ device: NewDevice, token: String) async throws {
    var description = device.description
    description.pushToken = token
    description.pushEnvironment = .sandbox
    description.bundleId = "com.example.app"
    try await store.update(
      DeviceClaim(app: "a", device: device.id, hash: device.token.hash), with: description, sequence: nil, at: 1)
  }

  func write(_ text: String, to device: NewDevice) async throws {
    let reply = TeamReply(OutgoingMessage(id: text, text: text)) { record, message in
      NewPush(payload: #"{"aps":{"alert":"\#(message.text)"}}"#, language: record.effectiveLanguage)
    }
    _ = try await store.reply(reply, to: device.id, at: 1_000)
  }

  /// The newest first.
  func pushes() async throws -> [PushRecord] { try await store.pushes(PushQuestion(app: "a"), limit: 500) }
}

/// A gateway whose worker dies between the delivery and its settlement.
private final class DyingGateway: PushGateway {
  let name = "dying"
  private let real: APNsGateway
  private let state = Mutex((hasDelivered: false, isOver: false))

  init(real: APNsGateway) { self.real = real }

  var hasDelivered: Bool { state.withLock { $0.hasDelivered } }
  func end() {
    state.withLock { $0.isOver = true }
    real.close()
  }

  func deliver(_ push: AddressedPush) async -> PushDelivery {
    let delivery = await real.deliver(push)
    state.withLock { $0.hasDelivered = true }
    while !state.withLock({ $0.isOver }) { try? await Task.sleep(for: .milliseconds(5)) }
    return delivery
  }
}

/// A gateway that keeps the answers to some tokens back until it is told to go on.
private final class HeldGateway: PushGateway {
  let name = "held"
  private let held: Set<String>
  private let answer: @Sendable (AddressedPush) async -> PushDelivery
  private let state = Mutex((pushes: [AddressedPush](), isOver: false))

  init(
    holding held: Set<String>,
    answer: @escaping @Sendable (AddressedPush) async -> PushDelivery = { _ in .delivered(id: nil) }
  ) {
    self.held = held
    self.answer = answer
  }

  /// What came, in order.
  var pushes: [AddressedPush] { state.withLock { $0.pushes } }
  func letGo() { state.withLock { $0.isOver = true } }

  func deliver(_ push: AddressedPush) async -> PushDelivery {
    state.withLock { $0.pushes.append(push) }
    while held.contains(push.token), !state.withLock({ $0.isOver }) { try? await Task.sleep(for: .milliseconds(5)) }
    return await answer(push)
  }
}
