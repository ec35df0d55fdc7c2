public import ReceptionProtocol
public import ReceptionStorage

extension PostgresStore {
  /// The last revision; nil where nothing was ever published.
  public func appearance(of app: String) async throws(StoreFailure) -> AppearanceRevision? {
    try await appearances(of: app, limit: 1, offset: 0).first
  }

  /// The revisions, newest first.
  public func appearances(of app: String, limit: Int, offset: Int) async throws(StoreFailure) -> [AppearanceRevision] {
    try await pool.read { connection throws(PostgresError) -> Result<[AppearanceRevision], StoreFailure> in
      .success(
        try connection.run(
          "SELECT \(Self.revisionColumns) FROM appearance WHERE app = $1 ORDER BY revision DESC LIMIT $2 OFFSET $3",
          .text(app), .integer(limit), .integer(offset)
        ).map(Self.revision))
    }
  }

  /// Publishes texts as the next revision.
  public func publish(
    _ texts: [AppearanceField: [String: String]], app: String, base: Int?, at time: Double
  ) async throws(StoreFailure) -> AppearanceRevision {
    let telling = telling(.app(app))
    return try await pool.write { connection throws(PostgresError) -> Result<AppearanceRevision, StoreFailure> in
      guard try Self.isLocked(app, connection) else { return .failure(.notFound("app \(app)")) }
      let last = try Self.last(of: app, connection)
      guard base == nil || base == last else { return .failure(.conflict("Revision \(last) of \(app)")) }
      return .success(try Self.add(texts, restores: nil, to: app, at: time, telling, connection))
    }
  }

  /// Publishes the texts of an earlier revision as the next one.
  public func rollBack(app: String, to revision: Int?, at time: Double) async throws(StoreFailure) -> AppearanceRevision
  {
    let telling = telling(.app(app))
    return try await pool.write { connection throws(PostgresError) -> Result<AppearanceRevision, StoreFailure> in
      _ = try Self.isLocked(app, connection)
      let last = try Self.last(of: app, connection)
      let wanted = revision ?? last - 1
      let old = try connection.run(
        "SELECT \(Self.revisionColumns) FROM appearance WHERE app = $1 AND revision = $2", .text(app), .integer(wanted)
      ).first(Self.revision)
      guard let old else { return .failure(.notFound("revision \(wanted) of \(app)")) }
      return .success(try Self.add(old.texts, restores: wanted, to: app, at: time, telling, connection))
    }
  }

  private static let revisionColumns = "revision, texts, published_at, restores"

  /// Whether there is such an app; if so, nobody else publishes for it until the transaction ends.
  static func isLocked(_ app: String, _ connection: PostgresConnection) throws(PostgresError) -> Bool {
    try connection.run("SELECT 1 FROM app WHERE id = $1 FOR NO KEY UPDATE", .text(app)).count > 0
  }

  private static func last(of app: String, _ connection: PostgresConnection) throws(PostgresError) -> Int {
    try connection.run("SELECT max(revision) FROM appearance WHERE app = $1", .text(app))
      .first { row throws(PostgresError) in row.integer(0) } ?? 0
  }

  private static func add(
    _ texts: [AppearanceField: [String: String]], restores: Int?, to app: String, at time: Double,
    _ telling: PostgresQuery, _ connection: PostgresConnection
  ) throws(PostgresError) -> AppearanceRevision {
    let next = AppearanceRevision(
      revision: try last(of: app, connection) + 1, texts: texts, publishedAt: time, restores: restores)
    try connection.run(
      "INSERT INTO appearance (app, \(revisionColumns)) VALUES ($1, $2, $3, $4, $5)", .text(app),
      .integer(next.revision),
      .text(StoredForms.text(texts)), .real(time), .integer(restores))
    _ = try connection.round([telling])
    return next
  }

  private static func revision(_ row: PostgresRow) throws(PostgresError) -> AppearanceRevision {
    guard let texts = StoredForms.appearance(row.text(1)) else {
      throw PostgresError(code: "XX001", message: "a published appearance cannot be read")
    }
    return AppearanceRevision(
      revision: row.integer(0), texts: texts, publishedAt: row.real(2), restores: row.optionalInteger(3))
  }
}
