import Foundation
import FoundationStrings
import TestGround
import Testing

@Suite struct BundleTests {
  /// The same texts in each form that a build leaves.
  static let forms: [(name: String, files: KeyValuePairs<String, String>)] = [
    ("raw", ["Localizable.xcstrings": Texts.catalog, "de.lproj/Unused.strings": ""]),
    ("compiled", ["Localizable.dragoman": Texts.compiledCatalog, "de.lproj/Unused.strings": ""]),
    (
      "compiled beside a raw one of before",
      [
        "Localizable.dragoman": Texts.compiledCatalog, "Localizable.xcstrings": "{", "de.lproj/Unused.strings": "",
      ]
    ),
    (
      "built",
      ["de.lproj/Localizable.strings": Texts.germanStrings, "de.lproj/Localizable.stringsdict": Texts.germanRules]
    ),
    (
      "lower case",
      ["DE.LPROJ/localizable.strings": Texts.germanStrings, "DE.LPROJ/localizable.stringsdict": Texts.germanRules]
    ),
  ]

  private static func rows(_ bundle: Bundle) -> [(said: String, expected: String)] {
    let calls = EveryCall(bundle: bundle)
    let german = Locale(identifier: "de_DE"), indian = Locale(identifier: "en_IN")
    let ada = "Ada"
    return [
      (calls.plain(), "Fertig"), (calls.otherTable(""), "Fertig"), (calls.otherTable("Localizable"), "Fertig"),
      (calls.otherTable("Nowhere"), "Done"), (calls.otherTable("../../etc/passwd"), "Done"),
      (calls.files(1), "1 Datei"), (calls.files(0), "0 Dateien"), (calls.files(2), "2 Dateien"),
      (calls.files(1_234_567, locale: german), "1.234.567 Dateien"),
      (calls.files(1_234_567, locale: indian), "12,34,567 Dateien"),
      (calls.files(1_234_567, locale: Locale(identifier: "ar_EG")), "١٬٢٣٤٬٥٦٧ Dateien"),
      (calls.files(-1, locale: german), "-1 Datei"),
      (String(localized: "\(ada) has \(3) files", bundle: bundle, locale: german), "3 Dateien gehören Ada"),
      (String(localized: "\("100%@")  has", bundle: bundle), "100%@  has"),
      (String(localized: "\(1) of \(2)", bundle: bundle, locale: german), "1 Datei in 2 Ordnern"),
      (String(localized: "\(2) of \(1)", bundle: bundle, locale: german), "2 Dateien in 1 Ordner"),
      (String(localized: "Tap", bundle: bundle), "Tippen"),
      (calls.greeting(ada), "Guten Tag, Ada!"), (calls.runTimeKey("TITLE"), "Titel"),
      (calls.runTimeKey("5% off"), "5% billiger"), (calls.runTimeKey("6% off"), "6% billiger"),
      (String(localized: "\(20)% off", bundle: bundle, locale: german), "20% billiger"),
      (String(localized: "Wrong \(ada)", bundle: bundle), "Wrong Ada"),
      (calls.replaced([3]), "3 Dateien"), (calls.replaced([]), "(null) files"),
      (calls.formatted(0.25), "Belegt: 25\u{a0}%"), (calls.rounded(1.25), "1,2 km"),
      (calls.nested(), "Zweimal „Fertig“ drücken"), (String(localized: calls.resource()), "Fertig"),
      (calls.runTimeKey("nowhere %lld"), "nowhere %lld"), (calls.runTimeKey(""), ""),
      (String(localized: "nowhere \(ada) \(5)%", bundle: bundle, locale: german), "nowhere Ada 5%"),
      (String(localized: "OPEN", defaultValue: "Open \(ada) \(2)%", bundle: bundle, locale: german), "Open Ada 2%"),
      (String(localized: "50%", defaultValue: "50%", bundle: bundle), "50%"),
    ]
  }

  @Test func `a folder of one language answers in it, raw or built`() throws {
    var failures: [String] = []
    for form in Self.forms {
      let folder = try TestFolder(form.files)
      let name = form.name == "lower case" ? "DE.LPROJ" : "de.lproj"
      for row in Self.rows(folder.bundle(name)) where row.said != row.expected {
        failures.append("\(form.name): “\(row.said)” instead of “\(row.expected)”")
      }
    }
    #expect(failures == [])
  }

