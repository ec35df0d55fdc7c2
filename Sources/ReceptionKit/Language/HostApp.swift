import Dragoman
import Foundation
public import LanguageTags
public import ReceptionProtocol

/// The app that embeds support: which localizations it declares, and what its user prefers.
///
/// Support appears in the localization in which the app itself appears, and in no other: an app that declares English
/// alone stays English on a German device.
///
/// ```swift
/// HostApp(localizations: ["en"], preferred: ["de-DE"]).language          // en
/// HostApp(localizations: ["en", "de"], preferred: ["de-DE"]).language    // de
/// ```
public struct HostApp: Hashable, Sendable {
  /// What the app declares: `Bundle.main.localizations`.
  public var localizations: [String]
  /// The user's list, best first; it only chooses among the localizations.
  public var preferred: [String]
  /// The app's development language, which appears where nothing of the list is declared.
  public var development: String?

  /// A host.
  public init(localizations: [String], preferred: [String], development: String? = nil) {
    self.localizations = localizations
    self.preferred = preferred
    self.development = development
  }

  /// The app's localization that its user sees; nil when it declares none.
  public var language: LanguageTag? {
    LanguagePolicy.host(localizations: localizations, preferred: preferred, development: development).wantedTags().first
  }

  /// This process: its main bundle and its device, asked anew each time.
  public static var main: HostApp {
    HostApp(
      localizations: Bundle.main.localizations, preferred: DeviceLanguages.preferred.map(\.description),
      development: Bundle.main.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String ?? "en")
  }
}

extension DeviceLocale {
  /// This device's locale: `Locale.current.identifier`, and where that never changes (Linux) what `LC_ALL`,
  /// `LC_MESSAGES` or `LANG` say.
  public static var current: DeviceLocale {
    #if canImport(Darwin)
      DeviceLocale(identifier: Locale.current.identifier)
    #else
      of(environment: ProcessInfo.processInfo.environment)
    #endif
  }

  /// The locale that an environment's variables say.
  static func of(environment: [String: String]) -> DeviceLocale {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let said = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return DeviceLocale(identifier: said ?? Locale.current.identifier)
  }
}
