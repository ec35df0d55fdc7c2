internal import ReceptionStorage

/// The agents' password at the start of the service: the environment's, the one that is stored, or a new one.
enum FirstPassword {
  /// The shortest password that the environment may give.
  static let shortest = 8
  /// The variable of the environment.
  static let variable = "DASHBOARD_PASSWORD"

  /// Has a password stored.
  ///
  /// - Parameter given: the environment's; it replaces whatever was stored, and ends every session where it is another.
  /// - Returns: a password that was made just now, to be shown once; nil where the team has one.
  static func prepare(_ store: any AgentStore, given: String?) async throws(StoreFailure) -> String? {
    let stored = try await store.agentPassword()
    if let given {
      if stored?.matches(given) != true { try await store.replaceAgentPassword(try hash(given)) }
      return nil
    }
    guard stored == nil else { return nil }
    let made = AgentSecret.newPassword()
    // Another process may have been first: its own is shown then, by it.
    return try await store.addAgentPassword(try hash(made)) ? made : nil
  }

  /// A new password in place of the one that was forgotten, to be shown once; every session ends.
  static func replace(_ store: any AgentStore) async throws(StoreFailure) -> String {
    let made = AgentSecret.newPassword()
    try await store.replaceAgentPassword(try hash(made))
    return made
  }

  /// What the service says of it when it starts.
  ///
  /// - Parameter command: what makes another one.
  static func line(made: String?, isGiven: Bool, command: String) -> String {
    if let made { return "The dashboard’s password, shown this once: \(made)" }
    if isGiven { return "The dashboard’s password is that of \(variable)." }
    return "The dashboard’s password was shown at the first start. Another one: \(command)"
  }

  private static func hash(_ password: String) throws(StoreFailure) -> PasswordHash {
    guard let hash = PasswordHash(of: password) else { throw .unavailable("there is no memory to hash a password") }
    return hash
  }
}