  @Test @MainActor func `the support product's sample gives its texts`() throws {
    let folder = try TestFolder([
      "ja.lproj/Localizable.strings": #"""
      "support.title" = "サポート"; "support.welcome.title" = "ご質問は？"; "support.welcome.text" = "直接お話しします。";
      """#
    ])
    applyCustomSupportCopy(from: folder.bundle("ja.lproj"))
    let appearance = Reception.shared.appearance
    #expect(
      [appearance.title, appearance.welcomeTitle, appearance.welcomeText] == ["サポート", "ご質問は？", "直接お話しします。"])
  }

  @Test func `Base answers in the development language of the bundle around it`() throws {
    let rules = Texts.germanRules.replacingOccurrences(of: "<key>one</key>", with: "<key>few</key>")
    let folder = try TestFolder(["Base.lproj/Localizable.stringsdict": rules, "pl.lproj/Other.strings": "a = b;"])
    // Without an information file and without English the first language is that of the bundle: Polish counts 2 as few.
    let calls = EveryCall(bundle: folder.bundle("Base.lproj"))
    #expect([2, 5].map { calls.files($0) } == ["2 Datei", "5 Dateien"])
    #expect(calls.files(1_234_567, locale: .autoupdatingCurrent) == calls.files(1_234_567, locale: .current))
  }

  @Test func `a resource's locale chooses its language, a call's does not`() throws {
    let folder = try TestFolder(["Localizable.xcstrings": Texts.catalog])
    let calls = EveryCall(bundle: folder.bundle())
    let turkish = Locale(identifier: "tr_TR")
    #expect(String(localized: calls.resource(turkish)) == "Bitti")
    #expect(String(localized: calls.resource(Locale(identifier: "de-AT"))) == "Fertig")
    #expect(String(localized: calls.resource(Locale(identifier: "fr"))) == "Done")
    let asked = String(localized: "Done", bundle: folder.bundle(), locale: turkish)
    #expect(asked == String(localized: "Done", bundle: folder.bundle()))
    var lazily = calls.lazily(2_000)
    lazily.locale = Locale(identifier: "de")
    #expect(String(localized: lazily) == "2.000 files")
  }

  @Test func `a folder of one language answers no other`() throws {
    let folder = try TestFolder(["Localizable.xcstrings": Texts.catalog, "de.lproj/Unused.strings": ""])
    let calls = EveryCall(bundle: folder.bundle("de.lproj"))
    #expect(String(localized: calls.resource(Locale(identifier: "tr"))) == "Fertig")
  }

  @Test func `in the source language the code's own default is said, and then what the catalog remembers of it`() throws
  {
    let folder = try TestFolder(["Localizable.xcstrings": Texts.catalog])
    let english = Locale(identifier: "en")
    let title = LocalizedStringResource("TITLE", defaultValue: "Title", locale: english, bundle: folder.bundle())
    #expect(String(localized: title) == "Title")
    let ada = "Ada"
    let greeting = LocalizedStringResource(
      "GREETING", defaultValue: "Hi, \(ada)!", locale: english, bundle: folder.bundle())
    #expect(String(localized: greeting) == "Hi, Ada!")
    let remembered = LocalizedStringResource("GREETING", locale: english, bundle: folder.bundle())
    #expect(String(localized: remembered) == "Good day, %@!")
    let unknown = LocalizedStringResource("TITLE", locale: english, bundle: folder.bundle())
    #expect(String(localized: unknown) == "TITLE")
  }

  @Test func `a translation that reads like its key is one, raw or built`() throws {
    let catalog = """
      {"sourceLanguage":"en","version":"1.0","strings":{"Support":{"localizations":{
        "de":{"stringUnit":{"state":"translated","value":"Support"}}}}}}
      """
    for files: KeyValuePairs in [
      ["Localizable.xcstrings": catalog], ["de.lproj/Localizable.strings": "\"Support\" = \"Support\";"],
    ] {
      let folder = try TestFolder(files)
      let german = LocalizedStringResource(
        "Support", defaultValue: "Help", locale: Locale(identifier: "de"), bundle: folder.bundle())
      #expect(String(localized: german) == "Support")
      let english = LocalizedStringResource(
        "Support", defaultValue: "Help", locale: Locale(identifier: "en"), bundle: folder.bundle())
      #expect(String(localized: english) == "Help" || files.count == 1 && files[0].key.hasPrefix("de"))
    }
  }

  @Test func `keys that only look alike have texts of their own, whichever is asked for first`() throws {
    let (one, two) = ("caf\u{E9}", "cafe\u{301}")
    for keys in [[one, two], [two, one]] {
      let folder = try TestFolder(["en.lproj/Localizable.strings": "\"\(one)\" = \"first\"; \"\(two)\" = \"second\";"])
      let bundle = folder.bundle()
      let texts = keys.map { String(localized: String.LocalizationValue($0), bundle: bundle) }
      #expect(texts == keys.map { $0.unicodeScalars.count == 4 ? "first" : "second" })
    }
  }

  @Test func `plural forms go by the text, digits by the locale`() throws {
    let folder = try TestFolder([
      "ru.lproj/Localizable.stringsdict": """
      <plist><dict><key>%lld files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@v@</string><key>v</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld файл</string><key>few</key><string>%lld файла</string>
      <key>many</key><string>%lld файлов</string><key>other</key><string>%lld файла</string>
      </dict></dict></dict></plist>
      """
    ])
    let calls = EveryCall(bundle: folder.bundle("ru.lproj"))
    let english = Locale(identifier: "en_US")
    let said = [1, 2, 5, 11, 21, 1_000].map { calls.files($0, locale: english) }
    #expect(said == ["1 файл", "2 файла", "5 файлов", "11 файлов", "21 файл", "1,000 файлов"])
  }

  @Test func `damaged files and missing bundles leave the words of the code`() throws {
    let folder = try TestFolder([
      "de.lproj/Localizable.strings": "\"Done\" = ", "Localizable.xcstrings": "{ \"strings\" : {",
      "fr.lproj/Localizable.stringsdict": "not a property list",
    ])
    for name in ["", "de.lproj", "fr.lproj"] {
      let calls = EveryCall(bundle: folder.bundle(name))
      #expect([calls.plain(), calls.files(2), calls.greeting("Ada")] == ["Done", "2 files", "Hello, Ada!"])
    }
    let nowhere = LocalizedStringResource("Done", bundle: .atURL(URL(fileURLWithPath: "/nowhere/at/all")))
    #expect(String(localized: nowhere) == "Done")
    #expect(String(localized: LocalizedStringResource("Done", bundle: .forClass(TestFolder.self))) == "Done")
  }

  @Test func `any key and any value give a text`() throws {
    let folder = try TestFolder(["Localizable.xcstrings": Texts.catalog])
    let bundle = folder.bundle()
    let ugly = [
      "%", "%@", "%n", "%99999999999999999999$@", "%#@x@", "\0", "\u{202e}سلام", String(repeating: "%@", count: 9_999),
    ]
    for text in ugly {
      #expect(String(localized: String.LocalizationValue(text), bundle: bundle) == text)
      #expect(String(localized: "<\(text)>", bundle: bundle) == "<\(text)>")
      #expect(String(localized: "\(1, specifier: text)|", bundle: bundle).hasSuffix("|"))
      #expect(String(localized: "Done", table: text, bundle: bundle) == "Done")
    }
  }

  @Test func `bundles that come and go are never taken for each other`() throws {
    var wrong: [Int] = []
    for number in 0..<300 {
      let folder = try TestFolder(["de.lproj/Localizable.strings": "\"Done\" = \"\(number)\";"])
      if EveryCall(bundle: folder.bundle("de.lproj")).plain() != "\(number)" { wrong.append(number) }
    }
    #expect(wrong == [])
  }

  @Test func `many threads ask at once and each gets the text`() async throws {
    let folder = try TestFolder([
      "de.lproj/Localizable.strings": Texts.germanStrings, "de.lproj/Localizable.stringsdict": Texts.germanRules,
      "tr.lproj/Localizable.strings": "\"Done\" = \"Bitti\";",
    ])
    let path = folder.path
    let wrong = await withTaskGroup(of: Int.self) { group in
      for task in 0..<16 {
        group.addTask {
          let isGerman = task.isMultiple(of: 2)
          let calls = EveryCall(bundle: Bundle(path: path + (isGerman ? "/de.lproj" : "/tr.lproj"))!)
          return (0..<200).filter { count in
            calls.plain() != (isGerman ? "Fertig" : "Bitti")
              || isGerman && calls.files(count) != (count == 1 ? "1 Datei" : "\(count) Dateien")
          }.count
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }
}
