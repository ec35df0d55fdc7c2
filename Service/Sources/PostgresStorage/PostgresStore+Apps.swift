internal import Foundation
public import ReceptionStorage

extension PostgresStore {
  /// Adds an app, or replaces what is known of it but for whether it is served.
  public func save(_ app: AppRecord) async throws(StoreFailure) {
    let telling = telling(.app(app.id))
    try await pool.write { connection throws(PostgresError) -> Result<Void, StoreFailure> in
      try connection.run(
        """
        INSERT INTO app (id, name, is_disabled, is_demo) VALUES ($1, $2, $3, $4)
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, is_demo = excluded.is_demo
        """, .text(app.id), .text(app.name), .flag(app.isDisabled), .flag(app.isDemo))
      _ = try connection.round([telling])
      return .success(())
    }
  }

  /// Every app, by identifier.
  public func apps() async throws(StoreFailure) -> [AppRecord] {
    try await pool.read { connection throws(PostgresError) -> Result<[AppRecord], StoreFailure> in
      .success(
        try connection.run("SELECT id, name, is_disabled, is_demo FROM app ORDER BY id").map {
          row throws(PostgresError) in
          AppRecord(id: row.text(0), name: row.text(1), isDisabled: row.flag(2), isDemo: row.flag(3))
        })
    }
  }

  /// Serves an app no more, or again.
  public func setDisabled(_ isDisabled: Bool, app: String) async throws(StoreFailure) {
    let telling = telling(.app(app))
    try await pool.write { connection throws(PostgresError) -> Result<Void, StoreFailure> in
      let changes = try connection.run(
        "UPDATE app SET is_disabled = $1 WHERE id = $2", .flag(isDisabled), .text(app)
      ).changes
      _ = try connection.round([telling])
      return changes > 0 ? .success(()) : .failure(.notFound("app \(app)"))
    }
  }

  /// Replaces the settings of an app.
  public func save(_ settings: AppSettings, of app: String) async throws(StoreFailure) {
    let (text, telling) = (StoredForms.json(settings), telling(.app(app)))
    try await pool.write { connection throws(PostgresError) -> Result<Void, StoreFailure> in
      let changes = try connection.run("UPDATE app SET settings = $1 WHERE id = $2", .text(text), .text(app)).changes
      _ = try connection.round([telling])
      return changes > 0 ? .success(()) : .failure(.notFound("app \(app)"))
    }
  }

  /// The settings of an app.
  public func settings(of app: String) async throws(StoreFailure) -> AppSettings {
    try await pool.read { connection throws(PostgresError) -> Result<AppSettings, StoreFailure> in
      let stored = try connection.run("SELECT settings FROM app WHERE id = $1", .text(app))
        .first { row throws(PostgresError) in row.text(0) }
      return .success(
        stored.flatMap { try? JSONDecoder().decode(AppSettings.self, from: Data($0.utf8)) } ?? AppSettings())
    }
  }
}
