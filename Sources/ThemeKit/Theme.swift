/// The theme's language: the short way to switch all of ThemeKit's texts, in views and outside them, without a
/// relaunch.
///
/// ```swift
/// Theme.setLanguage("tr")   // whole UI → Turkish
/// Theme.setLanguage(nil)    // follow the device language again
/// Theme.currentLanguage     // the device's, as far as the catalogs speak it
/// ```
public enum Theme {
  /// Forces a language, or follows the device or the app's own setting again. The same setting as
  /// ``ThemeKitStrings/locale``.
  ///
  /// - Parameter code: a language tag (BCP 47), `tr` or `pt-BR`; `nil` follows again. What is no tag (`""`, `"t r"`) and
  ///   what is a tag of no language that anybody registered (`"German"`) is reported, and the language stays.
  public static func setLanguage(_ code: String?) { ThemeKitStrings.bridge.setLanguage(code) }

  /// The forced code; while none is forced, the language of the consumer's and the built-in catalog that answers the
  /// device's: `tr` on a Turkish device with a Turkish catalog, `en` there without one.
  public static var currentLanguage: String { ThemeKitStrings.bridge.currentLanguage }
}
