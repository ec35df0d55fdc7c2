import CSQLite
import Foundation
import ReceptionProtocol
@testable import ReceptionStorage
@testable import SQLiteStorage
import StorageTesting
import Testing

/// A folder that is gone after the test.
final class ScratchFolder {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent("dragoman-\(UUID().uuidString)").path
  init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(atPath: path) }

  var database: String { path + "/reception.sqlite" }

  /// How the database would answer.
  func plan(_ sql: String) throws -> String {
    var (handle, statement): (OpaquePointer?, OpaquePointer?)
    defer { sqlite3_close_v2(handle) }
    try #require(sqlite3_open(database, &handle) == SQLITE_OK)
    try #require(sqlite3_prepare_v2(handle, "EXPLAIN QUERY PLAN " + sql, -1, &statement, nil) == SQLITE_OK)
    defer { sqlite3_finalize(statement) }
    var lines: [String] = []
    while sqlite3_step(statement) == SQLITE_ROW { lines.append(String(cString: sqlite3_column_text(statement, 3))) }
    return lines.joined(separator: "\n")
  }

  /// The number that a question finds, as another program would.
  func number(_ sql: String) throws -> Int {
    var (handle, statement): (OpaquePointer?, OpaquePointer?)
    defer { sqlite3_close_v2(handle) }
    try #require(sqlite3_open(database, &handle) == SQLITE_OK)
    try #require(sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK)
    defer { sqlite3_finalize(statement) }
    try #require(sqlite3_step(statement) == SQLITE_ROW)
    return Int(sqlite3_column_int64(statement, 0))
  }

  /// Runs statements on the file as another program would.
  func execute(_ sql: String) throws {
    var handle: OpaquePointer?
    defer { sqlite3_close_v2(handle) }
    try #require(sqlite3_open(database, &handle) == SQLITE_OK)
    try #require(sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK)
  }
}

@Suite struct `A SQLite store` {
  @Test func `does what every store must do`() async throws {
    let folder = try ScratchFolder()
    let store = try SQLiteStore(path: folder.database)
    var failures: [String] = []
    for check in StoreCheck.all + StoreCheck.alone {
      failures += await check.findings(in: store).map { "\(check.name): \($0)" }
    }
    #expect(failures == [])
    await store.close()
  }

  @Test func `does it for many at once`() async throws {
    let folder = try ScratchFolder()
    let store = try SQLiteStore(path: folder.database)
    let failures = await withTaskGroup(of: [String].self) { group in
      for check in StoreCheck.all + StoreCheck.all { group.addTask { await check.findings(in: store) } }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(failures == [])
  }

  @Test func `keeps everything and its epoch when it is opened again`() async throws {
    let folder = try ScratchFolder()
    let first = try SQLiteStore(path: folder.database)
    try await first.save(AppRecord(id: "a", name: "A"))
    let revision = try await first.publish([.title: ["de": "Hilfe"]], app: "a", base: nil, at: 1)
    await first.close()
    await #expect(throws: StoreFailure.unavailable("it is closed")) {
      try await first.save(AppRecord(id: "b", name: ""))
    }
    await #expect(throws: StoreFailure.unavailable("it is closed")) { try await first.apps() }
    let second = try SQLiteStore(path: folder.database)
    #expect(second.epoch == first.epoch && !second.epoch.isEmpty)
    #expect(try await second.appearance(of: "a") == revision)
    let other = try ScratchFolder()
    #expect(try SQLiteStore(path: other.database).epoch != first.epoch)
  }

  @Test func `begins another life when it is told that it was brought back`() async throws {
    let folder = try ScratchFolder()
    let first = try SQLiteStore(path: folder.database)
    try await first.save(AppRecord(id: "a", name: "A"))
    let begun = try await first.beginLife()
    let again = try await first.beginLife()
    await first.close()
    #expect(Set([first.epoch, begun, again]).count == 3 && again.count == 16)
    let second = try SQLiteStore(path: folder.database)
    #expect(second.epoch == again)
    #expect(try await second.apps().map(\.id) == ["a"])
    await second.close()
  }

  @Test func `sees what another process writes beside it`() async throws {
    let folder = try ScratchFolder()
    let (first, second) = (try SQLiteStore(path: folder.database), try SQLiteStore(path: folder.database))
    try await first.save(AppRecord(id: "a", name: "A"))
    #expect(try await second.apps().map(\.id) == ["a"])
    _ = try await second.publish([:], app: "a", base: nil, at: 1)
    #expect(try await first.publish([:], app: "a", base: nil, at: 1).revision == 2)
  }

