/// An app whose users are supported.
public struct AppRecord: Hashable, Sendable, Codable {
  /// What its requests carry as `X-App-Id`; public, no secret.
  public var id: String
  /// Its name, as agents and push notifications say it.
  public var name: String
  /// Whether it is served; its devices are told `app_disabled` when it is not.
  public var isDisabled: Bool
  /// Whether it was made to show something, and holds nobody's data.
  public var isDemo: Bool

  /// An app.
  public init(id: String, name: String, isDisabled: Bool = false, isDemo: Bool = false) {
    self.id = id
    self.name = name
    self.isDisabled = isDisabled
    self.isDemo = isDemo
  }

  /// Whether a text can be an app's identifier: 1 to 64 letters, digits, `-`, `_` and `.`.
  public static func isIdentifier(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
          true
        default: false
        }
      }
  }
}
