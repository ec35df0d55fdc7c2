public import LanguageTags

/// Whom a product follows when nobody forces a language: the host app, the device, a fixed choice, or the host's own
/// rule. It answers the wanted tags, best first.
///
/// ```swift
/// let policy = LanguagePolicy.host(localizations: ["en", "de"], preferred: ["fr-FR", "de-AT"])
/// policy.wantedTags()  // [de]: the host's localization that its user sees
/// ```
///
/// The policies that ask this process (``LanguagePolicy/device``, ``LanguagePolicy/host``) stand in a file of their
/// own, since they need Foundation.
public struct LanguagePolicy: Sendable {
  /// The kinds of policy, for traces and menus.
  public enum Kind: String, Sendable, Codable {
    /// Follows the app that embeds the product, as iOS makes every framework do.
    case host
    /// Follows the device's own list, whatever the app declares.
    case device
    /// Always the same tags.
    case pinned
    /// The closure of the one who embeds the product.
    case custom
  }

  /// Which kind this is.
  public let kind: Kind
  private let answer: @Sendable () -> [LanguageTag]

  private init(kind: Kind, answer: @escaping @Sendable () -> [LanguageTag]) {
    self.kind = kind
    self.answer = answer
  }

  /// The tags wanted now, best first; empty when nothing is known, and the resolver's fallback answers.
  public func wantedTags() -> [LanguageTag] { answer() }

  /// Always these tags, best first.
  public static func pinned(_ tags: LanguageTag...) -> LanguagePolicy {
    LanguagePolicy(kind: .pinned) { tags }
  }

  /// What a closure answers; it is asked once when a resolver starts and again at ``StringResolver/followPolicy()``.
  public static func custom(_ wanted: @escaping @Sendable () -> [LanguageTag]) -> LanguagePolicy {
    LanguagePolicy(kind: .custom, answer: wanted)
  }

  /// A device with this list of preferred languages, best first. Malformed entries are passed over.
  public static func device(preferred: [String]) -> LanguagePolicy {
    let tags = preferred.compactMap { LanguageTag($0) }
    return LanguagePolicy(kind: .device) { tags }
  }

  /// A host app that declares these localizations on a device with this list of preferred languages.
  ///
  /// It answers one tag: the localization in which the host itself appears, chosen from the *whole* device list, and
  /// the host's development language when nothing on the list is declared. No second preference is handed on, as iOS
  /// hands a framework none.
  ///
  /// - Parameters:
  ///   - localizations: what the host declares, `Base` ignored; empty answers no tag at all.
  ///   - preferred: the device's list, best first.
  ///   - development: the host's development language; the first localization when nil.
  public static func host(
    localizations: [String], preferred: [String], development: String? = nil
  ) -> LanguagePolicy {
    let tag = hostTag(localizations: localizations, preferred: preferred, development: development)
    return LanguagePolicy(kind: .host) { tag.map { [$0] } ?? [] }
  }

  /// A host app whose own language a closure answers, nil for none; asked once when a resolver starts and again at
  /// ``StringResolver/followPolicy()``.
  public static func host(_ language: @escaping @Sendable () -> LanguageTag?) -> LanguagePolicy {
    LanguagePolicy(kind: .host) { language().map { [$0] } ?? [] }
  }

  /// A policy of the kind `host` or `device` whose answer is made anew each time.
  static func asking(_ kind: Kind, _ answer: @escaping @Sendable () -> [LanguageTag]) -> LanguagePolicy {
    LanguagePolicy(kind: kind, answer: answer)
  }

  /// The one localization of a host that its user sees.
  static func hostTag(localizations: [String], preferred: [String], development: String?) -> LanguageTag? {
    let declared = localizations.filter { $0.lowercased() != "base" }.compactMap { LanguageTag($0) }
    let developmentTag = development.flatMap { LanguageTag($0) }
    guard !declared.isEmpty else { return nil }
    let matcher = LanguageMatcher(
      supported: declared, default: developmentTag ?? declared[0], rules: .cldrSameLanguage)
    return matcher.match(preferred.compactMap { LanguageTag($0) }).tag
  }
}
