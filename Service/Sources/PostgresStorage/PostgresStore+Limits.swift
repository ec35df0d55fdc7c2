public import ReceptionStorage

extension PostgresStore {
  /// Takes what was used, and says how much is left over all processes, by the database's clock.
  public func spend(_ spendings: [Spending]) async throws(StoreFailure) -> [Double]? {
    guard !spendings.isEmpty else { return [] }
    // Everybody locks in the same order; a key that is there twice is locked already.
    let order = spendings.indices.sorted { spendings[$0].key < spendings[$1].key }
    let queries = order.map { Self.taking(spendings[$0]) }
    let left = try await pool.read { connection throws(PostgresError) -> Result<[Double], StoreFailure> in
      let rows = try connection.round(queries + [Self.forgetting])
      let left = try rows.dropLast().map { rows throws(PostgresError) in
        try rows.first { row throws(PostgresError) in row.real(0) } ?? 0
      }
      return .success(left)
    }
    var ordered = [Double](repeating: 0, count: spendings.count)
    for (place, left) in zip(order, left) { ordered[place] = left }
    return ordered
  }

  /// A bucket that refills with time; it owes no more than it holds.
  private static func taking(_ spending: Spending) -> PostgresQuery {
    PostgresQuery(
      """
      INSERT INTO allowance (key, tokens, at) VALUES ($1, $2 - $3, extract(epoch FROM clock_timestamp()))
      ON CONFLICT (key) DO UPDATE SET
        tokens = greatest(-$2, least($2, allowance.tokens + greatest(0, excluded.at - allowance.at) * $4) - $3),
        at = greatest(allowance.at, excluded.at)
      RETURNING tokens
      """, .text(spending.key), .real(spending.burst), .real(spending.spent), .real(spending.perSecond))
  }

  /// Of whom nothing was heard for a while everything has come back.
  private static let forgetting = PostgresQuery(
    """
    DELETE FROM allowance WHERE key IN (
      SELECT key FROM allowance WHERE at < extract(epoch FROM clock_timestamp()) - 600 LIMIT 100 FOR UPDATE SKIP LOCKED)
    """)
}
