import Dragoman
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
  /// What was asked for: the override as it was set, else the host app's localization; nil when it declares none.
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

  init(_ choice: LanguageChoice, override: String?) {
    asked = override ?? choice.wanted.first?.description
    isOverride = override != nil
    fault = override.flatMap { CanonicalAppTag($0).fault }
    appLanguage = choice.appLanguage
    matched = .matched(choice.appLanguage)
    rule = choice.rule
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
