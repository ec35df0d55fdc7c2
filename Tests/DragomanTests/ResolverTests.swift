import Dragoman
import LanguageNumbers
import LanguageTags
import StringTables
import StringTemplates
import Testing

@Suite struct ResolverTests {
  static let words = MemorySource(
    "words",
    forms: [
      "en": [
        "Done": .text("Done"), "%lld files": .plural(PluralForms([.one: "%lld file", .other: "%lld files"])),
        "Hello %@": .text("Hello %@"), "only English": .text("only English"), "5% off": .text("5% off"),
      ],
      "ru": [
        "Done": .text("Готово"),
        "%lld files": .plural(
          PluralForms([.one: "%lld файл", .few: "%lld файла", .many: "%lld файлов", .other: "%lld файла"])),
        "Hello %@": .text("Привет, %@ и %@"),
        "5%% off": .text("скидка 5%%"),
      ],
    ])

  static func resolver(_ language: LanguageTag, reporter: ResolutionReporter? = nil) -> StringResolver {
    StringResolver(
      policy: .pinned(language), steps: [.matched(words), .fixed(.english, words)], reporter: reporter)
  }

  @Test func `a message is answered in the language spoken`() {
    let english = Self.resolver("en"), russian = Self.resolver("ru")
    #expect(english.text("Done") == "Done")
    #expect(russian.text("Done") == "Готово")
    #expect(
      [1, 2, 5, 11, 21, 111].map { russian.text("\($0) files") }
        == ["1 файл", "2 файла", "5 файлов", "11 файлов", "21 файл", "111 файлов"])
    #expect([1, 2].map { english.text("\($0) files") } == ["1 file", "2 files"])
  }

  @Test func `an absent key answers with the code's own text`() {
    let resolver = Self.resolver("ru")
    let cases: [(LocalizedMessage, String, Resolution.Origin)] = [
      ("Unknown", "Unknown", .key),
      ("", "", .key),
      ("\(5) of \("seven")", "5 of seven", .key),
      ("\(1.5, specifier: "%.2f") km", "1.50 km", .key),
      (LocalizedMessage(key: "a.b"), "a.b", .key),
      (LocalizedMessage(key: "a.b", defaultText: "Ready"), "Ready", .defaultText),
      (LocalizedMessage(key: "a.b", arguments: [.integer(2)], defaultText: "%lld left"), "2 left", .defaultText),
      (LocalizedMessage(key: "a.b", arguments: [.text("x")], defaultText: "%lld left"), "%lld left", .defaultText),
      (LocalizedMessage(key: "100 %", arguments: [.integer(2)]), "100 %", .key),
    ]
    let failures = cases.filter { message, text, origin in
      let resolution = resolver.resolve(message)
      return resolution.text != text || resolution.origin != origin || resolution.language != .english
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `a key absent in one language is answered in the next step's`() {
    let resolution = Self.resolver("ru").resolve("only English")
    #expect(resolution.text == "only English")
    #expect(resolution.language == .english)
    #expect(resolution.origin == .step(1, source: "words"))
  }

  @Test func `a refused text is passed over and named`() {
    let resolution = Self.resolver("ru").resolve("Hello \("Ada")")
    #expect(resolution.text == "Hello Ada")
    #expect(resolution.origin == .step(1, source: "words"))
    #expect(
      resolution.refusals == [
        .init(step: 0, source: "words", language: "ru", reason: .missingArgument(position: 2))
      ])
  }

  @Test func `a plain key with a percent sign is found in both spellings`() {
    #expect(Self.resolver("en").text("5% off") == "5% off")
    let russian = StringResolver(policy: .pinned("ru"), steps: [.matched(Self.words)])
    #expect(russian.text("5% off") == "скидка 5%")
  }

  @Test func `values are handed on with what somebody makes of the messages among them`() {
    let words = MemorySource("words", ["tr": ["%lld files": "%lld dosya"]])
    let resolver = StringResolver(policy: .pinned("tr"), steps: [.matched(words)])
    let summary: LocalizedMessage = "\("\(2) files" as LocalizedMessage) of \(5), \("old")"
    let resolved = summary.arguments { resolver.text($0) }
    #expect(resolved.map { "\($0)" } == [#"text("2 dosya")"#, "integer(5)", #"text("old")"#])
    #expect(summary.arguments.map { "\($0)" } == [#"text("2 files")"#, "integer(5)", #"text("old")"#])
  }

  @Test func `a message in a message speaks the language of the text around it`() {
    let done: LocalizedMessage = "Done"
    let steps: [ResolutionStep] = [
      .matched(MemorySource("outer", ["en": ["State: %@": "State: %@"], "ru": ["State: %@": "Состояние: %@"]])),
      .matched(Self.words),
    ]
    let resolver = StringResolver(policy: .pinned("ru"), steps: steps)
    #expect(resolver.text("State: \(done)") == "Состояние: Готово")
    #expect(resolver.scoped(to: "en").text("State: \(done)") == "State: Done")
    #expect(Self.resolver("ru").text("Nested \(done)") == "Nested Done")
  }

  @Test func `blank and overlong texts are passed over where the step says so`() {
    let remote = MemorySource("remote", ["en": ["a": " \n\u{3000}", "b": "", "c": "123456", "d": "12345"]])
    let local = MemorySource("local", ["en": ["a": "A", "b": "B", "c": "C", "d": "D"]])
    let resolver = StringResolver(
      policy: .pinned("en"), steps: [.matched(remote).rejecting(longerThan: 5), .matched(local)])
    let keys: [LocalizedMessage] = ["a", "b", "c", "d"]
    #expect(keys.map(resolver.text) == ["A", "B", "C", "12345"])
    let strict = StringResolver(policy: .pinned("en"), steps: [.matched(remote), .matched(local)])
    #expect(keys.map(strict.text) == [" \n\u{3000}", "", "123456", "12345"])
  }

  @Test func `canonically equivalent keys stay apart`() {
    let source = MemorySource(
      "accents",
      tables: [StringTable(language: .english, texts: ["caf\u{E9}": .text("composed")])])
    let resolver = StringResolver(policy: .pinned("en"), steps: [.matched(source)])
    #expect(resolver.text("caf\u{E9}") == "composed")
    #expect(resolver.resolve("cafe\u{301}").origin == .key)
  }

  @Test func `canonically equivalent keys of two sources stay apart`() {
    func source(_ key: String, _ text: String) -> MemorySource {
      MemorySource(text, tables: [StringTable(language: .english, texts: [key: .text(text)])])
    }
    let steps = [source("caf\u{E9}", "composed"), source("cafe\u{301}", "decomposed")].map {
      ResolutionStep.matched($0)
    }
    let resolver = StringResolver(policy: .pinned("en"), steps: steps)
    #expect(resolver.text("caf\u{E9}") == "composed")
    #expect(resolver.text("cafe\u{301}") == "decomposed")
  }

  /// Two files list the same keys in different places; each is asked by its own.
  @Test func `a key of several files is found in each, wherever it stands there`() throws {
    func source(_ name: String, _ keys: [String]) throws -> CatalogSource {
      let entries = keys.map { key in
        "\"\(key)\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": \"\(name) sagt \(key)\"}}}}"
      }
      let catalog = "{\"sourceLanguage\": \"en\", \"strings\": {\(entries.joined(separator: ", "))}}"
      return try CatalogSource(xcstrings: Array(catalog.utf8), name: name)
    }
    let (one, other) = (try source("one", ["x", "y"]), try source("other", ["y", "z", "x", "w", "v", "u"]))
    let resolver = StringResolver(policy: .pinned("de"), steps: [.matched(one), .matched(other)])
    let said = ["x", "y", "z", "w", "v", "u", "t"].map { resolver.text(LocalizedMessage(key: $0)) }
    #expect(
      said == ["one sagt x", "one sagt y", "other sagt z", "other sagt w", "other sagt v", "other sagt u", "t"])
  }

  @Test func `a resolver without steps or languages answers with the code's own text`() {
    let resolver = StringResolver(policy: .custom { [] }, steps: [])
    #expect(resolver.text("Done") == "Done")
    #expect(resolver.choice.matched == .english)
    #expect(resolver.choice.appLanguage == .english)
    #expect(resolver.explain("Done").steps.isEmpty)
  }

  @Test func `ten thousand keys are all found and none is invented`() {
    let texts = Dictionary(uniqueKeysWithValues: (0..<10_000).map { ("key \($0)", TemplateForm.text("text \($0)")) })
    let source = MemorySource("many", tables: [StringTable(language: .english, texts: texts)])
    let resolver = StringResolver(policy: .pinned("en"), steps: [.matched(source)])
    let wrong = (0..<10_000).filter { resolver.text(LocalizedMessage(key: "key \($0)")) != "text \($0)" }
    #expect(wrong.isEmpty)
    let invented = (10_000..<20_000).filter { resolver.resolve(LocalizedMessage(key: "key \($0)")).origin != .key }
    #expect(invented.isEmpty)
  }
}
