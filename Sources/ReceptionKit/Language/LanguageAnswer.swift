public import LanguageTags
public import ReceptionProtocol

/// Which language support speaks, and why: what ``Reception/explainLanguage()`` answers.
///
/// ```swift
/// Reception.shared.languageOverride = "German"
/// print(Reception.shared.explainLanguage())
/// // "German" is no language tag that anybody registered; en is reported, English (en) is shown (exact)
/// ```
public struct LanguageAnswer: Hashable, Sendable, CustomStringConvertible {
  /// What was asked for: the override, else the host app's localization; nil when it declares none.
  public var asked: String?
  /// Whether it was the override that asked.
  public var isOverride: Bool
  /// The app language: what is reported.
  public var appLanguage: LanguageTag
  /// What was wrong with what was asked for.
  public var fault: CanonicalAppTag.Fault?
  /// The supported language whose texts are shown.
  public var matched: ReceptionLanguage
  /// By which rule it answers the app language.
  public var rule: String

  init(asked: String?, isOverride: Bool) {
    let canonical = CanonicalAppTag(asked ?? "en")
    self.asked = asked
    self.isOverride = isOverride
    appLanguage = canonical.tag
    fault = canonical.fault
    let match = ReceptionLanguage.matcher.match(canonical.tag)
    matched = .matched(canonical.tag)
    rule = "\(match.reason)"
  }

  /// One sentence for a developer, in English.
  public var description: String {
    "\(cause); \(appLanguage) is reported, \(matched.name) (\(matched.identifier)) is shown (\(rule))"
  }

  private var cause: String {
    let origin = isOverride ? "the override asks for" : "the host app appears in"
    guard let asked else { return "the host app declares no localization" }
    switch fault {
    case nil: return "\(origin) \(asked)"
    case .malformed(let error): return "\"\(asked)\" is no language tag (\(error))"
    case .unregistered: return "\"\(asked)\" is no language that anybody registered"
    case .tooLong: return "\"\(asked)\" is longer than \(CanonicalAppTag.longestTag) characters"
    }
  }
}