  @Test func `refuses what is not its file, with a sentence, and leaves it as it is`() throws {
    let folder = try ScratchFolder()
    let cases: [(content: Data, sentence: String)] = [
      (Data("This is no database, but a letter to Ada. ".utf8) + Data(count: 2_000), "is not this service's database"),
      (Data((0..<4_096).map { _ in UInt8.random(in: 0...255) }), "is not this service's database"),
    ]
    for (content, sentence) in cases {
      try content.write(to: URL(fileURLWithPath: folder.database))
      let error = #expect(throws: SQLiteStoreError.self) { _ = try SQLiteStore(path: folder.database) }
      #expect(error?.description.contains(sentence) == true, "\(String(describing: error))")
      #expect(FileManager.default.contents(atPath: folder.database) == content)
    }
    try FileManager.default.removeItem(atPath: folder.database)
    try folder.execute("CREATE TABLE notes (text TEXT)")
    #expect(throws: SQLiteStoreError.foreign(path: folder.database)) { _ = try SQLiteStore(path: folder.database) }
    let nowhere = folder.path + "/nowhere/x.sqlite"
    let error = #expect(throws: SQLiteStoreError.self) { _ = try SQLiteStore(path: nowhere) }
    #expect(error?.description.contains("\(nowhere) cannot be used") == true)
  }

  @Test func `refuses a newer file and a damaged one`() async throws {
    let folder = try ScratchFolder()
    let store = try SQLiteStore(path: folder.database)
    try await store.save(AppRecord(id: "a", name: String(repeating: "A", count: 200_000)))
    await store.close()
    try folder.execute("PRAGMA user_version = 99; PRAGMA wal_checkpoint(TRUNCATE)")
    #expect(throws: SQLiteStoreError.newer(path: folder.database)) { _ = try SQLiteStore(path: folder.database) }
    try folder.execute("PRAGMA user_version = 1; PRAGMA wal_checkpoint(TRUNCATE)")
    let file = URL(fileURLWithPath: folder.database)
    var bytes = try Data(contentsOf: file)
    bytes.replaceSubrange(4_096..<bytes.count, with: Data(repeating: 0x5A, count: bytes.count - 4_096))
    try bytes.write(to: file)
    let error = #expect(throws: SQLiteStoreError.self) { _ = try SQLiteStore(path: folder.database) }
    #expect(error?.description.contains("is damaged") == true, "\(String(describing: error))")
  }

  @Test func `keeps the writes beside one that meets a damaged page`() async throws {
    let folder = try ScratchFolder()
    let store = try SQLiteStore(path: folder.database)
    let gate = DispatchSemaphore(value: 0)
    async let first: Void = store.writer.write { _ throws(SQLiteError) in
      gate.wait()
      // It may be of the same transaction, and be done again.
      gate.signal()
      return .success(())
    }
    // What comes while the first is under way is one transaction.
    let others = (0..<10).map { number in
      Task {
        do throws(StoreFailure) {
          try await store.writer.write { connection throws(SQLiteError) -> Result<Void, StoreFailure> in
            guard number != 5 else { throw SQLiteError(code: 267, message: "database disk image is malformed") }
            try connection.run(
              "INSERT INTO app (id, name, is_disabled, is_demo) VALUES (?, 'x', 0, 0)", .text("app\(number)"))
            return .success(())
          }
          return true
        } catch { return false }
      }
    }
    try await Task.sleep(for: .milliseconds(300))
    gate.signal()
    try await first
    var kept: [Bool] = []
    for other in others { kept.append(await other.value) }
    #expect(kept == (0..<10).map { $0 != 5 })
    #expect(try await store.apps().count == 9)
    await store.close()
  }

  @Test func `brings a file of the first version up to date, with its conversations as they stood`() async throws {
    let folder = try ScratchFolder()
    try folder.execute(FirstVersion.schema + FirstVersion.content)
    let store = try SQLiteStore(path: folder.database)
    let listed = try await store.devices(DeviceQuery(app: "a", order: .lastMessage), limit: 9)
    #expect(listed.map { "\($0.record.id.rawValue) \($0.lastMessage?.text ?? "") \($0.unread)" } == ["2 c 2", "1 b 0"])
    var query = DeviceQuery(app: "a")
    query.search = "ada"
    #expect(try await store.devices(query, limit: 9).map(\.record.id.rawValue) == [1])
    #expect(try await store.deviceCount(DeviceQuery(app: "a")) == 3)
  }

