import StringExtraction
import Testing

@Suite struct ExampleTests {
  @Test func `the examples of the documentation`() throws {
    let source = SourceFile(name: "Card.swift", text: #"let title = Text("\(5) cards", comment: "A heading")"#)
    let key = StringExtractor().extract([source]).keys[0]
    #expect(key.key == "%lld cards" && key.comment == "A heading")
    #expect(key.place.description == "Card.swift:1:18")

    let extractor = StringExtractor(bridges: [try Bridge(parsing: "String(themeKit:)")], keyStyle: .uniform)
    let rating = SourceFile(name: "Rating.swift", text: #"let text = String(themeKit: "\(score) out of \(max)")"#)
    #expect(extractor.extract([rating]).keys.map(\.key) == ["%@ out of %@"])

    var careful = StringExtractor()
    careful.keepsLiterals = true
    let tabs = SourceFile(name: "Tabs.swift", text: #"let titles: Titles = ["home": "Home", "n": "\(count) new"]"#)
    let literals = careful.extract([tabs]).literals
    #expect(literals.mayBe("Home") && literals.mayBe("%lld new") && !literals.mayBe("Settings"))

    let pattern = KeyPattern(texts: ["", " cores"])
    #expect(pattern.matches("%lld cores") && pattern.matches("%@ cores") && pattern.matches("%1$.2f cores"))
    #expect(!pattern.matches("4 cores") && !pattern.matches("%lld coresx") && !pattern.matches("%% cores"))
  }

  @Test func `a signature is a bridge, or why it is none`() throws {
    for signature in ["Text(_:)", "String(localized:)", "L10n.text(_:)", ".help(_:)", "#L(_:comment:)", "Key"] {
      #expect(try Bridge(parsing: signature).description == signature)
    }
    let rows: [(String, BridgeError)] = [
      ("Text(_:", .noEnd("Text(_:")), ("Text()", .noKey("Text()")), ("1x(_:)", .noName("1x(_:)")), ("", .noName("")),
      ("(_:)", .noName("(_:)")), ("Text(_)", .noColon("Text(_)")), ("Text(1x:)", .noLabel("1x", "Text(1x:)")),
    ]
    for (signature, error) in rows {
      #expect(throws: error) { try Bridge(parsing: signature) }
    }
  }

  @Test func `what a call says besides its key is kept`() throws {
    let code = """
      String(localized: "k", defaultValue: "\\(1) of \\(2.5)%", table: "T", bundle: .module, comment: \"\"\"
        Two
        lines
        \"\"\")
      """
    let key = try #require(StringExtractor().extract([SourceFile(name: "A.swift", text: code)]).keys.first)
    #expect(key.key == "k" && key.table == "T" && key.bundle == ".module" && key.comment == "Two\nlines")
    #expect(key.defaultText == "%lld of %lf%%" && key.numberedDefaultText == "%1$lld of %2$lf%%")
    #expect(key.isApples && key.bridge == "String(localized:)" && key.numberedKey == nil)
  }
}
