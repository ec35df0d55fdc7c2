import DatabaseGround
import Foundation
import PostgresStorage
import ReceptionStorage
import Testing

/// What several processes let pass is added up.
@Suite(.enabled(if: PostgresServer.isHere, "\(PostgresServer.absence)")) struct `A limit that processes share` {
  private func spending(_ key: String, _ spent: Double, perSecond: Double = 0) -> Spending {
    Spending(key: key, spent: spent, burst: 20, perSecond: perSecond)
  }

  @Test func `is what is left over all of them, for each key, in the order that was asked`() async throws {
    let database = try ScratchDatabase()
    let (here, there) = (try database.store(), try database.store())
    #expect(try await here.spend([]) == [])
    #expect(try await here.spend([spending("b", 5), spending("a", 1)]) == [15, 19])
    #expect(try await there.spend([spending("a", 2), spending("b", 12)]) == [17, 3])
    #expect(try await here.spend([spending("b", 10)]) == [-7])
    // Who owes more than the whole owes the whole, or would wait for ever.
    #expect(try await there.spend([spending("b", 500)]) == [-20])
  }

  @Test func `comes back with time, and never more than the whole`() async throws {
    let database = try ScratchDatabase()
    let store = try database.store()
    // So slowly that the time of the test itself brings nothing.
    _ = try await store.spend([spending("a", 20, perSecond: 0.001)])
    try database.execute("UPDATE allowance SET at = at - 5000")
    let later = try #require(try await store.spend([spending("a", 0, perSecond: 0.001)])?.first)
    #expect((5..<6).contains(later), "\(later)")
    try database.execute("UPDATE allowance SET at = at - 500")
    #expect(try await store.spend([spending("a", 1, perSecond: 1)]) == [19])
    try database.execute("UPDATE allowance SET at = at - 5000")
    _ = try await store.spend([spending("c", 1)])
    #expect(try database.text("SELECT string_agg(key, ' ') FROM allowance") == "c")
  }

  @Test func `is added up without a loss by many at once, in whatever order they ask`() async throws {
    let database = try ScratchDatabase()
    let stores = try [database.store(), database.store()]
    let keys = (0..<20).map { "k\($0)" }
    let failures = await withTaskGroup(of: Int.self) { group in
      for round in 0..<40 {
        group.addTask {
          let spendings = keys.shuffled().map { Spending(key: $0, spent: 1, burst: 1_000, perSecond: 0) }
          return (try? await stores[round % 2].spend(spendings)) == nil ? 1 : 0
        }
      }
      return await group.reduce(0, +)
    }
    #expect(failures == 0)
    #expect(
      try database.text("SELECT count(*) || ' ' || min(tokens) || ' ' || max(tokens) FROM allowance") == "20 960 960")
  }
}
