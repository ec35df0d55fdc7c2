/// What a device says of itself when it registers and whenever something of it changes.
///
/// ```swift
/// var device = DeviceDescription(platform: "ios", sdkVersion: "1.0", locale: "de_CH", timezone: "Europe/Zurich")
/// device.language = "es-MX"
/// ```
///
/// In JSON its members carry the names of its properties; what is nil is left out.
public struct DeviceDescription: Hashable, Sendable, Codable {
  /// `ios`, `macos`, `linux`.
  public var platform: String
  /// The version of ReceptionKit.
  public var sdkVersion: String
  /// The host app's version, as a user reads it.
  public var appVersion: String?
  /// The host app's build.
  public var appBuild: String?
  /// The version of the operating system.
  public var osVersion: String?
  /// The model of the device, such as `iPhone17,1`.
  public var deviceModel: String?
  /// The device's locale, as `Locale.current.identifier` has it: `de_CH`. Its region is a setting, no place.
  public var locale: String
  /// The device's time zone, such as `Europe/Zurich`.
  public var timezone: String
  /// The canonical app tag; nil or blank says nothing of the language, and the service keeps what it knows.
  public var language: String?
  /// The host app's bundle identifier.
  public var bundleId: String?
  /// Who the user is to the host app.
  public var externalUserId: String?
  /// The user's name.
  public var name: String?
  /// The user's address for mail.
  public var email: String?
  /// What the host app wants the agents to know.
  public var metadata: [String: String]?
  /// The token for push notifications; in updates only.
  public var pushToken: String?
  /// Which of Apple's two push services the token is for; in updates only.
  public var pushEnvironment: PushEnvironment?

  /// A device of which only the indispensable is known.
  public init(platform: String, sdkVersion: String, locale: String, timezone: String) {
    self.platform = platform
    self.sdkVersion = sdkVersion
    self.locale = locale
    self.timezone = timezone
  }

  /// The device without anything that says who its user is: what `logout()` leaves.
  public var anonymous: DeviceDescription {
    var device = withoutPushToken
    (device.externalUserId, device.name, device.email, device.metadata) = (nil, nil, nil, nil)
    return device
  }

  /// The device as it registers: a push token travels in updates only.
  public var withoutPushToken: DeviceDescription {
    var device = self
    (device.pushToken, device.pushEnvironment) = (nil, nil)
    return device
  }
}

/// Which of Apple's two push services a token is for.
public enum PushEnvironment: String, Sendable, Codable, CaseIterable {
  /// Builds that are still being developed.
  case sandbox = "SANDBOX"
  /// Builds from the App Store and TestFlight.
  case production = "PRODUCTION"
}
