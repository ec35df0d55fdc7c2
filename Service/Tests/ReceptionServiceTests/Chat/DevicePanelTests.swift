import Foundation
import HTTPService
import RawHTTP
import ReceptionKit
import ReceptionProtocol
import ReceptionStorage
import SQLiteStorage
import Synchronization
import Testing

@testable import ReceptionService

/// The devices of the page's visitors, against a service of their own.
@Suite(.serialized) struct `The device of a visitor` {
  /// A service with the demo app and the panel.
  private final class Panel {
    let store: SQLiteStore
    let port: UInt16
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dragoman-\(UUID().uuidString)")
    private let server: HTTPServer
    private let events: EventHub
    private let visitors: VisitorDevices

    /// Where ``devices`` keep theirs.
    var kept: URL { folder.appendingPathComponent("visitors") }
    /// The devices, for a test that asks them itself.
    var devices: DemoDevices {
      get throws {
        DemoDevices(
          store: store, messenger: Messenger(store: store, events: events),
          service: ListeningSocket.address(toReach: "127.0.0.1", port: port), folder: kept)
      }
    }

    init() async throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      store = try SQLiteStore(path: folder.path + "/reception.sqlite")
      try await store.save(AppRecord(id: DemoApp.id, name: "Demo", isDemo: true))
      events = EventHub(store: store, most: 100)
      let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
      port = socket.port
      visitors = VisitorDevices(
        catalogs: try Ground.routes.catalogs, service: ListeningSocket.address(toReach: "127.0.0.1", port: port))
      var router = Router()
      PublicAPI(store: store, events: events, limits: RequestLimits(nil)).add(to: &router)
      visitors.add(to: &router, store: store, messenger: Messenger(store: store, events: events))
      let routes = router
      server = try HTTPServer(on: socket) { routes.reply(to: $0) }
    }

    deinit {
      events.stop()
      server.stop(grace: 200)
      visitors.removeFolder()
      try? FileManager.default.removeItem(at: folder)
    }

    /// Does something as a visitor; status, and the cookie that is set.
    ///
    /// - Parameter accept: what the visitor's browser speaks.
    func act(
      _ body: String, _ cookie: String? = nil, type: String = "application/json", accept: String = "de-CH,de;q=0.9"
    ) async -> (Int, String?) {
      let fields = ["Content-Type: \(type)", "Accept-Language: \(accept)"] + (cookie.map { ["Cookie: \($0)"] } ?? [])
      let answer = await onThread { [port] in
        RawHTTP.request("POST", "/live/device", fields: fields, body: body, port: port)
      }
      let set = answer.fields["set-cookie"]?.split(separator: ";").first.map(String.init)
      return (answer.status, set)
    }

