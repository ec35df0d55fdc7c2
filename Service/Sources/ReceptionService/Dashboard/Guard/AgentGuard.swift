internal import HTTPService
internal import ReceptionStorage

/// Lets agents in, and nobody else.
///
/// A session is a random secret in a cookie that no script reads and no other site has sent; only its hash is stored. What
/// changes anything must also come from a page of this service: its browser says so, and its form carries the session's
/// token.
struct AgentGuard: Sendable {
  /// How long a session lasts without a request, in seconds: a working day.
  static let idle = 12 * 3_600.0
  /// How long it lasts in all, in seconds: a week.
  static let longest = 7 * 86_400.0
  /// How often one address may try a password.
  static let attempts = AttemptLimit(attempts: 10, seconds: 900)
  static let cookie = "dragoman_session"

  let store: any AgentStore
  let isBehindProxy: Bool
  /// Seconds since 1970.
  let now: @Sendable () -> Double
  let passwords = PasswordDesk()

  /// Who asks: the session that the request's cookie is of; nil for anybody else, with nothing said of why.
  func access(of request: HTTPRequest) async throws(StoreFailure) -> AgentAccess? {
    guard let text = request.cookie(Self.cookie), let secret = AgentSecret(parsing: text) else { return nil }
    let time = now()
    guard var session = try await store.agentSession(secret.hash, at: time) else { return nil }
    // Written seldom: only when half of its time is over.
    if session.expiresAt - time < Self.idle / 2, session.expiresAt < session.begunAt + Self.longest {
      session.expiresAt = min(time + Self.idle, session.begunAt + Self.longest)
      try await store.extendAgentSession(secret.hash, until: session.expiresAt)
    }
    return AgentAccess(secret: secret, session: session)
  }

  /// Whether a session is still there; nil where the store cannot say.
  func isOpen(_ session: SecretHash) async -> Bool? {
    do throws(StoreFailure) { return try await store.agentSession(session, at: now()) != nil } catch { return nil }
  }

  /// What becomes of an attempt to log in.
  enum Outcome: Sendable {
    /// The agent is in, with this cookie.
    case entered(HTTPCookie)
    /// The password is another.
    case refused
    /// There were too many attempts from this address.
    case limited(seconds: Double)
    /// Too many are trying at this moment.
    case busy
  }

  /// Begins a session where the password is the right one.
  func logIn(_ request: HTTPRequest, password: String) async throws(StoreFailure) -> Outcome {
    let key = "log-in \(request.peer?.network.description ?? "")"
    if let seconds = try await store.countAttempt(key, limit: Self.attempts, at: now()) {
      return .limited(seconds: seconds)
    }
    guard let isRight = await passwords.matches(password, try await store.agentPassword()) else { return .busy }
    guard isRight else { return .refused }
    try await store.forgetAttempts(key)
    let (secret, time) = (AgentSecret(), now())
    try await store.begin(AgentSession(secret: secret.hash, begunAt: time, expiresAt: time + Self.idle))
    return .entered(cookie(secret.text, of: request))
  }

  /// Ends a session; its cookie is forgotten.
  func logOut(_ access: AgentAccess, _ request: HTTPRequest) async throws(StoreFailure) -> HTTPCookie {
    try await store.endAgentSession(access.secret.hash)
    return cookie("", of: request)
  }

  private func cookie(_ value: String, of request: HTTPRequest) -> HTTPCookie {
    var cookie = HTTPCookie(Self.cookie, value)
    cookie.path = "/dashboard"
    cookie.seconds = value.isEmpty ? nil : Int(Self.longest)
    cookie.isSecure = isSecure(request)
    return cookie
  }

  /// Whether the agent's browser speaks TLS, to a proxy: it does unless the proxy says otherwise.
  func isSecure(_ request: HTTPRequest) -> Bool {
    isBehindProxy && request.fields["X-Forwarded-Proto"]?.lowercased() != "http"
  }
}

/// An agent who is logged in.
struct AgentAccess: Sendable {
  let secret: AgentSecret
  let session: AgentSession
}

extension HTTPRequest {
  /// Whether a browser sent it from a page of this service. Browsers that do not say so name the page's origin, and a
  /// program that does neither is no browser that somebody could have been lured with.
  var isFromOwnPage: Bool {
    if let site = fields["Sec-Fetch-Site"] { return site == "same-origin" }
    guard let origin = fields["Origin"] else { return true }
    guard let host = fields["Host"]?.lowercased() else { return false }
    return ["http://\(host)", "https://\(host)"].contains(origin.lowercased())
  }
}
