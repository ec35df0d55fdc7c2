import Dragoman
import LanguageNumbers
import LanguageTags
import StringTemplates
import Testing

@Suite struct PseudoLanguageTests {
  static let source = MemorySource(
    "s",
    forms: [
      "en": [
        "%lld files": .plural(PluralForms([.one: "%lld file", .other: "%lld files"])),
        "Card number": .text("Card number"),
        "%lld of %lld": .substituted(
          "%#@a@ beside %2$lld", ["a": Substitution(argument: 1, forms: PluralForms([.other: "%arg lanes"]))]),
        "tap": .devices([.mac: .text("Click")], otherwise: .text("Tap")),
      ],
      "de": ["Card number": .text("Kartennummer")],
    ])

  static func resolver(_ pseudo: Set<PseudoLanguage>) -> StringResolver {
    var settings = ResolverSettings()
    settings.pseudoLanguages = pseudo
    return StringResolver(
      policy: .pinned("en"), steps: [.matched(source), .fixed(.english, source)], settings: settings)
  }

  @Test func `what stands for a value is left untouched`() {
    let cases: [(raw: String, accented: String)] = [
      ("%lld seats for {app}", "%lld šéåţš ƒöŕ {app}"), ("Card number", "Çåŕð ñûmƀéŕ"), ("", ""),
      ("%1$@ %2$lld %#@files@ %3$#@seats@ %arg", "%1$@ %2$lld %#@files@ %3$#@seats@ %arg"),
      ("%05.2f a %-8s b %'lld c", "%05.2f å %-8s ƀ %'lld ç"), ("100%% a", "100%% å"), ("a % y", "å % ý"),
      ("{a b} {{a} {}", "{å ƀ} {{å} {}"), ("50%", "50%"), ("%#@open", "%#@öþéñ"), ("سلام %@", "سلام %@"),
    ]
    let failures = cases.filter { PseudoLanguage.accented.text(of: $0.raw) != $0.accented }
    #expect(failures.map { "\($0.raw): \(PseudoLanguage.accented.text(of: $0.raw))" } == [])
  }

  @Test func `each pseudo-language changes the text in its own way`() {
    #expect(PseudoLanguage.bracketed.text(of: "Card number") == "[Card number]")
    #expect(PseudoLanguage.expanded.text(of: "Card number") == "Card number ~~~~")
    #expect(PseudoLanguage.mirrored.text(of: "Card %@ no") == "\u{202E}Card\u{202C} %@ \u{202E}no\u{202C}")
    #expect(PseudoLanguage.allCases.map(\.tag) == ["en-XA", "en-XB", "en-XC", "en-XD"])
  }

  @Test func `a resolver speaks the pseudo-languages that it is set to`() {
    let resolver = Self.resolver(Set(PseudoLanguage.allCases))
    let accented = resolver.scoped(to: "en-XA"), bracketed = resolver.scoped(to: "en-XD")
    #expect(accented.text("Card number") == "Çåŕð ñûmƀéŕ")
    #expect([accented.text("\(1) files"), accented.text("\(1234) files")] == ["1 ƒîļé", "1,234 ƒîļéš"])
    #expect(bracketed.text("\(3) of \(4)") == "[3 lanes beside 4]")
    #expect(accented.text("\(3) of \(4)") == "3 ļåñéš ƀéšîðé 4")
    #expect(bracketed.text("tap") == "[Tap]")
    #expect(accented.resolve("Card number").language == "en-XA")
    #expect(
      [resolver.text("Card number"), resolver.scoped(to: "de").text("Card number")] == [
        "Card number", "Kartennummer",
      ])
    #expect(resolver.scoped(to: "en-GB").text("Card number") == "Card number")
  }

  @Test func `without the setting a pseudo tag is English`() {
    #expect(Self.resolver([]).scoped(to: "en-XB").text("Card number") == "Card number")
    #expect(Self.resolver([.bracketed]).scoped(to: "en-XB").text("Card number") == "Card number")
  }
}
