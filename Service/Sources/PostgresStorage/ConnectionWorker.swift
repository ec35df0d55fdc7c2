internal import Dispatch
internal import ReceptionStorage

/// A connection and the queue on which it is used. The connection is made when it is first needed, and anew after it was
/// lost.
///
/// Unchecked: everything that changes is touched on `queue` only, which does one thing at a time.
final class ConnectionWorker: @unchecked Sendable {
  /// How long a database that could not be reached is left alone: whoever asks meanwhile is told at once.
  static let pause = Duration.milliseconds(250)

  let queue: DispatchQueue
  private let settings: ConnectionSettings
  private var connection: PostgresConnection?
  private var lastFailure: (at: ContinuousClock.Instant, error: PostgresError)?

  init(_ settings: ConnectionSettings, label: String) {
    self.settings = settings
    queue = DispatchQueue(label: "dragoman.store.postgres.\(label)", qos: .userInitiated)
  }

  /// Does something with the connection, on the queue. It is done again where nothing can have come of it: the connection
  /// was lost (an idle one, when the database was started anew), two transactions collided, or another one has just added
  /// what this one did not find: a device that registers at two services at once.
  func perform<Value>(
    _ body: (PostgresConnection) throws(PostgresError) -> Result<Value, StoreFailure>
  ) -> Result<Value, StoreFailure> {
    var attempts = 0
    while true {
      attempts += 1
      do throws(PostgresError) {
        return try body(try connected())
      } catch {
        let isNew = lastFailure != nil
        settle(error)
        guard attempts < (error.isReadOnly ? 2 : 4), !isNew, !error.isUncertain, !error.isSilent,
          error.isLost || error.isCollision || error.isDouble
        else {
          return .failure(error.failure)
        }
      }
    }
  }

  /// Lets go of the connection.
  func disconnect() { connection = nil }

  private func connected() throws(PostgresError) -> PostgresConnection {
    if let connection { return connection }
    if let lastFailure, lastFailure.at.duration(to: .now) < Self.pause { throw lastFailure.error }
    do throws(PostgresError) {
      let made = try PostgresConnection(settings)
      try made.settle()
      connection = made
      lastFailure = nil
      return made
    } catch {
      lastFailure = (.now, error)
      throw error
    }
  }

  private func settle(_ error: PostgresError) {
    if error.isLost { connection = nil } else { connection?.rollBack() }
    if connection?.isInTransaction == true { connection = nil }
  }
}

extension PostgresConnection {
  /// The session's settings: a statement that takes too long is ended by the server, and a commit waits for the disk even
  /// where the database was told otherwise.
  func settle() throws(PostgresError) {
    try execute(
      "SET statement_timeout = '5s'", "SET lock_timeout = '2s'", "SET idle_in_transaction_session_timeout = '15s'",
      "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'")
  }
}
