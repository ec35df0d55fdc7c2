/// Makes the tables, or brings older ones up to date: by one process at a time, in one transaction.
struct PostgresMigration {
  /// Any number, the same for everybody who wants to change the tables: `DRAGOMAN` in ASCII.
  private static let lock: Int64 = 0x4452_4147_4F4D_414E
  /// Another process may be bringing a large database up to date.
  private static let patience = Duration.seconds(600)
  private static let oldestServer = 130_000

  let connection: PostgresConnection
  let place: String

  /// What is there and not ours is refused before anything is written.
  ///
  /// - Returns: the epoch.
  func run() throws(PostgresStoreError) -> String {
    let outcome: Result<String, PostgresStoreError>
    do throws(PostgresError) {
      outcome = try connection.transaction { _ throws(PostgresError) in try migrate() }
    } catch {
      throw .unusable(place: place, reason: error.message)
    }
    return try outcome.get()
  }

  private func migrate() throws(PostgresError) -> Result<String, PostgresStoreError> {
    if let refusal = try refusalOfServer() { return .failure(refusal) }
    try connection.execute("SET LOCAL statement_timeout = 0")
    _ = try connection.round(
      [PostgresQuery("SELECT pg_advisory_xact_lock($1)", .integer(Self.lock))], patience: Self.patience)
    let version = try self.version()
    if version == 0, try isTaken() { return .failure(.foreign(place: place)) }
    guard version <= PostgresSchema.version else { return .failure(.newer(place: place)) }
    if version < PostgresSchema.version { try bringUpToDate(from: version) }
    let epoch = try connection.run("SELECT epoch FROM life").first { row throws(PostgresError) in row.text(0) }
    return .success(epoch ?? "")
  }

  private func bringUpToDate(from version: Int) throws(PostgresError) {
    var statements = PostgresSchema.steps[version...].flatMap { $0 }.map { PostgresQuery($0) }
    if version == 0 {
      statements.append(PostgresQuery("CREATE TABLE reception_schema (version BIGINT NOT NULL)"))
      statements.append(PostgresQuery("INSERT INTO reception_schema (version) VALUES (0)"))
      statements.append(
        PostgresQuery("INSERT INTO life (epoch) VALUES (substr(md5(gen_random_uuid()::text), 1, 16))"))
    }
    statements.append(PostgresQuery("UPDATE reception_schema SET version = $1", .integer(PostgresSchema.version)))
    _ = try connection.round(statements, patience: Self.patience)
  }

  /// 0 where there is nothing of ours.
  private func version() throws(PostgresError) -> Int {
    let exists = try connection.run("SELECT to_regclass('reception_schema') IS NOT NULL")
      .first { row throws(PostgresError) in row.flag(0) }
    guard exists == true else { return 0 }
    return try connection.run("SELECT version FROM reception_schema")
      .first { row throws(PostgresError) in row.integer(0) } ?? 0
  }

  /// Whether a table of one of our names is there.
  private func isTaken() throws(PostgresError) -> Bool {
    try connection.run(
      "SELECT 1 FROM pg_tables WHERE schemaname = current_schema() AND tablename IN ('life', 'app', 'device', 'message')"
    ).count > 0
  }

  private func refusalOfServer() throws(PostgresError) -> PostgresStoreError? {
    let row = try connection.run(
      "SELECT current_setting('server_version_num')::bigint, current_setting('server_version'), "
        + "current_setting('server_encoding')"
    ).first { row throws(PostgresError) in (row.integer(0), row.text(1), row.text(2)) }
    guard let (number, version, encoding) = row else { return nil }
    if number < Self.oldestServer { return .oldServer(place: place, version: version) }
    return encoding == "UTF8" ? nil : .wrongEncoding(place: place, encoding: encoding)
  }
}
