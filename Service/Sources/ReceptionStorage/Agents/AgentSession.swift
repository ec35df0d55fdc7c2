/// An agent's session, from the log-in to the log-out or to its end.
public struct AgentSession: Hashable, Sendable {
  /// The hash of the secret in the agent's cookie.
  public var secret: SecretHash
  /// When the agent logged in, in seconds since 1970.
  public var begunAt: Double
  /// When it ends by itself, in seconds since 1970.
  public var expiresAt: Double

  /// A session.
  public init(secret: SecretHash, begunAt: Double, expiresAt: Double) {
    self.secret = secret
    self.begunAt = begunAt
    self.expiresAt = expiresAt
  }
}

/// How often something may be tried within a stretch of time.
public struct AttemptLimit: Hashable, Sendable {
  /// How often; 1 or more.
  public var attempts: Int
  /// In how many seconds, from the first of them on.
  public var seconds: Double

  /// A limit.
  public init(attempts: Int, seconds: Double) {
    self.attempts = attempts
    self.seconds = seconds
  }

  /// What becomes of an attempt after those that are known.
  ///
  /// - Parameters:
  ///   - known: how many there were since `since`; nil for none.
  ///   - time: now, by a clock that may have been set back or forth meanwhile.
  /// - Returns: the count and its beginning with this attempt in it, or how many seconds to wait.
  public func counting(
    _ known: (count: Int, since: Double)?, at time: Double
  ) -> Result<(count: Int, since: Double), TooManyAttempts> {
    guard let known, abs(time - known.since) < seconds else { return .success((1, time)) }
    guard known.count < attempts else {
      return .failure(TooManyAttempts(secondsToWait: min(seconds, known.since + seconds - time)))
    }
    return .success((known.count + 1, known.since))
  }
}

/// Too many attempts, and how long to wait.
public struct TooManyAttempts: Error, Hashable, Sendable {
  /// Seconds until the next one counts.
  public var secondsToWait: Double

  /// So many seconds.
  public init(secondsToWait: Double) { self.secondsToWait = secondsToWait }
}
