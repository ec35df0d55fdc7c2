/// What decides whether a device is answered, as every store keeps it: each reads it in the transaction that does what is
/// asked, and asks it who may.
package struct DeviceStanding: Sendable {
  /// The app that it runs.
  package var app: String
  /// What is stored of its token.
  package var token: StoredToken
  /// What is stored of the secret that renews the token.
  package var session: SecretHash
  /// Whether it is not served any more.
  package var isBlocked: Bool
  /// The number of the last update or logout that was stored.
  package var sequence: Int
  /// The number of its last message.
  package var lastMessage: Int
  /// Messages up to this number are of an earlier user, and hidden.
  package var shownAfter: Int
  /// The language that it last reported; nil if it never did.
  package var language: String?

  /// What a store has read.
  package init(
    app: String, token: StoredToken, session: SecretHash, isBlocked: Bool, sequence: Int, lastMessage: Int,
    shownAfter: Int, language: String?
  ) {
    self.app = app
    self.token = token
    self.session = session
    self.isBlocked = isBlocked
    self.sequence = sequence
    self.lastMessage = lastMessage
    self.shownAfter = shownAfter
    self.language = language
  }

  /// Whether an update or a logout is older than the last one, or the same.
  package func isOlder(_ sequence: Int?) -> Bool { sequence.map { $0 <= self.sequence } ?? false }
}

extension DeviceStanding? {
  /// The device, if the token is its own, whether it is served or not.
  package func owner(_ claim: DeviceClaim, at time: Double) -> Result<DeviceStanding, StoreFailure> {
    guard let self, self.token.hash == claim.hash, self.app == claim.app, time < self.token.expiresAt else {
      return .failure(.unauthorized)
    }
    return .success(self)
  }

  /// The device, if the token is its own and it is served.
  package func served(_ claim: DeviceClaim, at time: Double) -> Result<DeviceStanding, StoreFailure> {
    owner(claim, at: time).flatMap { $0.isBlocked ? .failure(.blocked) : .success($0) }
  }

  /// The device, if the session secret is its own and it is served.
  package func renewing(_ claim: DeviceClaim) -> Result<DeviceStanding, StoreFailure> {
    guard let self, self.session == claim.hash, self.app == claim.app else { return .failure(.sessionRevoked) }
    return self.isBlocked ? .failure(.blocked) : .success(self)
  }
}
