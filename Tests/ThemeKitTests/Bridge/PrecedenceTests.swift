import Dragoman
import Foundation
import LanguageTags
import TestGround
import Testing

@testable import ThemeKit

@Suite struct PrecedenceTests {
  private let turkish = ["Kart numarası", "Promosyon kodu:", "5 üzerinden 4.5"]
  private let english = ["Card number", "Promo code:", "4.5 out of 5"]

  @Test(.enabled(if: TestGround.hasShared, "the shared ground is not beside this checkout"))
  func `the fixture is the file of the specification, character for character`() throws {
    let seeds = try TestGround.sharedFiles(below: "seeds", endingIn: ".txt").map(TestGround.sharedBytes)
    #expect(seeds.contains { String(decoding: $0, as: UTF8.self).contains(SeedCatalog.json) })
  }

  @Test func `a Turkish device reads the seed's file in Turkish without a call`() throws {
    #expect(ThemeKitBridge(try SeedCatalog.source(), device: ["tr-TR"]).seedTexts == turkish)
  }

  @Test func `English forced on a Turkish device is English for every key of the seed's file`() throws {
    let bridge = ThemeKitBridge(try SeedCatalog.source(), device: ["tr"])
    bridge.setLanguage("en")
    #expect(bridge.seedTexts == english)
    bridge.setLanguage(nil)
    #expect(bridge.seedTexts == turkish)
  }

  @Test func `a forced language comes before the device's`() {
    let catalog = consumer([
      "en": ["Select": "Select", "Search": "Search"], "de": ["Select": "Auswählen"],
      "tr": ["Select": "Seçin", "Search": "Ara"],
    ])
    let bridge = ThemeKitBridge(catalog, device: ["tr"])
    bridge.setLanguage("de")
    #expect(bridge.text("Select") == "Auswählen")
    #expect(bridge.text("Search") == "Ara", "not in German: the device's language is the next step")
    bridge.setLanguage("de-AT")
    #expect(bridge.text("Select") == "Auswählen")
  }

  @Test func `the consumer's English rewording comes before the built-in English`() {
    let catalog = consumer(["en": ["Select": "Pick one"], "tr": ["Search": "Ara"]])
    let german = ThemeKitBridge(catalog, device: ["de"])
    #expect(german.text("Select") == "Pick one")
    #expect(german.text("Search") == "Search")
    let turkish = ThemeKitBridge(catalog, device: ["tr"])
    #expect(turkish.text("Select") == "Pick one")
    #expect(turkish.text("Search") == "Ara")
    turkish.setLanguage("en")
    #expect(turkish.text("Select") == "Pick one")
  }

  @Test func `an untranslated key falls back to English by itself`() throws {
    let bridge = ThemeKitBridge(try SeedCatalog.source(), device: ["tr"])
    #expect(bridge.text("Loading…") == "Loading…")
    #expect(bridge.text("\(3) installments") == "3 installments")
  }

  @Test func `a related language is not asked, a regional one is`() throws {
    #expect(ThemeKitBridge(try SeedCatalog.source(), device: ["tr-CY"]).seedTexts == turkish)
    #expect(ThemeKitBridge(try SeedCatalog.source(), device: ["ku"]).seedTexts == english)
    #expect(ThemeKitBridge(try SeedCatalog.source(), device: ["az"]).seedTexts == english)
    let forced = ThemeKitBridge(try SeedCatalog.source(), device: ["en"])
    forced.setLanguage("ku")
    #expect(forced.seedTexts == english, "CLDR would answer Kurdish with Turkish")
    forced.setLanguage("tr-Latn-CY")
    #expect(forced.seedTexts == turkish)
  }

