#if canImport(SwiftUI)
  import Dragoman
  import Foundation
  public import LanguageTags
  public import SwiftUI

  extension EnvironmentValues {
    /// The language that texts speak in this part of the screen; nil is the language of each resolver.
    ///
    /// ``SpokenText`` asks in it. Task-locals, which `withLanguage(_:_:)` sets, do not reach the bodies of child views.
    public var spokenLanguage: LanguageTag? {
      get { self[SpokenLanguageKey.self] }
      set { self[SpokenLanguageKey.self] = newValue }
    }
  }

  private struct SpokenLanguageKey: EnvironmentKey {
    static let defaultValue: LanguageTag? = nil
  }

  extension View {
    /// Lets the texts inside speak one language, whatever the rest of the screen speaks, and lays them out and formats as
    /// that language does.
    ///
    /// ```swift
    /// HStack {
    ///   TideTable()
    ///   TideTable().spokenLanguage(LanguageTag("ar"))
    /// }
    /// ```
    ///
    /// - Parameter language: the language; nil is the language of each resolver again, and leaves locale and direction as
    ///   they are.
    public func spokenLanguage(_ language: LanguageTag?) -> some View {
      modifier(SpokenLanguageModifier(language: language))
    }
  }

  private struct SpokenLanguageModifier: ViewModifier {
    let language: LanguageTag?
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
      content
        .environment(\.spokenLanguage, language)
        .environment(\.locale, language.map { Locale($0) } ?? locale)
        .environment(\.layoutDirection, language.map(Self.direction) ?? direction)
    }

    private static func direction(of language: LanguageTag) -> LayoutDirection {
      language.writingDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
#endif
