import Dragoman
import Foundation
import LanguageTags
@_spi(Inspection) import SwiftUI
import TestGround
import Testing

@testable import ThemeKit

extension Views {
  /// The samples of the specification that are SwiftUI, character for character.
  @MainActor @Suite struct SeedSamples {
    @Test func `a switcher flips the whole screen`() {
      struct Screen: View {
        // swift-format-ignore
        var body: some View {
LanguageSwitcher([.init(code: "en"), .init(code: "tr")],
                 selection: ThemeKitStrings.languageBinding)   // flips the whole UI live
          Rating(score: 4.5)
          Text(verbatim: ColorChannel.hue.title)
        }
      }
      Views.with {
        let host = Host(Screen().themeKit())
        #expect(host.spoken == ["Language | English", "Rating | 4.5 out of 5", "Hue"])
        host.stops[0].element.choose?(AnyHashable("tr"))
        host.update()
        #expect(host.spoken == ["Dil | Türkçe", "Puan | 5 üzerinden 4.5", "Renk tonu"])
        #expect(Theme.currentLanguage == "tr")
        host.stops[0].element.choose?(AnyHashable("en"))
        host.update()
        #expect(host.spoken == ["Language | English", "Rating | 4.5 out of 5", "Hue"])
      }
    }

    @Test func `a formatting locale around a component`() {
      let order = PriceOrder(items: 2, subtotal: Decimal(1_299.9), currency: "EUR")
      func sample() -> some View {
        // swift-format-ignore
        PriceBreakdown(order).themeKitLocale(Locale(identifier: "de"))   // German number/currency formatting
      }
      Views.with { #expect(Views.spoken(sample()).last == "Total | 1.299,90\u{a0}€") }
    }

    @Test func `an app's root needs one word`() throws {
      let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "Card number": {"localizations": {"tr": {"stringUnit": {"state": "translated", "value": "Kart numarası"}}}},
          "Hue": {"localizations": {"tr": {"stringUnit": {"state": "translated", "value": "Renk tonu"}}}},
          "%@ left": {"localizations": {"tr": {"stringUnit": {"state": "translated", "value": "Son %@ ürün"}}}}}}
        """
      let app = BuiltProgram("travel-app")
      let turkish = try app.lines(
        beside: ["ThemeKit.xcstrings": catalog], environment: ["LANG": "de_DE.UTF-8"], words: ["-appLanguage", "tr"])
      #expect(turkish == ["tr", "Kart numarası", "Renk tonu", "Son 3 ürün"])
      let english = try app.lines(
        beside: ["ThemeKit.xcstrings": catalog], environment: ["LANG": "tr_TR.UTF-8"], words: [])
      #expect(english == ["en", "Card number", "Hue", "3 left"], "the stored choice is English")
    }

    @Test(.enabled(if: TestGround.hasShared, "the specification is beside the checkout"))
    func `the samples are those of the specification`() throws {
      let seed = String(decoding: try TestGround.sharedBytes("seeds/003_7cf64e8605468930.txt"), as: UTF8.self)
      let app = String(decoding: try TestGround.bytes("Tests/TypeCheck/TravelApp/TravelApp.swift"), as: UTF8.self)
      let sample = app.split(separator: "\n", maxSplits: 1)[1]
      #expect(seed.contains(sample))
      #expect(sample.contains("@main"))
      let own = String(
        decoding: try TestGround.bytes("Tests/TypeCheck/ThemeKitViewTests/SeedSampleTests.swift"), as: UTF8.self)
      for line in own.split(separator: "\n")
      where line.hasPrefix("LanguageSwitcher(") || line.hasPrefix("PriceBreakdown(") {
        #expect(seed.contains(line))
      }
    }
  }
}
