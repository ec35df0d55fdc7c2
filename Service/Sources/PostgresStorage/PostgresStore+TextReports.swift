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
        // What another process has begun meanwhile is no more new.
        let begun = try connection.round(new.map { Self.beginning($0, of: row.app, at: time) })
        var count = 0
        for one in begun where try one.first({ row throws(PostgresError) in row.flag(0) }) == true { count += 1 }
        if count > 0 { try Self.makeRoom(for: count, in: row.app, connection) }
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

  /// Counts texts that are new in an app, and lets those go that were not reported for the longest time where it has too
  /// many now. The app's row is locked from here on; nothing is waited for any more.
  private static func makeRoom(
    for new: Int, in app: String, _ connection: PostgresConnection
  ) throws(PostgresError) {
    let known =
      try connection.run(
        "UPDATE app SET counted_texts = counted_texts + $2 WHERE id = $1 RETURNING counted_texts", .text(app),
        .integer(new)
      ).first { row throws(PostgresError) in row.integer(0) } ?? 0
    guard known > TextCount.mostOfApp else { return }
    let removed = try connection.run(
      removal("app = $1 ORDER BY last_at LIMIT $2"), .text(app), .integer(known - TextCount.mostOfApp)
    ).changes
    try connection.run(
      "UPDATE app SET counted_texts = counted_texts - $2 WHERE id = $1", .text(app), .integer(removed))
  }

  /// Removes some counts. One that another process is counting at this moment stays: it is the newest, and nobody waits.
  private static func removal(_ condition: String) -> String {
    """
    DELETE FROM text_count WHERE (app, language, key, kind) IN (
      SELECT app, language, key, kind FROM text_count WHERE \(condition) FOR UPDATE SKIP LOCKED)
    """
  }

  /// Removes the counts of an app that were last reported before a time.
  @discardableResult
  public func removeTextCounts(of app: String, lastReportedBefore time: Double) async throws(StoreFailure) -> Int {
    try await pool.write { connection throws(PostgresError) -> Result<Int, StoreFailure> in
      // Whoever begins one waits until the others are counted.
      try connection.run("SELECT 1 FROM app WHERE id = $1 FOR NO KEY UPDATE", .text(app))
      let count = try connection.run(
        Self.removal("app = $1 AND last_at < $2"), .text(app), .real(time)
      ).changes
      // Counted anew, since a process of an earlier version may have begun some without saying so.
      try connection.run(
        """
        UPDATE app SET counted_texts = (SELECT count(*) FROM text_count WHERE text_count.app = app.id)
        WHERE id = $1
        """, .text(app))
      return .success(count)
    }
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
      RETURNING xmax = 0 -- a row that was there is marked as replaced
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
