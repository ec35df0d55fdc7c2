public import LanguageTags

/// Which language a resolver speaks, and how it came to that.
///
/// ```swift
/// resolver.setLanguage(LanguageTag("es-MX"))
/// resolver.choice.appLanguage  // es-MX: what the app asked for, and what it reports
/// resolver.choice.matched      // es-419: the supported language whose text is shown
/// ```
public struct LanguageChoice: Sendable, Hashable, Codable {
  /// Who decided.
  public enum Decider: String, Sendable, Codable {
    /// The policy: nobody forces a language.
    case policy
    /// ``StringResolver/setLanguage(_:)``.
    case override
    /// A scope: ``StringResolver/scoped(to:)`` or ``withLanguage(_:_:)``.
    case scope
  }

  /// Who decided.
  public var decidedBy: Decider
  /// The kind of policy that the resolver follows when nobody forces a language.
  public var policy: LanguagePolicy.Kind
  /// What the policy wants, best first.
  public var wanted: [LanguageTag]
  /// The tag asked for, extensions dropped: the forced one, else the policy's first, else the fallback.
  public var appLanguage: LanguageTag
  /// The supported language that answers it.
  public var matched: LanguageTag
  /// By which rule it answers, in words: `exact`, `default`.
  public var rule: String

  /// The tag that somebody forced, if one did.
  var forced: LanguageTag? { decidedBy == .policy ? nil : appLanguage }
}
