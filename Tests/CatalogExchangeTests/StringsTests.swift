import StringCatalogs
import TestGround
import Testing

@testable import CatalogExchange

/// `.strings` and `.stringsdict` files, both ways.
@Suite struct StringsTests {
  private static func unit(_ text: String, _ state: String = "translated") -> String {
    #"{"stringUnit":{"state":"\#(state)","value":"\#(text)"}}"#
  }

  private static func plural(_ forms: KeyValuePairs<String, String>) -> String {
    #"{"variations":{"plural":{\#(forms.map { #""\#($0.key)":\#(unit($0.value))"# }.joined(separator: ","))}}}"#
  }

  private static func document(_ entries: String) throws -> CatalogDocument {
    try CatalogDocument(Array(#"{"sourceLanguage":"en","strings":{\#(entries)},"version":"1.0"}"#.utf8))
  }

  private static func text(_ bytes: [UInt8]?) -> String { String(decoding: bytes ?? [], as: UTF8.self) }

  @Test func `a file of texts has comments, escapes and the source's keys as their own texts`() throws {
    let document = try Self.document(
      #""Done":{"comment":"A button","localizations":{"de":\#(Self.unit("Fertig"))}},"There is a \" in it":{}"#)
    #expect(
      Self.text(document.stringsFiles(in: "de", withRules: false).strings) == "/* A button */\n\"Done\" = \"Fertig\";\n"
    )
    #expect(
      Self.text(document.stringsFiles(in: "en", withRules: false).strings) == """
        /* A button */
        "Done" = "Done";

        "There is a \\" in it" = "There is a \\" in it";

        """)
  }

  @Test func `X9: what varies is named where it cannot be carried, and never becomes an empty text`() throws {
    let document = try Self.document(
      #""%lld files":{"localizations":{"de":\#(Self.plural(["one": "%lld Datei", "other": "%lld Dateien"]))}},"#
        + #""Tap":{"localizations":{"de":{"variations":{"device":{"iphone":\#(Self.unit("Tippen")),"other":\#(Self.unit("Klicken"))}}}}}"#
    )
    let plain = document.stringsFiles(in: "de", withRules: false)
    #expect(Self.text(plain.strings) == "\"Tap\" = \"Klicken\";\n")
    #expect(plain.stringsdict == nil)
    #expect(
      plain.findings.map(\.description) == [
        "1:67: warning: not exported: .strings has no plural forms [FormatCarriesAll] (de: %lld files)",
        "1:260: warning: only the text for other devices is exported: .strings has no devices [FormatCarriesAll] (de: Tap)",
      ])
    let pair = document.stringsFiles(in: "de", withRules: true)
    #expect(pair.findings == [])
    #expect(Self.text(pair.stringsdict).contains("<string>%lld Datei</string>"))
    #expect(Self.text(pair.stringsdict).contains("<key>NSStringDeviceSpecificRuleType</key>"))
  }

  @Test func `states that a file of texts does not have are named`() throws {
    let document = try Self.document(
      #""a":{"localizations":{"de":\#(Self.unit("A", "needs_review"))}},"b":{"localizations":{"de":\#(Self.unit("B", "new"))}}"#
    )
    let files = document.stringsFiles(in: "de", withRules: false)
    #expect(Self.text(files.strings) == "\"a\" = \"A\";\n\"b\" = \"B\";\n")
    #expect(files.findings.map(\.message) == [#"exported without their state: "a" (needs_review), "b" (new)"#])
  }

  @Test func `X5: keys that are added are called manual, and their texts have a state`() throws {
    var options = ImportOptions()
    options.addsKeys = true
    var catalogImport = CatalogImport(into: try Self.document(""), options: options)
    let english = catalogImport.take(
      strings: Array("/* A button */ \"done\" = \"Done\"; \"Cancel\" = \"Cancel\";".utf8), in: "en")
    let german = catalogImport.take(
      strings: Array("\"done\" = \"Fertig\";\n\"Cancel\" = \"Abbrechen\";".utf8), in: "de")
    #expect(english.map(\.description) == ["en: 1 added, 1 as before, 2 new keys"])
    #expect(german.map(\.description) == ["de: 2 added"])
    let expected =
      #"{"sourceLanguage":"en","strings":{"Cancel":{"extractionState":"manual","localizations":{"de":\#(Self.unit("Abbrechen"))}},"#
      + #""done":{"comment":"A button","extractionState":"manual","localizations":{"de":\#(Self.unit("Fertig")),"en":\#(Self.unit("Done"))}}},"version":"1.0"}"#
    #expect(Self.text(catalogImport.document.bytes) == expected)
  }

