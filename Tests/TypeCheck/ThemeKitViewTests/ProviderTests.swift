import Dragoman
import Foundation
import LanguageTags
import Observation
@_spi(Inspection) import SwiftUI
import Synchronization
import TestGround
import Testing

@testable import ThemeKit

extension Views {
  /// What providers hand on, and what a switch does to the views inside.
  @MainActor @Suite struct Providers {
    /// Says what surrounds it.
    struct Probe: View {
      @Environment(\.locale) private var locale
      @Environment(\.layoutDirection) private var direction
      @Environment(\.themeKitLanguage) private var language
      var body: some View {
        let direction = direction == .leftToRight ? "ltr" : "rtl"
        Text(verbatim: "\(locale.identifier) \(direction) \(language?.description ?? "–")")
      }
    }

    @Observable @MainActor final class Model {
      var taps = 0
    }

    struct Counter: View {
      @State private var taps = 0
      var body: some View { Button("Tapped \(taps)" as String) { taps += 1 } }
    }

    struct Titles: View {
      var body: some View { Text(verbatim: ColorChannel.allCases.map(\.title).joined(separator: " ")) }
    }

    struct Page: View {
      var body: some View {
        VStack {
          Rating(score: 4.5)
          Titles()
          Counter()
        }
      }
    }

    @Test func `another locale of the same language reaches everything inside`() {
      Views.with {
        let plain = Host(Probe().themeKit())
        let seen = ["ar_EG", "ar_EG@numbers=latn"].map { identifier in
          ThemeKitStrings.locale = Locale(identifier: identifier)
          plain.update()
          return plain.texts
        }
        #expect(seen == [["ar_EG rtl –"], ["ar_EG@numbers=latn rtl –"]])
      }
    }

    @Test func `the forced locale and its direction reach everything inside`() {
      Views.with {
        let plain = Host(Probe().themeKit())
        #expect(plain.texts == ["\(Locale.current.identifier) ltr –"])
        let explicit = Host(Probe().themeKitLocalized())
        var seen: [String] = []
        for code in ["ar", "he", "ur", "fa-Arab-IR", "ur-Latn", "az-Arab", "tr", "de_CH"] {
          Theme.setLanguage(code)
          plain.update()
          explicit.update()
          #expect(plain.texts == explicit.texts)
          seen += plain.texts
        }
        #expect(
          seen == [
            "ar rtl –", "he rtl –", "ur rtl –", "fa-Arab-IR rtl –", "ur-Latn ltr –", "az-Arab rtl –", "tr ltr –",
            "de_CH ltr –",
          ])
      }
    }

