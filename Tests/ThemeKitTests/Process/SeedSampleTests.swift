import Dragoman
import Foundation
import LanguageTags
import TestGround
import Testing

@testable import ThemeKit

extension ProcessSettings {
  /// The samples of the specification that need no SwiftUI, character for character.
  @Suite struct SeedSamples {
    @Test func `the language is switched and given back`() throws {
      try ProcessSettings.with(SeedCatalog.source()) {
        // On a device that speaks English: the last line's comment is a Turkish device's.
        #expect(Self.statements() == ["en"])
        Theme.setLanguage("tr")
        #expect(String(themeKit: "Card number") == "Kart numarası")
        #expect(Theme.currentLanguage == "tr")
      }
    }

    // swift-format-ignore
    @Statements private static func statements() -> [String] {
// Anywhere — a settings screen:
Theme.setLanguage("tr")   // whole UI → Turkish (short alias: Theme.setLanguage("tr"))
Theme.setLanguage(nil)    // follow the device language again
Theme.currentLanguage     // "tr"
    }

    @Test func `a switcher bound to the language flips everything`() throws {
      try ProcessSettings.with(SeedCatalog.source()) {
        // swift-format-ignore
        let switcher =
LanguageSwitcher([.init(code: "en"), .init(code: "tr")],
                 selection: ThemeKitStrings.languageBinding)   // flips the whole UI live
        switcher.selection.wrappedValue = "tr"
        #expect(switcher.selected?.code == "tr")
        #expect(switcher.accessibilityValue?.string == "Türkçe")
        #expect(String(themeKit: "Promo code:") == "Promosyon kodu:")
        #expect(ThemeKitStrings.locale == Locale(identifier: "tr"))
        switcher.selection.wrappedValue = "en"
        #expect(String(themeKit: "Promo code:") == "Promo code:")
      }
    }

    @Test func `a catalog in another bundle is registered`() throws {
      let folder = try TestFolder(["ThemeKit.xcstrings": SeedCatalog.json])
      try ProcessSettings.with(nil) {
        try Bundle.$myFrameworkBundle.withValue(#require(Bundle(path: folder.path))) {
          ThemeKitStrings.register(bundle: .myFrameworkBundle, table: "ThemeKit")
        }
        Theme.setLanguage("tr")
        #expect(String(themeKit: "Card number") == "Kart numarası")
      }
    }

    @Test func `a formatting locale leaves the words alone`() throws {
      let order = PriceOrder(items: 2, subtotal: Decimal(string: "1299.9")!, currency: "EUR")
      let breakdown = PriceBreakdownContent(order, locale: Locale(identifier: "de"))
      #expect(breakdown.total.amount.string == "1.299,90\u{a0}€")
      #expect(breakdown.total.title.string == "Total")
      #expect(CalendarHeaderContent(year: 2026, month: 3, locale: Locale(identifier: "de")).title.string == "März 2026")
    }
  }
}

/// Takes the bare statements of a sample as they stand, and what the expressions among them answer.
@resultBuilder
private enum Statements {
  static func buildExpression(_ nothing: Void) -> [String] { [] }
  static func buildExpression(_ answer: String) -> [String] { [answer] }
  static func buildBlock(_ statements: [String]...) -> [String] { statements.flatMap { $0 } }
}

extension Bundle {
  /// What the specification's sample leaves to the host.
  @TaskLocal static var myFrameworkBundle: Bundle = .main
}
