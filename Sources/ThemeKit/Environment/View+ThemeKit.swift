#if canImport(SwiftUI)
  import Dragoman
  public import Foundation
  import LanguageTags
  public import SwiftUI

  extension View {
    /// The provider at the root of an app: hands on the language of the moment and follows each switch.
    ///
    /// ```swift
    /// WindowGroup {
    ///   RootView().themeKit()
    /// }
    /// ```
    ///
    /// Everything inside has the effective locale (the forced one, else the current one) as `\.locale` and that locale's
    /// direction as `\.layoutDirection`.
    ///
    /// - Parameter resetsIdentity: whether a switch makes new views. Then every text inside is read anew, wherever it
    ///   comes from; scroll positions and `@State` are lost, observable models and navigation survive. With `false`
    ///   everything is kept, and those views are drawn again whose body reads a text; what was read elsewhere, in an
    ///   initializer or into a stored `String`, stays as it was.
    public func themeKit(resetsIdentity: Bool = true) -> some View {
      modifier(LocalizationProvider(resetsIdentity: resetsIdentity))
    }

    /// The same as ``themeKit(resetsIdentity:)`` by its explicit name, for a part of an app that has no provider at its
    /// root.
    public func themeKitLocalized(resetsIdentity: Bool = true) -> some View {
      modifier(LocalizationProvider(resetsIdentity: resetsIdentity))
    }

    /// Formats numbers, dates and amounts inside as a locale does, and lays out in its direction. The words stay in their
    /// language.
    ///
    /// ```swift
    /// PriceBreakdown(order).themeKitLocale(Locale(identifier: "de"))  // "1.299,90 €" under "Total"
    /// ```
    public func themeKitLocale(_ locale: Locale) -> some View {
      environment(\.locale, locale).environment(\.layoutDirection, LayoutDirection(of: locale))
    }
  }

  /// Hands the effective locale and its direction on, and makes new views after a switch if it is to.
  private struct LocalizationProvider: ViewModifier {
    let resetsIdentity: Bool

    func body(content: Content) -> some View {
      // Reading the revision makes this body follow each switch, whether or not it is part of an identity.
      let revision = ThemeKitStrings.observable.value
      content
        .id(resetsIdentity ? revision : 0)
        .themeKitLocale(ThemeKitStrings.effectiveLocale)
    }
  }

  extension LayoutDirection {
    /// The direction in which a locale's language is written.
    init(of locale: Locale) { self.init(LanguageTag(locale)?.writingDirection ?? .leftToRight) }

    /// The same in SwiftUI's words.
    init(_ direction: WritingDirection) { self = direction == .rightToLeft ? .rightToLeft : .leftToRight }
  }
#endif
