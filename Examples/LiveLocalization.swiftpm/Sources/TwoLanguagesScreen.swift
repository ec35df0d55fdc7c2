import Foundation
import ThemeKit

/// The same components twice: in the language of the moment, and in one of their own.
struct TwoLanguagesScreen: View {
  @State private var other = "ar"

  var body: some View {
    Form {
      LanguageSwitcher(
        [.init(code: "en"), .init(code: "tr"), .init(code: "ar")], selection: ThemeKitStrings.languageBinding)
      Sample()
      LanguageSwitcher([.init(code: "en"), .init(code: "tr"), .init(code: "ar")], selection: $other)
        .themeKitLanguage(other)
      Sample().themeKitLanguage(other)
    }
  }
}

private struct Sample: View {
  var body: some View {
    Rating(score: 4.5, reviews: 128)
    AvailabilityBadge(.left(3))
    PriceTag(Price(80, "EUR"), before: Price(100, "EUR"))
  }
}