  @Test func `answers the directory out of its indexes, without sorting`() async throws {
    let folder = try ScratchFolder()
    await (try SQLiteStore(path: folder.database)).close()
    let plans = [
      "registered_at DESC, id DESC": "SEARCH device USING INDEX device_directory (app=?)",
      "last_message_at DESC, id DESC": "SEARCH device USING INDEX conversation_directory (app=?",
    ]
    for (order, expected) in plans {
      let shown = order.hasPrefix("last") ? "AND last_message_at IS NOT NULL " : ""
      let plan = try folder.plan(
        "SELECT description FROM device WHERE app = 'a' \(shown)AND instr(search, 'x') > 0 ORDER BY \(order) LIMIT 9")
      #expect(plan.hasPrefix(expected) && !plan.contains("TEMP B-TREE"), "\(plan)")
      let count = try folder.plan("SELECT count(*) FROM device WHERE app = 'a' \(shown)AND instr(search, 'x') > 0")
      #expect(count.contains("COVERING INDEX"), "\(count)")
    }
  }

  @Test func `a write that fails takes no other with it`() async throws {
    let folder = try ScratchFolder()
    let store = try SQLiteStore(path: folder.database)
    try await store.save(AppRecord(id: "a", name: "A"))
    // Two of these writes break a constraint of the file, in the middle of whatever group they are in.
    try folder.execute(
      "CREATE TRIGGER refuse BEFORE INSERT ON app WHEN new.id LIKE 'bad%' BEGIN SELECT RAISE(ABORT, 'no'); END")
    let outcomes = await withTaskGroup(of: Bool.self) { group in
      for name in ["bad1", "bad2"] + (0..<50).map({ "b\($0)" }) {
        group.addTask { (try? await store.save(AppRecord(id: name, name: "B"))) != nil }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(outcomes == 50)
    #expect(try await store.apps().count == 51)
  }

  @Test func `removes old pushes a part at a time, and others write in between`() async throws {
    let folder = try ScratchFolder()
    let store = try SQLiteStore(path: folder.database)
    try await store.save(AppRecord(id: "a", name: "A"))
    try folder.execute(
      """
      INSERT INTO device (id, app, token, token_expires_at, session, description, registered_at, synchronized_at)
        VALUES (1, 'a', x'00', 1, x'00', '{"platform":"x","sdkVersion":"1","locale":"","timezone":""}', 1, 1);
      WITH RECURSIVE numbers (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < 2500)
        INSERT INTO push (app, device, message, language, payload, made_at, next_attempt_at, changed_at)
        SELECT 'a', 1, i, 'de', '{}', i, 0, 0 FROM numbers;
      CREATE TRIGGER refuse BEFORE DELETE ON push WHEN old.made_at = 2400 BEGIN SELECT RAISE(ABORT, 'no'); END
      """)
    await #expect(throws: StoreFailure.unavailable("no")) { try await store.removePushes(of: "a", madeBefore: 2_450) }
    #expect(try await store.pushCounts(of: "a") == [.waiting: 500], "What was removed before the failure is gone.")
    try folder.execute("DROP TRIGGER refuse")
    #expect(try await store.removePushes(of: "a", madeBefore: 2_450) == 449)
    #expect(try await store.pushes(PushQuestion(app: "a"), limit: 99).map(\.madeAt).min() == 2_450)
    await store.close()
  }

  @Test func `is told of once, by all who wait, that another process writes and does not end`() async throws {
    let folder = try ScratchFolder()
    let store = try SQLiteStore(path: folder.database, patience: .milliseconds(200))
    try await store.save(AppRecord(id: "a", name: "A"))
    let other = try SQLiteConnection(path: folder.database)
    try other.execute("BEGIN IMMEDIATE")
    // Each alone they would wait 40 seconds.
    let begun = ContinuousClock.now
    let refused = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<200 { group.addTask { (try? await store.save(AppRecord(id: "b", name: "B"))) == nil } }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(refused == 200 && begun.duration(to: .now) < .seconds(20))
    try other.execute("ROLLBACK")
    try await store.save(AppRecord(id: "b", name: "B"))
    #expect(try await store.apps().count == 2)
    await store.close()
  }

  @Test func `waits until the disk itself has it, where the system tells the two apart`() throws {
    let folder = try ScratchFolder()
    let connection = try SQLiteConnection(path: folder.database)
    try SQLiteStore.prepare(connection)
    for pragma in ["fullfsync", "checkpoint_fullfsync"] {
      #expect(try connection.row("PRAGMA \(pragma)") { row throws(SQLiteError) in row.integer(0) } == 1, "\(pragma)")
    }
  }

  @Test func `a row that cannot be read is one question's trouble`() async throws {
    let folder = try ScratchFolder()
    let store = try SQLiteStore(path: folder.database)
    try await store.save(AppRecord(id: "a", name: "A"))
    try folder.execute(
      """
      INSERT INTO device (id, app, token, token_expires_at, session, description, registered_at, synchronized_at)
        VALUES (1, 'a', x'00', 1, x'00', 'no JSON', 1, 1)
      """)
    let outcomes = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<50 {
        group.addTask { (try? await store.save(AppRecord(id: "b\(number)", name: "B"))) != nil }
        group.addTask { (try? await store.forgetPushToken("x", of: DeviceID(rawValue: 1))) != nil }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(outcomes == 50)
    await store.close()
  }

  @Test func `stores no secret, only its hash`() async throws {
    let folder = try ScratchFolder()
    let store = try SQLiteStore(path: folder.database)
    try await store.save(AppRecord(id: "a", name: "A"))
    let id = DeviceID.random()
    let (token, session) = (DeviceSecret(.token, of: id), DeviceSecret(.session, of: id))
    let description = DeviceDescription(platform: "x", sdkVersion: "1", locale: "", timezone: "")
    try await store.register(
      NewDevice(
        id: id, app: "a", description: description, token: StoredToken(hash: token.hash, expiresAt: 9),
        session: session.hash), at: 1)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let all = files.compactMap { FileManager.default.contents(atPath: folder.path + "/" + $0) }.reduce(Data(), +)
    for secret in [token, session] {
      let hexadecimal = secret.text.split(separator: "_")[2]
      let bytes = stride(from: 0, to: 64, by: 2).compactMap { offset in
        UInt8(hexadecimal.dropFirst(offset).prefix(2), radix: 16)
      }
      #expect(all.range(of: Data(secret.hash.bytes)) != nil)
      #expect(all.range(of: Data(hexadecimal.utf8)) == nil && all.range(of: Data(bytes)) == nil)
    }
  }
}

@Suite struct `A device that registers under a key` {
  @Test func `is the same each time, in one app`() throws {
    let key = try #require(RegistrationKey(String(repeating: "0f", count: 32)))
    // Made by another implementation of BLAKE2b, Python's hashlib, with the 32 bytes 0x0f as its key.
    let identity = DeviceIdentity(key: key, app: "app")
    #expect(identity.id.rawValue == 7604055854643659701)
    #expect(
      identity.token.text == "dt_698708830443c3b5_7d8e5f67802e937a848c16b487d6b0e331c43f7a0f27c12575cbb200b8dfaba4")
    #expect(
      identity.session.text == "ds_698708830443c3b5_f09649e08b5bb6ad41deda580c3bdee1f4eddcc2a9fb7662e326060c5ff041d9")
    let (again, elsewhere) = (DeviceIdentity(key: key, app: "app"), DeviceIdentity(key: key, app: "app2"))
    #expect(again.id == identity.id && again.token.hash == identity.token.hash)
    #expect(elsewhere.id != identity.id && elsewhere.session.hash != identity.session.hash)
    #expect(DeviceIdentity(key: RegistrationKey(), app: "app").id != identity.id)
    #expect(DeviceIdentity().id != DeviceIdentity().id)
  }
}

@Suite struct `A device's secret` {
  @Test func `is read back as it was sent, and equals no other`() throws {
    for kind in DeviceSecret.Kind.allCases {
      for number in [1, Int64.max, 4_711] {
        let secret = DeviceSecret(kind, of: DeviceID(rawValue: number))
        let read = try #require(DeviceSecret(parsing: secret.text))
        #expect(read.hash == secret.hash && read.device == secret.device && read.kind == kind)
        #expect(DeviceSecret(kind, of: secret.device).hash != secret.hash)
        #expect(secret.text.count == 2 + 1 + 16 + 1 + 64)
      }
    }
  }

