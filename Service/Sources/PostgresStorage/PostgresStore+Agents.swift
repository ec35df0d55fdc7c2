public import ReceptionStorage

extension PostgresStore {
  /// What is stored of the password.
  public func agentPassword() async throws(StoreFailure) -> PasswordHash? {
    try await pool.read { connection throws(PostgresError) -> Result<PasswordHash?, StoreFailure> in
      .success(
        try connection.run("SELECT password FROM agent").first { row throws(PostgresError) in
          PasswordHash(stored: row.text(0))
        })
    }
  }

  /// Stores a password where there is none yet.
  public func addAgentPassword(_ password: PasswordHash) async throws(StoreFailure) -> Bool {
    try await pool.write { connection throws(PostgresError) -> Result<Bool, StoreFailure> in
      .success(
        try connection.run(
          "INSERT INTO agent (only_row, password) VALUES (1, $1) ON CONFLICT DO NOTHING", .text(password.text)
        ).changes > 0)
    }
  }

  /// Stores a password in place of whatever was there, and ends every session.
  public func replaceAgentPassword(_ password: PasswordHash) async throws(StoreFailure) {
    try await pool.write { connection throws(PostgresError) -> Result<Void, StoreFailure> in
      try connection.run(
        """
        INSERT INTO agent (only_row, password) VALUES (1, $1)
        ON CONFLICT (only_row) DO UPDATE SET password = excluded.password
        """, .text(password.text))
      try connection.run("DELETE FROM agent_session")
      try connection.run("DELETE FROM attempt")
      return .success(())
    }
  }

  /// Begins a session.
  public func begin(_ session: AgentSession) async throws(StoreFailure) {
    try await pool.write { connection throws(PostgresError) -> Result<Void, StoreFailure> in
      try connection.run("DELETE FROM agent_session WHERE expires_at <= $1", .real(session.begunAt))
      try connection.run(
        "INSERT INTO agent_session (secret, begun_at, expires_at) VALUES ($1, $2, $3)", .bytes(session.secret.bytes),
        .real(session.begunAt), .real(session.expiresAt))
      return .success(())
    }
  }

  /// The session of a cookie.
  public func agentSession(_ secret: SecretHash, at time: Double) async throws(StoreFailure) -> AgentSession? {
    try await pool.read { connection throws(PostgresError) -> Result<AgentSession?, StoreFailure> in
      .success(
        try connection.run(
          "SELECT begun_at, expires_at FROM agent_session WHERE secret = $1 AND expires_at > $2",
          .bytes(secret.bytes), .real(time)
        ).first { row throws(PostgresError) in
          AgentSession(secret: secret, begunAt: row.real(0), expiresAt: row.real(1))
        })
    }
  }

  /// Has a session end later.
  public func extendAgentSession(_ secret: SecretHash, until time: Double) async throws(StoreFailure) {
    try await pool.write { connection throws(PostgresError) -> Result<Void, StoreFailure> in
      try connection.run(
        "UPDATE agent_session SET expires_at = greatest(expires_at, $1) WHERE secret = $2", .real(time),
        .bytes(secret.bytes))
      return .success(())
    }
  }

  /// Ends a session.
  public func endAgentSession(_ secret: SecretHash) async throws(StoreFailure) {
    try await pool.write { connection throws(PostgresError) -> Result<Void, StoreFailure> in
      try connection.run("DELETE FROM agent_session WHERE secret = $1", .bytes(secret.bytes))
      return .success(())
    }
  }

  /// Counts an attempt before it is made, over all processes.
  public func countAttempt(_ key: String, limit: AttemptLimit, at time: Double) async throws(StoreFailure) -> Double? {
    try await pool.write { connection throws(PostgresError) -> Result<Double?, StoreFailure> in
      // There may be no row to lock yet: the key itself is locked until the transaction ends.
      try connection.run("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", .text(key))
      let known = try connection.run("SELECT count, since FROM attempt WHERE key = $1", .text(key))
        .first { row throws(PostgresError) in (count: row.integer(0), since: row.real(1)) }
      switch limit.counting(known, at: time) {
      case .failure(let tooMany): return .success(tooMany.secondsToWait)
      case .success((let count, let since)):
        try connection.run(
          """
          INSERT INTO attempt (key, count, since) VALUES ($1, $2, $3)
          ON CONFLICT (key) DO UPDATE SET count = excluded.count, since = excluded.since
          """, .text(key), .integer(count), .real(since))
        // Whatever is this old counts no more, whichever limit it was for.
        try connection.run(
          """
          DELETE FROM attempt WHERE key IN (
            SELECT key FROM attempt WHERE since < $1 ORDER BY since LIMIT 100 FOR UPDATE SKIP LOCKED)
          """, .real(time - Self.longestMemory))
        return .success(nil)
      }
    }
  }

  /// Forgets the attempts at something.
  public func forgetAttempts(_ key: String) async throws(StoreFailure) {
    try await pool.write { connection throws(PostgresError) -> Result<Void, StoreFailure> in
      try connection.run("DELETE FROM attempt WHERE key = $1", .text(key))
      return .success(())
    }
  }

  /// How long attempts are remembered at most, in seconds: a day.
  private static let longestMemory = 86_400.0
}
