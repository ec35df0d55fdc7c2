import DatabaseGround
import Foundation
@testable import PostgresStorage
import ReceptionProtocol
import ReceptionStorage
import StorageTesting
import Synchronization
import Testing

/// What is acknowledged is kept, and what cannot be done says so, whatever becomes of the database.
@Suite(.enabled(if: PostgresServer.isHere, "\(PostgresServer.absence)"), .serialized) struct `A database in trouble` {
  @Test func `that is gone says so at once, and works again when it is back, losing nothing that was acknowledged`()
    async throws
  {
    let server = try OwnServer()
    let store = try PostgresStore(server.address)
    try await store.save(AppRecord(id: "a", name: "A"))
    let devices = (1...8).map { Sender(Int64($0), store) }
    for device in devices { try await device.register() }
    var outages: [Duration] = []
    for _ in 0..<3 {
      let sending = Task {
        await withTaskGroup(of: Void.self) { group in
          for device in devices { group.addTask { await device.sendUntilRefused() } }
        }
      }
      try await Task.sleep(for: .milliseconds(300))
      try server.crash()
      await sending.value
      let begun = ContinuousClock.now
      for device in devices { await device.sendUntilRefused() }
      await #expect(throws: StoreFailure.self) { try await store.apps() }
      outages.append(begun.duration(to: .now))
      try server.start()
      // Longer than the pause after a failure.
      try await Task.sleep(for: .milliseconds(400))
      #expect(try await store.apps().count == 1)
      for device in devices { #expect(try await device.isKept()) }
    }
    #expect(devices.allSatisfy { $0.sequence > 20 }, "There was hardly any load.")
    #expect(outages.allSatisfy { $0 < .seconds(10) }, "Whoever asked waited: \(outages)")
  }

  @Test func `whose connections are all ended goes on with new ones, and nobody notices`() async throws {
    let database = try ScratchDatabase()
    let store = try database.store()
    try await store.save(AppRecord(id: "a", name: "A"))
    let device = Sender(1, store)
    try await device.register()
    for _ in 0..<5 {
      try database.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() "
          + "AND pid <> pg_backend_pid()")
      try await device.send()
      #expect(try await store.apps().count == 1)
      #expect(try await device.isKept())
    }
  }

  @Test func `that became read-only is written to again once it may be, without a start`() async throws {
    let database = try ScratchDatabase()
    let store = try database.store()
    try await store.save(AppRecord(id: "a", name: "A"))
    let device = Sender(1, store)
    try await device.register()
    let end =
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() "
      + "AND pid <> pg_backend_pid()"
    let name = try #require(try database.text("SELECT current_database()"))
    // A standby that is asked by mistake, or a primary that became one: new connections are told so, and it passes.
    try database.execute("ALTER DATABASE \(name) SET default_transaction_read_only = on")
    try database.execute(end)
    await #expect(throws: StoreFailure.self) { try await device.send() }
    await #expect(throws: StoreFailure.self) { try await store.save(AppRecord(id: "b", name: "B")) }
    #expect(try await store.apps().count == 1, "It can still be read.")
    try database.execute(
      "BEGIN; SET TRANSACTION READ WRITE; ALTER DATABASE \(name) SET default_transaction_read_only = off; COMMIT")
    try await device.send()
    #expect(try await device.isKept())
    for _ in 0..<8 { try await store.save(AppRecord(id: "b", name: "B")) }
  }

  @Test func `that is silent is not asked to roll back, which it would not answer either`() throws {
    let database = try ScratchDatabase()
    let connection = try PostgresConnection(ConnectionSettings(database.address))
    #expect(throws: PostgresError.silence) {
      _ = try connection.transaction { _ throws(PostgresError) -> Result<Void, StoreFailure> in throw .silence }
    }
    #expect(connection.isInTransaction, "Nothing more was said to it.")
  }

  @Test func `that is slow answers in time, and its slowness is one write's and not everybody's`() async throws {
    let database = try ScratchDatabase()
    let store = try database.store()
    try await store.save(AppRecord(id: "a", name: "A"))
    let (slow, quick) = (Sender(1, store), Sender(2, store))
    try await slow.register()
    try await quick.register()
    // Somebody else's transaction keeps the row of one device.
    let other = try PostgresConnection(ConnectionSettings(database.address))
    try other.execute("BEGIN", "SELECT 1 FROM device WHERE id = 1 FOR UPDATE")
    let begun = ContinuousClock.now
    await #expect(throws: StoreFailure.unavailable("canceling statement due to lock timeout")) { try await slow.send() }
    #expect(begun.duration(to: .now) < .seconds(20))
    #expect(try await store.device(DeviceID(rawValue: 1)) != nil)
    try await quick.send()
    try other.execute("COMMIT")
    try await slow.send()
    #expect(try await slow.isKept())
  }
}

/// A device that sends updates one after the other, and remembers what was acknowledged.
private final class Sender: Sendable {
  let claim: DeviceClaim
  private let device: NewDevice
  private let store: PostgresStore
  private let state = Mutex((sent: 0, acknowledged: 0))

  init(_ number: Int64, _ store: PostgresStore) {
    device = `A PostgreSQL store`.device(number)
    claim = DeviceClaim(app: "a", device: device.id, hash: device.token.hash)
    self.store = store
  }

  var sequence: Int { state.withLock { $0.acknowledged } }

  func register() async throws { try await store.register(device, at: 1) }

  func send() async throws(StoreFailure) {
    let number = state.withLock { state in
      state.sent += 1
      return state.sent
    }
    var description = device.description
    description.name = "\(number)"
    try await store.update(claim, with: description, sequence: number, at: 2)
    state.withLock { $0.acknowledged = number }
  }

  func sendUntilRefused() async {
    while (try? await send()) != nil {}
  }

  /// Whether the last update that was acknowledged, or a later one, is stored whole.
  func isKept() async throws -> Bool {
    let record = try await store.device(claim.device)
    return record.map { $0.sequence >= sequence && ($0.sequence == 0 || $0.description.name == "\($0.sequence)") }
      ?? false
  }
}