  @Test func `that is none is not read`() {
    let secret = DeviceSecret(.token, of: DeviceID(rawValue: 1)).text
    let texts = [
      "", "_", "__", "dt", secret + "0", String(secret.dropLast()), "xx" + secret.dropFirst(2), secret + "_",
      secret.replacingOccurrences(of: "dt_0", with: "dt_+"), String(secret.dropLast()) + "g", secret + "\u{0}",
      secret.uppercased(), " " + secret, String(repeating: "_", count: 9_000),
    ]
    #expect(texts.filter { DeviceSecret(parsing: $0) != nil } == [])
  }

  @Test func `is hashed by BLAKE2b with 256 bits`() {
    // RFC 7693 gives no vector of this length; this is that of the reference implementation for the empty message.
    let empty = SecretHash(stored: [
      0x0E, 0x57, 0x51, 0xC0, 0x26, 0xE5, 0x43, 0xB2, 0xE8, 0xAB, 0x2E, 0xB0, 0x60, 0x99, 0xDA, 0xA1, 0xD1, 0xE5, 0xDF,
      0x47, 0x77, 0x8F, 0x77, 0x87, 0xFA, 0xAB, 0x45, 0xCD, 0xF1, 0x2F, 0xE3, 0xA8,
    ])
    #expect(SecretHash(of: []) == empty)
    #expect(SecretHash(of: [0]) != empty && SecretHash(stored: []) != empty)
  }
}
