import CatalogTool
import TestGround
import Testing

@testable import StringCatalogs

@Suite struct ValidationTests {
  /// A catalog of one key whose languages have plain texts; `{…}` as text stands for a whole localization.
  static func catalog(_ key: String, _ texts: KeyValuePairs<String, String>, fields: String = "") -> String {
    let localizations = texts.map { language, text in
      let unit = "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}"
      return "\"\(language)\":\(text.hasPrefix("{") ? text : unit)"
    }
    return """
      {"sourceLanguage":"en","strings":{"\(key)":{\(fields)"localizations":{\(localizations.joined(separator: ","))}}},\
      "version":"1.0"}
      """
  }

  static func plural(_ forms: KeyValuePairs<String, String>) -> String {
    let cases = forms.map { "\"\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\($1)\"}}" }
    return "{\"variations\":{\"plural\":{\(cases.joined(separator: ","))}}}"
  }

  static func findings(_ text: String, _ rules: [any CatalogRule] = CatalogRules.all) throws -> [CatalogFinding] {
    try CatalogDocument(Array(text.utf8)).findings(of: rules)
  }

  static func words(_ findings: [CatalogFinding]) -> [String] {
    findings.map { "\($0.severity.rawValue) \($0.rule) \($0.language ?? "-"): \($0.message)" }
  }

  @Test func `every rule finds its failing example and nothing in its passing one`() throws {
    var failures: [String] = []
    for rule in CatalogRules.all {
      let found = try Self.findings(rule.failingExample, [rule])
      if found.isEmpty || found.contains(where: { $0.rule != rule.name }) {
        failures.append("\(rule.name) finds nothing")
      }
      for other in CatalogRules.all {
        let found = try Self.findings(rule.passingExample, [other])
        if !found.isEmpty { failures.append("\(rule.name)'s passing example: \(Self.words(found))") }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(CatalogRules.all.map(\.name) == CatalogRules.all.map { "\(type(of: $0))" })
    #expect(CatalogRules.all.map(\.name) == CatalogRules.all.map(\.name).sorted() && CatalogRules.all.count == 19)
  }

  @Test func `the page about the rules is what the rules say now`() throws {
    let page = try TestGround.bytes("Documentation/Rules.md")
    let made = ToolRun("lint", "--documentation").output
    #expect(page == Array(made.utf8), "make it anew: swift run dragoman lint --documentation > Documentation/Rules.md")
  }

  @Test func `L1: swapped arguments are an error with the numbers that mend it`() throws {
    let found = try Self.findings(Self.catalog("%lld%% of its %@ used", ["zh": "%@ 已用 %lld%%"]))
    #expect(Self.words(found) == ["error PlaceholdersAgree zh: position 1: lld expected, found @"])
    #expect(found.first?.fix == "%2$@ 已用 %1$lld%%")
    #expect(found.first?.line == 1 && found.first?.column == 127)
  }

  @Test func `L2: a legal reorder is clean`() throws {
    let text = Self.catalog("sent", ["en": "%1$@ sent %2$lld", "de": "%2$lld von %1$@"])
    #expect(try Self.findings(text).isEmpty)
    #expect(try Self.findings(Self.catalog("%@ sent %lld", ["de": "%2$lld von %1$@"])).isEmpty)
  }

  @Test func `L4: a percent sign in a plain text is no argument`() throws {
    for text in ["5% from total", "100 %", "50% der Zeit", "%", "5% d", "< 1%"] {
      let found = try Self.findings(Self.catalog("5% from total", ["en": text, "fr": text]))
      #expect(Self.words(found) == [], "\(text)")
    }
  }

  @Test func `L6: one position with two kinds is an error, and so is a gap`() throws {
    let both = try Self.findings(Self.catalog("k", ["en": "%1$lld or %1$@"]))
    #expect(Self.words(both) == ["error PlaceholdersAgree en: position 1 is printed both as %1$lld and as %1$@"])
    let gap = try Self.findings(Self.catalog("k", ["en": "%2$@, %3$@"]))
    #expect(Self.words(gap) == ["error PlaceholdersAgree en: argument 1 unused, type unknown"])
    #expect(try Self.findings(Self.catalog("%u", ["de": "%u", "fr": "%lld"])).isEmpty)
    let mixed = try Self.findings(Self.catalog("%@ %@", ["de": "%1$@ %@"]))
    #expect(
      Self.words(mixed) == ["error PlaceholdersAgree de: some conversions are numbered and some are not; number all"])
  }

  @Test func `what a translation asks for and nobody gives is an error, and what it leaves out a warning`() throws {
    let more = try Self.findings(Self.catalog("Hello", ["de": "Hallo %@"]))
    #expect(Self.words(more) == ["error PlaceholdersAgree de: position 1: no argument is given, found %@"])
    let fewer = try Self.findings(Self.catalog("%@ and %@", ["de": "%@"]))
    #expect(Self.words(fewer) == ["warning PlaceholdersAgree de: argument 2 (@) is not used"])
    #expect(try Self.findings(Self.catalog("hello.name", ["de": "Hallo %@"]), [PlaceholdersAgree()]).isEmpty)
    let percent = try Self.findings(
      Self.catalog("%lld%% done", ["de": "%lld % der Arbeit"]), [PercentSignsAreEscaped()])
    #expect(percent.count == 1)
  }

  @Test func `L8: near-equal keys share a symbol, unless one makes none`() throws {
    func catalog(_ second: String) -> String {
      #"{"sourceLanguage":"en","strings":{"Allow uploads":{},"Glucose":{},"#
        + second + #"},"version":"1.0"}"#
    }
    let rule = [SymbolsDoNotCollide()]
    #expect(try Self.findings(catalog(#""Allow Uploads":{}"#), rule).count == 1)
    #expect(try Self.findings(catalog(#""Glucose: %@":{}"#), rule).count == 1)
    #expect(try Self.findings(catalog(#""Allow Uploads":{"generatesSymbol":false}"#), rule).isEmpty)
    #expect(try Self.findings(catalog(#""Disallow uploads":{}"#), rule).isEmpty)
  }

  @Test func `L9: an identifier without a source text shows itself`() throws {
    let found = try Self.findings(Self.catalog("audio.title", ["de": "Ton", "fr": "Son"]))
    #expect(found.map(\.severity) == [.error] && found.map(\.rule) == ["SourceTextExists"])
    #expect(try Self.findings(#"{"sourceLanguage":"en","strings":{"Analyze":{}},"version":"1.0"}"#).isEmpty)
    for key in ["Done.", "e.g", "v1.0", "A. B", "iPhone", "...", "_", "3.5", "Ready…"] where key != "e.g" {
      #expect(try Self.findings(Self.catalog(key, ["de": "x"]), [SourceTextExists()]).isEmpty, "\(key)")
    }
  }

  @Test func `L10: plural sets are those of the language`() throws {
    let rows: [(language: String, forms: [String], missing: [String])] = [
      ("pl", ["one", "other"], ["warning few", "warning many"]), ("ja", ["other"], []),
      ("hr", ["one", "few", "other"], []), ("he", ["one", "other"], ["warning two"]),
      ("he", ["one", "two", "other"], []),
      ("ar", ["other"], ["warning zero", "warning one", "warning two", "warning few", "warning many"]),
      ("es", ["one", "other"], ["note many"]), ("cs", ["one", "few", "other"], ["note many"]),
      ("de", ["one"], ["error other"]),
      ("tlh", ["other"], []), ("en", ["zero", "one", "other"], []),
    ]
    var failures: [String] = []
    for row in rows {
      let forms = row.forms.map { "\"\($0)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"%lld\"}}" }
      let text = Self.catalog(
        "%lld", ["\(row.language)": "{\"variations\":{\"plural\":{\(forms.joined(separator: ","))}}}"])
      let found = try Self.findings(text, [PluralFormsAreComplete()]).map {
        "\($0.severity.rawValue) \($0.path?.pluralCategory ?? "")"
      }
      if found.sorted() != row.missing.sorted() { failures.append("\(row.language) \(row.forms): \(found)") }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `P3, P4, P6: nested devices, substitutions without argNum and with a specifier of their own are clean`()
    throws
  {
    let device = """
      {"variations":{"device":{"iphone":\(Self.plural(["one": "%lld tap", "other": "%lld taps"])),\
      "watch99":{"stringUnit":{"state":"translated","value":"%lld"}},\
      "other":{"stringUnit":{"state":"translated","value":"%lld clicks"}}}}}
      """
    #expect(Self.words(try Self.findings(Self.catalog("%lld taps", ["en": device]))) == [])
    let steps = """
      {"stringUnit":{"state":"translated","value":"%#@count@"},"substitutions":{"count":{"formatSpecifier":"lf",\
      \(Self.plural(["one": "%2$@ step", "other": "%2$@ steps"]).dropFirst().dropLast())}}}
      """
    #expect(Self.words(try Self.findings(Self.catalog("steps", ["en": steps]))) == [])
    let days = """
      {"stringUnit":{"state":"translated","value":"Text %#@days@"},"substitutions":{"days":{"formatSpecifier":"d",\
      \(Self.plural(["zero": "now", "one": "tomorrow", "other": "in %arg days"]).dropFirst().dropLast())}}}
      """
    #expect(Self.words(try Self.findings(Self.catalog("days", ["en": days]))) == [])
  }

  @Test func `plural forms of a uniform key are a warning, because only Apple's tools cannot choose`() throws {
    let forms = Self.plural(["one": "%@ Datei", "other": "%@ Dateien"])
    let uniform = try Self.findings(Self.catalog("%@ files", ["de": forms]))
    #expect(uniform.map { "\($0.severity) \($0.rule)" } == ["warning PluralNumberIsKnown"])
    #expect(
      try Self.findings(
        Self.catalog("%lld files", ["de": Self.plural(["one": "Eine Datei", "other": "%lld Dateien"])])
      ).isEmpty)
    let none = try Self.findings(Self.catalog("Files", ["de": Self.plural(["one": "Datei", "other": "Dateien"])]))
    #expect(none.map { "\($0.severity) \($0.rule)" } == ["error PluralNumberIsKnown"])
  }

  @Test func `a localization that nearly is one plain unit is told from one`() throws {
    let texts: KeyValuePairs = [
      #"{"stringUnit":{"state":"translated","value":"Fertig"}}"#: [],
      #"{"string\u0055nit":{"st\u0061te":"translated","value":"Fert\u0069g"}}"#: [],
      #"{"stringUnit":{},"state":"translated","value":"Fertig"}"#: ["has no state", "has no value"],
      #"{"stringUnit":{"state":"translated"},"value":"Fertig"}"#: ["has no value"],
      #"{"stringUnit":{"state":"translated","value":["Fertig"]}}"#: ["the value is not a text"],
      #"{"stringUnit":{"state":null,"value":"Fertig"}}"#: ["the state is not a text"],
      #"{"stringUnit":{"value":"Fertig","text":"Fertig"}}"#: ["has no state"],
      #"{"stringUnit":[{"state":"a"},{"value":"b"}]}"#: ["stringUnit is not an object"],
      #"{"stringSet":{"state":"translated","value":"Fertig"}}"#: [],
    ]
    var failures: [String] = []
    for (localization, expected) in texts {
      let found = try Self.findings(Self.catalog("Done", ["de": localization]), CatalogRules.named("ShapesAreKnown"))
      let isRight = found.count == expected.count && zip(found, expected).allSatisfy { $0.message.hasSuffix($1) }
      if !isRight { failures.append("\(localization): \(found.map(\.message))") }
    }
    #expect(failures == [])
  }

  @Test func `a finding names its own text behind units without one and sets of many`() throws {
    let unit = #"{"stringUnit":{"state":"translated","value":"%@"}}"#
    let none = #"{"stringUnit":{"state":"new","value":null}}"#
    let set = #"{"stringSet":{"state":"translated","values":["Öffne ${a}","%@","Zeige ${a}"]}}"#
    let rows: [(first: String, second: String)] = [(unit, unit), (none, unit), (set, unit), (none, set), (set, none)]
    var failures: [String] = []
    for (first, second) in rows {
      let members = ["%lld of one", "%lld of two"].map { key in
        #""\#(key)":{"localizations":{"de":\#(first),"fr":\#(second),"it":\#(unit)}}"#
      }
      let text = #"{"sourceLanguage":"en","strings":{\#(members.joined(separator: ","))},"version":"1.0"}"#
      let expected = ["%lld of one", "%lld of two"].flatMap { key in
        [("de", first), ("fr", second), ("it", unit)].filter { $0.1 == unit }.map { "\($0.0) \(key)" }
      }
      let found = try Self.findings(text, CatalogRules.named("PlaceholdersAgree"))
      if found.map({ "\($0.language ?? "") \($0.key ?? "")" }) != expected { failures.append("\(text): \(found)") }
    }
    #expect(failures == [])
  }

  @Test func `a key that is written twice is found wherever it stands, and however it is spelled`() throws {
    let rows: [(members: String, found: Int)] = [
      (#""a":{},"b":{},"a":{}"#, 1), (#""b":{},"a":{},"b":{}"#, 1), (#""a":{},"\u0061":{}"#, 1),
      (#""b":{},"a":{},"c":{},"a":{},"a":{}"#, 2), (#""a":{},"B":{},"b":{},"A":{}"#, 0),
      ((0..<40).map { "\"k\($0)\":{}" }.joined(separator: ",") + #","k7":{}"#, 1),
      (#""a":{"localizations":{"de":{},"fr":{},"de":{}}}"#, 1), (#""é":{},"e\u0301":{}"#, 0),
    ]
    for row in rows {
      let text = "{\"sourceLanguage\":\"en\",\"strings\":{\(row.members)},\"version\":\"1.0\"}"
      #expect(try Self.findings(text, [KeysAreUnique()]).count == row.found, "\(row.members)")
    }
  }

  @Test func `marks of direction that are opened and not closed are found, and closed ones are not`() throws {
    let rows = [
      (#"a \u202e b"#, 1), (#"a \u2067b\u2069"#, 0), (#"\u2069"#, 1), ("a \u{2066}b", 1), ("\u{FEFF}a", 1),
      ("\u{85}\u{A0}…", 0), ("a\u{9F}", 1), ("\u{7F} long enough", 1),
    ]
    for (text, found) in rows {
      #expect(try Self.findings(Self.catalog("k", ["de": text]), [NoControlCharacters()]).count == found, "\(text)")
    }
  }

  @Test func `F6: keys outside of strings are errors that name them`() throws {
    let text = #"{"sourceLanguage":"en","strings":{},"a":{},"b":{"localizations":{}},"version":"1.0"}"#
    #expect(try Self.findings(text).map { "\($0.rule) \($0.key ?? "")" } == ["NoStrayRootKeys a", "NoStrayRootKeys b"])
  }

  @Test(.enabled(if: TestGround.hasShared, "the shared corpus is not beside this checkout"))
  func `every catalog that Apple's compiler rejects has an error`() throws {
    let rows = try TestGround.sharedRows("corpus/apple-oracle/INDEX.tsv")
    let rejected = rows.filter { $0.count > 1 && $0[1] == "reject" && $0[0].hasSuffix(".xcstrings") }
    let missed = rejected.map(\.[0]).filter { name in
      guard let document = try? CatalogDocument(TestGround.sharedBytes("corpus/apple-oracle/" + name)) else {
        return false
      }
      return !document.findings().contains { $0.severity == .error }
    }
    print("\(rejected.count - missed.count) of \(rejected.count) catalogs that Apple rejects have an error")
    #expect(missed.isEmpty && rejected.count == 10, "\(missed)")
  }

  @Test(.enabled(if: TestGround.hasShared, "the shared corpus is not beside this checkout"))
  func `real catalogs are judged without an end, and their errors are real`() throws {
    var counts: [String: Int] = [:]
    for path in TestGround.sharedFiles(below: "corpus/xcstrings", endingIn: ".xcstrings") {
      for finding in try CatalogDocument(TestGround.sharedBytes(path)).findings() {
        counts["\(finding.severity.rawValue) \(finding.rule)", default: 0] += 1
      }
    }
    for (kind, count) in counts.sorted(by: { $0.key < $1.key }) { print("\(count)\t\(kind)") }
    #expect(counts.keys.count { $0.hasPrefix("error") } < 8)
  }

  @Test func `the tool reports in four formats, checks one rule alone and names what it does not know`() throws {
    let folder = try TestFolder()
    let path = try folder.write("a.xcstrings", Self.catalog("%lld\\nx", ["de": "%@, 100%"]))
    let text = ToolRun("lint", path)
    #expect(text.exit == .findings)
    #expect(text.output.contains("a.xcstrings:1:"))
    let json = ToolRun("lint", "--format", "json", "--rule", "PercentSignsAreEscaped", path).output
    #expect(json.contains(#""severity":"error","rule":"PercentSignsAreEscaped""#) && json.contains(#""key":"%lld\nx""#))
    #expect(ToolRun("lint", "--format", "xcode", path).output.contains("a.xcstrings:1:"))
    let github = ToolRun("lint", "--format", "github", path).output
    #expect(github.hasPrefix("::error file=") && github.contains("%25lld%0Ax") && !github.contains("\nx"))
    #expect(ToolRun("lint", "--rule", "PlaceholderAgree", path).errors.contains("did you mean PlaceholdersAgree?"))
    #expect(ToolRun("lint", "--format", "html", path).exit == .cannot)
    let bad = try folder.write("bad.xcstrings", "{\n  \"strings\" : 1 2")
    #expect(
      ToolRun("lint", bad).output.contains("bad.xcstrings:2:17: error: expected a comma or }, found 2 [FileIsReadable]")
    )
    let marked = try folder.write(
      "b.xcstrings", [0xEF, 0xBB, 0xBF] + Array(#"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#.utf8))
    #expect(ToolRun("lint", marked).exit == .clean && ToolRun("lint", marked).output.contains("UTF-8 with BOM"))
  }
}
