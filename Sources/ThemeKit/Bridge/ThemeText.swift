public import LanguageTags

/// A text of a component, resolved when it is read: what the app passed, or one of ThemeKit's own.
///
/// It can be stored in a model and still follows a switch of the language, which a `String` cannot.
///
/// ```swift
/// let placeholder = SelectContent().placeholder
/// placeholder.string  // "Select", or what the consumer's catalog says
/// SelectContent(placeholder: "Card number").placeholder.string  // "Card number" in every language
/// ```
public enum ThemeText: Sendable {
  /// A text that never reaches the bridge: a parameter that the app passed, or a formatted value.
  case verbatim(String)
  /// One of ThemeKit's own texts.
  case bridged(ThemeKitLocalizationValue)

  /// One of ThemeKit's own texts.
  public init(themeKit value: ThemeKitLocalizationValue) { self = .bridged(value) }

  /// What the app passed, which always wins, or else one of ThemeKit's own texts.
  ///
  /// - Parameters:
  ///   - parameter: the text that the app passed, if it did. An empty text is a text.
  ///   - value: ThemeKit's own text; not even made when there is a parameter.
  public init(_ parameter: String?, themeKit value: @autoclosure () -> ThemeKitLocalizationValue) {
    self = parameter.map { .verbatim($0) } ?? .bridged(value())
  }

  /// The text in the language of this moment.
  public var string: String {
    switch self {
    case .verbatim(let text): text
    case .bridged(let value): String(themeKit: value)
    }
  }

  /// The text in one language, whatever is set; in the language of this moment for `nil`.
  public func string(in language: LanguageTag?) -> String {
    guard let language, case .bridged(let value) = self else { return string }
    return ThemeKitStrings.text(value, in: language)
  }

  /// What stands behind the text, if it is ThemeKit's own: for `ThemeKitStrings.explain(_:)`.
  public var value: ThemeKitLocalizationValue? {
    if case .bridged(let value) = self { value } else { nil }
  }
}

extension ThemeText: CustomStringConvertible {
  /// The text in the language of this moment.
  public var description: String { string }
}
