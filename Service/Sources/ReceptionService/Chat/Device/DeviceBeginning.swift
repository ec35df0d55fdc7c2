/// What a visitor's device is at its beginning.
struct DeviceBeginning: Sendable {
  /// The phone, which speaks what the visitor's browser speaks.
  var phone: VisitorPhone
  /// What the page's picker says: a visitor whose last device is gone has chosen it before.
  var language: String?
  /// The name of a visitor with a number, in a language that the visitor reads.
  var name: @Sendable (Int) -> String = { "\($0)" }
}
