import Dragoman
import Foundation
import LanguageTags
import Observation
import Synchronization
import Testing

@testable import ThemeKit

extension ProcessSettings {
  @Suite struct Switching {
    private var catalog: any StringSource {
      consumer([
        "en": ["Hue": "Hue", "Opacity": "Opacity", "Select": "Select", "%@ left": "%@ left"],
        "tr": ["Hue": "Renk tonu", "Opacity": "Opaklık", "Select": "Seçin", "%@ left": "Son %@ ürün"],
        "ar": ["Hue": "درجة اللون", "Select": "اختر"],
      ])
    }

    @Test func `a switch reaches strings outside any view, and back`() {
      ProcessSettings.with(catalog) {
        #expect(ColorChannel.hue.title == "Hue")
        Theme.setLanguage("tr")
        #expect(ColorChannel.allCases.map(\.title) == ["Renk tonu", "Saturation", "Brightness", "Opaklık"])
        Theme.setLanguage("ar")
        #expect(ColorChannel.hue.title == "درجة اللون")
        #expect(ThemeKitStrings.writingDirection == .rightToLeft)
        Theme.setLanguage(nil)
        #expect(ColorChannel.hue.title == "Hue")
        #expect(ThemeKitStrings.writingDirection == .leftToRight)
      }
    }

    @Test func `a stored String does not follow a switch, a stored text does`() {
      ProcessSettings.with(catalog) {
        let content = AvailabilityBadgeContent(.left(3))
        let string = content.title.string
        let text = content.title
        let value: ThemeKitLocalizationValue = "Select"
        Theme.setLanguage("tr")
        #expect(string == "3 left")
        #expect(text.string == "Son 3 ürün")
        #expect(content.title.string == "Son 3 ürün")
        #expect(String(themeKit: value) == "Seçin")
      }
    }

    @Test func `a parameter wins in every language and never reaches the bridge`() throws {
      try ProcessSettings.with(SeedCatalog.source()) {
        let heard = HeardReports()
        ThemeKitStrings.report(to: heard.reporter)
        defer { ThemeKitStrings.report(to: nil) }
        Theme.setLanguage("tr")
        #expect(CardNumberFieldContent(title: "Card number").title.string == "Card number")
        #expect(CardNumberFieldContent().title.string == "Kart numarası")
        #expect(SelectContent(placeholder: "Unknown to all").placeholder.string == "Unknown to all")
        #expect(ValidationRule.required("Name, please").problem(in: "")?.string == "Name, please")
        #expect(heard.about("Unknown to all").isEmpty)
        #expect(heard.about("Name, please").isEmpty)
        #expect(heard.about("This field is required").isEmpty, "the default was not even made")
      }
    }

    @Test func `the locale and the code are one setting`() {
      ProcessSettings.with(catalog) {
        ThemeKitStrings.locale = Locale(identifier: "tr_TR")
        #expect(Theme.currentLanguage == "tr-TR")
        #expect(String(themeKit: "Select") == "Seçin")
        #expect(ThemeKitStrings.effectiveLocale == Locale(identifier: "tr_TR"))
        Theme.setLanguage("ar")
        #expect(ThemeKitStrings.locale == Locale(identifier: "ar"))
        ThemeKitStrings.locale = nil
        #expect(ThemeKitStrings.locale == nil)
        #expect(ThemeKitStrings.effectiveLocale == .current)
        #expect(Theme.currentLanguage == "en")
      }
    }

    @Test func `who observes is told of each change and reads the new text`() {
      ProcessSettings.with(catalog) {
        let told = Mutex(0)
        let before = ThemeKitStrings.observable.value
        withObservationTracking {
          _ = ThemeKitStrings.observable.value
        } onChange: {
          told.withLock { $0 += 1 }
        }
        withObservationTracking {
          _ = String(themeKit: "Select")
        } onChange: {
          told.withLock { $0 += 1 }
        }
        Theme.setLanguage("tr")
        #expect(told.withLock { $0 } == 2)
        #expect(ThemeKitStrings.observable.value > before)
        let once = ThemeKitStrings.observable.value
        Theme.setLanguage("tr")
        #expect(ThemeKitStrings.observable.value == once, "the same language again is no change")
      }
    }

