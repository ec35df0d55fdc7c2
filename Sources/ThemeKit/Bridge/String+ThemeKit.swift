import Dragoman

extension String {
  /// The text of one of ThemeKit's own strings in the language of this moment.
  ///
  /// Every default text of the library comes through here: the consumer's catalog is asked first, in the forced and in
  /// the device's language, then its English rewording, then the built-in English. Callable from any thread.
  ///
  /// ```swift
  /// let (score, max) = (4.5, 5)
  /// String(themeKit: "\(score) out of \(max)")  // "4.5 out of 5"; with the Turkish catalog "5 üzerinden 4.5"
  /// ```
  ///
  /// The result is a plain `String`: one that is stored does not follow a later switch. Store the
  /// ``ThemeKitLocalizationValue`` or a ``ThemeText`` instead.
  @_disfavoredOverload
  public init(themeKit value: ThemeKitLocalizationValue) {
    self = ThemeKitStrings.resolve(value)
  }

  /// The text of one of ThemeKit's own strings that has no values: what the value of the same literal says, by the
  /// shortest way.
  ///
  /// ```swift
  /// String(themeKit: "Card number")  // "Card number"; with the Turkish catalog "Kart numarası"
  /// ```
  public init(themeKit key: StaticString) {
    self = ThemeKitStrings.bridge.resolver.text(key)
  }
}
