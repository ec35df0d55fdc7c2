public import Dragoman
public import Foundation
public import LanguageTags

#if canImport(SwiftUI)
  public import SwiftUI
#endif

/// ThemeKit's texts as a whole: whose catalog is asked, in which language, and why a text came out as it did.
///
/// ```swift
/// ThemeKitStrings.register(bundle: .main, table: "ThemeKit")  // what is done without a call
/// ThemeKitStrings.locale = Locale(identifier: "tr")
/// ThemeKitStrings.resolve("Card number")  // "Kart numarası", if the catalog has Turkish
/// ```
///
/// Everything here can be called from any thread. Server code that answers many readers sets nothing here: it wraps
/// each request in `withLanguage(_:_:)`.
public enum ThemeKitStrings {
  static var bridge: ThemeKitBridge { .shared }
}

// MARK: Language

extension ThemeKitStrings {
  /// The locale that is forced; `nil` follows the device or the app's own setting. Its language is the setting of
  /// ``Theme/setLanguage(_:)``.
  public static var locale: Locale? {
    get { bridge.locale }
    set { bridge.setLocale(newValue) }
  }

  /// The locale that formats numbers and dates at this moment: the forced one, else the current one; in the scope of
  /// `withLanguage(_:_:)`, the scope's.
  public static var effectiveLocale: Locale { bridge.effectiveLocale }

  /// The direction of the language that the catalogs answer the language of the moment with: of German, where German is
  /// forced and there. What is not translated comes from a later step and may be written in the other direction; the
  /// language that a text is really in is its resolution's, of ``resolve(_:in:)``.
  public static var writingDirection: WritingDirection { bridge.resolver.choice.matched.writingDirection }

  /// The code of the language as a value to bind a picker to: reading is ``Theme/currentLanguage``, writing is
  /// ``Theme/setLanguage(_:)``.
  public static var languageBinding: Binding<String> {
    Binding(get: { Theme.currentLanguage }, set: { Theme.setLanguage($0) })
  }

  /// What to observe: its value grows with each change of language or catalog.
  public static var observable: LanguageRevision { bridge.revision }

  /// The languages in which there are texts: the consumer's and the built-in English.
  public static var availableLanguages: [LanguageTag] { bridge.languages }
}

// MARK: Text

extension ThemeKitStrings {
  /// The text of a value in the language of the moment. `String(themeKit:)` is the short form.
  ///
  /// - Parameters:
  ///   - value: what to say.
  ///   - module: a bundle with a table `Localizable` that is asked in place of the built-in one, for a module that
  ///     brings texts of its own and wants the consumer's catalog above them; `nil` is the built-in table.
  public static func resolve(_ value: ThemeKitLocalizationValue, module: Bundle? = nil) -> String {
    module.map { bridge.text(value, module: $0) } ?? bridge.text(value)
  }

  /// The text of a value in one language, whatever is set: two languages on one screen.
  ///
  /// ```swift
  /// ThemeKitStrings.text("Card number", in: LanguageTag("tr")!)
  /// ```
  public static func text(_ value: ThemeKitLocalizationValue, in language: LanguageTag) -> String {
    bridge.resolver.scoped(to: language).text(value.message)
  }

  /// The text of a value in one language, with the language it is really in and what gave it: a page marks a part that
  /// fell back to English as English.
  public static func resolve(_ value: ThemeKitLocalizationValue, in language: LanguageTag) -> Resolution {
    bridge.resolver.scoped(to: language).resolve(value.message)
  }

  /// Why a text comes out as it does: how the language was chosen and what every source answered.
  ///
  /// ```swift
  /// print(ThemeKitStrings.explain("Card number"))
  /// ```
  public static func explain(_ value: ThemeKitLocalizationValue) -> Explanation {
    bridge.resolver.explain(value.message)
  }

  /// Why a text comes out as it does in one language.
  public static func explain(_ value: ThemeKitLocalizationValue, in language: LanguageTag) -> Explanation {
    bridge.resolver.scoped(to: language).explain(value.message)
  }

  /// Hears of keys without a text and of translations that had to be passed over, each once, those of before included;
  /// `nil` ends it.
  public static func report(to reporter: ResolutionReporter?) {
    bridge.reports.forward(to: reporter)
  }
}
