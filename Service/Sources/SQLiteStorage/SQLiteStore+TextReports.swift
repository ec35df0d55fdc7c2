public import ReceptionProtocol
public import ReceptionStorage

extension SQLiteStore {
  /// Adds the reports of a device to the counts of its app.
  public func count(
    _ reports: [TextReport], from claim: DeviceClaim, at time: Double
  ) async throws(StoreFailure) {
    try await writer.write { connection throws(SQLiteError) -> Result<Void, StoreFailure> in
      try DeviceRow.served(claim, at: time, connection).tryMap { row throws(SQLiteError) in
        for report in reports {
          try connection.run(
            """
            INSERT INTO text_count (app, language, key, kind, count, last_at) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET count = count + excluded.count, last_at = excluded.last_at
            """, .text(row.app), .text(report.language), .text(report.key), .text(report.kind.rawValue),
            .integer(report.count), .real(time))
        }
      }
    }
  }

  /// The counts, by language, key and kind.
  public func textCounts(of app: String, limit: Int, offset: Int) async throws(StoreFailure) -> [TextCount] {
    try await reader.read { connection throws(SQLiteError) -> Result<[TextCount], StoreFailure> in
      .success(
        try connection.rows(
          """
          SELECT language, key, kind, count, last_at FROM text_count WHERE app = ?
          ORDER BY language, key, kind LIMIT ? OFFSET ?
          """, .text(app), .integer(limit), .integer(offset)
        ) { row throws(SQLiteError) in
          let kind = TextReport.Kind(rawValue: row.text(2)) ?? .missing
          let report = TextReport(language: row.text(0), key: row.text(1), kind: kind, count: row.integer(3))
          return TextCount(report: report, lastAt: row.real(4))
        })
    }
  }
}
