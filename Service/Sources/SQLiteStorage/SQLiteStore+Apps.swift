internal import Foundation
public import ReceptionStorage

extension SQLiteStore {
  /// Adds an app, or replaces what is known of it but for whether it is served.
  public func save(_ app: AppRecord) async throws(StoreFailure) {
    try await writer.write { connection throws(SQLiteError) -> Result<Void, StoreFailure> in
      try connection.run(
        """
        INSERT INTO app (id, name, is_disabled, is_demo) VALUES (?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, is_demo = excluded.is_demo
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

  /// Serves an app no more, or again.
  public func setDisabled(_ isDisabled: Bool, app: String) async throws(StoreFailure) {
    try await writer.write { connection throws(SQLiteError) -> Result<Void, StoreFailure> in
      try connection.run(
        "UPDATE app SET is_disabled = ? WHERE id = ?", .integer(isDisabled ? 1 : 0), .text(app))
      return connection.changes > 0 ? .success(()) : .failure(.notFound("app \(app)"))
    }
  }

  /// Replaces the settings of an app.
  public func save(_ settings: AppSettings, of app: String) async throws(StoreFailure) {
    // They are made of flags and always encode.
    let text = (try? JSONEncoder().encode(settings)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    try await writer.write { connection throws(SQLiteError) -> Result<Void, StoreFailure> in
      try connection.run("UPDATE app SET settings = ? WHERE id = ?", .text(text), .text(app))
      return connection.changes > 0 ? .success(()) : .failure(.notFound("app \(app)"))
    }
  }

  /// The settings of an app.
  public func settings(of app: String) async throws(StoreFailure) -> AppSettings {
    try await reader.read { connection throws(SQLiteError) -> Result<AppSettings, StoreFailure> in
      let stored = try connection.row("SELECT settings FROM app WHERE id = ?", .text(app)) { row throws(SQLiteError) in
        row.bytes(0)
      }
      return .success(stored.flatMap { try? JSONDecoder().decode(AppSettings.self, from: Data($0)) } ?? AppSettings())
    }
  }

  /// Whether there is such an app.
  static func isApp(_ id: String, _ connection: SQLiteConnection) throws(SQLiteError) -> Bool {
    try connection.row("SELECT 1 FROM app WHERE id = ?", .text(id)) { _ throws(SQLiteError) in true } ?? false
  }
}