  @Test func `a pair of files comes back as the plural forms and devices that it is made of`() throws {
    let pair = try Self.document(
      #""%lld files":{"localizations":{"de":\#(Self.plural(["one": "%lld Datei", "other": "%lld Dateien"]))}},"#
        + #""Tap":{"localizations":{"de":{"variations":{"device":{"iphone":\#(Self.unit("Tippen")),"other":\#(Self.unit("Klicken"))}}}}},"#
        + #""plain":{"localizations":{"de":\#(Self.unit("schlicht"))}}"#)
    let files = pair.stringsFiles(in: "de", withRules: true)
    var catalogImport = CatalogImport(into: RoundTrip.removing("de", from: pair))
    let reports = catalogImport.take(strings: files.strings, stringsdict: files.stringsdict, in: "de")
    #expect(reports.map(\.description) == ["de: 2 added", "de: 3 added"])
    #expect(catalogImport.document.bytes == pair.bytes)
  }

  @Test func `one text that a rule replaces is named, and so is what a catalog has no form for`() throws {
    let document = try Self.document(
      #""%d files":{"localizations":{"de":\#(Self.unit("%d Dateien"))}},"w":{},"n":{},"gone":{}"#)
    let rules = """
      <plist><dict>
      <key>%d files</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@f@</string><key>f</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>eine</string><key>other</key><string>%d</string></dict></dict>
      <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>1</key><string>k</string><key>9</key><string>lang</string></dict></dict>
      <key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string><key>a</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>other</key><string>%#@b@</string></dict></dict>
      <key>unknown</key><string>x</string>
      </dict></plist>
      """
    var catalogImport = CatalogImport(into: document)
    let report = catalogImport.take(strings: nil, stringsdict: Array(rules.utf8), in: "de")[0]
    #expect(report.description == "de: 3 added, 2 left")
    #expect(
      report.findings.map(\.description) == [
        "2:1: note: the one text became 2 that vary [ShapesAgree] (de: %d files)",
        "5:1: warning: only the text for the largest width is taken [FormatCarriesAll] (de: w)",
        "6:1: warning: left: a variable inside a plural form, which catalogs do not have [FormatCarriesAll] (de: n)",
        "8:1: warning: the catalog has no key for \"unknown\" [UnitIsKnown]",
      ])
    #expect(
      Self.text(catalogImport.document.bytes).contains(
        #""%d files":{"localizations":{"de":\#(Self.plural(["one": "eine", "other": "%d"]))}}"#))
  }

  @Test func `a file that is damaged or in the wrong encoding is a finding with its place`() throws {
    let document = try Self.document(#""a":{}"#)
    for (bytes, place) in [
      (Array("\"a\" = ;".utf8), "1:7: error: expected a value"),
      ([0x22, 0x61, 0xFF], "1:3: error: the text is not valid UTF-8"),
      (Array("(1, 2)".utf8), "1:1: error:"), ([0xFF, 0xFE, 0x22], "1:1: error: the text is not valid UTF-16"),
    ] {
      var catalogImport = CatalogImport(into: document)
      let report = catalogImport.take(strings: bytes, in: "de")[0]
      #expect(report.findings.count == 1)
      #expect(report.findings.first?.description.hasPrefix(place) == true, "\(report.findings)")
      #expect(catalogImport.document.bytes == document.bytes)
    }
  }

  @Test func `what is no plural category is left and named, with the forms beside it taken`() throws {
    let rules = """
      <plist><dict>
      <key>%d files</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@f@</string><key>f</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>oen</key><string>eine</string><key>other</key><string>%d Dateien</string></dict></dict>
      </dict></plist>
      """
    var catalogImport = CatalogImport(into: try Self.document(#""%d files":{}"#))
    let report = catalogImport.take(strings: nil, stringsdict: Array(rules.utf8), in: "de")[0]
    #expect(report.description == "de: 1 added, 1 left")
    #expect(
      report.findings.map(\.description)
        == ["2:1: warning: left: oen is no plural category [FormatCarriesAll] (de: %d files)"])
    #expect(Self.text(catalogImport.document.bytes).contains("%d Dateien"))
  }
}
