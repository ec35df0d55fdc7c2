#if canImport(SwiftUI)
  import Dragoman
  import Foundation
  public import LanguageTags
  public import SwiftUI

  extension EnvironmentValues {
    /// The language that ThemeKit's components speak in this part of the screen; `nil` is the language of the moment,
    /// which ``Theme/setLanguage(_:)`` sets.
    ///
    /// A view of your own that shows ThemeKit's texts reads it and asks in it:
    ///
    /// ```swift
    /// @Environment(\.themeKitLanguage) private var language
    /// var body: some View { Text(ColorChannel.hue.text.string(in: language)) }
    /// ```
    public var themeKitLanguage: LanguageTag? {
      get { self[ThemeKitLanguageKey.self] }
      set { self[ThemeKitLanguageKey.self] = newValue }
    }
  }

  private struct ThemeKitLanguageKey: EnvironmentKey {
    static let defaultValue: LanguageTag? = nil
  }

  extension View {
    /// Lets ThemeKit's components inside speak one language, whatever the rest of the screen speaks, and lays them out
    /// and formats as that language does.
    ///
    /// ```swift
    /// HStack {
    ///   Rating(score: 4.5)                            // "4.5 out of 5"
    ///   Rating(score: 4.5).themeKitLanguage("tr")     // "5 üzerinden 4.5"
    /// }
    /// ```
    ///
    /// It reaches what components say. `String(themeKit:)` by itself cannot know where it stands and answers in the
    /// language of the moment.
    ///
    /// - Parameter code: a language tag (BCP 47); `nil` is the language of the moment again. What is no tag of a
    ///   language (`"German"`) is reported, and the part speaks as what surrounds it.
    public func themeKitLanguage(_ code: String?) -> some View {
      modifier(LanguageModifier(code: code))
    }

    /// Lets ThemeKit's components inside speak one language.
    public func themeKitLanguage(_ language: LanguageTag) -> some View {
      modifier(LanguageModifier(code: language.description))
    }
  }

  /// Sets language, locale and direction of a part of the screen.
  private struct LanguageModifier: ViewModifier {
    let code: String?
    @Environment(\.themeKitLanguage) private var surrounding
    @Environment(\.locale) private var surroundingLocale
    @Environment(\.layoutDirection) private var surroundingDirection

    func body(content: Content) -> some View {
      let language = code.flatMap { ThemeKitStrings.bridge.language(of: $0) ?? surrounding }
      content
        .environment(\.themeKitLanguage, language)
        .environment(\.locale, locale(of: language))
        .environment(\.layoutDirection, direction(of: language))
    }

    private func locale(of language: LanguageTag?) -> Locale {
      if language == surrounding { return surroundingLocale }
      return language.map { Locale($0) } ?? ThemeKitStrings.effectiveLocale
    }

    private func direction(of language: LanguageTag?) -> LayoutDirection {
      if language == surrounding { return surroundingDirection }
      return LayoutDirection(of: locale(of: language))
    }
  }

  /// Says ThemeKit's texts in the language of the part of the screen that a view stands in.
  struct Speech: DynamicProperty {
    @Environment(\.themeKitLanguage) private var language

    func callAsFunction(_ text: ThemeText) -> String { text.string(in: language) }
  }
#endif
