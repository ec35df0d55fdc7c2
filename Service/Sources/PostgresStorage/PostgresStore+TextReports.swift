public import ReceptionProtocol
public import ReceptionStorage

extension PostgresStore {
  /// Adds the reports of a device to the counts of its app.
  public func count(
    _ reports: [TextReport], sequence: Int?, from claim: DeviceClaim, at time: Double
  ) async throws(StoreFailure) {
    // The rows are locked in the same order by everybody, so that nobody waits for another in a circle.
    let ordered = reports.sorted { ($0.language, $0.key, $0.kind.rawValue) < ($1.language, $1.key, $1.kind.rawValue) }
    try await pool.write { connection throws(PostgresError) -> Result<Void, StoreFailure> in
      switch try DeviceRow.locked(claim.device, connection).served(claim, at: time) {
      case .failure(let failure): return .failure(failure)
      case .success(let row):
        guard try Self.isNew(sequence, of: claim.device, connection) else { return .success(()) }
        let known = try connection.round(ordered.map { Self.adding($0, to: row.app, at: time) })
        let new = zip(ordered, known).filter { $1.count == 0 }.map(\.0)
        guard !new.isEmpty else { return .success(()) }
        // Processes that count at once may go over by what each of them adds.
        let room = TextCount.mostOfApp - (try Self.count(of: row.app, connection))
        guard room > 0 else { return .success(()) }
        _ = try connection.round(new.prefix(room).map { Self.beginning($0, of: row.app, at: time) })
        return .success(())
      }
    }
  }

  /// Whether a device has not reported under a sequence, nor under a later one; from now on it has.
  private static func isNew(
    _ sequence: Int?, of device: DeviceID, _ connection: PostgresConnection
  ) throws(PostgresError) -> Bool {
    guard let sequence else { return true }
    return try connection.run(
      "UPDATE device SET report_sequence = $1 WHERE id = $2 AND report_sequence < $1", .integer(sequence),
      .integer(device.rawValue)
    ).changes > 0
  }

  private static func count(of app: String, _ connection: PostgresConnection) throws(PostgresError) -> Int {
    try connection.run("SELECT count(*) FROM text_count WHERE app = $1", .text(app))
      .first { row throws(PostgresError) in row.integer(0) } ?? 0
  }

  private static func adding(_ report: TextReport, to app: String, at time: Double) -> PostgresQuery {
    PostgresQuery(
      """
      UPDATE text_count SET count = count + $5, last_at = $6
      WHERE app = $1 AND language = $2 AND key = $3 AND kind = $4 RETURNING 1
      """, .text(app), .text(report.language), .text(report.key), .text(report.kind.rawValue),
      .integer(report.count), .real(time))
  }

  private static func beginning(_ report: TextReport, of app: String, at time: Double) -> PostgresQuery {
    PostgresQuery(
      """
      INSERT INTO text_count (app, language, key, kind, count, last_at) VALUES ($1, $2, $3, $4, $5, $6)
      ON CONFLICT (app, language, key, kind)
      DO UPDATE SET count = text_count.count + excluded.count, last_at = excluded.last_at
      """, .text(app), .text(report.language), .text(report.key), .text(report.kind.rawValue),
      .integer(report.count), .real(time))
  }

  /// The counts, by language, key and kind.
  public func textCounts(
    of app: String, in language: String?, limit: Int, offset: Int
  ) async throws(StoreFailure) -> [TextCount] {
    try await pool.read { connection throws(PostgresError) -> Result<[TextCount], StoreFailure> in
      .success(
        try connection.run(
          """
          SELECT language, key, kind, count, last_at FROM text_count
          WHERE app = $1 AND ($2::text IS NULL OR language = $2)
          ORDER BY language, key, kind LIMIT $3 OFFSET $4
          """, .text(app), .text(language), .integer(limit), .integer(offset)
        ).map { row throws(PostgresError) in
          let kind = TextReport.Kind(rawValue: row.text(2)) ?? .missing
          let report = TextReport(language: row.text(0), key: row.text(1), kind: kind, count: row.integer(3))
          return TextCount(report: report, lastAt: row.real(4))
        })
    }
  }

  /// The counts put together, by language.
  public func textTotals(of app: String) async throws(StoreFailure) -> [TextTotal] {
    try await pool.read { connection throws(PostgresError) -> Result<[TextTotal], StoreFailure> in
      .success(
        try connection.run(
          """
          SELECT language, count(*) FILTER (WHERE kind = 'missing'), count(*) FILTER (WHERE kind = 'refused'),
            sum(count)::bigint, max(last_at)
          FROM text_count WHERE app = $1 GROUP BY language ORDER BY language
          """, .text(app)
        ).map { row throws(PostgresError) in
          TextTotal(
            language: row.text(0), missing: row.integer(1), refused: row.integer(2), reports: row.integer(3),
            lastAt: row.real(4))
        })
    }
  }
}
