import CatalogTool
import Testing

@Suite struct LanguageCommandTests {
  struct Expectation {
    var words: [String]
    var input = ""
    var exit: ToolExit
    var output: String
    var errors = ""
  }

  private static func failures(_ cases: [Expectation]) -> [String] {
    cases.compactMap { expected in
      let console = ToolConsole(input: expected.input)
      let exit = Tool.dragoman.run(expected.words, console: console)
      let isRight = exit == expected.exit && console.output == expected.output && console.errors == expected.errors
      return isRight ? nil : "\(expected.words): \(exit) \(console.output) \(console.errors)"
    }
  }

  @Test func `plural answers one category a number`() {
    let failures = Self.failures([
      .init(
        words: ["plural", "--language", "ru", "1", "3", "5", "1.5", "1c6", "21"], exit: .clean,
        output: "one\nfew\nmany\nother\nmany\none\n"),
      .init(words: ["plural", "-l", "en", "1", "1.0"], exit: .clean, output: "one\nother\n"),
      .init(
        words: ["plural", "-l", "en", "--ordinal", "1", "2", "3", "11"], exit: .clean, output: "one\ntwo\nfew\nother\n"),
      .init(words: ["plural", "-l", "pt_PT", "0"], exit: .clean, output: "other\n"),
      .init(words: ["plural", "-l", "en", "--", "-1"], exit: .clean, output: "one\n"),
      .init(words: ["plural", "-l", "en", "-1", "-2.5"], exit: .clean, output: "one\nother\n"),
      .init(
        words: ["plural", "-l", "fr"], input: " 0 \n1,5\n\n2\n", exit: .findings,
        output: "one\ninvalid: 1,5 is no decimal number\ninvalid: a number is missing\nother\n"),
      .init(
        words: ["plural", "-l", "fr", "1", "-", "2"], input: "0\r\nx", exit: .findings,
        output: "one\none\ninvalid: x is no decimal number\nother\n"),
      .init(words: ["plural", "-l", "fr"], exit: .clean, output: ""),
    ])
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `plural lists the forms of a language with numbers that take them`() {
    let rows: [([String], String)] = [
      (
        ["-l", "pl"],
        "one  1 …\nfew  2, 3, 4, 22, 23, 24 …\nmany  0, 5, 6, 7, 8, 9 …\nother  0.0, 0.1, 0.2, 0.3, 0.4, 0.5 …\n"
      ),
      (
        ["-l", "en", "--ordinal"],
        "one  1, 21, 31, 41, 51, 61 …\ntwo  2, 22, 32, 42, 52, 62 …\nfew  3, 23, 33, 43, 53, 63 …\nother  0, 4, 5, 6, 7, 8 …\n"
      ),
      (["-l", "fr"], "one  0, 1 …\nmany  1000000, 1c6 …\nother  2, 3, 4, 5, 6, 7 …\n"),
      (["-l", "ja"], "other  0, 1, 2, 3, 4, 5 …\n"),
    ]
    for (words, lines) in rows {
      let console = ToolConsole(input: "")
      #expect(Tool.dragoman.run(["plural", "--forms"] + words, console: console) == .clean)
      #expect(console.output == lines)
    }
    let console = ToolConsole(input: "")
    #expect(Tool.dragoman.run(["plural", "--forms", "-l", "pl", "5"], console: console) == .cannot)
    #expect(console.errors.contains("--forms asks of no number"))
  }

  @Test func `plural without a language it can read says what to do`() {
    let failures = Self.failures([
      .init(
        words: ["plural", "1"], exit: .cannot, output: "",
        errors: "dragoman: --language is missing; add --language TAG\n"),
      .init(
        words: ["plural", "-l", "d", "1"], exit: .cannot, output: "",
        errors:
          "dragoman: --language d: “d” at byte 0 is no subtag that may stand there; write a BCP 47 tag such as pt-PT\n"),
    ])
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `tag answers one line a tag`() {
    let failures = Self.failures([
      .init(
        words: ["tag", "canonicalize", "iw_IL", "sh", "ZH-cmn-hans"], exit: .clean, output: "he-IL\nsr-Latn\nzh-Hans\n"),
      .init(words: ["tag", "maximize", "zh-TW", "en"], exit: .clean, output: "zh-Hant-TW\nen-Latn-US\n"),
      .init(words: ["tag", "minimize", "zh-Hant-TW", "en-Latn-US"], exit: .clean, output: "zh-TW\nen\n"),
      .init(words: ["tag", "minimize", "--favor", "script", "zh-Hant-TW"], exit: .clean, output: "zh-Hant\n"),
      .init(words: ["tag", "parent", "es-MX", "pt-AO", "en"], exit: .clean, output: "es-419\npt-PT\nund\n"),
      .init(
        words: ["tag", "direction", "ar", "en", "az-Arab", "ug-Cyrl"], exit: .clean, output: "rtl\nltr\nrtl\nltr\n"),
      .init(words: ["tag", "autonym", "fr-CA"], exit: .clean, output: "français canadien\n"),
      .init(words: ["tag", "autonym", "--menu", "fr-CA"], exit: .clean, output: "Français canadien\n"),
      .init(
        words: ["tag", "autonym", "tlh"], exit: .findings, output: "unknown: CLDR has no name of tlh in itself\n"),
      .init(
        words: ["tag", "maximize"], input: "de\nde--CH\n\n fr \n", exit: .findings,
        output: "de-Latn-DE\ninvalid: “” at byte 3 is no subtag that may stand there\n"
          + "invalid: an empty text is no language tag\nfr-Latn-FR\n"),
    ])
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `tag asks for a question that it knows`() {
    let list = "canonicalize, maximize, minimize, parent, direction, autonym"
    let failures = Self.failures([
      .init(
        words: ["tag"], exit: .cannot, output: "", errors: "dragoman: no question was asked; write one of \(list)\n"),
      .init(
        words: ["tag", "maximise", "en"], exit: .cannot, output: "",
        errors: "dragoman: unknown question maximise; did you mean maximize?\n"),
      .init(
        words: ["tag", "colour"], exit: .cannot, output: "",
        errors: "dragoman: unknown question colour; write one of \(list)\n"),
      .init(
        words: ["tag", "minimize", "--favor", "variant", "en"], exit: .cannot, output: "",
        errors: "dragoman: --favor variant is not known; write --favor region or --favor script\n"),
    ])
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `match answers one supported language a line`() {
    let ours = "en,es,es-419,fr,nb,pt-BR,zh-Hans,zh-Hant"
    let failures = Self.failures([
      .init(
        words: ["match", "--supported", ours, "es-MX", "es-ES", "nn-NO", "zh-TW", "zh", "xx", "af"], exit: .clean,
        output: "es-419\nes\nnb\nzh-Hant\nzh-Hans\nen\nen\n"),
      .init(
        words: ["match", "--supported", "zh-Hans,fr", "--supported", "de", "zh-TW", "gsw"], exit: .clean,
        output: "zh-Hans\nde\n"),
      .init(
        words: ["match", "--supported", "en,de", "--same-language", "gsw", "de-AT", "af"], exit: .clean,
        output: "en\nde\nen\n"),
      .init(
        words: ["match", "--supported", "en,de", "--rules", "lookup", "de-AT-1996", "gsw"], exit: .clean,
        output: "de\nen\n"),
      .init(
        words: ["match", "--supported", "en,he", "--explain", "iw", "he", "xx"], exit: .clean,
        output: "he\talias\tiw\nhe\texact\the\nen\tdefault\t-\n"),
      .init(
        words: ["match", "--supported", "en de fr"], input: "xx, fr;q=0.5, de;q=0.9\n\nde--AT\n*\nfr;q=7\nfr\n",
        exit: .findings,
        output: "de\ninvalid: an empty text is no language tag\n"
          + "invalid: “” at byte 3 is no subtag that may stand there\n"
          + "invalid: “*” at byte 0 is no subtag that may stand there\n"
          + "invalid: “fr;q=7” at byte 0: a quality is “;q=” and a number from 0 to 1 with at most three decimals\n"
          + "fr\n"),
    ])
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `match knows the languages and the rules of reception`() {
    let failures = Self.failures([
      .init(
        words: ["match", "--preset", "reception", "en-AU", "es-MX", "nn-NO", "sh", "af", "zh-TW", "pt-AO"],
        exit: .clean,
        output: "en\nes-419\nnb\nhr\nen\nzh-Hant\npt-PT\n"),
      .init(
        words: ["match", "--preset", "reception", "--rules", "reception", "pt-AO", "es-PH", "ur-Latn", "is-IS"],
        exit: .clean, output: "pt-BR\nes-419\nur\nen\n"),
      .init(
        words: ["match", "--supported", "en,pt-BR", "--rules", "reception", "pt-AO"], exit: .clean, output: "pt-BR\n"),
      .init(
        words: ["match", "--preset", "web", "de"], exit: .cannot, output: "",
        errors: "dragoman: --preset web is not known; write reception\n"),
      .init(
        words: ["match", "--preset", "reception", "--supported", "de", "de"], exit: .cannot, output: "",
        errors: "dragoman: --preset and --supported are both given; leave one out\n"),
    ])
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `match without languages it can read says what to do`() {
    let failures = Self.failures([
      .init(
        words: ["match", "de"], exit: .cannot, output: "",
        errors: "dragoman: no supported language was named; add --supported LIST or --preset reception\n"),
      .init(
        words: ["match", "--supported", "de,d", "de"], exit: .cannot, output: "",
        errors: "dragoman: --supported d: “d” at byte 0 is no subtag that may stand there; "
          + "write BCP 47 tags such as en,fr,pt-BR\n"),
      .init(
        words: ["match", "--supported", "de", "--rules", "icu", "de"], exit: .cannot, output: "",
        errors: "dragoman: --rules icu is not known; write cldr, lookup or reception\n"),
      .init(
        words: ["match", "--supported", "de", "--rules", "lookup", "--same-language", "de"], exit: .cannot, output: "",
        errors: "dragoman: --same-language goes with --rules cldr alone; leave one of them out\n"),
    ])
    #expect(failures.isEmpty, "\(failures)")
  }
}
