public import LanguageTags
public import StringTemplates

/// How a resolver matches languages and writes values: what differs between products besides policy and steps.
///
/// ```swift
/// var settings = ResolverSettings()
/// settings.keyStyle = .uniform
/// settings.numbers = .plain
/// ```
public struct ResolverSettings: Sendable {
  /// The languages the product supports, the default not necessarily among the first. Nil takes every language of
  /// every step's source.
  public var supported: [LanguageTag]?
  /// How wanted tags are matched, against the supported languages and against a source's own.
  public var matching: MatchingRules = .cldrSameLanguage
  /// The language of last resort.
  public var fallback: LanguageTag = .english
  /// How keys of interpolated messages write the places of values.
  public var keyStyle: KeyStyle = .typed
  /// How numbers are written into texts.
  public var numbers: NumberStyle = .localized
  /// The device that variations are chosen for; nil takes the text for other devices.
  public var device: DeviceName?
  /// Whether values are wrapped in directional isolates.
  public var isolatesArguments = false
  /// The pseudo-languages that can be asked for, besides the supported languages. None unless asked for: `en-XB` is
  /// English then.
  public var pseudoLanguages: Set<PseudoLanguage> = []

  /// English as a last resort, keys as `String(localized:)` writes them, localized numbers, no device, no isolates.
  public init() {}
}