    /// What the service knows of the visitor's device: `es-MX de_CH CH`.
    func known() async throws -> [String] {
      try await store.devices(of: DemoApp.id, limit: 9, offset: 0).map { device in
        "\(device.description.language ?? "-") \(device.description.locale) \(device.locale.region ?? "-")"
      }
    }
  }

  private static let swiss = DeviceBeginning(phone: VisitorPhone(accepted: "de-CH,de;q=0.9"))

  private func eventually(_ isSo: () async throws -> Bool) async rethrows -> Bool {
    let end = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < end {
      if try await isSo() { return true }
      try? await Task.sleep(for: .milliseconds(30))
    }
    return try await isSo()
  }

  @Test func `is registered by the first message, and its language follows once it is back`() async throws {
    let panel = try await Panel()
    let (status, cookie) = await panel.act(#"{"action":"language","value":"fr"}"#)
    #expect(status == 204)
    let visitor = try #require(cookie)
    try await Task.sleep(for: .milliseconds(300))
    #expect(try await panel.known() == [], "choosing a language registers nothing")
    #expect(await panel.act(#"{"action":"send","value":"Bonjour %@ {app}"}"#, visitor).0 == 204)
    #expect(try await eventually { try await panel.known() == ["fr de_CH CH"] })
    // The message follows the registration, and offline would keep it for the next try.
    #expect(
      try await eventually {
        let id = try await panel.store.devices(of: DemoApp.id, limit: 1, offset: 0).first?.id
        guard let id else { return false }
        return try await panel.store.messages(of: id, .after(0), limit: 9).count == 1
      })
    #expect(await panel.act(#"{"action":"offline","value":"on"}"#, visitor).0 == 204)
    #expect(await panel.act(#"{"action":"language","value":"es-MX"}"#, visitor).0 == 204)
    try await Task.sleep(for: .milliseconds(500))
    #expect(try await panel.known() == ["fr de_CH CH"])
    #expect(await panel.act(#"{"action":"offline","value":"off"}"#, visitor).0 == 204)
    #expect(try await eventually { try await panel.known() == ["es-MX de_CH CH"] })
    #expect(await panel.act(#"{"action":"restart"}"#, visitor).0 == 204)
    #expect(await panel.act(#"{"action":"language","value":"ar"}"#, visitor).0 == 204)
    #expect(try await eventually { try await panel.known() == ["ar de_CH CH"] })
    let id = try #require(try await panel.store.devices(of: DemoApp.id, limit: 1, offset: 0).first?.id)
    #expect(await panel.act(#"{"action":"reply"}"#, visitor).0 == 204)
    let texts = try await panel.store.messages(of: id, .after(0), limit: 9).map(\.text)
    #expect(texts == ["Bonjour %@ {app}", "شكرًا على رسالتك! ننظر في الأمر الآن."])
    #expect(await panel.act(#"{"action":"delete"}"#, visitor).0 == 204)
    #expect(try await eventually { try await panel.known() == [] })
  }

  @Test func `speaks what its visitor's browser speaks, in a region where that is spoken`() async throws {
    let panel = try await Panel()
    let rows: [(accept: String, known: String, answer: String)] = [
      ("ar,en;q=0.8", "ar ar_EG EG", "شكرًا على رسالتك! ننظر في الأمر الآن."),
      ("tr-TR,tr;q=0.9", "tr tr_TR TR", "Yazdığınız için teşekkürler! İnceliyoruz."),
      // The app is not localized in Icelandic: it appears in its own language, as a phone would show it.
      ("is-IS", "en is_IS IS", "Thanks for writing! We’re looking into it."),
      ("*;q=0, !!, en-u-ca-gregory", "en en_US US", "Thanks for writing! We’re looking into it."),
      ("sr-Latn", "en sr_Latn_RS RS", "Thanks for writing! We’re looking into it."),
      ("", "en en_US US", "Thanks for writing! We’re looking into it."),
    ]
    for row in rows {
      let visitor = try #require(await panel.act(#"{"action":"send","value":"1"}"#, accept: row.accept).1)
      #expect(try await eventually { try await panel.known() == [row.known] }, "\(row.accept)")
      let id = try #require(try await panel.store.devices(of: DemoApp.id, limit: 1, offset: 0).first?.id)
      #expect(await panel.act(#"{"action":"reply"}"#, visitor, accept: row.accept).0 == 204)
      #expect(
        try await eventually {
          try await panel.store.messages(of: id, .after(0), limit: 9).contains { $0.text == row.answer }
        }, "\(row.accept)")
      try await panel.store.remove(id)
    }
  }

  @Test func `is another's for another visitor`() async throws {
    let panel = try await Panel()
    let first = try #require(await panel.act(#"{"action":"language","value":"ja"}"#).1)
    let second = try #require(await panel.act(#"{"action":"language","value":"he"}"#).1)
    #expect(first != second)
    for visitor in [first, second] { _ = await panel.act(#"{"action":"send","value":"1"}"#, visitor) }
    #expect(try await eventually { Set(try await panel.known()) == ["ja de_CH CH", "he de_CH CH"] })
  }

  @Test func `is told to its visitor's pages alone, in their languages`() async throws {
    let panel = try await Panel()
    let visitor = try #require(await panel.act(#"{"action":"send","value":"<b>&"}"#).1)
    let listen = { (cookie: String?, query: String) -> RawAnswer in
      await onThread { [port = panel.port] () -> RawAnswer in
        let head = "GET /live/device/events?\(query) HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
        let field = cookie.map { "Cookie: \($0)\r\n" } ?? ""
        return RawHTTP.exchange(Array("\(head)\(field)\r\n".utf8), port: port, patience: 1_500)
      }
    }
    let told = await listen(visitor, "language=tr&chat=de")
    #expect(told.status == 200 && told.body.contains("event: device\ndata: {"))
    #expect(told.body.contains("Uygulama dili") && told.body.contains("&lt;b&gt;&amp;") && told.body.contains("Heute"))
    #expect(!told.body.contains(#"chat-text\"><b>"#))
    #expect(await listen(nil, "").status == 204)
    #expect(await listen("dragoman-device=" + String(repeating: "0", count: 32), "").status == 204)
    #expect(await listen(visitor, "language=t!").status == 400)
    #expect(await listen(visitor, "language=en&chat=%22%3E%0A").status == 200)
  }

  @Test func `does nothing else than what is offered, and not without end`() async throws {
    let panel = try await Panel()
    let visitor = try #require(await panel.act(#"{"action":"language"}"#).1)
    let long = String(repeating: "x", count: 4_001)
    let bodies = [
      "", "{", "[]", "null", "5", #"{"action":5}"#, #"{"action":"fly"}"#, #"{"action":"language","value":"is"}"#,
      #"{"action":"language","value":"en-XB"}"#, #"{"action":"language","value":"de-u-nu-arab"}"#,
      #"{"action":"chat"}"#, #"{"action":"chat","value":"on"}"#, #"{"action":"offline"}"#,
      #"{"action":"offline","value":"maybe"}"#, #"{"action":"restart","value":"x"}"#,
      #"{"action":"send"}"#, #"{"action":"send","value":"\#(long)"}"#, #"{"action":"retry","value":"\#(long)"}"#,
      #"{"action":"send","value":"x","id":"\#(long)"}"#, #"{"action":"send","value":{"a":[]}}"#,
      String(repeating: "[", count: 30_000),
    ]
    var failures: [String] = []
    for body in bodies {
      let (status, cookie) = await panel.act(body, visitor)
      if status != 400 || cookie != nil { failures.append("\(body.prefix(40)): \(status)") }
    }
    #expect(failures.isEmpty, "\(failures)")
    // A form of another site cannot send JSON.
    #expect(await panel.act(#"{"action":"restart"}"#, visitor, type: "text/plain").0 == 400)
    // Somebody else's cookie, or none that we wrote, is a new visitor.
    for cookie in ["dragoman-device=1", "dragoman-device=" + String(repeating: "Z", count: 32), "a=b; ;;=", long] {
      #expect(await panel.act(#"{"action":"refresh"}"#, cookie).1 != nil)
    }
    // What is allowed comes back by the second, and a busy machine takes seconds.
    var refused = 0
    for _ in 0..<900 where await panel.act(#"{"action":"refresh"}"#, visitor).0 == 429 {
      refused += 1
      if refused > 5 { break }
    }
    #expect(refused > 5)
    var sent = 0
    for _ in 0..<40 where await panel.act(#"{"action":"refresh"}"#).0 == 204 { sent += 1 }
    #expect(sent < 30, "one address makes \(sent) devices at once")
  }

  @Test @MainActor func `says at once that its network is back`() async throws {
    let panel = try await Panel()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dragoman-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let device = DemoDevice(
      KeptVisitor(of: .random(), Self.swiss, number: 1_234),
      service: ListeningSocket.address(toReach: "127.0.0.1", port: panel.port), folder: folder)
    let reaches = { @MainActor (connection: ChatConnection, messages: Int) async -> Bool in
      for _ in 0..<1_000 {
        let now = device.snapshot
        if now.connection == connection, now.messages.count(where: { $0.delivery == .delivered }) == messages {
          return true
        }
        try? await Task.sleep(for: .milliseconds(30))
      }
      return false
    }
    device.perform(.send("1"))
    #expect(await reaches(.connected, 1))
    device.perform(.offline(true))
    #expect(await reaches(.offline, 1))
    // What is in the background tries nothing.
    device.perform(.background(true))
    device.perform(.offline(false))
    #expect(device.snapshot.connection == .connected && !device.isActive)
    device.perform(.offline(true))
    device.perform(.background(false))
    #expect(await reaches(.offline, 1))
    device.perform(.offline(false))
    #expect(device.snapshot.connection == .connecting, "the banner does not wait for the next try")
    device.perform(.send("2"))
    #expect(await reaches(.connected, 2))
    device.end()
  }

  @Test @MainActor func `writes so many messages and no more, however often it starts again`() async throws {
    let panel = try await Panel()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dragoman-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let device = DemoDevice(
      KeptVisitor(of: .random(), Self.swiss, number: 1_234),
      service: ListeningSocket.address(toReach: "127.0.0.1", port: panel.port), folder: folder)
    for number in 1...DemoDevice.mostMessages { device.perform(.send("\(number)")) }
    var last = 0
    for _ in 0..<1_000 where last < DemoDevice.mostMessages {
      try? await Task.sleep(for: .milliseconds(30))
      guard let id = device.snapshot.device else { continue }
      last = try await panel.store.deviceSummary(id)?.lastMessage?.number ?? 0
    }
    #expect(last == DemoDevice.mostMessages)
    // The app that starts again shows the last of them alone, and none before it has heard of any.
    for _ in 0..<2 {
      device.perform(.restart)
      device.perform(.send("too many"))
      #expect(!device.snapshot.messages.contains { $0.text == "too many" })
    }
    // Another conversation is another matter.
    device.perform(.delete)
    device.perform(.send("anew"))
    #expect(device.snapshot.messages.map(\.text) == ["anew"])
    device.end()
  }

  @Test func `is answered no more when its conversation is long enough, by the next process either`() async throws {
    let panel = try await Panel()
    let visitor = Visitor.random()
    var kept = KeptVisitor(of: visitor, Self.swiss, number: 1_234)
    kept.written = DemoDevice.mostMessages - 2
    kept.write(in: panel.kept.appendingPathComponent("1"))
    let devices = try panel.devices
    try await devices.perform(.send("1"), of: visitor, as: Self.swiss, from: nil)
    #expect(try await eventually { try await panel.known().count == 1 })
    let id = try #require(try await panel.store.devices(of: DemoApp.id, limit: 1, offset: 0).first?.id)
    for _ in 0..<3 { try await devices.perform(.reply, of: visitor, as: Self.swiss, from: nil) }
    try await devices.perform(.send("too many"), of: visitor, as: Self.swiss, from: nil)
    #expect(try await eventually { try await panel.store.messages(of: id, .after(0), limit: 9).count >= 2 })
    #expect(try await panel.store.messages(of: id, .after(0), limit: 9).count == 2)
  }

  @Test func `is taken away when nobody uses it, here and at the service`() async throws {
    let panel = try await Panel()
    let devices = try panel.devices
    let visitor = Visitor.random()
    try await devices.perform(.send("1"), of: visitor, as: Self.swiss, from: nil)
    #expect(try await eventually { try await panel.known().count == 1 })
    let now = SystemClock().steadySeconds
    await devices.removeUnused(at: now + DemoDevices.lifetime - 60)
    #expect(await devices.has(visitor))
    await devices.removeUnused(at: now + DemoDevices.lifetime + 60)
    #expect(await devices.count == 0)
    #expect(try await eventually { try await panel.known() == [] })
    var refused = false
    for _ in 0...DemoDevices.most {
      do { try await devices.perform(.refresh, of: .random(), as: Self.swiss, from: nil) } catch {
        refused = error == .tooMany
      }
    }
    #expect(await devices.count == DemoDevices.most && refused)
  }

  @Test func `is the same for the next process of the service, until nobody comes back for it`() async throws {
    let panel = try await Panel()
    let (first, second) = (Visitor.random(), Visitor.random())
    let before = try panel.devices
    for visitor in [first, second] { try await before.perform(.send("1"), of: visitor, as: Self.swiss, from: nil) }
    try await before.perform(.language("ja"), of: first, as: Self.swiss, from: nil)
    #expect(try await eventually { Set(try await panel.known()) == ["ja de_CH CH", "de de_CH CH"] })
    let devices = try await panel.store.devices(of: DemoApp.id, limit: 9, offset: 0)
    let names = devices.compactMap(\.description.name)
    #expect(Set(names).count == 2 && names.allSatisfy { $0.count == 4 && Int($0) != nil }, "\(names)")
    // Damaged, and of yesterday's yesterday: gone. The others are there, before anybody has asked for them.
    let folder = panel.kept
    for (name, text) in [("damaged", "{"), ("foreign", #"{"visitor":5}"#)] {
      let one = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: one, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: one.appendingPathComponent("visitor.json"))
    }
    #expect(KeptVisitor.all(in: folder, now: Date().addingTimeInterval(-60)).count == 2)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    let after = try panel.devices
    let has = { await after.has($0) }
    #expect(await [has(first), has(second), has(.random())] == [true, true, false])
    let view = DeviceView(
      catalogs: try Ground.routes.catalogs,
      reader: try Reader(language: "en", accepted: nil, matcher: try Ground.routes.catalogs.matcher), chat: ChatState())
    _ = await after.watch(first, view)
    #expect(await eventually { await after.state(of: first, view)?.rows.contains("chat-row") == true })
    #expect(await after.state(of: first, view)?.language == "ja")
    try await after.perform(.send("2"), of: first, as: Self.swiss, from: nil)
    let id = try #require(devices.first { $0.description.language == "ja" }?.id)
    #expect(
      try await eventually { try await panel.store.messages(of: id, .after(0), limit: 9).map(\.text) == ["1", "2"] })
    await after.removeDormant()
    #expect(await [has(first), has(second)] == [true, false])
    #expect(try await eventually { try await panel.known() == ["ja de_CH CH"] })
    #expect(KeptVisitor.all(in: folder, now: Date().addingTimeInterval(90_000)).isEmpty)
  }

  @Test func `says that it is blocked, and is served again when its user asks`() async throws {
    let panel = try await Panel()
    let devices = try panel.devices
    let visitor = Visitor.random()
    try await devices.perform(.send("1"), of: visitor, as: Self.swiss, from: nil)
    #expect(try await eventually { try await panel.known().count == 1 })
    let view = DeviceView(
      catalogs: try Ground.routes.catalogs,
      reader: try Reader(language: "en", accepted: nil, matcher: try Ground.routes.catalogs.matcher), chat: ChatState())
    let shows = { (words: String) in await devices.state(of: visitor, view)?.facts.contains(words) == true }
    #expect(await eventually { await shows("The service knows it as it is") })
    let id = try #require(try await panel.store.devices(of: DemoApp.id, limit: 1, offset: 0).first?.id)
    try await panel.store.setBlocked(true, device: id)
    try await devices.perform(.language("ja"), of: visitor, as: Self.swiss, from: nil)
    #expect(await eventually { await shows("Stopped until the app starts again") })
    #expect(await shows("Blocked by the team"))
    try await panel.store.setBlocked(false, device: id)
    try await devices.perform(.refresh, of: visitor, as: Self.swiss, from: nil)
    #expect(await eventually { await shows("The service knows it as it is") })
    #expect(await shows("Speaks its language"))
    #expect(try await panel.known() == ["ja de_CH CH"])
  }

  @Test func `of an earlier process is removed from the store, and nobody else's`() async throws {
    let panel = try await Panel()
    let now = Date().timeIntervalSince1970
    KeptVisitor(of: .random(), Self.swiss, number: 1_234).write(in: panel.kept.appendingPathComponent("1"))
    // When each was registered and wrote last, in seconds before now.
    let rows: [(name: String, mark: String?, age: Double, wrote: Double?)] = [
      ("old", "live page", 100_000, nil), ("new", "live page 5678", 60, nil), ("other", nil, 100_000, nil),
      ("kept", "live page 1234", 100_000, nil), ("gone", "live page 12345", 100_000, 99_000),
      // Another process on the same database has these, one that writes and one that has only looked on for an hour.
      ("writes", "live page 777", 100_000, 60), ("looks on", "live page 778", 3_600, nil),
    ]
    for (name, mark, age, wrote) in rows {
      var description = DeviceDescription(platform: "ios", sdkVersion: "1", locale: "de_CH", timezone: "Europe/Zurich")
      description.name = name
      description.metadata = mark.map { ["visitor": $0] }
      let id = DeviceID.random()
      let secret = DeviceSecret(.token, of: id)
      try await panel.store.register(
        NewDevice(
          id: id, app: DemoApp.id, description: description,
          token: StoredToken(hash: secret.hash, expiresAt: now), session: DeviceSecret(.session, of: id).hash),
        at: now - age)
      guard let wrote else { continue }
      _ = try await panel.store.append(
        OutgoingMessage(id: "1", text: "x"), from: DeviceClaim(app: DemoApp.id, secret: secret), at: now - wrote)
    }
    try await panel.devices.removeLeftOver()
    let left = try await panel.store.devices(of: DemoApp.id, limit: 9, offset: 0).compactMap(\.description.name)
    #expect(left.sorted() == ["kept", "looks on", "new", "other", "writes"])
  }

  @Test func `is reached where the service listens`() {
    let rows = [
      ("127.0.0.1", "http://127.0.0.1:80"), ("0.0.0.0", "http://127.0.0.1:80"), ("::", "http://127.0.0.1:80"),
      ("192.168.1.5", "http://192.168.1.5:80"), ("::1", "http://[::1]:80"), ("localhost", "http://127.0.0.1:80"),
    ]
    let failures = rows.filter { ListeningSocket.address(toReach: $0.0, port: 80).absoluteString != $0.1 }
    #expect(failures.isEmpty, "\(failures)")
  }
}
