public import ReceptionStorage

extension SQLiteStore {
  /// What is stored of the password.
  public func agentPassword() async throws(StoreFailure) -> PasswordHash? {
    try await reader.read { connection throws(SQLiteError) -> Result<PasswordHash?, StoreFailure> in
      .success(
        try connection.row("SELECT password FROM agent") { row throws(SQLiteError) in
          PasswordHash(stored: row.text(0))
        })
    }
  }

  /// Stores a password where there is none yet.
  public func addAgentPassword(_ password: PasswordHash) async throws(StoreFailure) -> Bool {
    try await writer.write { connection throws(SQLiteError) -> Result<Bool, StoreFailure> in
      try connection.run("INSERT OR IGNORE INTO agent (only_row, password) VALUES (1, ?)", .text(password.text))
      return .success(connection.changes > 0)
    }
  }

  /// Stores a password in place of whatever was there, ends every session and forgets every attempt.
  public func replaceAgentPassword(_ password: PasswordHash) async throws(StoreFailure) {
    try await writer.write { connection throws(SQLiteError) -> Result<Void, StoreFailure> in
      try connection.run("REPLACE INTO agent (only_row, password) VALUES (1, ?)", .text(password.text))
      try connection.run("DELETE FROM agent_session")
      try connection.run("DELETE FROM attempt")
      return .success(())
    }
  }

  /// Begins a session.
  public func begin(_ session: AgentSession) async throws(StoreFailure) {
    try await writer.write { connection throws(SQLiteError) -> Result<Void, StoreFailure> in
      try connection.run("DELETE FROM agent_session WHERE expires_at <= ?", .real(session.begunAt))
      try connection.run(
        "INSERT INTO agent_session (secret, begun_at, expires_at) VALUES (?, ?, ?)", .blob(session.secret.bytes),
        .real(session.begunAt), .real(session.expiresAt))
      return .success(())
    }
  }

  /// The session of a cookie.
  public func agentSession(_ secret: SecretHash, at time: Double) async throws(StoreFailure) -> AgentSession? {
    try await reader.read { connection throws(SQLiteError) -> Result<AgentSession?, StoreFailure> in
      .success(
        try connection.row(
          "SELECT begun_at, expires_at FROM agent_session WHERE secret = ? AND expires_at > ?", .blob(secret.bytes),
          .real(time)
        ) { row throws(SQLiteError) in
          AgentSession(secret: secret, begunAt: row.real(0), expiresAt: row.real(1))
        })
    }
  }

  /// Has a session end later.
  public func extendAgentSession(_ secret: SecretHash, until time: Double) async throws(StoreFailure) {
    try await writer.write { connection throws(SQLiteError) -> Result<Void, StoreFailure> in
      try connection.run(
        "UPDATE agent_session SET expires_at = max(expires_at, ?) WHERE secret = ?", .real(time), .blob(secret.bytes))
      return .success(())
    }
  }

  /// Ends a session.
  public func endAgentSession(_ secret: SecretHash) async throws(StoreFailure) {
    try await writer.write { connection throws(SQLiteError) -> Result<Void, StoreFailure> in
      try connection.run("DELETE FROM agent_session WHERE secret = ?", .blob(secret.bytes))
      return .success(())
    }
  }

  /// Counts an attempt before it is made.
  public func countAttempt(_ key: String, limit: AttemptLimit, at time: Double) async throws(StoreFailure) -> Double? {
    try await writer.write { connection throws(SQLiteError) -> Result<Double?, StoreFailure> in
      let known = try connection.row("SELECT count, since FROM attempt WHERE key = ?", .text(key)) {
        row throws(SQLiteError) in (count: row.integer(0), since: row.real(1))
      }
      switch limit.counting(known, at: time) {
      case .failure(let tooMany): return .success(tooMany.secondsToWait)
      case .success((let count, let since)):
        try connection.run(
          "REPLACE INTO attempt (key, count, since) VALUES (?, ?, ?)", .text(key), .integer(count), .real(since))
        // Whatever is this old counts no more, whichever limit it was for.
        try connection.run("DELETE FROM attempt WHERE since < ?", .real(time - Self.longestMemory))
        return .success(nil)
      }
    }
  }

  /// Forgets the attempts at something.
  public func forgetAttempts(_ key: String) async throws(StoreFailure) {
    try await writer.write { connection throws(SQLiteError) -> Result<Void, StoreFailure> in
      try connection.run("DELETE FROM attempt WHERE key = ?", .text(key))
      return .success(())
    }
  }

  /// How long attempts are remembered at most, in seconds: a day.
  private static let longestMemory = 86_400.0
}
