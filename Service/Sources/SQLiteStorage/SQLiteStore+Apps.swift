public import ReceptionStorage

extension SQLiteStore {
  /// Adds an app, or replaces what is known of it.
  public func save(_ app: AppRecord) async throws(StoreFailure) {
    try await writer.write { connection throws(SQLiteError) -> Result<Void, StoreFailure> in
      try connection.run(
        """
        INSERT INTO app (id, name, is_disabled, is_demo) VALUES (?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, is_disabled = excluded.is_disabled, is_demo = excluded.is_demo
        """, .text(app.id), .text(app.name), .integer(app.isDisabled ? 1 : 0), .integer(app.isDemo ? 1 : 0))
      return .success(())
    }
  }

  /// Every app, by identifier.
  public func apps() async throws(StoreFailure) -> [AppRecord] {
    try await reader.read { connection throws(SQLiteError) -> Result<[AppRecord], StoreFailure> in
      .success(
        try connection.rows("SELECT id, name, is_disabled, is_demo FROM app ORDER BY id") { row throws(SQLiteError) in
          AppRecord(id: row.text(0), name: row.text(1), isDisabled: row.flag(2), isDemo: row.flag(3))
        })
    }
  }

  /// Whether there is such an app.
  static func isApp(_ id: String, _ connection: SQLiteConnection) throws(SQLiteError) -> Bool {
    try connection.row("SELECT 1 FROM app WHERE id = ?", .text(id)) { _ throws(SQLiteError) in true } ?? false
  }
}
