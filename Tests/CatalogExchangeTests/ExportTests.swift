import CatalogExchange
import StringCatalogs
import Testing

/// What translators get.
@Suite struct ExportTests {
  private static func identifiers(_ entry: String, into language: String = "fr") throws -> [String] {
    let catalog = #"{"sourceLanguage":"en","strings":{"k":{"localizations":{\#(entry)}}},"version":"1.0"}"#
    let file = try CatalogDocument(Array(catalog.utf8)).translations(into: language, original: "T.xcstrings")
    return file.units.map { "\($0.path)=\($0.source ?? "-")" + ($0.target.map { ">\($0.text)" } ?? "") }
  }

  private static func unit(_ text: String) -> String { #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }

  private static func plural(_ forms: KeyValuePairs<String, String>) -> String {
    #"{"variations":{"plural":{\#(forms.map { #""\#($0.key)":\#(unit($0.value))"# }.joined(separator: ","))}}}"#
  }

  @Test func `X1: zero is a unit of its own, and specifiers stay as they are`() throws {
    let english = Self.plural(["zero": "none", "one": "%d file", "other": "%d files"])
    #expect(
      try Self.identifiers(#""en":\#(english)"#, into: "en") == [
        "plural.one=%d file>%d file", "plural.other=%d files>%d files", "plural.zero=none>none",
      ])
    #expect(
      try Self.identifiers(#""en":\#(english)"#, into: "de") == [
        "plural.one=%d file", "plural.other=%d files", "plural.zero=none",
      ])
  }

  @Test func `plural categories are those of the target language`() throws {
    let english = #""en":\#(Self.plural(["one": "%lld file", "other": "%lld files"]))"#
    let expected: [(String, [String])] = [
      ("uk", ["few=%lld files", "many=%lld files", "one=%lld file", "other=%lld files"]),
      ("ja", ["other=%lld files"]),
      // Of French, not the form that only millions take; Xcode does not ask for it either.
      ("fr", ["one=%lld file", "other=%lld files"]), ("xx-invalid-", ["other=%lld files"]),
    ]
    for (language, units) in expected {
      #expect(try Self.identifiers(english, into: language) == units.map { "plural." + $0 })
    }
  }

  @Test func `a language that varies otherwise than the source is asked for its own texts`() throws {
    let rows: [(entry: String, units: [String])] = [
      // Source varied, target one text: the source's other.
      (
        #""en":\#(Self.plural(["one": "1", "other": "n"])),"fr":\#(Self.unit("plat"))"#, ["=n>plat"]
      ),
      // Source one text, target varied: the text again and again; what is missing is asked for.
      (
        #""en":\#(Self.unit("n")),"fr":\#(Self.plural(["other": "n fr"]))"#,
        ["plural.one=n", "plural.other=n>n fr"]
      ),
      // Devices are the target's own where it has some.
      (
        #""en":{"variations":{"device":{"iphone":\#(Self.unit("Tap")),"other":\#(Self.unit("Click"))}}},"#
          + #""fr":{"variations":{"device":{"mac":\#(Self.unit("Cliquez"))}}}"#, ["device.mac=Click>Cliquez"]
      ),
      // No text in the source: the key is the text.
      (#""fr":\#(Self.unit("clé"))"#, ["=k>clé"]),
    ]
    for row in rows { #expect(try Self.identifiers(row.entry) == row.units) }
  }

  @Test func `X3: a quote is bare in a text and an entity in an id`() throws {
    let catalog = #"{"sourceLanguage":"en","strings":{"There is a \" in it":{}},"version":"1.0"}"#
    let document = try CatalogDocument(Array(catalog.utf8))
    let text = String(
      decoding: XLIFFWriter.bytes(of: [document.translations(into: "de", original: "T.xcstrings")]), as: UTF8.self)
    #expect(text.contains(#"<trans-unit id="There is a &quot; in it" xml:space="preserve">"#))
    #expect(text.contains(#"<source>There is a " in it</source>"#))
  }

  @Test func `keys that are not to be translated are left out, and what XML cannot hold is named`() throws {
    let catalog =
      #"{"sourceLanguage":"en","strings":{"a\u0001":{},"b":{"shouldTranslate":false},"c":{}},"version":"1.0"}"#
    let file = try CatalogDocument(Array(catalog.utf8)).translations(into: "de", original: "T.xcstrings")
    #expect(file.units.map(\.key) == ["a\u{1}", "c"])
    #expect(XLIFFWriter.unwritable(in: file).map(\.key) == ["a\u{1}"])
    #expect(!XLIFFWriter.bytes(of: [file]).contains(1))
  }

  @Test func `a key that is called like a variation of another is named, and not exported twice`() throws {
    let both =
      #"{"sourceLanguage":"en","strings":{"n":{"localizations":{"en":\#(Self.plural(["one": "1", "other": "n"]))}},"n|==|plural.one":{}},"version":"1.0"}"#
    let file = try CatalogDocument(Array(both.utf8)).translations(into: "de", original: "T.xcstrings")
    #expect(file.units.map { "\($0.key) \($0.path)" } == ["n plural.one", "n plural.other"])
    #expect(file.findings.map(\.severity) == [.error])
    let alone = #"{"sourceLanguage":"en","strings":{"n|==|plural.one":{}},"version":"1.0"}"#
    let lone = try CatalogDocument(Array(alone.utf8)).translations(into: "de", original: "T.xcstrings")
    #expect(lone.units.count == 1)
    #expect(lone.findings.map(\.severity) == [.warning])
  }
}
