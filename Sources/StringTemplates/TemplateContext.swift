import LanguageNumbers
public import LanguageTags

/// How numbers in a text are written.
public enum NumberStyle: Sendable, Hashable {
  /// In the digits, signs and groups of the text's language: `1.234,5` in German.
  case localized
  /// As Swift prints them: `1234.5`.
  case plain
}

/// Where a text will be read: its language, the device, and how arguments are to be written into it.
///
/// Making one looks up the language's plural rules and number symbols, so make it once per language and keep it.
///
/// ```swift
/// let context = TemplateContext(language: LanguageTag("ru")!, device: .mac)
/// ```
public struct TemplateContext: Sendable {
  /// The language of the text, which decides plural forms and digits. It is not the language that was asked for.
  public var language: LanguageTag { rules.language }
  /// The device to read for; `nil` takes the text for other devices.
  public var device: DeviceName?
  /// How numbers are written.
  public var numbers: NumberStyle
  /// Whether every argument is wrapped in U+2068 FIRST STRONG ISOLATE and U+2069 POP DIRECTIONAL ISOLATE, so that a
  /// Latin name cannot disturb the order of an Arabic sentence (UAX #9). Off unless asked for: the marks are part of
  /// the text and disturb comparisons and file names.
  public var isolatesArguments: Bool

  private let rules: LanguageRules

  var pluralRules: PluralRules { rules.plurals }
  var symbols: NumberSymbols { rules.symbols }

  /// The place of reading.
  ///
  /// - Parameters:
  ///   - language: the language of the text.
  ///   - device: the device to read for; `nil` takes the text for other devices.
  ///   - numbers: how numbers are written.
  ///   - numberLanguage: whose digits, signs and groups localized numbers take, where a reader's region differs from
  ///     the text's language; `nil` takes the text's own. Plural forms are always those of the text.
  ///   - isolatesArguments: whether arguments are wrapped in directional isolates.
  public init(
    language: LanguageTag, device: DeviceName? = nil, numbers: NumberStyle = .localized,
    numbersIn numberLanguage: LanguageTag? = nil, isolatesArguments: Bool = false
  ) {
    self.device = device
    self.numbers = numbers
    self.isolatesArguments = isolatesArguments
    rules = LanguageRules(language, numbersIn: numberLanguage ?? language)
  }
}

/// What a language says of numbers, looked up once and shared by all copies of a context.
private final class LanguageRules: Sendable {
  let language: LanguageTag
  let plurals: PluralRules
  let symbols: NumberSymbols

  init(_ language: LanguageTag, numbersIn numberLanguage: LanguageTag) {
    self.language = language
    plurals = .cardinal(for: language)
    symbols = .for(numberLanguage)
  }
}
