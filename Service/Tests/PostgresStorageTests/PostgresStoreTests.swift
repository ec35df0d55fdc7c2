import DatabaseGround
import Foundation
@testable import PostgresStorage
import ReceptionProtocol
import ReceptionStorage
import StorageTesting
import Testing

@Suite(.enabled(if: PostgresServer.isHere, "\(PostgresServer.absence)")) struct `A PostgreSQL store` {
  @Test func `does what every store must do`() async throws {
    let database = try ScratchDatabase()
    let store = try database.store()
    var failures: [String] = []
    for check in StoreCheck.all + StoreCheck.alone {
      failures += await check.findings(in: store).map { "\(check.name): \($0)" }
    }
    #expect(failures == [])
    await store.close()
  }

  @Test func `does it for many at once, from two processes' connections`() async throws {
    let database = try ScratchDatabase()
    let (first, second) = (try database.store(), try database.store(connections: 2))
    let failures = await withTaskGroup(of: [String].self) { group in
      for check in StoreCheck.all { group.addTask { await check.findings(in: first) } }
      for check in StoreCheck.all { group.addTask { await check.findings(in: second) } }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(failures == [])
    await first.close()
    await second.close()
  }

  @Test func `keeps everything and its epoch when it is opened again`() async throws {
    let database = try ScratchDatabase()
    let first = try database.store()
    try await first.save(AppRecord(id: "a", name: "A"))
    let revision = try await first.publish([.title: ["de": "Hilfe"]], app: "a", base: nil, at: 1)
    await first.close()
    await #expect(throws: StoreFailure.unavailable("it is closed")) {
      try await first.save(AppRecord(id: "b", name: ""))
    }
    await #expect(throws: StoreFailure.unavailable("it is closed")) { try await first.apps() }
    let second = try database.store()
    #expect(second.epoch == first.epoch && second.epoch.count == 16)
    #expect(try await second.appearance(of: "a") == revision)
    #expect(try ScratchDatabase().store().epoch != first.epoch)
  }

  @Test func `begins another life when it is told that it was brought back`() async throws {
    let database = try ScratchDatabase()
    let first = try database.store()
    try await first.save(AppRecord(id: "a", name: "A"))
    let begun = try await first.beginLife()
    let again = try await first.beginLife()
    await first.close()
    #expect(Set([first.epoch, begun, again]).count == 3 && again.count == 16)
    let second = try database.store()
    #expect(second.epoch == again)
    #expect(try await second.apps().map(\.id) == ["a"])
    await second.close()
  }

  @Test func `is made once, however many processes start at once`() async throws {
    let database = try ScratchDatabase()
    let address = database.address
    let epochs = await withTaskGroup(of: String.self) { group in
      for _ in 0..<6 {
        group.addTask {
          await withCheckedContinuation { done in
            Thread.detachNewThread {
              do { done.resume(returning: try PostgresStore(address).epoch) } catch {
                done.resume(returning: "\(error)")
              }
            }
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(epochs.count == 6 && Set(epochs).count == 1 && epochs[0].count == 16, "\(epochs)")
    #expect(try database.text("SELECT count(*)::text FROM life") == "1")
  }

  @Test func `a write that fails takes no other with it`() async throws {
    let database = try ScratchDatabase()
    let store = try database.store()
    try await store.save(AppRecord(id: "a", name: "A"))
    try database.execute("ALTER TABLE device ADD CHECK (language <> 'xx')")
    let outcomes = await withTaskGroup(of: Bool.self) { group in
      for place in 1...60 {
        let device = Self.device(Int64(place), language: place % 20 == 0 ? "xx" : "de")
        group.addTask { (try? await store.register(device, at: 1)) != nil }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(outcomes == 57)
    #expect(try await store.devices(of: "a", limit: 99, offset: 0).count == 57)
  }

  @Test func `registers a device that asks two processes at once, at both`() async throws {
    let database = try ScratchDatabase()
    let stores = [try database.store(), try database.store()]
    try await stores[0].save(AppRecord(id: "a", name: "A"))
    let failures = await withTaskGroup(of: String?.self) { group in
      for device in (1...200).map({ Self.device($0) }) {
        for store in stores {
          group.addTask {
            do throws(StoreFailure) { try await store.register(device, at: 1) } catch {
              return "\(device.id.rawValue): \(error)"
            }
            return nil
          }
        }
      }
      return await group.reduce(into: [String]()) { if let failure = $1 { $0.append(failure) } }
    }
    #expect(failures == [])
    #expect(try await stores[0].devices(of: "a", limit: 999, offset: 0).count == 200)
    for store in stores { await store.close() }
  }

  @Test func `brings a database of the first version up to date`() async throws {
    let database = try ScratchDatabase()
    try database.execute(
      PostgresSchema.steps[0].joined(separator: ";")
        + """
        ;
        CREATE TABLE reception_schema (version BIGINT NOT NULL); INSERT INTO reception_schema VALUES (1);
        INSERT INTO life VALUES ('first'); INSERT INTO app VALUES ('a', 'A', FALSE, FALSE);
        INSERT INTO device (id, app, token, token_expires_at, session, description, registered_at, synchronized_at, search)
          VALUES (7, 'a', '', 1, '',
          '{"platform":"ios","sdkVersion":"1","locale":"","timezone":"","name":"𝐀𝐝𝐚 Öz"}', 1, 1, 'Ada öz');
        INSERT INTO text_count VALUES ('a', 'de', 'k', 'missing', 1, 0), ('a', 'ar', 'k', 'missing', 1, 0)
        """)
    let store = try database.store()
    #expect(store.epoch == "first")
    var query = DeviceQuery(app: "a")
    query.search = "ada öz"
    #expect(try await store.devices(query, limit: 9).map(\.record.id.rawValue) == [7])
    #expect(try database.text("SELECT counted_texts::text FROM app") == "2")
    #expect(try database.text("SELECT version::text FROM reception_schema") == "\(PostgresSchema.version)")
    await store.close()
  }

  @Test func `removes old pushes a part at a time, so that no statement takes long`() async throws {
    let database = try ScratchDatabase()
    let store = try database.store()
    try await store.save(AppRecord(id: "a", name: "A"))
    try await store.register(Self.device(1), at: 1)
    try database.execute(
      """
      INSERT INTO push (app, device, message, language, payload, made_at, next_attempt_at, changed_at)
        SELECT 'a', 1, i, 'de', '{}', i, 0, 0 FROM generate_series(1, 2500) AS i;
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$;
      CREATE TRIGGER refuse BEFORE DELETE ON push FOR EACH ROW WHEN (OLD.made_at = 2400) EXECUTE FUNCTION refuse()
      """)
    await #expect(throws: StoreFailure.unavailable("no")) { try await store.removePushes(of: "a", madeBefore: 2_450) }
    #expect(try await store.pushCounts(of: "a") == [.waiting: 500], "What was removed before the failure is gone.")
    try database.execute("DROP TRIGGER refuse ON push")
    #expect(try await store.removePushes(of: "a", madeBefore: 2_450) == 449)
    #expect(try await store.pushes(PushQuestion(app: "a"), limit: 99).map(\.madeAt).min() == 2_450)
    await store.close()
  }

  @Test func `stores no secret, only its hash`() async throws {
    let database = try ScratchDatabase()
    let store = try database.store()
    try await store.save(AppRecord(id: "a", name: "A"))
    let device = Self.device(7)
    try await store.register(device, at: 1)
    let stored = try #require(try database.text("SELECT encode(token, 'hex') || encode(session, 'hex') FROM device"))
    let hashes = (device.token.hash.bytes + device.session.bytes).map { byte in
      String(repeating: "0", count: byte < 16 ? 1 : 0) + String(byte, radix: 16)
    }
    #expect(stored == hashes.joined())
  }

  static func device(_ number: Int64, language: String = "de") -> NewDevice {
    let id = DeviceID(rawValue: number)
    var description = DeviceDescription(platform: "x", sdkVersion: "1", locale: "", timezone: "")
    description.language = language
    return NewDevice(
      id: id, app: "a", description: description,
      token: StoredToken(hash: DeviceSecret(.token, of: id).hash, expiresAt: 9),
      session: DeviceSecret(.session, of: id).hash)
  }
}

extension ScratchDatabase {
  func store(connections: Int = 4) throws -> PostgresStore { try PostgresStore(address, connections: connections) }
}
