public import ReceptionStorage

extension PostgresStore {
  /// The last revision; nil where nothing was ever published.
  public func template(_ kind: TemplateKind, of app: String) async throws(StoreFailure) -> TemplateRevision? {
    try await templates(kind, of: app, limit: 1, offset: 0).first
  }

  /// The revisions, newest first.
  public func templates(
    _ kind: TemplateKind, of app: String, limit: Int, offset: Int
  ) async throws(StoreFailure) -> [TemplateRevision] {
    try await pool.read { connection throws(PostgresError) -> Result<[TemplateRevision], StoreFailure> in
      .success(
        try connection.run(
          """
          SELECT \(Self.templateColumns) FROM template WHERE app = $1 AND kind = $2
          ORDER BY revision DESC LIMIT $3 OFFSET $4
          """, .text(app), .text(kind.rawValue), .integer(limit), .integer(offset)
        ).map(Self.template))
    }
  }

  /// Publishes a document as the next revision.
  public func publish(
    _ document: String, as kind: TemplateKind, app: String, base: Int?, at time: Double
  ) async throws(StoreFailure) -> TemplateRevision {
    let telling = telling(.app(app))
    return try await pool.write { connection throws(PostgresError) -> Result<TemplateRevision, StoreFailure> in
      guard try Self.isLocked(app, connection) else { return .failure(.notFound("app \(app)")) }
      let last = try Self.last(kind, of: app, connection)
      guard base == nil || base == last else { return .failure(.conflict("Revision \(last) of \(app)")) }
      let next = TemplateRevision(revision: last + 1, document: document, publishedAt: time)
      try Self.add(next, kind, to: app, telling, connection)
      return .success(next)
    }
  }

  /// Publishes the document of an earlier revision as the next one.
  public func rollBack(
    _ kind: TemplateKind, app: String, to revision: Int?, at time: Double
  ) async throws(StoreFailure) -> TemplateRevision {
    let telling = telling(.app(app))
    return try await pool.write { connection throws(PostgresError) -> Result<TemplateRevision, StoreFailure> in
      _ = try Self.isLocked(app, connection)
      let last = try Self.last(kind, of: app, connection)
      let wanted = revision ?? last - 1
      let old = try connection.run(
        "SELECT \(Self.templateColumns) FROM template WHERE app = $1 AND kind = $2 AND revision = $3", .text(app),
        .text(kind.rawValue), .integer(wanted)
      ).first(Self.template)
      guard let old else { return .failure(.notFound("revision \(wanted) of \(app)")) }
      let next = TemplateRevision(revision: last + 1, document: old.document, publishedAt: time, restores: wanted)
      try Self.add(next, kind, to: app, telling, connection)
      return .success(next)
    }
  }

  private static let templateColumns = "revision, document, published_at, restores"

  private static func last(
    _ kind: TemplateKind, of app: String, _ connection: PostgresConnection
  ) throws(PostgresError) -> Int {
    try connection.run(
      "SELECT max(revision) FROM template WHERE app = $1 AND kind = $2", .text(app), .text(kind.rawValue)
    ).first { row throws(PostgresError) in row.integer(0) } ?? 0
  }

  private static func add(
    _ next: TemplateRevision, _ kind: TemplateKind, to app: String, _ telling: PostgresQuery,
    _ connection: PostgresConnection
  ) throws(PostgresError) {
    try connection.run(
      "INSERT INTO template (app, kind, \(templateColumns)) VALUES ($1, $2, $3, $4, $5, $6)", .text(app),
      .text(kind.rawValue), .integer(next.revision), .text(next.document), .real(next.publishedAt),
      .integer(next.restores))
    _ = try connection.round([telling])
  }

  private static func template(_ row: PostgresRow) throws(PostgresError) -> TemplateRevision {
    TemplateRevision(
      revision: row.integer(0), document: row.text(1), publishedAt: row.real(2), restores: row.optionalInteger(3))
  }
}
