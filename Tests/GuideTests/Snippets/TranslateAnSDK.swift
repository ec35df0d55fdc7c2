import Dragoman
import DragomanTesting
import Foundation
import LanguageTags
import Testing
import ThemeKit

extension Guides {
  @Suite struct TranslateAnSDK {
    @Test func `a catalog in another bundle is registered`() throws {
      try check {
        // snippet
        ThemeKitStrings.register(bundle: .module, table: "ThemeKit")
        String(themeKit: "Promo code:")  // in the device's language, if the catalog has it
        // end
        ThemeKitStrings.text("Promo code:", in: LanguageTag("tr")!)  // "Promosyon kodu:"
        ThemeKitStrings.text("\(5) installments", in: LanguageTag("tr")!)  // "5 taksit"
        ThemeKitStrings.text("\(4.5) out of \(5)", in: LanguageTag("tr")!)  // "5 üzerinden 4.5"
      }
    }

    @Test func `what is missing is reported`() throws {
      ThemeKitStrings.register(bundle: .module, table: "ThemeKit")
      try check {
        // snippet
        let reports = RecordedReports()
        ThemeKitStrings.report(to: reports.reporter)
        Theme.setLanguage("tr")
        String(themeKit: "Next month")
        reports.untranslatedKeys.contains("Next month")  // true
        // end
      }
      Theme.setLanguage(nil)
      ThemeKitStrings.report(to: nil)
    }

    @Test func `a parameter never reaches a catalog`() throws {
      Theme.setLanguage("tr")
      try check {
        // snippet
        CardNumberFieldContent(title: "Card").title.string  // "Card", in every language
        // end
      }
      Theme.setLanguage(nil)
    }
  }
}
