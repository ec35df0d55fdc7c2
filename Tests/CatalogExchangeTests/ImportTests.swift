import CatalogExchange
import StringCatalogs
import Testing

/// A catalog and a translators' file, small enough to read.
struct Exchange {
  let document: CatalogDocument
  let reports: [ImportReport]

  /// Takes units, each `identifier`, source, target element (with its tag) or nothing.
  init(_ catalog: String, _ units: String, language: String = "fr", options: ImportOptions = ImportOptions()) throws {
    var catalogImport = CatalogImport(into: try CatalogDocument(Array(catalog.utf8)), options: options)
    reports = catalogImport.take(xliff: Array(Self.xliff(units, language: language).utf8), named: "T.xcstrings")
    document = catalogImport.document
  }

  static func xliff(_ units: String, language: String = "fr", original: String = "T.xcstrings") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="\(original)" source-language="en" target-language="\(language)" datatype="plaintext"><body>
    \(units)
    </body></file></xliff>
    """
  }

  static func unit(_ identifier: String, _ source: String?, _ target: String?) -> String {
    "<trans-unit id=\"\(identifier)\" xml:space=\"preserve\">\(source.map { "<source>\($0)</source>" } ?? "")"
      + "\(target ?? "")<note/></trans-unit>"
  }

  /// A catalog of plain texts: key, English, French; a nil is no localization.
  static func catalog(_ texts: [(key: String, english: String?, french: String?)]) -> String {
    let entries = texts.map { text in
      let localizations = [("en", text.english), ("fr", text.french)].compactMap { language, value in
        value.map { #""\#(language)":{"stringUnit":{"state":"translated","value":"\#($0)"}}"# }
      }
      return #""\#(text.key)":{"localizations":{\#(localizations.joined(separator: ","))}}"#
    }
    return #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#
  }

  /// The leaves of a key, as `path state text`.
  func leaves(_ key: String, _ language: String = "fr") -> [String] {
    (document.entry(key)?.localization(language)?.leaves ?? []).map {
      "\($0.path) \($0.state ?? "-") \($0.text ?? "-")"
    }
  }

  var findings: [String] { reports.flatMap(\.findings).map(\.description) }
}

/// What comes back from translators, as Xcode takes it (recorded of Xcode 27), and where we do not.
@Suite struct ImportTests {
  @Test func `states are taken as Xcode takes them`() throws {
    let rows: [(target: String?, leaf: String)] = [
      (#"<target state="translated">changed</target>"#, " translated changed"),
      (#"<target state="final">changed</target>"#, " translated changed"),
      (#"<target state="signed-off">changed</target>"#, " translated changed"),
      (#"<target state="custom">changed</target>"#, " translated changed"),
      (#"<target>changed</target>"#, " translated changed"),
      (#"<target state="translated" state-qualifier="leveraged-mt">changed</target>"#, " machine_translated changed"),
      (#"<target state="translated" state-qualifier="fuzzy-match">changed</target>"#, " translated changed"),
      (#"<target state="new">changed</target>"#, " translated old"),
      (#"<target state="needs-review-l10n">changed</target>"#, " translated old"),
      (#"<target state="needs-review-translation">changed</target>"#, " translated old"),
      (nil, " translated old"),
      (#"<target state="translated"/>"#, " translated "),
      // What many tools write for a text that nobody has translated yet.
      (#"<target/>"#, " translated old"), (#"<target></target>"#, " translated old"),
    ]
    var failures: [String] = []
    for (number, row) in rows.enumerated() {
      let exchange = try Exchange(
        Exchange.catalog([("k", "source", "old")]), Exchange.unit("k", "source", row.target))
      if exchange.leaves("k") != [row.leaf] { failures.append("\(number): \(exchange.leaves("k")), not \(row.leaf)") }
    }
    #expect(failures == [])
  }

  @Test func `what is not finished is left and named, and taken where somebody asks for it`() throws {
    let catalog = Exchange.catalog([("k", "source", "old"), ("l", "source", "old")])
    let units =
      Exchange.unit("k", "source", #"<target state="new">changed</target>"#)
      + Exchange.unit("l", "source", #"<target state="needs-review-translation">changed</target>"#)
    let left = try Exchange(catalog, units)
    #expect(left.reports[0].left == 2)
    #expect(left.findings.map { $0.contains("left: the text is") } == [true, true])
    var options = ImportOptions()
    options.takesUnfinished = true
    let taken = try Exchange(catalog, units, options: options)
    #expect(taken.leaves("k") == [" new changed"])
    #expect(taken.leaves("l") == [" needs_review changed"])
    #expect(taken.findings == [])
  }

  @Test func `an empty text clears where it is called translated, and never where it is not finished`() throws {
    var options = ImportOptions()
    options.takesUnfinished = true
    let rows = [
      (#"<target state="translated"/>"#, " translated "), (#"<target state="new"/>"#, " translated old"),
      (#"<target state="needs-translation"></target>"#, " translated old"),
      (#"<target state="needs-review-l10n"/>"#, " translated old"),
      (#"<target state="translated" state-qualifier="leveraged-mt"/>"#, " translated old"),
    ]
    var failures: [String] = []
    for (target, leaf) in rows {
      let exchange = try Exchange(
        Exchange.catalog([("k", "source", "old")]), Exchange.unit("k", "source", target), options: options)
      if exchange.leaves("k") != [leaf] { failures.append("\(target): \(exchange.leaves("k"))") }
    }
    #expect(failures == [])
    var catalogImport = CatalogImport(
      into: try CatalogDocument(Array(Exchange.catalog([("k", "source", "old")]).utf8)), options: options)
    let report = catalogImport.take(csv: Array("key,en,fr,state\nk,source,,needs_review\n".utf8))
    #expect(report.untranslated == 1 && catalogImport.document.entry("k")?.localization("fr")?.leaves[0].text == "old")
  }

  @Test func `forms for some devices do not replace one text that all of them have`() throws {
    let devices =
      #"{"variations":{"device":{"mac":{"stringUnit":{"state":"translated","value":"Click"}},"#
      + #""\#("X")":{"stringUnit":{"state":"translated","value":"Tap"}}}}}"#
    let catalog = { (other: String) in
      Exchange.catalog([("k", "EN", "Appuyez")]).replacing(
        #"{"stringUnit":{"state":"translated","value":"EN"}}"#, with: devices.replacing("X", with: other))
    }
    let unit = { (device: String) in Exchange.unit("k|==|device.\(device)", nil, "<target>\(device)</target>") }
    let some = try Exchange(catalog("other"), unit("mac"))
    #expect(some.leaves("k") == [" translated Appuyez"] && some.reports[0].left == 1, "\(some.findings)")
    #expect(some.findings.map { $0.contains("left: the language has one text, and other is missing") } == [true])
    // With the one for all others, or with each that the source has, nobody goes without.
    for other in ["other", "iphone"] {
      let all = try Exchange(catalog(other), unit("mac") + unit(other))
      #expect(Set(all.leaves("k")) == ["device.mac translated mac", "device.\(other) translated \(other)"])
    }
  }

  @Test func `a text whose source has changed since is taken and marked for review`() throws {
    let exchange = try Exchange(
      Exchange.catalog([("k", "Open file", "old"), ("same", "Open file", "Ouvrir")]),
      Exchange.unit("k", "Open", #"<target state="translated">Ouvrir</target>"#)
        + Exchange.unit("same", "Open", #"<target state="translated">Ouvrir</target>"#))
    #expect(exchange.leaves("k") == [" needs_review Ouvrir"])
    #expect(exchange.leaves("same") == [" needs_review Ouvrir"])
    #expect(exchange.reports[0].marked == 2)
    #expect(exchange.findings[0].hasPrefix("4:1: warning: marked for review"))
  }

  @Test func `what is left is not marked for review too`() throws {
    let exchange = try Exchange(
      Exchange.catalog([("k", "%lld files", "%lld fichiers")]),
      Exchange.unit("k|==|plural.one", "%lld old file", #"<target state="translated">%lld fichier</target>"#))
    #expect(exchange.reports.map(\.description) == ["fr: 1 left"])
    #expect(exchange.findings.count == 1)
    #expect(exchange.findings[0].contains("left: the language has one text, and other is missing"))
  }

  @Test func `X6: what nobody translated stays absent and is never filled with English`() throws {
    let catalog = Exchange.catalog([("a", "Apple", nil), ("b", nil, nil)])
    let document = try CatalogDocument(Array(catalog.utf8))
    let file = document.translations(into: "fr", original: "T.xcstrings")
    #expect(file.units.map(\.source) == ["Apple", "b"])
    #expect(file.units.allSatisfy { $0.target == nil })
    let xliff = XLIFFWriter.bytes(of: [file])
    #expect(!String(decoding: xliff, as: UTF8.self).contains("<target"))
    var catalogImport = CatalogImport(into: document)
    #expect(catalogImport.take(xliff: xliff, named: "T.xcstrings").map(\.untranslated) == [2])
    #expect(catalogImport.document.bytes == document.bytes)
  }

  @Test func `X8: a language is never renamed: it is declared, or refused with its place`() throws {
    let portuguese =
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"pt":{"stringUnit":{"state":"translated","value":"velho"}}}}},"version":"1.0"}"#
    let unit = Exchange.unit("k", "k", #"<target state="translated">novo</target>"#)
    let refused = try Exchange(portuguese, unit, language: "pt-PT")
    #expect(refused.leaves("k", "pt") == [" translated velho"])
    #expect(refused.leaves("k", "pt-PT") == [])
    #expect(refused.findings.count == 1)
    #expect(
      refused.findings[0].hasPrefix("3:1: error: the file is in pt-PT, and the catalog has pt: say which is meant"))
    var options = ImportOptions()
    options.languages = ["pt-PT": "pt"]
    #expect(
      try Exchange(portuguese, unit, language: "pt-PT", options: options).leaves("k", "pt") == [" translated novo"])
    options.languages = ["pt-PT": "pt-PT"]
    let added = try Exchange(portuguese, unit, language: "pt-PT", options: options)
    #expect(added.leaves("k", "pt") == [" translated velho"])
    #expect(added.leaves("k", "pt-PT") == [" translated novo"])
    let underscore = portuguese.replacing("\"pt\"", with: "\"en_US\"")
    #expect(try Exchange(underscore, unit, language: "en-US").findings.count == 1)
    #expect(try Exchange(underscore, unit, language: "en_US").leaves("k", "en_US") == [" translated novo"])
    // Neither Brazilian beside European Portuguese nor a language that the catalog has nothing of is a matter of doubt.
    let brazilian = portuguese.replacing("\"pt\"", with: "\"pt-BR\"")
    #expect(try Exchange(brazilian, unit, language: "pt-PT").leaves("k", "pt-PT") == [" translated novo"])
    #expect(try Exchange(portuguese, unit, language: "uk").leaves("k", "uk") == [" translated novo"])
  }

  @Test func `inline elements become the text in them, and are named`() throws {
    let exchange = try Exchange(
      Exchange.catalog([("g", "g", "old"), ("ph", "ph", "old"), ("x", "x", "old")]),
      Exchange.unit("g", "g", #"<target state="translated">a <g id="1">b</g> c</target>"#)
        + Exchange.unit("ph", "ph", #"<target state="translated">a <ph id="1">%@</ph> c</target>"#)
        + Exchange.unit("x", "x", #"<target state="translated">a <x id="1"/> c</target>"#))
    #expect(exchange.leaves("g") == [" translated a b c"])
    #expect(exchange.leaves("ph") == [" translated a %@ c"])
    #expect(exchange.leaves("x") == [" translated a  c"])
    #expect(exchange.findings.count == 3)
    #expect(exchange.findings.allSatisfy { $0.contains("became the text in it") })
  }

  @Test func `a new plural form of a substitution gets its argument back as the catalog writes it`() throws {
    let catalog = """
      {"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"%lld"}},
      "fr":{"stringUnit":{"state":"translated","value":"Total %#@N@"},"substitutions":{"N":{"argNum":1,
      "formatSpecifier":"lld","variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"%arg x"}}}}}}}
      }}},"version":"1.0"}
      """
    let exchange = try Exchange(
      catalog,
      Exchange.unit("k", "%lld", #"<target state="translated">Somme %1$#@N@</target>"#)
        + Exchange.unit(
          "k|==|substitutions.N.plural.many", "k|==|substitutions.N.plural.other",
          #"<target state="translated">%1$lld de x</target>"#))
    #expect(
      exchange.leaves("k") == [
        " translated Somme %#@N@", "substitutions.N.plural.many translated %arg de x",
        "substitutions.N.plural.other translated %arg x",
      ])
  }

  @Test func `a substitution that the catalog has nowhere is made from the file`() throws {
    let exchange = try Exchange(
      Exchange.catalog([("k", "%lld of %@", nil)]),
      Exchange.unit("k", "%lld of %@", #"<target state="translated">%2$@ : %1$#@N@</target>"#)
        + Exchange.unit("k|==|substitutions.N.plural.one", nil, #"<target state="translated">%1$d seul</target>"#)
        + Exchange.unit("k|==|substitutions.N.plural.other", nil, #"<target state="translated">%1$d</target>"#))
    #expect(
      String(decoding: exchange.document.bytes, as: UTF8.self).contains(
        #""substitutions":{"N":{"argNum":1,"formatSpecifier":"d","variations":{"plural":{"one":"#))
    #expect(exchange.leaves("k").contains("substitutions.N.plural.one translated %arg seul"))
  }

  @Test func `a translation that gives a substitution another number than the source keeps its own`() throws {
    let forms = #""variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"%arg boxes"}}}}"#
    let catalog = """
      {"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{
      "stringUnit":{"state":"translated","value":"%#@N@ for %2$@"},
      "substitutions":{"N":{"argNum":1,"formatSpecifier":"lld",\(forms)}}}}}},"version":"1.0"}
      """
    let exchange = try Exchange(
      catalog,
      Exchange.unit("k", "%1$#@N@ for %2$@", #"<target state="translated">%1$@ : %2$#@N@</target>"#)
        + Exchange.unit(
          "k|==|substitutions.N.plural.other", "%1$lld boxes", #"<target state="translated">%2$d boîtes</target>"#))
    #expect(
      exchange.leaves("k") == [" translated %1$@ : %#@N@", "substitutions.N.plural.other translated %arg boîtes"])
    let text = String(decoding: exchange.document.bytes, as: UTF8.self).filter { !$0.isWhitespace }
    #expect(text.contains(#""N":{"argNum":2,"formatSpecifier":"d","variations""#), "\(text)")
  }
}

/// Units that stand twice, and keys with more units than any text has forms.
@Suite struct RepeatedUnitTests {
  @Test func `of a unit that stands twice the last counts, and it is named`() throws {
    let exchange = try Exchange(
      Exchange.catalog([("k", "source", "b")]),
      Exchange.unit("k", "source", "<target>a</target>") + Exchange.unit("k", "source", "<target>b</target>"))
    #expect(exchange.leaves("k") == [" translated b"])
    #expect(exchange.reports.map(\.description) == ["fr: 1 as before, 1 left"])
    #expect(exchange.findings.map { $0.contains("\"k\" stands there twice: the last counts") } == [true])
  }

  @Test func `of two files the last counts, also where it says what the catalog had`() throws {
    var catalogImport = CatalogImport(into: try CatalogDocument(Array(Exchange.catalog([("k", "source", "old")]).utf8)))
    for text in ["new", "old"] {
      let xliff = Exchange.xliff(Exchange.unit("k", "source", "<target>\(text)</target>"))
      _ = catalogImport.take(xliff: Array(xliff.utf8), named: "T.xcstrings")
    }
    #expect(catalogImport.document.entry("k")?.localization("fr")?.leaves.map(\.text) == ["old"])
  }

  @Test func `a key with far more units than any text has forms gets no more of them`() throws {
    // All on one line: each finding has its column all the same.
    let units = (["other"] + (1..<400).map { "d\($0)" })
      .map { Exchange.unit("k|==|device.\($0)", nil, "<target>x</target>") }.joined()
    let exchange = try Exchange(Exchange.catalog([("k", "source", "old")]), units)
    #expect(exchange.reports[0].left == 100)
  }

  @Test func `places on a very long line are those of its characters`() {
    let map = LineMap(Array(("a\n" + String(repeating: "é", count: 50_000) + "x").utf8))
    for character in [0, 1, 2_046, 2_047, 2_048, 2_049, 40_000, 50_000] {
      #expect(map.place(of: 2 + 2 * character) == (2, character + 1))
    }
    #expect(map.place(of: 0) == (1, 1))
    #expect(map.place(of: 1_000_000) == (2, 50_002))
  }
}
