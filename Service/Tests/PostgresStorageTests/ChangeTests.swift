import DatabaseGround
import Foundation
@testable import PostgresStorage
import ReceptionProtocol
import ReceptionStorage
import Synchronization
import Testing

/// What one process changes, the others hear.
@Suite(.enabled(if: PostgresServer.isHere, "\(PostgresServer.absence)")) struct `What changes in a database` {
  /// What a store has told.
  private final class Listening: Sendable {
    private let changes = Mutex<[StoreChange]>([])

    init(to store: PostgresStore) { store.observeChanges { change in self.changes.withLock { $0.append(change) } } }

    /// Whether a change is told within a while; everything told until then is forgotten.
    func hears(_ change: StoreChange) async -> Bool {
      for _ in 0..<500 {
        let isHeard = changes.withLock { changes in
          guard let place = changes.firstIndex(of: change) else { return false }
          changes.removeFirst(place + 1)
          return true
        }
        if isHeard { return true }
        try? await Task.sleep(for: .milliseconds(20))
      }
      return false
    }

    var all: [StoreChange] { changes.withLock { $0 } }
  }

  @Test func `is told to every process, by name, once it can be read`() async throws {
    let database = try ScratchDatabase()
    let (here, there) = (try database.store(), try database.store())
    let listening = Listening(to: there)
    #expect(await listening.hears(.unknown))
    try await here.save(AppRecord(id: "a", name: "A"))
    #expect(await listening.hears(.app("a")))
    let device = `A PostgreSQL store`.device(7)
    let claim = DeviceClaim(app: "a", device: device.id, hash: device.token.hash)
    try await here.register(device, at: 1)
    var description = device.description
    let works: [(String, StoreChange, () async throws -> Void)] = [
      (
        "a message", .conversation(device.id),
        { _ = try await here.append(OutgoingMessage(id: "1", text: "x"), from: claim, at: 1) }
      ),
      (
        "a reply", .conversation(device.id),
        { _ = try await here.reply(OutgoingMessage(id: "2", text: "x"), to: device.id, at: 1) }
      ),
      ("a publication", .app("a"), { _ = try await here.publish([:], app: "a", base: nil, at: 1) }),
      ("a rollback", .app("a"), { _ = try await here.rollBack(app: "a", to: 1, at: 1) }),
      ("a template", .app("a"), { _ = try await here.publish("{}", as: .push, app: "a", base: nil, at: 1) }),
      ("a switch", .app("a"), { try await here.setDisabled(false, app: "a") }),
      ("settings", .app("a"), { try await here.save(AppSettings(), of: "a") }),
      (
        "another language", .device(device.id),
        {
          description.language = "fr"
          try await here.update(claim, with: description, sequence: 1, at: 1)
        }
      ),
      ("a block", .device(device.id), { try await here.setBlocked(true, device: device.id) }),
      ("a removal", .removal(device.id), { try await here.remove(device.id) }),
    ]
    for (name, change, work) in works {
      try await work()
      #expect(await listening.hears(change), "\(name)")
    }
    await here.close()
    await there.close()
  }

  @Test func `is not told where nothing has changed for anybody`() async throws {
    let database = try ScratchDatabase()
    let store = try database.store()
    try await store.save(AppRecord(id: "a", name: "A"))
    let device = `A PostgreSQL store`.device(7)
    let claim = DeviceClaim(app: "a", device: device.id, hash: device.token.hash)
    try await store.register(device, at: 1)
    let listening = Listening(to: store)
    #expect(await listening.hears(.unknown))
    // The same language again; a message that is refused; then something that is told.
    try await store.update(claim, with: device.description, sequence: 1, at: 1)
    await #expect(throws: StoreFailure.unauthorized) {
      _ = try await store.append(OutgoingMessage(id: "1", text: "x"), from: claim, at: 99)
    }
    try await store.setBlocked(false, device: device.id)
    #expect(await listening.hears(.device(device.id)))
    #expect(listening.all == [])
  }

  @Test func `and was missed while the connection was gone is made known`() async throws {
    let database = try ScratchDatabase()
    let store = try database.store()
    let listening = Listening(to: store)
    for round in 0..<3 {
      #expect(await listening.hears(.unknown), "\(round)")
      try await store.save(AppRecord(id: "a\(round)", name: "A"))
      #expect(await listening.hears(.app("a\(round)")), "\(round)")
      // After five silent seconds the last thing that it asked is whether somebody is there.
      try database.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() "
          + "AND pid <> pg_backend_pid() AND (query LIKE 'LISTEN%' OR query = 'SELECT 1')")
    }
    #expect(await listening.hears(.unknown))
    await store.close()
  }

  @Test func `is read as it was told, and what nobody knows is not lost`() {
    let device = DeviceID(rawValue: .max)
    for change in [.conversation(device), .device(device), .removal(device), .app("a.b-c"), .unknown] as [StoreChange] {
      #expect(ChangeNotice.change(ChangeNotice.text(of: change)) == change)
    }
    for text in ["", "c", "cx", "z1", "🙂", "c99999999999999999999"] {
      #expect(ChangeNotice.change(text) == .unknown, "\(text)")
    }
  }
}