    @Test func `a switch makes new views, and every text inside is read anew`() {
      Views.with {
        let host = Host(Page().themeKit())
        host.tap("Tapped 0")
        #expect(host.spoken == ["Rating | 4.5 out of 5", "Hue Saturation Brightness Opacity", "Tapped 1 | button"])
        Theme.setLanguage("tr")
        host.update()
        #expect(
          host.spoken == [
            "Puan | 5 üzerinden 4.5", "Renk tonu Doygunluk Parlaklık Opaklık", "Tapped 0 | button",
          ], "the counter is a new one")
      }
    }

    @Test func `without a new identity a switch evaluates just the bodies that read a text, and state stays`() {
      Views.with {
        let host = Host(Page().themeKit(resetsIdentity: false))
        host.tap("Tapped 0")
        host.evaluations = []
        Theme.setLanguage("tr")
        host.update()
        #expect(
          host.spoken == [
            "Puan | 5 üzerinden 4.5", "Renk tonu Doygunluk Parlaklık Opaklık", "Tapped 1 | button",
          ])
        #expect(Set(host.evaluations) == ["LocalizationProvider", "Rating", "Titles"])
        host.evaluations = []
        host.update()
        Theme.setLanguage("tr")
        host.update()
        #expect(host.evaluations == [], "the same language again is no change")
      }
    }

    @Test func `state in an observable model survives a new identity`() {
      struct Screen: View {
        let model: Model
        var body: some View { Button("Tapped \(model.taps)" as String) { model.taps += 1 } }
      }
      Views.with {
        let host = Host(Screen(model: Model()).themeKit())
        host.tap("Tapped 0")
        Theme.setLanguage("ar")
        host.update()
        #expect(host.spoken == ["Tapped 1 | button"])
      }
    }

    @Test func `a value in a model follows a switch, a stored String does not`() {
      struct Kept {
        let value: ThemeKitLocalizationValue = "\(3) left"
        let text = AvailabilityBadgeContent(.left(3)).title
        let string = AvailabilityBadgeContent(.left(3)).title.string
      }
      struct Screen: View {
        let model: Kept
        var body: some View {
          Text(verbatim: String(themeKit: model.value))
          Text(verbatim: model.text.string)
          Text(verbatim: model.string)
        }
      }
      Views.with {
        let host = Host(Screen(model: Kept()).themeKit())
        #expect(host.texts == ["3 left", "3 left", "3 left"])
        Theme.setLanguage("tr")
        host.update()
        #expect(host.texts == ["Son 3 ürün", "Son 3 ürün", "3 left"])
      }
    }

    @Test func `a catalog that is registered later is followed as a switch is`() {
      Views.with(nil) {
        let host = Host(Page().themeKit(resetsIdentity: false))
        Theme.setLanguage("tr")
        host.update()
        #expect(host.spoken.first == "Rating | 4.5 out of 5")
        ThemeKitStrings.register(Views.demo)
        host.update()
        #expect(host.spoken.first == "Puan | 5 üzerinden 4.5")
      }
    }

    @Test func `a formatting locale changes numbers, amounts and direction and no word`() {
      Views.with {
        let german = Locale(identifier: "de")
        let order = PriceOrder(items: 2, subtotal: Decimal(1_299.9), currency: "EUR")
        #expect(
          Views.spoken(PriceBreakdown(order).themeKitLocale(german)) == [
            "Price details | heading", "2 items", "Subtotal | 1.299,90\u{a0}€", "Delivery | Free",
            "Total | 1.299,90\u{a0}€",
          ])
        #expect(
          Views.spoken(CalendarHeader(year: .constant(2026), month: .constant(3)).themeKitLocale(german)) == [
            "Previous month | button", "März 2026 | heading", "Next month | button",
          ])
        #expect(Host(Probe().themeKitLocale(Locale(identifier: "he_IL"))).texts == ["he_IL rtl –"])
        #expect(Views.spoken(Rating(score: 4.5).themeKitLocale(Locale(identifier: "tr"))) == ["Rating | 4.5 out of 5"])
      }
    }

    @Test func `two languages stand on one screen, and a switch of the rest leaves the part alone`() {
      struct Screen: View {
        var body: some View {
          VStack {
            Rating(score: 4.5)
            Rating(score: 4.5).themeKitLanguage("ar")
            VStack {
              Probe()
              Rating(score: 4.5).themeKitLanguage(nil)
            }
            .themeKitLanguage(LanguageTag("tr")!)
            Titles().themeKitLanguage("tr")
          }
        }
      }
      Views.with {
        let host = Host(Screen().themeKit(), environment: Views.english)
        let arabic = "التقييم | 4.5 من 5"
        #expect(
          host.spoken == [
            "Rating | 4.5 out of 5", arabic, "tr ltr tr", "Rating | 4.5 out of 5", "Hue Saturation Brightness Opacity",
          ], "what reads no environment answers in the language of the moment")
        Theme.setLanguage("tr")
        host.update()
        #expect(
          host.spoken == [
            "Puan | 5 üzerinden 4.5", arabic, "tr ltr tr", "Puan | 5 üzerinden 4.5",
            "Renk tonu Doygunluk Parlaklık Opaklık",
          ])
      }
    }

    @Test func `a switch of the rest evaluates no body of a part that speaks its own language`() {
      struct Part: View {
        private var say = Speech()
        var body: some View { Text(verbatim: say(ColorChannel.hue.text)) }
      }
      struct Screen: View {
        var body: some View {
          Titles()
          Part().themeKitLanguage("ar")
        }
      }
      Views.with {
        let host = Host(Screen().themeKit(resetsIdentity: false))
        host.evaluations = []
        Theme.setLanguage("tr")
        host.update()
        #expect(host.evaluations.contains("Titles"))
        #expect(!host.evaluations.contains("Part"))
        ThemeKitStrings.register(MemorySource("other", ["ar": ["Hue": "لون"]]))
        host.update()
        #expect(host.texts.last == "لون", "another catalog is for everybody")
      }
    }

    @Test func `each part is laid out and formatted as its language is`() {
      Views.with {
        let price = PriceTag(Price(Decimal(80.5), "EUR")).themeKitLanguage("tr")
        #expect(Views.spoken(price) == ["Fiyat | €80,50"])
        #expect(Host(Probe().themeKitLanguage("ar")).texts == ["ar rtl ar"])
        let formatted = Probe().themeKitLocale(Locale(identifier: "de")).themeKitLanguage("ar")
        #expect(Host(formatted).texts == ["de ltr ar"], "a locale inside is the last word on formats")
      }
    }

    @Test func `a code of no language is reported, and the part speaks as what surrounds it`() {
      Views.with {
        let heard = Mutex<[String]>([])
        ThemeKitStrings.report(
          to: ResolutionReporter(.immediate) { report in heard.withLock { $0.append(report.key) } })
        defer { ThemeKitStrings.report(to: nil) }
        let inside = Probe().themeKitLanguage("Klingonish").themeKitLanguage("tr")
        #expect(Host(inside).texts == ["tr ltr tr"])
        #expect(Host(Rating(score: 4.5).themeKitLanguage("")).spoken == ["Rating | 4.5 out of 5"])
        #expect(heard.withLock { $0.filter { $0 == "Klingonish" || $0.isEmpty } } == ["Klingonish", ""])
      }
    }
  }
}
