import LanguageNumbers
import LanguageTags
import StringTemplates
import StringTables
import Testing

/// A catalog around some entries.
private func catalog(_ entries: String, source: String = "en") throws -> CatalogTables {
  let text = #"{"sourceLanguage":"\#(source)","strings":{\#(entries)},"version":"1.0"}"#
  return try CatalogTables(xcstrings: Array(text.utf8), name: "Localizable")
}

private func unit(_ value: String, _ state: String = "translated") -> String {
  #"{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}"#
}

@Suite struct CatalogReadingTests {
  private func form(_ tables: CatalogTables, _ language: String, _ key: String) -> TemplateForm? {
    tables.table(spelled: language)?[key]?.form
  }

  @Test func `texts are found by language and key`() throws {
    let tables = try catalog(#""Send":{"localizations":{"de":\#(unit("Senden")),"pt-BR":\#(unit("Enviar"))}}"#)
    #expect(tables.name == "Localizable" && tables.sourceLanguage == .english)
    #expect(tables.languages.map(\.description) == ["en", "de", "pt-BR"])
    let german = try #require(tables.table(for: LanguageTag("DE")!))
    #expect(german["Send"]?.form == .text("Senden"))
    #expect(german["Send" as StaticString]?.form == .text("Senden"))
    #expect(german["send"] == nil && german[""] == nil && german["Sendx"] == nil)
    #expect(tables.table(for: LanguageTag("pt")!) == nil)
    #expect(german.keys == ["Send"] && german.count == 1)
    #expect(tables.refusedEntries == [])
  }

  @Test func `two spellings of one tag are two tables`() throws {
    let tables = try catalog(#""a":{"localizations":{"pt_BR":\#(unit("one")),"pt-BR":\#(unit("two"))}}"#)
    #expect(tables.spellings.map(\.spelling) == ["en", "pt_BR", "pt-BR"])
    #expect(tables.languages.map(\.description) == ["en", "pt-BR"])
    #expect(form(tables, "pt_BR", "a") == .text("one") && form(tables, "pt-BR", "a") == .text("two"))
    #expect(tables.table(for: LanguageTag("pt-BR")!)?["a"]?.form == .text("two"))
  }

  @Test func `in the source language the key is the text unless a unit counts`() throws {
    let tables = try catalog(
      """
      "bare":{}, "null":null, "none":{"localizations":{"en":null,"de":\(unit("keins"))}},
      "new":{"localizations":{"en":\(unit("other text", "new"))}},
      "manual":{"extractionState":"manual","localizations":{"en":\(unit("by hand", "new"))}},
      "edited":{"localizations":{"en":\(unit("edited"))}},
      "stale":{"extractionState":"stale","localizations":{"en":\(unit("old"))}},
      "given":{"extractionState":"extracted_with_value","localizations":{"en":\(unit("from the code", "new")),"de":\(unit("x", "new"))}},
      "taken":{"extractionState":"extracted_with_value","localizations":{"en":\(unit("reworded"))}},
      "stateless":{"localizations":{"en":{"stringUnit":{"value":"still a text"}}}},
      "closed":{"shouldTranslate":false,"localizations":{"de":\(unit("zu"))}}
      """)
    let english = Dictionary(
      uniqueKeysWithValues: (tables.table(spelled: "en")?.entries.map { ($0.key, $0.template.form) }) ?? [])
    #expect(
      english == [
        "bare": .text("bare"), "null": .text("null"), "none": .text("none"), "new": .text("new"),
        "manual": .text("by hand"), "edited": .text("edited"), "stale": .text("old"), "taken": .text("reworded"),
        "stateless": .text("still a text"), "closed": .text("closed"),
      ])
    #expect(tables.defaultTexts?.entries.map(\.key) == ["given"])
    #expect(tables.defaultTexts?["given"]?.form == .text("from the code"))
    #expect(form(tables, "de", "given") == .text("x"))
    #expect(form(tables, "de", "closed") == .text("zu") && form(tables, "de", "bare") == nil)
  }

  @Test func `variations and substitutions keep their shape`() throws {
    let plural = #"{"plural":{"one":\#(unit("%lld x")),"other":\#(unit("%lld xs")),"=0":\#(unit("none"))}}"#
    let tables = try catalog(
      """
      "p":{"localizations":{"de":{"variations":\(plural)}}},
      "d":{"localizations":{"de":{"variations":{"device":{"mac":\(unit("M")),"other":{"variations":\(plural)}}}}}},
      "s":{"localizations":{"de":{"stringUnit":{"state":"new","value":"%#@n@"},
        "substitutions":{"n":{"argNum":2,"formatSpecifier":"ld","variations":\(plural)},"m":{"variations":\(plural)}}}}},
      "r":{"localizations":{"de":{"variations":{"device":{"mac":\(unit("%#@n@"))}},
        "substitutions":{"n":{"argNum":-1,"variations":\(plural)}}}}},
      "both":{"localizations":{"de":{"variations":{"device":{"mac":\(unit("M"))},"plural":{"other":\(unit("P"))}}}}},
      "beside":{"localizations":{"de":{"stringUnit":{"state":"new","value":"B"},"variations":{"device":{"mac":\(unit("M"))}}}}}
      """)
    let forms = PluralForms([.one: "%lld x", .other: "%lld xs"])
    #expect(tables.refusedEntries == [])
    #expect(form(tables, "de", "p") == .plural(forms))
    #expect(form(tables, "de", "d") == .devices([.mac: .text("M")], otherwise: .plural(forms)))
    #expect(
      form(tables, "de", "s")
        == .substituted(
          "%#@n@", ["n": Substitution(argument: 2, specifier: "ld", forms: forms), "m": Substitution(forms: forms)]))
    #expect(
      form(tables, "de", "r")
        == .devices([.mac: .substituted("%#@n@", ["n": Substitution(forms: forms)])], otherwise: nil))
    #expect(form(tables, "de", "both") == .devices([.mac: .text("M")], otherwise: .plural(PluralForms([.other: "P"]))))
    #expect(form(tables, "de", "beside") == .devices([.mac: .text("M")], otherwise: .text("B")))
  }

  static let illShaped: [(String, String)] = [
    (#"5"#, "the localization is not an object"),
    (#"{"stringUnit":"x"}"#, "stringUnit is not an object"),
    (#"{"stringUnit":{"state":"new"}}"#, "stringUnit has no value"),
    (#"{"stringUnit":{"value":["x"]}}"#, "the value is not a text"),
    (#"{"variations":[]}"#, "variations is not an object"),
    (#"{"variations":{"plural":"x"}}"#, "plural is not an object"),
    (#"{"variations":{"plural":{"ONE":{"stringUnit":{"value":"x"}}}}}"#, "plural has none of the six forms"),
    (#"{"variations":{"plural":{"one":{"variations":{}}}}}"#, "the plural form one has no stringUnit"),
    (#"{"variations":{"device":{}}}"#, "device has no text"),
    (#"{"variations":{"device":"mac"}}"#, "device is not an object"),
    (#"{"variations":{"device":{"mac":"x"}}}"#, "the device's form is not an object"),
    (#"{"variations":{"device":{"mac":{}}}}"#, "the device's form has neither a stringUnit nor variations"),
    (#"{"variations":{"device":{"mac":{"variations":{"device":{}}}}}}"#, "inside a device only plural forms may vary"),
    (#"{"stringUnit":{"value":"x"},"substitutions":[]}"#, "substitutions is not an object"),
    (#"{"stringUnit":{"value":"x"},"substitutions":{"a":"b"}}"#, "the substitution is not an object"),
    (#"{"stringUnit":{"value":"x"},"substitutions":{"a":{}}}"#, "the substitution has no plural forms"),
    (
      #"{"stringUnit":{"value":"x"},"substitutions":{"a":{"argNum":99999999999999999999,"variations":{"plural":{"other":{"stringUnit":{"value":"x"}}}}}}}"#,
      "argNum is not a whole number"
    ),
    (
      #"{"stringUnit":{"value":"x"},"substitutions":{"a":{"argNum":201,"variations":{"plural":{"other":{"stringUnit":{"value":"x"}}}}}}}"#,
      "argNum is above 200"
    ),
    (
      #"{"stringUnit":{"value":"x"},"substitutions":{"a":{"argNum":1073741824,"variations":{"plural":{"other":{"stringUnit":{"value":"x"}}}}}}}"#,
      "argNum is above 200"
    ),
    (
      #"{"stringUnit":{"value":"x"},"substitutions":{"a":{"argNum":1.5,"variations":{"plural":{"other":{"stringUnit":{"value":"x"}}}}}}}"#,
      "argNum is not a whole number"
    ),
    (#"{"stringSet":{"state":"new","values":["x"]}}"#, "a stringSet has several texts: it is for App Shortcuts"),
  ]

  @Test func `an ill-shaped localization is listed and costs one key in one language`() throws {
    for (localization, reason) in Self.illShaped {
      let tables = try catalog(#""k":{"localizations":{"de":\#(localization),"fr":\#(unit("bon"))}}"#)
      #expect(tables.refusedEntries.map(\.reason) == [reason], "\(localization)")
      #expect(tables.refusedEntries.first?.key == "k" && tables.refusedEntries.first?.language == "de")
      #expect(form(tables, "de", "k") == nil && form(tables, "fr", "k") == .text("bon"))
    }
  }

  @Test func `refused entries say where they stand`() throws {
    let text =
      "{\"strings\":{\n  \"é\" : 5,\n  \"b\" : { \"localizations\" : { \"x y\" : {}, \"de\" : 1 } },\n \"c\":{\"localizations\":7}}}"
    let tables = try CatalogTables(xcstrings: Array(text.utf8), name: "T")
    #expect(
      tables.refusedEntries.map(\.description) == [
        "2:9: \"é\": the entry is not an object",
        "3:32: \"b\" (x y): the language is not a language tag",
        "3:50: \"b\" (de): the localization is not an object",
        "4:23: \"c\": localizations is not an object",
      ])
    #expect(tables.table(spelled: "en")?.keys == ["é", "b", "c"])
  }

  @Test func `all that is refused of one key shares the key's text`() throws {
    let key = String(repeating: "long ", count: 100)
    let languages = Array(repeating: #""de":5"#, count: 1_000).joined(separator: ",")
    let refused = try catalog(
      "\"\(key)\":{\"localizations\":{\(languages)}},\"short\":{\"localizations\":7},\"\(key)2\":5"
    ).refusedEntries
    #expect(refused.count == 1_002)
    #expect(refused.prefix(1_000).allSatisfy { $0.key == key })
    #expect(refused.suffix(2).map(\.key) == ["short", key + "2"])
    let places = refused.prefix(1_000).map { entry in
      entry.key.utf8.withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) }
    }
    #expect(Set(places).count == 1)
  }

  @Test func `of what is written twice the last counts`() throws {
    let tables = try catalog(
      #""k":{"localizations":{"de":\#(unit("1")),"fr":\#(unit("f"))}},"k":{"localizations":{"de":\#(unit("2")),"de":\#(unit("3"))}}"#
    )
    #expect(form(tables, "de", "k") == .text("3") && form(tables, "fr", "k") == nil)
    #expect(
      tables.refusedEntries.map(\.reason) == [
        "the key is written twice: the last one counts", "the language is written twice: the last one counts",
      ])
  }

  @Test func `UTF-16 and byte order marks are read`() throws {
    let text = #"{"strings":{"é😀":{"localizations":{"de":\#(unit("ü😀"))}}},"sourceLanguage":"en"}"#
    let little = utf16(text, isBigEndian: false)
    let big = utf16(text, isBigEndian: true)
    for bytes in [Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), little, big] {
      let tables = try CatalogTables(xcstrings: bytes, name: "T")
      #expect(tables.table(spelled: "de")?["é😀"]?.form == .text("ü😀"))
    }
  }

  @Test func `keys that are hard to tell apart are kept apart`() throws {
    let keys = [
      "", "a", "A", "á", "a\u{301}", "aaaaaaaa", "aaaaaaaaa", "aaaaaaaaaaaaaaaa", "aaaaaaaaaaaaaaaaa", "a b", "%@",
      "%%",
    ]
    let entries = keys.map { #""\#($0)":{"localizations":{"de":\#(unit("<\($0)>"))}}"# }.joined(separator: ",")
    let tables = try catalog(entries)
    let german = try #require(tables.table(spelled: "de"))
    #expect(german.count == keys.count)
    let failures = keys.filter { key in
      guard case .text(let text)? = german[key]?.form else { return true }
      return Array(text.utf8) != Array("<\(key)>".utf8)
    }
    #expect(failures == [])
  }

  @Test func `a catalog of many keys finds each of them and no other`() throws {
    let entries = (0..<20_000).map { #""key.\#($0)":{"localizations":{"de":\#(unit("\($0)"))}}"# }.joined(
      separator: ",")
    let german = try #require(try catalog(entries).table(spelled: "de"))
    #expect((0..<20_000).filter { german["key.\($0)"]?.form != .text("\($0)") } == [])
    #expect((20_000..<30_000).filter { german["key.\($0)"] != nil } == [])
  }

  @Test func `a file full of faults is read in time that its size deserves`() throws {
    let faults = (0..<20_000).map { "\"k\($0 % 9_000)\":{\"localizations\":{\"de\":1}}" }.joined(separator: ",\n")
    let tables = try catalog(faults)
    #expect(tables.refusedEntries.count == 20_000)
    #expect(tables.refusedEntries.last?.line == 20_000)
    let languages = (0..<3_000).map { "\"x-\($0)\":\(unit("x"))" }.joined(separator: ",")
    let crowded = try catalog("\"k\":{\"localizations\":{\(languages)}}")
    #expect(crowded.languages.count == 1_000)
    #expect(Set(crowded.refusedEntries.map(\.reason)) == ["the catalog has more than 1000 languages"])
  }

  @Test func `a file of many keys and many languages grows no further than both together may`() throws {
    let keys = (0..<200_000).map { "\"\($0)\":{}" }.joined(separator: ",")
    let languages = (0..<100).map { "\"x-\($0)\":\(unit("x"))" }.joined(separator: ",")
    let crowded = try catalog("\(keys),\"k\":{\"localizations\":{\(languages)}}")
    #expect(crowded.languages.count == 83)
    #expect(crowded.refusedEntries.count == 18)
    #expect(Set(crowded.refusedEntries.map(\.reason)) == ["the catalog has more than 83 languages"])
    #expect(crowded.table(spelled: "x-81")?["k"]?.form == .text("x"))
  }

  @Test func `substitutions are given to as many devices as there may be, and no more`() throws {
    func localization(_ count: Int) -> String {
      let devices = (0..<count).map { #""d\#($0)":\#(unit("%#@n@"))"# }.joined(separator: ",")
      let plural = #"{"variations":{"plural":{"other":\#(unit("%arg"))}}}"#
      return #""k":{"localizations":{"de":{"variations":{"device":{\#(devices)}},"substitutions":{"n":\#(plural)}}}}"#
    }
    #expect(try catalog(localization(32)).refusedEntries == [])
    #expect(
      try catalog(localization(33)).refusedEntries.map(\.reason) == ["substitutions for more than 32 devices"])
  }

  @Test func `an argument number as great as a text may have is read`() throws {
    let plural = #"{"plural":{"other":\#(unit("x"))}}"#
    let substitutions = #"{"n":{"argNum":200,"variations":\#(plural)}}"#
    let tables = try catalog(
      #""k":{"localizations":{"de":{"stringUnit":{"value":"%#@n@"},"substitutions":\#(substitutions)}}}"#)
    #expect(
      form(tables, "de", "k")
        == .substituted("%#@n@", ["n": Substitution(argument: 200, forms: PluralForms([.other: "x"]))]))
  }

  @Test func `a table in memory has every key that it was given, however odd its form`() {
    let far = TemplateForm.substituted(
      "%#@n@", ["n": Substitution(argument: .max, forms: PluralForms([.other: "x"]))])
    func nested(_ depth: Int) -> TemplateForm {
      (0..<depth).reduce(.text("deep")) { inner, _ in .devices([.mac: inner], otherwise: .text("not there")) }
    }
    let table = StringTable(language: .english, texts: ["far": far, "five": nested(5), "hundred": nested(100)])
    #expect(table["five"]?.form == nested(5))
    guard case .substituted("%#@n@", let substitutions) = table["far"]?.form else {
      Issue.record("the key is lost")
      return
    }
    // Beyond every argument, as it was.
    #expect(substitutions["n"]?.argument == 1_073_741_823)
    // What is nested too deep is left out; the rest is there.
    guard case .devices(let branches, .text("not there")) = table["hundred"]?.form else {
      Issue.record("the key is lost")
      return
    }
    #expect(branches.count == 1)
  }

  @Test func `a table in memory answers like one from a file`() {
    let table = StringTable(language: LanguageTag("de")!, texts: ["Send": .text("Senden")])
    #expect(table["Send"]?.form == .text("Senden"))
    #expect(table.language.description == "de" && table.spelling == "de" && table["x"] == nil)
  }
}
