import Foundation
import ReceptionMessages
import ReceptionProtocol
import ReceptionStorage
import SQLiteStorage
import Synchronization
import Testing

@testable import ReceptionService

@Suite struct `The messenger` {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dragoman-\(UUID().uuidString)")

  /// What the messenger said of templates that cannot be used.
  private final class Reports: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func note(_ line: String) { lines.withLock { $0.append(line) } }
  }

  private struct Team {
    let store: SQLiteStore
    let events: EventHub
    let messenger: Messenger
    let reports: Reports
    var claims: [DeviceID: DeviceClaim] = [:]

    mutating func device(_ language: String?, locale: String = "en_US") async throws -> DeviceID {
      let id = DeviceID.random()
      let secret = DeviceSecret(.token, of: id)
      claims[id] = DeviceClaim(app: "app", secret: secret)
      try await store.register(
        NewDevice(
          id: id, app: "app", description: Self.description(language, locale),
          token: StoredToken(hash: secret.hash, expiresAt: 9_999), session: DeviceSecret(.session, of: id).hash), at: 1)
      return id
    }

    func report(_ language: String, of device: DeviceID) async throws {
      let claim = try #require(claims[device])
      try await store.update(claim, with: Self.description(language, "en_US"), sequence: nil, at: 2)
    }

    static func description(_ language: String?, _ locale: String) -> DeviceDescription {
      var description = DeviceDescription(platform: "ios", sdkVersion: "1", locale: locale, timezone: "UTC")
      description.language = language
      return description
    }

    /// The alerts of the outbox, the newest first.
    func alerts() async throws -> [PushAlert?] {
      try await store.pushes(PushQuestion(app: "app"), limit: 50).map { PushAlert(payload: $0.push.payload.utf8) }
    }
  }

  private func team() async throws -> Team {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let store = try SQLiteStore(path: folder.path + "/\(UUID().uuidString).sqlite")
    try await store.save(AppRecord(id: "app", name: "Pilot"))
    let (events, reports) = (EventHub(store: store), Reports())
    let messenger = Messenger(store: store, events: events) { reports.note($0) }
    return Team(store: store, events: events, messenger: messenger, reports: reports)
  }

  @Test func `tells each device of a reply in the language that the device last reported`() async throws {
    var team = try await team()
    let rows: [(String?, String, String)] = [
      ("es-MX", "de_DE", "Mensaje nuevo de Soporte"), ("ar", "ar_EG", "رسالة جديدة من فريق الدعم"),
      (nil, "ja_JP", "サポートからの新着メッセージ"), ("is-IS", "is_IS", "New message from Support"),
    ]
    for (language, locale, title) in rows {
      let device = try await team.device(language, locale: locale)
      let stored = try await team.messenger.reply(
        OutgoingMessage(id: "r", text: "100 % {app} %@ <b>"), to: device, at: 3)
      #expect(stored.isNew && stored.push != nil)
      #expect(try await team.alerts().first == PushAlert(title: title, body: "100 % {app} %@ <b>"))
    }
    let device = try await team.device("de")
    try await team.report("ar", of: device)
    _ = try await team.messenger.reply(OutgoingMessage(id: "r", text: "", photoCount: 2), to: device, at: 4)
    #expect(try await team.alerts().first == PushAlert(title: "رسالة جديدة من فريق الدعم", body: "صورتان"))
  }

  @Test func `follows what is published and set, at once`() async throws {
    var team = try await team()
    let device = try await team.device("de")
    var number = 0
    func body() async throws -> String? {
      number += 1
      _ = try await team.messenger.reply(OutgoingMessage(id: "\(number)", text: "Hi"), to: device, at: 3)
      return try await team.alerts().first??.body
    }
    #expect(try await body() == "Hi")
    let document = #"{"languages":{"de":{"text":"{app}: {message}"}}}"#
    _ = try await team.store.publish(document, as: .push, app: "app", base: 0, at: 3)
    #expect(try await body() == "Pilot: Hi")
    try await team.store.save(AppRecord(id: "app", name: "Hafen"))
    #expect(try await body() == "Hafen: Hi")
    try await team.store.save(AppSettings(hidesTextInPushes: true), of: "app")
    #expect(try await body() == "Öffnen Sie die App, um die Nachricht zu lesen.")
    try await team.store.save(AppSettings(), of: "app")
    _ = try await team.store.publish("{}", as: .push, app: "app", base: 1, at: 3)
    _ = try await team.store.rollBack(.push, app: "app", to: 1, at: 4)
    #expect(try await body() == "Hafen: Hi")
    try await team.store.setBlocked(true, device: device)
    await #expect(throws: StoreFailure.blocked) { _ = try await body() }
    #expect(try await team.messenger.preview(PushEvent(text: "x"), for: device) == nil)
  }

  @Test func `uses of broken templates what can be used, and says once what cannot`() async throws {
    var team = try await team()
    let device = try await team.device("de")
    let broken = #"{"languages":{"de":{"title":"{nobody}","text":"Neu: {message}"}}}"#
    _ = try await team.store.publish(broken, as: .push, app: "app", base: 0, at: 3)
    for number in 1...3 {
      _ = try await team.messenger.reply(OutgoingMessage(id: "\(number)", text: "Hi"), to: device, at: 3)
    }
    #expect(
      try await team.alerts().first == PushAlert(title: "Unser Support-Team hat Ihnen geschrieben", body: "Neu: Hi"))
    #expect(
      team.reports.all == [
        "app: push templates, revision 1: de, title, 1:1: there is no value named nobody here; there are {app}, {sender}"
      ])
  }

  @Test func `sends a draft only in the language that the agent last saw`() async throws {
    var team = try await team()
    let document = #"{"languages":{"es-419":{"afterFix":"¿Una reseña de {app}?"}}}"#
    _ = try await team.store.publish(document, as: .review, app: "app", base: 0, at: 3)
    let device = try await team.device("es-MX")
    let draft = try await team.messenger.draft(.afterFix, for: device)
    #expect(draft.text == "¿Una reseña de Pilot?" && draft.language.identifier == "es-419" && !draft.isBuiltIn)
    // Another region is the same language: nothing is asked.
    try await team.report("es-AR", of: device)
    let sent = try await team.messenger.reply(
      OutgoingMessage(id: "1", text: draft.text), to: device, draftedFor: draft.language, at: 4)
    #expect(sent.isNew && sent.message.asksForReview)
    // Another language is another matter, until the agent has seen it and kept the draft, or taken the new one.
    try await team.report("ar", of: device)
    let second = OutgoingMessage(id: "2", text: draft.text + " Editada.")
    let arabic = try #require(ReceptionLanguage(identifier: "ar"))
    await #expect(throws: StoreFailure.languageChanged(arabic)) {
      try await team.messenger.reply(second, to: device, draftedFor: draft.language, at: 5)
    }
    #expect(try await team.store.messages(of: device, .after(0), limit: 9).count == 1)
    #expect(try await team.messenger.draft(.afterFix, for: device).language == arabic)
    #expect(try await team.messenger.reply(second, to: device, draftedFor: arabic, at: 6).isNew)
    #expect(try await team.alerts().map(\.?.body) == [second.text, draft.text])
  }

  @Test func `leaves pushes in the outbox for thirty days`() async throws {
    var team = try await team()
    let device = try await team.device("de")
    for (id, day) in [("old", 0.0), ("young", 1.5)] {
      _ = try await team.messenger.reply(OutgoingMessage(id: id, text: id), to: device, at: day * 86_400)
    }
    let keeper = StoreKeeper(store: team.store)
    try await keeper.removeOld(at: 30 * 86_400)
    #expect(try await team.alerts().map(\.?.body) == ["young", "old"])
    try await keeper.removeOld(at: 31 * 86_400)
    #expect(try await team.alerts().map(\.?.body) == ["young"])
  }

  @Test func `leaves what devices could not show for thirty days after the last of them has met it`() async throws {
    let team = try await team()
    let secret = DeviceSecret(.token, of: .random())
    try await team.store.register(
      NewDevice(
        id: secret.device, app: "app",
        description: DeviceDescription(platform: "x", sdkVersion: "1", locale: "", timezone: ""),
        token: StoredToken(hash: secret.hash, expiresAt: 1e9), session: DeviceSecret(.session, of: secret.device).hash),
      at: 0)
    for (key, day) in [("old", 0.0), ("young", 1.5), ("met again", 0.0), ("met again", 1.5)] {
      try await team.store.count(
        [TextReport(language: "de", key: key, kind: .missing)], from: DeviceClaim(app: "app", secret: secret),
        at: day * 86_400)
    }
    let keeper = StoreKeeper(store: team.store)
    for (day, kept) in [(30.0, 3), (31, 2), (31.5, 2), (32, 0)] {
      try await keeper.removeOld(at: day * 86_400)
      #expect(try await team.store.textCounts(of: "app", limit: 9, offset: 0).count == kept, "after \(day) days")
    }
  }

  @Test func `says who is gone`() async throws {
    let team = try await team()
    let nobody = DeviceID(rawValue: 7)
    await #expect(throws: StoreFailure.notFound("device 7")) {
      try await team.messenger.reply(OutgoingMessage(id: "1", text: "x"), to: nobody, at: 1)
    }
    await #expect(throws: StoreFailure.notFound("device 7")) {
      _ = try await team.messenger.draft(.general, for: nobody)
    }
    await #expect(throws: StoreFailure.notFound("app none")) { _ = try await team.messenger.messages(of: "none") }
  }
}
