public import ReceptionProtocol
public import ReceptionStorage

extension SQLiteStore {
  /// Adds the reports of a device to the counts of its app.
  public func count(
    _ reports: [TextReport], sequence: Int?, from claim: DeviceClaim, at time: Double
  ) async throws(StoreFailure) {
    try await writer.write { connection throws(SQLiteError) -> Result<Void, StoreFailure> in
      try DeviceRow.served(claim, at: time, connection).tryMap { row throws(SQLiteError) in
        guard try Self.isNew(sequence, of: claim.device, connection) else { return }
        let app = row.standing.app
        var new = 0
        for report in reports where try !Self.add(report, to: app, at: time, connection) {
          try Self.begin(report, of: app, at: time, connection)
          new += 1
        }
        if new > 0 { try Self.makeRoom(for: new, in: app, connection) }
      }
    }
  }

  /// Whether a device has not reported under a sequence, nor under a later one; from now on it has.
  private static func isNew(
    _ sequence: Int?, of device: DeviceID, _ connection: SQLiteConnection
  ) throws(SQLiteError) -> Bool {
    guard let sequence else { return true }
    try connection.run(
      "UPDATE device SET report_sequence = ?1 WHERE id = ?2 AND report_sequence < ?1", .integer(sequence),
      .integer(device.rawValue))
    return connection.changes > 0
  }

  /// Whether the text was known.
  private static func add(
    _ report: TextReport, to app: String, at time: Double, _ connection: SQLiteConnection
  ) throws(SQLiteError) -> Bool {
    try connection.run(
      "UPDATE text_count SET count = count + ?, last_at = ? WHERE app = ? AND language = ? AND key = ? AND kind = ?",
      .integer(report.count), .real(time), .text(app), .text(report.language), .text(report.key),
      .text(report.kind.rawValue))
    return connection.changes > 0
  }

  /// Counts texts that are new in an app, and lets those go that were not reported for the longest time where it has too
  /// many now.
  private static func makeRoom(
    for new: Int, in app: String, _ connection: SQLiteConnection
  ) throws(SQLiteError) {
    try grow(app, by: new, connection)
    let question = "SELECT counted_texts FROM app WHERE id = ?"
    let known = try connection.row(question, .text(app)) { row throws(SQLiteError) in row.integer(0) } ?? 0
    guard known > TextCount.mostOfApp else { return }
    try connection.run(oldestRemoval, .text(app), .integer(known - TextCount.mostOfApp))
    try grow(app, by: -connection.changes, connection)
  }

  /// Removes so many texts of an app. None of the others is looked at.
  static let oldestRemoval = """
    DELETE FROM text_count WHERE (app, language, key, kind) IN (
      SELECT app, language, key, kind FROM text_count WHERE app = ? ORDER BY last_at LIMIT ?)
    """

  private static func grow(_ app: String, by count: Int, _ connection: SQLiteConnection) throws(SQLiteError) {
    try connection.run("UPDATE app SET counted_texts = counted_texts + ? WHERE id = ?", .integer(count), .text(app))
  }

  /// Removes the counts of an app that were last reported before a time.
  @discardableResult
  public func removeTextCounts(of app: String, lastReportedBefore time: Double) async throws(StoreFailure) -> Int {
    try await writer.write { connection throws(SQLiteError) -> Result<Int, StoreFailure> in
      try connection.run("DELETE FROM text_count WHERE app = ? AND last_at < ?", .text(app), .real(time))
      let count = connection.changes
      // Counted anew, since a process of an earlier version may have begun some without saying so.
      try connection.run(
        """
        UPDATE app SET counted_texts = (SELECT count(*) FROM text_count WHERE text_count.app = app.id) WHERE id = ?
        """, .text(app))
      return .success(count)
    }
  }

  private static func begin(
    _ report: TextReport, of app: String, at time: Double, _ connection: SQLiteConnection
  ) throws(SQLiteError) {
    try connection.run(
      "INSERT INTO text_count (app, language, key, kind, count, last_at) VALUES (?, ?, ?, ?, ?, ?)", .text(app),
      .text(report.language), .text(report.key), .text(report.kind.rawValue), .integer(report.count), .real(time))
  }

  /// The counts, by language, key and kind.
  public func textCounts(
    of app: String, in language: String?, limit: Int, offset: Int
  ) async throws(StoreFailure) -> [TextCount] {
    try await reader.read { connection throws(SQLiteError) -> Result<[TextCount], StoreFailure> in
      .success(
        try connection.rows(
          """
          SELECT language, key, kind, count, last_at FROM text_count
          WHERE app = ?1 AND (?2 IS NULL OR language = ?2)
          ORDER BY language, key, kind LIMIT ?3 OFFSET ?4
          """, .text(app), .text(language), .integer(limit), .integer(offset)
        ) { row throws(SQLiteError) in
          let kind = TextReport.Kind(rawValue: row.text(2)) ?? .missing
          let report = TextReport(language: row.text(0), key: row.text(1), kind: kind, count: row.integer(3))
          return TextCount(report: report, lastAt: row.real(4))
        })
    }
  }

  /// The counts put together, by language.
  public func textTotals(of app: String) async throws(StoreFailure) -> [TextTotal] {
    try await reader.read { connection throws(SQLiteError) -> Result<[TextTotal], StoreFailure> in
      .success(
        try connection.rows(
          """
          SELECT language, sum(kind = 'missing'), sum(kind = 'refused'), sum(count), max(last_at) FROM text_count
          WHERE app = ? GROUP BY language ORDER BY language
          """, .text(app)
        ) { row throws(SQLiteError) in
          TextTotal(
            language: row.text(0), missing: row.integer(1), refused: row.integer(2), reports: row.integer(3),
            lastAt: row.real(4))
        })
    }
  }
}
