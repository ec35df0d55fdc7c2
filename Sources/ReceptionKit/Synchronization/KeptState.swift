package import ReceptionProtocol

/// What a device remembers across launches and crashes: written whole, atomically, before what depends on it is sent.
package struct KeptState: Sendable, Equatable, Codable {
  /// What lets it speak to the service; nil before it is registered.
  package var credentials: DeviceCredentials?
  /// Under which key it has asked to be registered, from the first request until it has heard an answer: it asks again
  /// under the same, and is the same device.
  package var registrationKey: RegistrationKey?
  /// Whether its user has ever asked for support.
  package var hasStarted = false
  /// The description that the service is known to have; nil where an answer is outstanding or was lost.
  package var synchronized: DeviceDescription?
  /// The number of the last update, registration or logout.
  package var sequence = 0
  /// Whether the service must still hear that its user logged out.
  package var owesLogout = false
  /// Whether the service must still hear that everything is to be deleted.
  package var owesDeletion = false
  /// The number of the last message that was on the screen; nil before one was.
  package var readThrough: Int?
  /// When the service had stored that message, in seconds since 1970.
  package var readAt: Double?
  /// The epoch of the service's data that all this was told to; nil before it was said.
  package var epoch: String?
  /// No request before this time, in seconds since 1970.
  package var heldUntil: Double?

  /// The state of a device that has never asked for support.
  package init() {}
}
