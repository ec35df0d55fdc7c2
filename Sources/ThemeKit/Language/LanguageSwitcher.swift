import LanguageTags

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

  /// The entry that is chosen, if the chosen language is on offer: the one with just this code, else one whose code is
  /// another spelling of the same language, as `pt_BR` is of `pt-BR` and `iw` of `he`.
  public var selected: AppLanguage? {
    let code = selection.wrappedValue
    if let exact = languages.first(where: { $0.code == code }) { return exact }
    guard let tag = Self.spoken(code) else { return nil }
    return languages.first { Self.spoken($0.code) == tag }
  }

  /// The same choice by the codes on offer, as a picker needs it to mark an entry.
  var choice: Binding<String> {
    Binding(get: { selected?.code ?? selection.wrappedValue }, set: { selection.wrappedValue = $0 })
  }

  /// The language of a code, without what a language setting drops.
  private static func spoken(_ code: String) -> LanguageTag? { LanguageTag(code)?.canonicalized().withoutExtensions }

  /// What the menu chooses.
  public var accessibilityLabel: ThemeText { ThemeText(label, themeKit: "Language") }
  /// The chosen language's name.
  public var accessibilityValue: ThemeText? { selected.map { .verbatim($0.name) } }
}
