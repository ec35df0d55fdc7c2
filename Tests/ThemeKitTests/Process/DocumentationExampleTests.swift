import Dragoman
import Foundation
import LanguageTags
import Testing
import ThemeKit

extension ProcessSettings {
  /// The examples of the documentation that no other test runs.
  @Suite struct DocumentationExamples {
    @Test func `the texts of one component`() {
      ProcessSettings.with(nil) {
        let placeholder = SelectContent().placeholder
        #expect(placeholder.string == "Select")
        #expect(SelectContent(placeholder: "Card number").placeholder.string == "Card number")
        let (score, max) = (4.5, 5)
        #expect(String(themeKit: "\(score) out of \(max)") == "4.5 out of 5")
        let selector = InstallmentSelectorContent([1, 3, 6])
        #expect(selector.options.map(\.title.string) == ["Single payment", "3 installments", "6 installments"])
        #expect(ColorChannel.allCases.map(\.title) == ["Hue", "Saturation", "Brightness", "Opacity"])
      }
    }

    @Test func `the setting as a locale`() throws {
      try ProcessSettings.with(nil) {
        ThemeKitStrings.register(bundle: .main, table: "ThemeKit")  // what is done without a call
        #expect(ThemeKitStrings.resolve("Card number") == "Card number")
        try ThemeKitStrings.register(xcstrings: SeedCatalog.bytes)
        ThemeKitStrings.locale = Locale(identifier: "tr")
        #expect(ThemeKitStrings.resolve("Card number") == "Kart numarası")
        #expect(ThemeKitStrings.text("Card number", in: LanguageTag("tr")!) == "Kart numarası")
        #expect("\(ThemeKitStrings.explain("Card number"))".contains("Kart numarası"))
        #expect(ThemeKitStrings.availableLanguages == [.english, LanguageTag("tr")!])
      }
    }

    @Test func `an order's prices`() {
      ProcessSettings.with(nil) {
        #expect(Price(1299.9, "EUR").formatted(in: Locale(identifier: "de")) == "1.299,90\u{a0}€")
        let order = PriceOrder(items: 3, subtotal: 60, delivery: 0, tax: 11.4, currency: "EUR")
        #expect(order.total == 71.4)
        let breakdown = PriceBreakdownContent(order, locale: Locale(identifier: "de"))
        #expect(breakdown.lines.map(\.title.string) == ["Subtotal", "Delivery", "Tax"])
        #expect(breakdown.total.amount.string == "71,40\u{a0}€")
      }
    }

    @Test func `a value that lives elsewhere`() {
      ProcessSettings.with(nil) {
        ThemeKitStrings.languageBinding.wrappedValue = "tr"
        #expect(ThemeKitStrings.languageBinding.wrappedValue == "tr")
        #expect(Binding.constant(3).wrappedValue == 3)
      }
    }
  }
}
