import Foundation
import ReceptionProtocol

/// A published appearance with what belongs to it: kept together, discarded together.
struct KeptAppearance: Sendable, Codable, Equatable {
  var envelope: AppearanceEnvelope
  /// What to ask the service with whether there is a newer one; it stands for just this body.
  var entityTag: String?
  /// The version of the app that downloaded it: another version reads the whole anew.
  var appVersion: String?
}
