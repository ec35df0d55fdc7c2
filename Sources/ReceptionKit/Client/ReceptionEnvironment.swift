public import Foundation
public import ReceptionProtocol

/// Everything a chat takes from the world around it: injected, so that it runs the same in an app, on a server and in a
/// test.
///
/// ```swift
/// var environment = ReceptionEnvironment.live
/// environment.host = { HostApp(localizations: ["en", "de"], preferred: ["de-AT"]) }
/// let reception = Reception(environment: environment)
/// ```
public struct ReceptionEnvironment: Sendable {
  /// The app that embeds support; asked again whenever it comes to the foreground.
  public var host: @Sendable () -> HostApp
  /// The device's locale; reported beside the app language and otherwise unused.
  public var deviceLocale: @Sendable () -> DeviceLocale
  /// The device's time zone.
  public var timezone: @Sendable () -> String
  /// What else is said of device and app.
  public var facts: DeviceFacts
  /// How requests leave the device.
  public var transport: any ReceptionTransport
  /// Time.
  public var clock: any ReceptionClock
  /// A number from 0 up to 1, for the length of waits.
  public var chance: @Sendable () -> Double
  /// The folder in which credentials and published texts are kept; nil keeps nothing beyond the process.
  public var folder: URL?

  /// An environment; what is not given is the system's own, and nothing is kept.
  public init(
    host: @escaping @Sendable () -> HostApp = { .main },
    deviceLocale: @escaping @Sendable () -> DeviceLocale = { .current },
    timezone: @escaping @Sendable () -> String = { TimeZone.current.identifier },
    facts: DeviceFacts = .ofThisProcess, transport: any ReceptionTransport = URLSessionTransport(),
    clock: any ReceptionClock = SystemClock(),
    chance: @escaping @Sendable () -> Double = { .random(in: 0..<1) }, folder: URL? = nil
  ) {
    self.host = host
    self.deviceLocale = deviceLocale
    self.timezone = timezone
    self.facts = facts
    self.transport = transport
    self.clock = clock
    self.chance = chance
    self.folder = folder
  }

  /// This process and this device; what has to outlive the process is kept among the app's own support files.
  public static var live: ReceptionEnvironment {
    let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    return ReceptionEnvironment(folder: support?.appendingPathComponent("ReceptionKit", isDirectory: true))
  }
}

/// What is said of device and app besides language, locale and time zone.
///
/// ```swift
/// DeviceFacts(platform: "ios", appVersion: "2.1").appVersion  // Optional("2.1")
/// ```
public struct DeviceFacts: Sendable, Hashable {
  /// `ios`, `macos`, `linux`.
  public var platform: String
  /// The host app's version.
  public var appVersion: String?
  /// The host app's build.
  public var appBuild: String?
  /// The version of the operating system.
  public var osVersion: String?
  /// The model of the device.
  public var deviceModel: String?
  /// The host app's bundle identifier.
  public var bundleId: String?

  /// Facts.
  public init(
    platform: String, appVersion: String? = nil, appBuild: String? = nil, osVersion: String? = nil,
    deviceModel: String? = nil, bundleId: String? = nil
  ) {
    self.platform = platform
    self.appVersion = appVersion
    self.appBuild = appBuild
    self.osVersion = osVersion
    self.deviceModel = deviceModel
    self.bundleId = bundleId
  }

  /// What this process knows of itself.
  public static var ofThisProcess: DeviceFacts {
    let info = { (key: String) in Bundle.main.object(forInfoDictionaryKey: key) as? String }
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return DeviceFacts(
      platform: platformName, appVersion: info("CFBundleShortVersionString"), appBuild: info("CFBundleVersion"),
      osVersion: "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)", deviceModel: model,
      bundleId: Bundle.main.bundleIdentifier)
  }

  private static var platformName: String {
    #if os(iOS)
      "ios"
    #elseif os(macOS)
      "macos"
    #elseif os(tvOS)
      "tvos"
    #elseif os(watchOS)
      "watchos"
    #elseif os(visionOS)
      "visionos"
    #else
      "linux"
    #endif
  }

  /// The machine as the system's kernel names it: `iPhone17,1`, `x86_64`.
  private static var model: String? {
    var name = utsname()
    guard uname(&name) == 0 else { return nil }
    return withUnsafeBytes(of: name.machine) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