    @Test func `two scopes speak two languages at once and disturb nobody`() async throws {
      ProcessSettings.begin(catalog)
      defer { ProcessSettings.end() }
      let wrong = await withTaskGroup(of: Int.self) { group in
        for (code, expected) in [("tr", "Seçin Son 3 ürün"), ("ar", "اختر 3 left"), ("en", "Select 3 left")] {
          group.addTask {
            await withLanguage(tag(code)) {
              var wrong = 0
              for _ in 0..<500 {
                let said = SelectContent().placeholder.string + " " + AvailabilityBadgeContent(.left(3)).title.string
                if said != expected || Theme.currentLanguage != code { wrong += 1 }
                await Task.yield()
              }
              return wrong
            }
          }
        }
        return await group.reduce(0, +)
      }
      #expect(wrong == 0)
      #expect(String(themeKit: "Select") == "Select")
      #expect(Theme.currentLanguage == "en")
    }

    @Test func `in a scope the locale is the scope's`() {
      ProcessSettings.with(catalog) {
        Theme.setLanguage("ar")
        withLanguage(tag("tr")) {
          #expect(ThemeKitStrings.effectiveLocale == Locale(identifier: "tr"))
          #expect(CalendarHeaderContent(year: 2026, month: 3).title.string == "Mart 2026")
          #expect(ThemeKitStrings.writingDirection == .leftToRight)
        }
        #expect(ThemeKitStrings.writingDirection == .rightToLeft)
      }
    }

    @Test func `a text is read in one language whatever is set`() {
      ProcessSettings.with(catalog) {
        Theme.setLanguage("ar")
        #expect(ThemeKitStrings.text("Select", in: tag("tr")) == "Seçin")
        let fallen = ThemeKitStrings.resolve("Saturation", in: tag("tr"))
        #expect(fallen.text == "Saturation")
        #expect(fallen.language == .english)
        #expect(ColorChannel.opacity.text.string(in: tag("tr")) == "Opaklık")
        #expect(ThemeText.verbatim("Select").string(in: tag("tr")) == "Select")
      }
    }

    @Test func `texts within a text speak the language around them`() {
      let catalog = consumer([
        "en": [:], "tr": ["%@ adults": "%@ yetişkin", "%@ child": "%@ çocuk", "%@, %@": "%2$@ + %1$@"],
      ])
      ProcessSettings.with(catalog) {
        let summary = PassengerPickerContent(adults: 2, children: 1).summary
        #expect(summary.string == "2 adults, 1 child")
        #expect(summary.string(in: tag("tr")) == "1 çocuk + 2 yetişkin")
      }
    }

    @Test func `a switch on one thread never tears a text on others`() async {
      ProcessSettings.begin(catalog)
      defer { ProcessSettings.end() }
      let allowed: Set = ["Select", "Seçin", "اختر"]
      await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<4 {
          group.addTask { (0..<5_000).allSatisfy { _ in allowed.contains(String(themeKit: "Select")) } }
        }
        group.addTask {
          for index in 0..<1_000 { Theme.setLanguage(["tr", "ar", nil][index % 3]) }
          return true
        }
        for await isWhole in group { #expect(isWhole) }
      }
    }

    @Test func `explain names every source that was asked`() {
      ProcessSettings.with(catalog) {
        Theme.setLanguage("de")
        let explanation = ThemeKitStrings.explain("Saturation")
        #expect(explanation.text == "Saturation")
        #expect(explanation.steps.map(\.asked) == ["override", "automatic", "fixed(en)", "matched"])
        #expect(explanation.steps.map(\.source) == ["consumer", "consumer", "consumer", "ThemeKit built-in"])
        #expect(ThemeKitStrings.explain("Select", in: tag("tr")).text == "Seçin")
      }
    }

    @Test func `bytes that are no catalog are refused and the catalog of before stays`() throws {
      try ProcessSettings.with(catalog) {
        #expect(throws: (any Error).self) { try ThemeKitStrings.register(xcstrings: [UInt8](#"{"strings":"#.utf8)) }
        #expect(throws: (any Error).self) { try ThemeKitStrings.register(xcstrings: [0, 159, 146, 150]) }
        Theme.setLanguage("tr")
        #expect(String(themeKit: "Select") == "Seçin")
        try ThemeKitStrings.register(xcstrings: SeedCatalog.bytes)
        #expect(String(themeKit: "Select") == "Select")
        #expect(String(themeKit: "Card number") == "Kart numarası")
      }
    }
  }
}
