public import Foundation
public import LanguageTags

extension Locale {
  /// The locale of a language, for Foundation's own formatters.
  ///
  /// ```swift
  /// Locale(LanguageTag("de-AT")!).identifier  // "de-AT"
  /// ```
  public init(_ tag: LanguageTag) { self.init(identifier: tag.description) }
}

extension LanguageTag {
  /// The language of a locale, without its keywords (`de_AT@currency=EUR`); nil for the root locale.
  ///
  /// ```swift
  /// LanguageTag(Locale(identifier: "zh_Hant_TW"))  // zh-Hant-TW
  /// ```
  public init?(_ locale: Locale) {
    let name = locale.identifier.prefix { $0 != "@" }
    guard !name.isEmpty else { return nil }
    self.init(String(name))
  }
}
