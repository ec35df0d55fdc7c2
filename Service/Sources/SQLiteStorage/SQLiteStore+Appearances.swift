internal import Foundation
public import ReceptionProtocol
public import ReceptionStorage

extension SQLiteStore {
  /// The last revision; nil where nothing was ever published.
  public func appearance(of app: String) async throws(StoreFailure) -> AppearanceRevision? {
    try await appearances(of: app, limit: 1, offset: 0).first
  }

  /// The revisions, newest first.
  public func appearances(of app: String, limit: Int, offset: Int) async throws(StoreFailure) -> [AppearanceRevision] {
    try await reader.read { connection throws(SQLiteError) -> Result<[AppearanceRevision], StoreFailure> in
      .success(
        try connection.rows(
          "SELECT \(Self.columns) FROM appearance WHERE app = ? ORDER BY revision DESC LIMIT ? OFFSET ?", .text(app),
          .integer(limit), .integer(offset), read: Self.revision))
    }
  }

  /// Publishes texts as the next revision.
  public func publish(
    _ texts: [AppearanceField: [String: String]], app: String, base: Int?, at time: Double
  ) async throws(StoreFailure) -> AppearanceRevision {
    try await writer.write { connection throws(SQLiteError) -> Result<AppearanceRevision, StoreFailure> in
      guard try Self.isApp(app, connection) else { return .failure(.notFound("app \(app)")) }
      let last = try Self.last(of: app, connection)
      guard base == nil || base == last else { return .failure(.conflict("Revision \(last) of \(app)")) }
      return .success(try Self.add(texts, restores: nil, to: app, at: time, connection))
    }
  }

  /// Publishes the texts of an earlier revision as the next one.
  public func rollBack(app: String, to revision: Int?, at time: Double) async throws(StoreFailure) -> AppearanceRevision
  {
    try await writer.write { connection throws(SQLiteError) -> Result<AppearanceRevision, StoreFailure> in
      let last = try Self.last(of: app, connection)
      let wanted = revision ?? last - 1
      let old = try connection.row(
        "SELECT \(Self.columns) FROM appearance WHERE app = ? AND revision = ?", .text(app), .integer(wanted),
        read: Self.revision)
      guard let old else { return .failure(.notFound("revision \(wanted) of \(app)")) }
      return .success(try Self.add(old.texts, restores: wanted, to: app, at: time, connection))
    }
  }

  private static let columns = "revision, texts, published_at, restores"

  private static func last(of app: String, _ connection: SQLiteConnection) throws(SQLiteError) -> Int {
    try connection.row("SELECT max(revision) FROM appearance WHERE app = ?", .text(app)) { row throws(SQLiteError) in
      row.integer(0)
    } ?? 0
  }

  private static func add(
    _ texts: [AppearanceField: [String: String]], restores: Int?, to app: String, at time: Double,
    _ connection: SQLiteConnection
  ) throws(SQLiteError) -> AppearanceRevision {
    let next = AppearanceRevision(
      revision: try last(of: app, connection) + 1, texts: texts, publishedAt: time, restores: restores)
    try connection.run(
      "INSERT INTO appearance (app, \(columns)) VALUES (?, ?, ?, ?, ?)", .text(app), .integer(next.revision),
      .text(json(texts)), .real(time), .integer(restores))
    return next
  }

  private static func json(_ texts: [AppearanceField: [String: String]]) -> String {
    let named = Dictionary(uniqueKeysWithValues: texts.map { ($0.key.rawValue, $0.value) })
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // It is made of texts and always encodes.
    return (try? encoder.encode(named)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  private static func revision(_ row: SQLiteStatement) throws(SQLiteError) -> AppearanceRevision {
    guard let named = try? JSONDecoder().decode([String: [String: String]].self, from: Data(row.bytes(1))) else {
      throw SQLiteError.unreadable("a published appearance")
    }
    let texts = named.compactMap { name, texts in AppearanceField(rawValue: name).map { ($0, texts) } }
    return AppearanceRevision(
      revision: row.integer(0), texts: Dictionary(uniqueKeysWithValues: texts), publishedAt: row.real(2),
      restores: row.optionalInteger(3))
  }
}
