import Dragoman
import Foundation
import LanguageTags
import Testing
import ThemeKit

extension Guides {
  @Suite struct TwoLanguages {
    @Test func `one text in a language of its own`() throws {
      ThemeKitStrings.register(bundle: .module, table: "ThemeKit")
      Theme.setLanguage("en")
      try check {
        // snippet
        ThemeKitStrings.text("Card number", in: LanguageTag("tr")!)  // "Kart numarası"
        withLanguage(LanguageTag("tr")!) { String(themeKit: "Card number") }  // "Kart numarası"
        String(themeKit: "Card number")  // "Card number"
        // end
      }
      Theme.setLanguage(nil)
    }
  }
}
