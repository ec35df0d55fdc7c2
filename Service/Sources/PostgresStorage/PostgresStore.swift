internal import ReceptionProtocol
public import ReceptionStorage

/// A store in a PostgreSQL database: several connections, several services beside each other, group commit.
///
/// An answered write is committed. Reads never wait for writes.
///
/// ```swift
/// let store = try PostgresStore("postgres://reception@127.0.0.1/reception")
/// ```
///
/// The database may go away: whatever is asked meanwhile throws ``StoreFailure/unavailable(_:)``, and what is asked once it
/// is back is done.
public final class PostgresStore: Store {
  /// Which life of the data this is.
  public let epoch: String
  let pool: ConnectionPool
  let writer: GroupWriter
  private let listener: ChangeListener

  /// Connects to a database, makes the tables where there are none, and brings older ones up to date.
  ///
  /// - Parameters:
  ///   - address: a connection string of libpq: `postgres://USER@HOST:PORT/NAME?sslmode=verify-full`. What it leaves out
  ///     comes from libpq's environment and password file.
  ///   - connections: how many are used at once, besides the one that writes for many.
  /// - Throws: `.badAddress` for `postgres://host:port`, `.unreachable` where nobody answers, `.foreign` for a database with
  ///   tables of another program, `.newer` for one of a later version of this program, `.wrongEncoding` for `SQL_ASCII`,
  ///   `.oldServer` for PostgreSQL 12, `.unusable` for anything else, with the server's words.
  public init(_ address: String, connections: Int = 4) throws(PostgresStoreError) {
    let settings = try ConnectionSettings(address)
    epoch = try PostgresMigration(connection: Self.connect(settings), place: settings.place).run()
    pool = ConnectionPool(settings, size: connections)
    writer = GroupWriter(settings)
    listener = ChangeListener(settings, channel: ChangeNotice.channel(epoch: epoch))
  }

  /// Ends what is being written and closes the connections.
  public func close() async {
    await writer.close()
    await pool.close()
    await listener.close()
  }

  /// Gives the data another epoch.
  public func beginLife() async throws(StoreFailure) -> String {
    try await pool.write { connection throws(PostgresError) -> Result<String, StoreFailure> in
      let epoch = try connection.run(
        "UPDATE life SET epoch = substr(md5(gen_random_uuid()::text), 1, 16) RETURNING epoch"
      ).first { row throws(PostgresError) in row.text(0) }
      return epoch.map { .success($0) } ?? .failure(.unavailable("it has no epoch"))
    }
  }

  /// Tells of what every process on the database changes.
  public func observeChanges(_ observer: @escaping @Sendable (StoreChange) -> Void) { listener.observe(observer) }

  /// The statement that tells everybody of a change.
  func telling(_ change: StoreChange) -> PostgresQuery { ChangeNotice.telling(change, epoch: epoch) }

  static func connect(_ settings: ConnectionSettings) throws(PostgresStoreError) -> PostgresConnection {
    do throws(PostgresError) { return try PostgresConnection(settings) } catch {
      throw .unreachable(place: settings.place, reason: error.message)
    }
  }
}
