/// How the team logs in: one password, and the sessions that were begun with it.
public protocol AgentStore: Sendable {
  /// What is stored of the password; nil before there is one.
  func agentPassword() async throws(StoreFailure) -> PasswordHash?
  /// Stores a password where there is none yet.
  ///
  /// - Returns: whether it is the password now; false where another was there first.
  func addAgentPassword(_ password: PasswordHash) async throws(StoreFailure) -> Bool
  /// Stores a password in place of whatever was there, ends every session and forgets every attempt: whoever was locked
  /// out can use it at once.
  func replaceAgentPassword(_ password: PasswordHash) async throws(StoreFailure)

  /// Begins a session. Those that ended by themselves before it are forgotten.
  func begin(_ session: AgentSession) async throws(StoreFailure)
  /// The session of a cookie; nil for a secret that is unknown, and for a session that has ended.
  func agentSession(_ secret: SecretHash, at time: Double) async throws(StoreFailure) -> AgentSession?
  /// Has a session end later; one that is gone stays gone.
  func extendAgentSession(_ secret: SecretHash, until time: Double) async throws(StoreFailure)
  /// Ends a session; one that is gone already is no failure.
  func endAgentSession(_ secret: SecretHash) async throws(StoreFailure)

  /// Counts an attempt at something before it is made, over all processes that share the store.
  ///
  /// - Parameter key: what is tried by whom, such as `log-in 203.0.113.7`.
  /// - Returns: nil where it was counted and may go on, else how many seconds to wait, and nothing was counted.
  func countAttempt(_ key: String, limit: AttemptLimit, at time: Double) async throws(StoreFailure) -> Double?
  /// Forgets the attempts at something, since one has succeeded.
  func forgetAttempts(_ key: String) async throws(StoreFailure)
}
