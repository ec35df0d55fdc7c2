import Dragoman
import Foundation
import LanguageTags
import StringTables
import StringTemplates
import TestGround
import Testing

@testable import ThemeKit

@Suite struct ConsumerFormTests {
  /// The seed's file as Xcode builds it: nothing in English, since the keys are English.
  private static let built: KeyValuePairs<String, String> = [
    "tr.lproj/ThemeKit.strings": #"""
    /* built */
    "Card number" = "Kart numarası";
    "Promo code:" = "Promosyon kodu:";
    "%@ out of %@" = "%2$@ üzerinden %1$@";
    """#
  ]

  /// The compiled form is UTF-8.
  private static func compiled() throws -> String {
    String(decoding: try SeedCatalog.source().tables.compiled(), as: UTF8.self)
  }

  /// The same texts in every form that a bundle can hold.
  private func bridges(device: String) throws -> [(form: String, bridge: ThemeKitBridge)] {
    let folders = [
      ("raw", try TestFolder(["ThemeKit.xcstrings": SeedCatalog.json])),
      ("compiled file", try TestFolder(["ThemeKit.dragoman": Self.compiled()])),
      ("lproj", try TestFolder(Self.built)),
      ("lproj, other case", try TestFolder(["TR.lproj/themekit.strings": Self.built[0].value])),
    ]
    let compiled = CatalogSource(try CatalogTables(compiled: SeedCatalog.source().tables.compiled()))
    return try [("compiled", ThemeKitBridge(compiled, device: [device]))]
      + folders.map { form, folder in
        let bundle = try #require(Bundle(path: folder.path))
        return (form, ThemeKitBridge(ConsumerCatalog.find(in: bundle, table: "ThemeKit"), device: [device]))
      }
  }

  @Test func `every form of one catalog answers alike, forced or not`() throws {
    let turkish = ["Kart numarası", "Promosyon kodu:", "5 üzerinden 4.5"]
    let english = ["Card number", "Promo code:", "4.5 out of 5"]
    for (form, bridge) in try bridges(device: "tr") {
      #expect(bridge.seedTexts == turkish, "\(form)")
      #expect(bridge.currentLanguage == "tr", "\(form)")
      bridge.setLanguage("en")
      #expect(bridge.seedTexts == english, "\(form): English forced on a Turkish device")
      bridge.setLanguage("en-GB")
      #expect(bridge.seedTexts == english, "\(form): any English")
      bridge.setLanguage("de")
      #expect(bridge.seedTexts == turkish, "\(form): German is not there, the device's language is the next step")
      #expect(bridge.languages == [.english, tag("tr")], "\(form)")
    }
    for (form, bridge) in try bridges(device: "en") {
      #expect(bridge.seedTexts == english, "\(form)")
      bridge.setLanguage("tr")
      #expect(bridge.seedTexts == turkish, "\(form)")
    }
  }

  @Test func `a plural of a stringsdict varies on a key of %@`() throws {
    let folder = try TestFolder([
      "ru.lproj/ThemeKit.stringsdict": #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%@ left</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
        <key>count</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>Остался %lld товар</string>
          <key>few</key><string>Осталось %lld товара</string>
          <key>many</key><string>Осталось %lld товаров</string>
          <key>other</key><string>Осталось %lld товара</string>
        </dict></dict></dict></plist>
      """#
    ])
    let bundle = try #require(Bundle(path: folder.path))
    let bridge = ThemeKitBridge(ConsumerCatalog.find(in: bundle, table: "ThemeKit"), device: ["ru"])
    #expect(
      [1, 2, 5, 11, 21].map { bridge.text("\($0) left") } == [
        "Остался 1 товар", "Осталось 2 товара", "Осталось 5 товаров", "Осталось 11 товаров", "Остался 21 товар",
      ])
  }

  @Test func `a module's own table stands in the place of the built-in one, under the consumer's`() throws {
    let folder = try TestFolder([
      "Localizable.xcstrings": #"""
      {"sourceLanguage":"en","version":"1.0","strings":{
        "Gate":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Flugsteig"}}}},
        "Card number":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Kartennummer"}}}}}}
      """#
    ])
    let module = try #require(Bundle(path: folder.path))
    let bridge = ThemeKitBridge(try SeedCatalog.source(), device: ["en"])
    #expect(bridge.text("Gate", module: module) == "Gate")
    bridge.setLanguage("de")
    #expect(bridge.text("Gate", module: module) == "Flugsteig")
    #expect(bridge.text("Card number", module: module) == "Card number", "the consumer's English comes before")
    bridge.setLanguage("tr")
    #expect(bridge.text("Card number", module: module) == "Kart numarası")
    bridge.register(nil)
    bridge.setLanguage("de")
    #expect(bridge.text("Card number", module: module) == "Kartennummer")
    #expect(bridge.text("Card number") == "Card number")
    withLanguage(tag("de")) {
      bridge.setLanguage("tr")
      #expect(bridge.text("Gate", module: module) == "Flugsteig")
    }
  }

  @Test func `a table under another name, and none at all`() throws {
    let folder = try TestFolder(["Words.xcstrings": SeedCatalog.json])
    let bundle = try #require(Bundle(path: folder.path))
    #expect(ConsumerCatalog.find(in: bundle, table: "ThemeKit") == nil)
    #expect(ConsumerCatalog.find(in: bundle, table: "Words")?.languages == [.english, tag("tr")])
    #expect(ConsumerCatalog.find(in: bundle, table: "../Words") == nil)
  }

  @Test func `a damaged file counts as absent and is reported with its place`() throws {
    let files: [KeyValuePairs<String, String>] = [
      ["ThemeKit.xcstrings": "{\n  \"strings\" : {"], ["ThemeKit.xcstrings": "\u{0}\u{1}"], ["ThemeKit.xcstrings": ""],
      ["tr.lproj/ThemeKit.strings": "\"Card number\" = \"Kart"], ["ThemeKit.dragoman": "not compiled"],
    ]
    for file in files {
      let folder = try TestFolder(file)
      let reports = ReportRelay()
      let heard = HeardReports()
      reports.forward(to: heard.reporter)
      let bundle = try #require(Bundle(path: folder.path))
      let consumer = ConsumerCatalog.consumer(in: bundle, table: "ThemeKit", wasAskedFor: true, reports: reports)
      let bridge = ThemeKitBridge(consumer, device: ["tr"])
      #expect(bridge.seedTexts == ["Card number", "Promo code:", "4.5 out of 5"])
      #expect(heard.all.count == 1)
      #expect(heard.all.allSatisfy { if case .unreadable = $0.kind { true } else { false } })
    }
  }

  @Test(.enabled(if: TestGround.hasShared, "the shared ground is not beside this checkout"))
  func `a bundle as another library's tests build it`() throws {
    let fixture = "corpus/other/isamercan+ThemeKit/Tests__ThemeKitTests__Fixtures__L10nFixture.bundle__"
    let texts = try ["en", "tr", "ru"].map {
      String(decoding: try TestGround.sharedBytes(fixture + $0 + ".lproj__ThemeKit.strings"), as: UTF8.self)
    }
    let rules = String(decoding: try TestGround.sharedBytes(fixture + "ru.lproj__ThemeKit.stringsdict"), as: UTF8.self)
    let folder = try TestFolder([
      "en.lproj/ThemeKit.strings": texts[0], "tr.lproj/ThemeKit.strings": texts[1],
      "ru.lproj/ThemeKit.strings": texts[2],
      "ru.lproj/ThemeKit.stringsdict": rules,
    ])
    let bundle = try #require(Bundle(path: folder.path))
    let bridge = ThemeKitBridge(ConsumerCatalog.find(in: bundle, table: "ThemeKit"), device: ["tr"])
    #expect(bridge.text("Hue") == "Ton")
    #expect(bridge.text("\(20)% off") == "%20 indirim")
    #expect(bridge.text("\(4.5) out of \(5)") == "5 üzerinden 4.5")
    #expect(bridge.text("Digits only") == "Numbers only, please", "the English rewording")
    #expect(bridge.text("Resend code in \("0:45")") == "Resend code in 0:45", "%lld cannot print a text")
    #expect(bridge.text("Resend code in \(45)") == "45 saniye içinde yeniden gönder")
    bridge.setLanguage("ru")
    #expect(bridge.text("Hue") == "Тон")
    #expect(bridge.text("Promo code:") == "Promosyon kodu:", "not in Russian: the device's language is next")
    let seats = [1, 2, 5].map { bridge.text(ThemeKitLocalizationValue(key: "plural.seats", arguments: [.integer($0)])) }
    #expect(seats == ["1 место (one)", "2 места (few)", "5 мест (many)"])
    bridge.setLanguage("en")
    #expect(bridge.text("Hue") == "Hue")
    #expect(bridge.text("Promo code:") == "Promo code:")
  }

  @Test(.enabled(if: TestGround.hasShared, "the shared ground is not beside this checkout"))
  func `a template without translations changes nothing`() throws {
    let bytes = try TestGround.sharedBytes("corpus/xcstrings/isamercan+ThemeKit/Templates__ThemeKit.xcstrings")
    let template = try CatalogSource(xcstrings: bytes, name: "ThemeKit")
    let keys = Array(template.table(for: .english)?.keys ?? [])
    #expect(keys.count == 408)
    let (stock, bridge) = (ThemeKitBridge(nil, device: ["tr"]), ThemeKitBridge(template, device: ["tr"]))
    let wrong = keys.filter { key in
      let count = key.components(separatedBy: "%@").count - 1
      let value = ThemeKitLocalizationValue(key: key, arguments: (0..<count).map { .integer(Int64($0)) })
      return bridge.text(value) != stock.text(value)
    }
    #expect(wrong == [])
  }
  @Test(arguments: ["tr", "en", "de", "ar"])
  func `our own template, untouched, changes nothing`(language: String) throws {
    let template = try CatalogSource(xcstrings: TestGround.bytes("Templates/ThemeKit.xcstrings"), name: "ThemeKit")
    let keys = Array(template.table(for: .english)?.keys ?? [])
    #expect(keys.count > 100)
    let (stock, bridge) = (ThemeKitBridge(nil, device: [language]), ThemeKitBridge(template, device: [language]))
    let wrong = keys.filter { key in
      let count = key.components(separatedBy: "%@").count - 1
      let value = ThemeKitLocalizationValue(key: key, arguments: (0..<count).map { .integer(Int64($0)) })
      return bridge.text(value) != stock.text(value)
    }
    #expect(wrong == [])
  }
}
