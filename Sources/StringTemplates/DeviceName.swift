/// The kind of device that a catalog can vary a text by.
///
/// The names are those of the String Catalog format. Names unknown to this version are kept: a catalog may carry
/// devices of the future.
///
/// ```swift
/// DeviceName.ipod.fallbacks  // [.ipod, .iphone, .other]
/// ```
public struct DeviceName: Hashable, Sendable, RawRepresentable, CustomStringConvertible {
  /// The name as the catalog writes it, for example `iphone`.
  public let rawValue: String

  /// A device by the name that the catalog uses.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// iPhone.
  public static let iphone = DeviceName(rawValue: "iphone")
  /// iPod touch.
  public static let ipod = DeviceName(rawValue: "ipod")
  /// iPad.
  public static let ipad = DeviceName(rawValue: "ipad")
  /// Mac.
  public static let mac = DeviceName(rawValue: "mac")
  /// Apple Watch.
  public static let applewatch = DeviceName(rawValue: "applewatch")
  /// Apple TV.
  public static let appletv = DeviceName(rawValue: "appletv")
  /// Apple Vision.
  public static let applevision = DeviceName(rawValue: "applevision")
  /// Every device that has no text of its own.
  public static let other = DeviceName(rawValue: "other")

  /// The devices the catalog format names today, in the order of Apple's editor.
  public static let all: [DeviceName] = [
    .iphone, .ipod, .ipad, .applewatch, .appletv, .applevision, .mac, .other,
  ]

  /// Whose text is read on this device: its own, then that of the device it grew out of, then `other`.
  ///
  /// No document of Apple’s states a chain; Documentation/Decisions/0006-devices.md does.
  public var fallbacks: [DeviceName] {
    switch self {
    case .ipod: [.ipod, .iphone, .other]
    case .applevision: [.applevision, .ipad, .other]
    case .other: [.other]
    default: [self, .other]
    }
  }

  /// The name as the catalog writes it.
  public var description: String { rawValue }
}
