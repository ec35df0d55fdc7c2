#if canImport(SwiftUI)
  public import SwiftUI
#endif

/// A menu of languages, bound to the language of the whole library.
///
/// ```swift
/// LanguageSwitcher([.init(code: "en"), .init(code: "tr")],
///                  selection: ThemeKitStrings.languageBinding)   // flips the whole UI live
/// ```
public struct LanguageSwitcher: ComponentContent {
  /// The languages on offer, in order.
  public let languages: [AppLanguage]
  /// The code of the language that is chosen. Writing to it switches.
  public let selection: Binding<String>
  private let label: String?

  /// A menu.
  ///
  /// - Parameters:
  ///   - languages: the languages on offer, in order.
  ///   - selection: the chosen language's code, usually ``ThemeKitStrings/languageBinding``.
  ///   - label: the app's own label, which wins in every language.
  public init(_ languages: [AppLanguage], selection: Binding<String>, label: String? = nil) {
    self.languages = languages
    self.selection = selection
    self.label = label
  }

  /// The entry that is chosen, if the chosen language is on offer.
  public var selected: AppLanguage? { languages.first { $0.code == selection.wrappedValue } }

  /// What the menu chooses.
  public var accessibilityLabel: ThemeText { ThemeText(label, themeKit: "Language") }
  /// The chosen language's name.
  public var accessibilityValue: ThemeText? { selected.map { .verbatim($0.name) } }
}
