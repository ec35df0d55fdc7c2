import StringCatalogs
import Testing

@Suite struct SyncTests {
  private static func unit(_ text: String, _ state: String = "translated") -> String {
    #"{"stringUnit":{"state":"\#(state)","value":"\#(text)"}}"#
  }

  private static func catalog(_ entries: String) throws -> CatalogDocument {
    try CatalogDocument(Array(#"{"sourceLanguage":"en","strings":{\#(entries)},"version":"1.0"}"#.utf8))
  }

  /// `state text` of a language's texts, joined.
  private static func texts(_ document: CatalogDocument, _ key: String, _ language: String) -> String {
    let leaves = document.entry(key)?.localization(language)?.leaves ?? []
    return leaves.map { "\($0.path) \($0.state ?? "") \($0.text ?? "")" }.joined(separator: ", ")
  }

  @Test func `M5: a changed English text is taken, and its translations are to be reviewed`() throws {
    let plural =
      #"{"variations":{"plural":{"one":\#(Self.unit("1 Öffnen")),"other":\#(Self.unit("Öffnen", "new"))}}}"#
    for state in ["new", "translated"] {
      let catalog = try Self.catalog(
        """
        "t":{"extractionState":"extracted_with_value","localizations":{"en":\(Self.unit("Open", state)),\
        "de":\(Self.unit("Öffnen")),"fr":\(Self.unit("Ouvrir", "needs_review")),"pl":\(plural)}}
        """)
      let synced = try CatalogSync().applied([CodeString("t", text: "Open file")], to: catalog)
      #expect(Self.texts(synced.document, "t", "en") == " \(state) Open file")
      #expect(Self.texts(synced.document, "t", "de") == " needs_review Öffnen")
      #expect(Self.texts(synced.document, "t", "fr") == " needs_review Ouvrir")
      #expect(Self.texts(synced.document, "t", "pl") == "plural.one needs_review 1 Öffnen, plural.other new Öffnen")
      #expect(synced.reworded.map(\.key) == ["t"] && synced.reworded.first?.languages == ["de", "pl"])
      let again = try CatalogSync().applied([CodeString("t", text: "Open file")], to: synced.document)
      #expect(again.isUnchanged && again.document.bytes == synced.document.bytes)
    }
  }

  @Test func `an English text is changed only where the code says another`() throws {
    let varied = #"{"variations":{"plural":{"one":\#(Self.unit("1 file")),"other":\#(Self.unit("%lld files"))}}}"#
    let rows: [(entry: String, text: String?, isReworded: Bool)] = [
      (#""localizations":{"en":\#(Self.unit("%@ of %lld", "new"))}"#, "%1$@ of %2$lld", false),
      (#""localizations":{"en":\#(Self.unit("%2$@ of %1$lld", "new"))}"#, "%1$@ of %2$lld", true),
      (#""localizations":{"en":\#(varied)}"#, "%lld files", false),
      (#""localizations":{"en":\#(Self.unit("Done"))}"#, nil, false),
      (#""localizations":{"de":\#(Self.unit("Fertig"))}"#, "k", false),
      (#""localizations":{"de":\#(Self.unit("Fertig"))}"#, "Done", true),
      (#""localizations":{"en":null}"#, "Done", true), (#""localizations":null"#, "Done", true), ("", "Done", true),
    ]
    for row in rows {
      let catalog = try Self.catalog(#""k":{\#(row.entry)}"#)
      let synced = try CatalogSync(isComplete: true).applied([CodeString("k", text: row.text)], to: catalog)
      #expect(synced.reworded.isEmpty != row.isReworded, "\(row)")
      #expect(row.text == nil || synced.document.entry("k")?.extractionState == "extracted_with_value")
    }
  }

  static let mixed = """
    "gone":{"comment":"C","localizations":{"de":\(unit("Weg"))}},"hand":{"extractionState":"manual"},\
    "here":{"localizations":{"de":\(unit("Hier"))}},"moved":{"extractionState":"migrated"},\
    "named":{"extractionState":"extracted_with_value","localizations":{"en":\(unit("Named", "new"))}},\
    "old":{"extractionState":"stale","localizations":{"de":\(unit("Alt"))}}
    """

  private static func states(_ document: CatalogDocument) -> [String] {
    document.entries.map { "\($0.key) \($0.extractionState ?? "-")" }
  }

  @Test func `M6: what no code has is stale and never deleted unless asked, manual entries are untouched`() throws {
    let catalog = try Self.catalog(Self.mixed)
    let synced = try CatalogSync(isComplete: true).applied([CodeString("here")], to: catalog)
    #expect(
      Self.states(synced.document) == [
        "gone stale", "hand manual", "here -", "moved migrated", "named stale", "old stale",
      ])
    #expect(synced.stale == ["gone", "named"])
    #expect(Self.texts(synced.document, "gone", "de") == " translated Weg")
    #expect(synced.document.entry("gone")?.comment == "C")
    let pruned = try CatalogSync(isComplete: true, prunes: true).applied([CodeString("here")], to: catalog)
    #expect(Self.states(pruned.document) == ["hand manual", "here -", "moved migrated"])
    #expect(pruned.removed == ["gone", "named", "old"])
    let careful = CatalogSync(isComplete: true) { $0 == "gone" }
    #expect(try careful.applied([CodeString("here")], to: catalog).stale == ["named"])
  }

  @Test func `M7: a scan of a part of the code only adds`() throws {
    let catalog = try Self.catalog(Self.mixed)
    for prunes in [false, true] {
      let synced = try CatalogSync(prunes: prunes).applied([CodeString("here"), CodeString("new")], to: catalog)
      #expect(
        Self.states(synced.document) == [
          "gone -", "hand manual", "here -", "moved migrated", "named extracted_with_value", "new -", "old stale",
        ])
      #expect(synced.added == ["new"] && synced.stale.isEmpty && synced.removed.isEmpty)
    }
  }

  @Test func `M9: translations, comments and everything else survive, and a second time nothing changes`() throws {
    let catalog = try Self.catalog(Self.mixed)
    let code = [
      CodeString("here"), CodeString("old"), CodeString("hand", text: "By hand"), CodeString("named", text: "Named"),
      CodeString("%@ of %lld", numberedKey: "%1$@ of %2$lld", comment: "A share"), CodeString("gone", comment: "C"),
    ]
    let synced = try CatalogSync(isComplete: true).applied(code, to: catalog)
    #expect(synced.revived == ["old"] && synced.added == ["%@ of %lld"])
    #expect(Self.texts(synced.document, "old", "de") == " translated Alt")
    #expect(Self.texts(synced.document, "%@ of %lld", "en") == " new %1$@ of %2$lld")
    #expect(synced.document.entry("old")?.extractionState == nil)
    #expect(synced.document.entry("hand")?.localizations.isEmpty == true)
    let again = try CatalogSync(isComplete: true).applied(code, to: synced.document)
    #expect(again.isUnchanged && again.document.bytes == synced.document.bytes)
  }

  @Test func `new keys stand where Xcode would put them, with what the code says of them`() throws {
    let catalog = try CatalogDocument(CatalogDocument.empty(sourceLanguage: "en"))
    let code = [
      CodeString("item 10"), CodeString("Item 9", comment: "one"), CodeString("Item 9", comment: "two"),
      CodeString("Item 9", comment: "one"), CodeString(""), CodeString("menu.open", text: "Open"),
      CodeString("e\u{301}"), CodeString("é"),
    ]
    let synced = try CatalogSync().applied(code, to: catalog)
    #expect(synced.document.bytes == synced.document.canonicalBytes)
    #expect(synced.document.entries.map(\.key).prefix(2) == ["", "é"] && synced.document.entries.count == 6)
    #expect(synced.document.entry("Item 9")?.comment == "one\ntwo")
    #expect(synced.document.entry("menu.open")?.extractionState == "extracted_with_value")
    #expect(Self.texts(synced.document, "menu.open", "en") == " new Open")
  }

  @Test func `the code's comment counts when all of it was read, and where nobody wrote one`() throws {
    let catalog = try Self.catalog(
      #""a":{"comment":"old"},"b":{"comment":"made","isCommentAutoGenerated":true},"c":{},"d":{"comment":"kept"}"#)
    let code = ["a", "b", "c"].map { CodeString($0, comment: "new") } + [CodeString("d")]
    let part = try CatalogSync().applied(code, to: catalog)
    #expect(part.document.entries.map(\.comment) == ["old", "new", "new", "kept"])
    let whole = try CatalogSync(isComplete: true).applied(code, to: catalog)
    #expect(whole.document.entries.map(\.comment) == ["new", "new", "new", "kept"])
    #expect(!String(decoding: whole.document.bytes, as: UTF8.self).contains("AutoGenerated"))
  }

  @Test func `odd catalogs are left as they are, and what is none is refused`() throws {
    let odd = try Self.catalog(#""a":null,"b":[1],"a2":{"x":1},"a2":{"localizations":{"de":null}}"#)
    let code = ["a", "b", "a2"].map { CodeString($0) }
    #expect(try CatalogSync(isComplete: true).applied(code, to: odd).document.bytes == odd.bytes)
    let stale = try CatalogSync(isComplete: true, prunes: true).applied([CodeString("a")], to: odd)
    #expect(stale.document.entries.map(\.key) == ["a", "b"])
    #expect(throws: CatalogEditError.noStrings) {
      try CatalogSync().applied(code, to: CatalogDocument(Array("{}".utf8)))
    }
  }

  @Test func `a template has every key of the code and no other, and keeps what translators need`() throws {
    let before = try Self.catalog(
      #""Adults":{"comment":"C","localizations":{"de":\#(Self.unit("Erwachsene"))}},"gone":{},"x":null"#)
    let code = [CodeString("adults"), CodeString("Adults"), CodeString("x", comment: "new")]
    let template = try CatalogTemplate.updated(before, code)
    #expect(template.entries.map { "\($0.key) \($0.comment ?? "-")" } == ["adults -", "Adults C", "x new"])
    #expect(template.entries.allSatisfy { $0.extractionState == "manual" && !$0.generatesSymbol })
    #expect(Self.texts(template, "Adults", "de") == " translated Erwachsene")
    #expect(try CatalogTemplate.updated(template, code).bytes == template.bytes)
    let made = try CatalogTemplate.updated(nil, code)
    #expect(made.bytes == made.canonicalBytes && made.entries.count == 3)
  }

  @Test func `the examples of the documentation`() throws {
    let catalog = try CatalogDocument(Array(#"{"sourceLanguage":"en","strings":{"Old":{}},"version":"1.0"}"#.utf8))
    let synced = try CatalogSync(isComplete: true).applied([CodeString("New")], to: catalog)
    #expect(synced.added == ["New"] && synced.stale == ["Old"])
    let template = try CatalogTemplate.updated(nil, [CodeString("Loading"), CodeString("Loading…")])
    #expect(template.entries.map(\.key) == ["Loading", "Loading…"])
    #expect(template.entry("Loading")?.extractionState == "manual")
    #expect(CodeString("menu.open", text: "Open", comment: "The File menu").text == "Open")
  }

  @Test func `a key that may be in the code stays in a template, with its translations`() throws {
    let german = "{\"localizations\":{\"de\":\(StatusTests.unit("T"))}}"
    let before = try CatalogDocument(
      Array(StatusTests.catalog(["Gone": german, "Kept": german, "Loading": "{}", "Loading": german]).utf8))
    let template = try CatalogTemplate.updated(before, [CodeString("Loading")]) { $0 == "Kept" }
    #expect(template.entries.map(\.key) == ["Kept", "Loading", "Loading"])
    #expect(template.entry("Kept")?.localization("de")?.leaves.first?.text == "T")
    // Of a key that is written twice, neither entry is lost.
    #expect(template.entry("Loading")?.localization("de")?.leaves.first?.text == "T")
    #expect(template.entries.dropFirst().allSatisfy { $0.extractionState == "manual" })
  }

  @Test func `English that changes only in how its characters are written is taken`() throws {
    let unit = StatusTests.unit("Caf\u{E9}")
    let before = try CatalogDocument(
      Array(
        StatusTests.catalog(["t": "{\"extractionState\":\"extracted_with_value\",\"localizations\":{\"en\":\(unit)}}"])
          .utf8))
    let synced = try CatalogSync().applied([CodeString("t", text: "Cafe\u{301}")], to: before)
    #expect(synced.reworded.map(\.key) == ["t"])
    #expect(MergeLossTests.isSame(synced.document.entry("t")?.localization("en")?.leaves.first?.text, "Cafe\u{301}"))
  }
}
