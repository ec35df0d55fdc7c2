public import ReceptionStorage

extension SQLiteStore {
  /// The last revision; nil where nothing was ever published.
  public func template(_ kind: TemplateKind, of app: String) async throws(StoreFailure) -> TemplateRevision? {
    try await templates(kind, of: app, limit: 1, offset: 0).first
  }

  /// The revisions, newest first.
  public func templates(
    _ kind: TemplateKind, of app: String, limit: Int, offset: Int
  ) async throws(StoreFailure) -> [TemplateRevision] {
    try await reader.read { connection throws(SQLiteError) -> Result<[TemplateRevision], StoreFailure> in
      .success(
        try connection.rows(
          "SELECT \(Self.columns) FROM template WHERE app = ? AND kind = ? ORDER BY revision DESC LIMIT ? OFFSET ?",
          .text(app), .text(kind.rawValue), .integer(limit), .integer(offset), read: Self.template))
    }
  }

  /// Publishes a document as the next revision.
  public func publish(
    _ document: String, as kind: TemplateKind, app: String, base: Int?, at time: Double
  ) async throws(StoreFailure) -> TemplateRevision {
    try await writer.write { connection throws(SQLiteError) -> Result<TemplateRevision, StoreFailure> in
      guard try Self.isApp(app, connection) else { return .failure(.notFound("app \(app)")) }
      let last = try Self.last(kind, of: app, connection)
      guard base == nil || base == last else { return .failure(.conflict("Revision \(last) of \(app)")) }
      let next = TemplateRevision(revision: last + 1, document: document, publishedAt: time)
      try Self.add(next, kind, to: app, connection)
      return .success(next)
    }
  }

  /// Publishes the document of an earlier revision as the next one.
  public func rollBack(
    _ kind: TemplateKind, app: String, to revision: Int?, at time: Double
  ) async throws(StoreFailure) -> TemplateRevision {
    try await writer.write { connection throws(SQLiteError) -> Result<TemplateRevision, StoreFailure> in
      let last = try Self.last(kind, of: app, connection)
      let wanted = revision ?? last - 1
      let old = try connection.row(
        "SELECT \(Self.columns) FROM template WHERE app = ? AND kind = ? AND revision = ?", .text(app),
        .text(kind.rawValue), .integer(wanted), read: Self.template)
      guard let old else { return .failure(.notFound("revision \(wanted) of \(app)")) }
      let next = TemplateRevision(revision: last + 1, document: old.document, publishedAt: time, restores: wanted)
      try Self.add(next, kind, to: app, connection)
      return .success(next)
    }
  }

  private static let columns = "revision, document, published_at, restores"

  private static func last(
    _ kind: TemplateKind, of app: String, _ connection: SQLiteConnection
  ) throws(SQLiteError) -> Int {
    try connection.row(
      "SELECT max(revision) FROM template WHERE app = ? AND kind = ?", .text(app), .text(kind.rawValue)
    ) { row throws(SQLiteError) in row.integer(0) } ?? 0
  }

  private static func add(
    _ next: TemplateRevision, _ kind: TemplateKind, to app: String, _ connection: SQLiteConnection
  ) throws(SQLiteError) {
    try connection.run(
      "INSERT INTO template (app, kind, \(columns)) VALUES (?, ?, ?, ?, ?, ?)", .text(app), .text(kind.rawValue),
      .integer(next.revision), .text(next.document), .real(next.publishedAt), .integer(next.restores))
  }

  private static func template(_ row: SQLiteStatement) throws(SQLiteError) -> TemplateRevision {
    TemplateRevision(
      revision: row.integer(0), document: row.text(1), publishedAt: row.real(2), restores: row.optionalInteger(3))
  }
}
