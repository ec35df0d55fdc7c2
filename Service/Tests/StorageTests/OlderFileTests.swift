import ReceptionProtocol
import ReceptionStorage
@testable import SQLiteStorage
import Testing

@Suite struct `An older file` {
  @Test func `is brought up to date with everything in it`() async throws {
    let folder = try ScratchFolder()
    try folder.execute(
      """
      \(SQLiteSchema.steps[0])
      PRAGMA application_id = \(SQLiteSchema.applicationID); PRAGMA user_version = 1;
      INSERT INTO life VALUES ('first');
      INSERT INTO app VALUES ('a', 'A', 0, 0);
      INSERT INTO device (id, app, token, token_expires_at, session, language, description, registered_at,
        synchronized_at, last_message)
      VALUES (7, 'a', x'00', 1, x'00', 'de',
        '{"platform":"ios","sdkVersion":"1","locale":"de_CH","timezone":"Europe/Zurich"}', 1, 1, 1);
      INSERT INTO message VALUES (7, 1, 'm', 'user', 'Hallo', 0, 1);
      """)
    let store = try SQLiteStore(path: folder.database)
    #expect(store.epoch == "first")
    let device = DeviceID(rawValue: 7)
    let reply = TeamReply(OutgoingMessage(id: "r", text: "Guten Tag")) { device, message in
      NewPush(payload: message.text, language: device.effectiveLanguage)
    }
    #expect(try await store.reply(reply, to: device, at: 2).message.number == 2)
    let messages = try await store.messages(of: device, .after(0), limit: 9)
    #expect(messages.map(\.text) == ["Hallo", "Guten Tag"])
    let claim = DeviceClaim(app: "a", device: device, hash: SecretHash(stored: [0]))
    for sequence in [1, 1] {
      try await store.count(
        [TextReport(language: "de", key: "k", kind: .missing)], sequence: sequence, from: claim, at: 0)
    }
    #expect(try await store.textCounts(of: "a", limit: 9, offset: 0).map(\.report.count) == [1])
    #expect(try await store.pushes(PushQuestion(app: "a"), limit: 9).map(\.push.payload) == ["Guten Tag"])
    #expect(try await store.settings(of: "a") == AppSettings())
    await store.close()
    let again = try SQLiteStore(path: folder.database)
    #expect(try await again.messages(of: device, .after(0), limit: 9) == messages)
    await again.close()
  }

  @Test func `whose names were kept with capitals is searched like any other`() async throws {
    let folder = try ScratchFolder()
    try folder.execute(
      """
      \(SQLiteSchema.steps[..<3].joined())
      PRAGMA application_id = \(SQLiteSchema.applicationID); PRAGMA user_version = 3;
      INSERT INTO life VALUES ('first');
      INSERT INTO app (id, name, is_disabled, is_demo) VALUES ('a', 'A', 0, 0);
      INSERT INTO device (id, app, token, token_expires_at, session, description, registered_at, synchronized_at, search)
        VALUES (7, 'a', x'00', 1, x'00',
        '{"platform":"ios","sdkVersion":"1","locale":"","timezone":"","name":"𝐀𝐝𝐚 Öz"}', 1, 1, 'Ada öz');
      """)
    let store = try SQLiteStore(path: folder.database)
    var query = DeviceQuery(app: "a")
    query.search = "ada öz"
    #expect(try await store.devices(query, limit: 9).map(\.record.id.rawValue) == [7])
    await store.close()
    #expect(
      try folder.plan("SELECT 1 FROM push WHERE device = 1 AND state = 'waiting' AND id < 9").contains("push_waiting"))
  }

  @Test func `whose apps have texts that devices reported knows how many, and finds the oldest at once`() async throws {
    let folder = try ScratchFolder()
    try folder.execute(
      """
      \(SQLiteSchema.steps[..<5].joined())
      PRAGMA application_id = \(SQLiteSchema.applicationID); PRAGMA user_version = 5;
      INSERT INTO life VALUES ('first');
      INSERT INTO app (id, name, is_disabled, is_demo) VALUES ('a', 'A', 0, 0), ('b', 'B', 0, 0);
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(TextCount.mostOfApp))
        INSERT INTO text_count SELECT 'a', 'de', 'k' || i, 'missing', 1, i FROM n;
      INSERT INTO text_count VALUES ('b', 'de', 'k', 'missing', 1, 0);
      """)
    let store = try SQLiteStore(path: folder.database)
    let secret = DeviceSecret(.token, of: .random())
    try await store.register(
      NewDevice(
        id: secret.device, app: "a",
        description: DeviceDescription(platform: "x", sdkVersion: "1", locale: "", timezone: ""),
        token: StoredToken(hash: secret.hash, expiresAt: 9e9), session: DeviceSecret(.session, of: secret.device).hash),
      at: 1)
    try await store.count(
      [TextReport(language: "de", key: "new", kind: .missing)], from: DeviceClaim(app: "a", secret: secret), at: 1e6)
    let counts = try await store.textCounts(of: "a", limit: 99_999, offset: 0)
    let keys = Set(counts.map(\.report.key))
    #expect(keys.count == TextCount.mostOfApp && keys.contains("new") && !keys.contains("k1") && keys.contains("k2"))
    #expect(try await store.textTotals(of: "b").map(\.missing) == [1])
    await store.close()
    // Neither looks at more rows than it removes.
    let plan = try folder.plan(SQLiteStore.oldestRemoval)
    #expect(plan.contains("text_count_by_age (app=?)") && !plan.contains("TEMP B-TREE") && !plan.contains("SCAN text"))
  }

  @Test func `counts anew what a process of an older version adds beside it`() async throws {
    let folder = try ScratchFolder()
    let store = try SQLiteStore(path: folder.database)
    try await store.save(AppRecord(id: "a", name: "A"))
    // It says of none that it has begun one.
    try folder.execute(
      """
      INSERT INTO text_count VALUES ('a', 'de', 'old', 'missing', 1, 0), ('a', 'de', 'k', 'missing', 1, 9),
        ('a', 'ar', 'k', 'missing', 1, 9)
      """)
    // Also where nothing is old enough.
    for (time, removed, left) in [(0.0, 0, 3), (5, 1, 2)] {
      #expect(try await store.removeTextCounts(of: "a", lastReportedBefore: time) == removed)
      #expect(try folder.number("SELECT counted_texts FROM app") == left, "before \(time)")
    }
    await store.close()
  }

  @Test func `with settings that cannot be read has those of a new app`() async throws {
    let folder = try ScratchFolder()
    let store = try SQLiteStore(path: folder.database)
    try await store.save(AppRecord(id: "a", name: "A"))
    for stored in ["", "[]", #"{"hidesTextInPushes":"yes"}"#, #"{"later":1}"#] {
      try folder.execute("UPDATE app SET settings = '\(stored)'")
      #expect(try await store.settings(of: "a") == AppSettings())
    }
    await store.close()
  }
}
