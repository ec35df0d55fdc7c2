import Foundation
public import LanguageTags

/// The languages that the user of this device prefers, best first: one place for every policy that follows the device.
///
/// ```swift
/// DeviceLanguages.preferred                                               // of this process
/// DeviceLanguages.preferred(arguments: [], environment: ["LANGUAGE": "de_AT:fr", "LANG": "de_AT.UTF-8"])  // [de-AT, fr]
/// ```
public enum DeviceLanguages {
  /// The preferred languages of this process: the system's list on Apple platforms, elsewhere the command line and the
  /// environment.
  public static var preferred: [LanguageTag] {
    #if canImport(Darwin)
      Locale.preferredLanguages.compactMap { LanguageTag($0) }
    #else
      preferred(arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)
    #endif
  }

  /// The preferred languages that a command line and an environment state.
  ///
  /// `-AppleLanguages "(tr, en)"` among the arguments comes first, as Xcode's schemes write it. Then gettext's order:
  /// the list in `LANGUAGE`, unless the locale is `C`; the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set.
  /// What is not a language tag is passed over.
  ///
  /// - Parameters:
  ///   - arguments: the words of the command line.
  ///   - environment: the variables by name.
  public static func preferred(arguments: [String], environment: [String: String]) -> [LanguageTag] {
    let named = appleLanguages(in: arguments)
    guard named.isEmpty else { return named }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let locale, !isUntranslated(locale) else { return [] }
    let list = environment["LANGUAGE"].map { $0.split(separator: ":").map(String.init) } ?? []
    return unique((list.isEmpty ? [locale] : list).compactMap { try? LanguageTag(posix: $0) })
  }

  /// Whether a POSIX locale asks for untranslated text.
  private static func isUntranslated(_ locale: String) -> Bool {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    return name == "C" || name == "POSIX"
  }

  private static func appleLanguages(in arguments: [String]) -> [LanguageTag] {
    guard let flag = arguments.lastIndex(of: "-AppleLanguages"), flag + 1 < arguments.count else { return [] }
    let listed = arguments[flag + 1].split { "(), \"\n\t".contains($0) }
    return unique(listed.compactMap { LanguageTag(String($0)) })
  }

  private static func unique(_ tags: [LanguageTag]) -> [LanguageTag] {
    var seen: Set<LanguageTag> = []
    return tags.filter { seen.insert($0).inserted }
  }
}