  @Test func `without a catalog the text is the key with the values in place, on a device of any language`() {
    for device in ["en", "tr", "ar", "fa", "hi", "zh-Hant", "C", ""] {
      let bridge = ThemeKitBridge(consumer: nil, host: .fixed(preferred: [LanguageTag(device)].compactMap { $0 }))
      #expect(bridge.seedTexts == english, "\(device)")
      #expect(bridge.text("\(1_234_567) people") == "1234567 people", "\(device)")
      #expect(bridge.text("\(1e21) and \(-0.0) and \(Double.nan)") == "1e+21 and -0.0 and nan", "\(device)")
      #expect(bridge.text("\(20)% off") == "20% off", "\(device)")
      #expect(bridge.text("100% cotton") == "100% cotton", "\(device)")
      #expect(bridge.text("\("%@ %lld %") applied") == "%@ %lld % applied", "\(device)")
      #expect(bridge.currentLanguage == "en", "\(device)")
    }
  }

  @Test func `the current language is the forced code or the device's as far as the catalogs speak it`() throws {
    let bridge = ThemeKitBridge(try SeedCatalog.source(), device: ["tr-TR", "en"])
    #expect(bridge.currentLanguage == "tr")
    #expect(ThemeKitBridge(nil, device: ["tr-TR"]).currentLanguage == "en")
    #expect(ThemeKitBridge(try SeedCatalog.source(), device: ["en-US"]).currentLanguage == "en")
    bridge.setLanguage("pt_br")
    #expect(bridge.currentLanguage == "pt-BR")
    bridge.setLanguage("tr")
    #expect(bridge.currentLanguage == "tr")
  }

  @Test func `a tag of no language that anybody registered is reported and ignored`() throws {
    let bridge = ThemeKitBridge(try SeedCatalog.source(), device: ["en"])
    let heard = HeardReports()
    bridge.reports.forward(to: heard.reporter)
    bridge.setLanguage("tr")
    let strangers = ["German", "system", "Base", "türkçe", "klingonish-US", "x-klingon", "zz"]
    let followed = strangers.filter { code in
      bridge.setLanguage(code)
      return bridge.currentLanguage != "tr"
    }
    #expect(followed == [])
    bridge.setLocale(Locale(identifier: "German"))
    #expect(bridge.currentLanguage == "tr")
    #expect(bridge.locale?.identifier == "tr")
    let reported = heard.all.filter { $0.kind == .malformedLanguage }.map { $0.key.lowercased() }
    #expect(reported.prefix(7) == strangers.map { $0.lowercased() }[...])
    // What others still write, what is private to an agreement by its code, and what nobody translates is a language.
    let known = ["iw": "he", "sh": "sr-Latn", "qaa": "qaa", "tlh": "tlh", "zh-cmn": "zh", "i-klingon": "tlh"]
    let ignored = known.filter { code, expected in
      bridge.setLanguage(code)
      return bridge.currentLanguage != expected
    }
    #expect(ignored.isEmpty, "\(ignored)")
  }

  @Test func `what is no language tag is reported and ignored`() throws {
    let bridge = ThemeKitBridge(try SeedCatalog.source(), device: ["en"])
    let heard = HeardReports()
    bridge.reports.forward(to: heard.reporter)
    bridge.setLanguage("tr")
    let malformed = ["", " ", "t r", "tr-", "💬", String(repeating: "x", count: 100_000)]
    let followed = malformed.filter { code in
      bridge.setLanguage(code)
      return bridge.currentLanguage != "tr"
    }
    #expect(followed.map(\.count) == [])
    #expect(bridge.seedTexts == turkish)
    #expect(heard.all.count { $0.kind == .malformedLanguage } == 6)
  }

  @Test func `the host's localizations and the catalog's are one list`() throws {
    let catalog = try SeedCatalog.source()
    let hosted = ThemeKitBridge(catalog, device: ["de", "tr"], hostDeclares: ["en", "de"])
    #expect(hosted.seedTexts == english, "the app itself appears in German: no second preference is tried")
    #expect(ThemeKitBridge(catalog, device: ["fr", "tr"], hostDeclares: ["en", "de"]).seedTexts == turkish)
  }
}
