import Dragoman
import Foundation
import LanguageTags

/// What a host app declares and what its user prefers: a consumer's catalog adds its languages to the host's, as one
/// that Xcode compiles into the app does.
///
/// A raw catalog must answer like a compiled one, so the languages are counted here, whatever form the file has.
struct HostLanguages: Sendable {
  /// The localizations that the host declares apart from ThemeKit's catalog.
  var localizations: @Sendable () -> [LanguageTag]
  /// The host's development language.
  var development: @Sendable () -> LanguageTag?
  /// The user's list, best first: the device's, or the app's own setting.
  var preferred: @Sendable () -> [LanguageTag]

  /// The main bundle's, and this device's.
  static let ofThisProcess = HostLanguages(
    localizations: { Bundle.main.localizations.compactMap { $0 == "Base" ? nil : LanguageTag($0) } },
    development: {
      (Bundle.main.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String).flatMap { LanguageTag($0) }
    },
    preferred: { DeviceLanguages.preferred })

  /// A device with a list of languages, and a host that declares some.
  static func fixed(_ localizations: [LanguageTag] = [], preferred: [LanguageTag]) -> HostLanguages {
    HostLanguages(localizations: { localizations }, development: { nil }, preferred: { preferred })
  }

  /// The one localization in which the app appears; nil when it declares none.
  func language(withConsumer consumer: (any StringSource)?) -> LanguageTag? {
    let declared = localizations() + (consumer?.languages ?? [])
    guard !declared.isEmpty else { return nil }
    // A program without an Info.plist names no development language, and its folders come in any order: then it is
    // English, the language of the keys.
    let matcher = LanguageMatcher(supported: declared, default: development() ?? .english, rules: .cldrSameLanguage)
    return matcher.match(preferred()).tag
  }
}
