public import ReceptionProtocol

/// Why a store did not do what it was asked.
public enum StoreFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The secret is not this device's, or its token is too old: a token of another app, a token that was renewed since.
  case unauthorized
  /// The device is gone: a session secret of a device that was deleted.
  case sessionRevoked
  /// The device is not served any more.
  case blocked
  /// There is nothing of that name: a rollback to a revision that never was, a reply to a device that is gone.
  case notFound(String)
  /// The name is taken by something else: a message sent twice under one name with two texts.
  case conflict(String)
  /// A draft was made for another language than the one the device is spoken to in, which is this.
  case languageChanged(ReceptionLanguage)
  /// The disk is full, the database is gone: asking again later may help. Nothing was stored, unless the connection was lost
  /// or the disk failed at the very end of a transaction: then nobody knows.
  case unavailable(String)

  /// One sentence.
  public var description: String {
    switch self {
    case .unauthorized: "The token is unknown or too old."
    case .sessionRevoked: "This device is not registered any more."
    case .blocked: "This device is not served any more."
    case .notFound(let what): "There is no \(what)."
    case .conflict(let what): "\(what) is stored already, and differs."
    case .languageChanged(let language): "The device is spoken to in \(language.identifier) now."
    case .unavailable(let reason): "The database cannot be used now: \(reason)."
    }
  }
}
