import Dragoman
import LanguageTags
import StringTables
import StringTemplates
import Testing

/// A text is found by a short way where nothing is unusual about it, and by the long way that also says where it came
/// from. Both have to say the same.
@Suite struct UsualTextTests {
  private static let long = String(repeating: "lang ", count: 80)

  private static let words = MemorySource(
    "words",
    [
      "de": [
        "Hello, %@": "Hallo, %@", "%lld of %lld": "%2$lld / %1$lld", "%@ of %@": "%2$@ / %1$@",
        "100%% of %@": "100%% von %@",
        "wide %@": "\(long)%@", "bad %lld": "schlecht %@ %@", "%lf km": "%.1lf km", "%%%@%%": "%%%@%%",
        "%lld %@ %llu %d %lf and %@%%": "%6$@ %5$.1lf %4$d %3$llu %2$@ %1$lld %%", "%+0012lld m": "%lld Meter",
        "%@%@%@%@": "%4$@%3$@%2$@%1$@", "%.2f €": "%.2f Euro", "by key": "nach %@", "no value": "kein Wert",
      ],
      "en": ["Hello, %@": "Hello, %@", "bad %lld": "bad %lld", "only %@": "only %@"],
    ])

  private static let messages: [LocalizedMessage] = {
    let message: LocalizedMessage = "Hello, \("you")"
    return [
      message, "Hello, \("a%@b")", "Hello, \("\(String(repeating: "é", count: 300))")", "\(1) of \(2_000)",
      "\("one") of \("two")", "100% of \("it")", "wide \("text")", "bad \(3)", "\(1.25) km", "%\("x")%",
      "only \("here")",
      "nobody knows \("this")", "Hello, \(message)", "Hello, \(UInt8(7))", "Hello, ", "\(1) of \(UInt64.max)",
      LocalizedMessage(key: "Hello, %@", arguments: [.text("run time")]),
      "\(1) \("two") \(UInt(3)) \(Int8(4)) \(5.0) and \("six")%", "\(12, specifier: "%+0012lld") m",
      "\("a")\("b")\("c")\("d")", "\(1.5, specifier: "%.2f") €", "\(message)\("b")\(message)\("d")",
      LocalizedMessage(key: "by key", arguments: [.integer(1)]), LocalizedMessage(key: "no value"),
      LocalizedMessage(key: "no value", arguments: [.integer(1)]), LocalizedMessage(key: "by key"),
      LocalizedMessage(key: "unknown", arguments: [.integer(1)], defaultText: "%lld unknown"),
      "a key of more bytes than there is room for on the stack, which goes the long way since it would have to be joined in memory of its own, and that is what this sentence is for; it has to be longer than two hundred and fifty-six bytes, which it is by now \(5)",
    ]
  }()

  private static func resolver(_ style: KeyStyle, reporter: ResolutionReporter? = nil) -> StringResolver {
    var settings = ResolverSettings()
    settings.keyStyle = style
    return StringResolver(
      policy: .pinned("de"), steps: [.matched(words), .fixed(.english, words)],
      settings: settings, reporter: reporter)
  }

  @Test(arguments: [KeyStyle.typed, .uniform]) func `the short way says what the long way says`(style: KeyStyle) {
    let resolver = Self.resolver(style)
    let differing = Self.messages.filter { resolver.text($0) != resolver.resolve($0).text }
    #expect(differing.map(\.key) == [])
  }

  @Test func `what is said is what the catalog says`() {
    let resolver = Self.resolver(.typed)
    #expect(resolver.text("Hello, \("a%@b")") == "Hallo, a%@b")
    #expect(resolver.text("\(1) of \(2_000)") == "2.000 / 1")
    #expect(resolver.text("100% of \("it")") == "100% von it")
    #expect(resolver.text("bad \(3)") == "bad 3")
    #expect(resolver.text("wide \("text")") == Self.long + "text")
    #expect(resolver.text("%\("x")%") == "%x%")
    #expect(resolver.text(LocalizedMessage(key: "by key", arguments: [.text("Rom")])) == "nach Rom")
  }

  @Test func `more values than lie in line, and longer conversions, are captured all the same`() {
    let resolver = Self.resolver(.typed)
    #expect(resolver.text("\(1) \("two") \(UInt(3)) \(Int8(4)) \(5.0) and \("six")%") == "six 5,0 4 3 two 1 %")
    #expect(resolver.text("\("a")\("b")\("c")\("d")") == "dcba")
    #expect(resolver.text("\(12, specifier: "%+0012lld") m") == "12 Meter")
    #expect(resolver.text("\(1.5, specifier: "%.2f") €") == "1,50 Euro")
  }

  @Test func `a text that outgrows its room on the stack keeps its beginning`() {
    for length in [248, 249, 250, 300, 5_000] {
      let name = String(repeating: "n", count: length)
      #expect(Self.resolver(.typed).text("Hello, \(name)") == "Hallo, " + name)
    }
  }

  @Test func `a text with values that is not in the reader's language is reported`() {
    let log = Log<ResolutionReport>()
    let resolver = Self.resolver(.typed, reporter: ResolutionReporter(.immediate, hear: log.append))
    #expect(resolver.text("only \("here")") == "only here")
    #expect(log.all == [ResolutionReport(kind: .untranslated, key: "only %@", language: "de")])
  }

  @Test func `a step that rejects texts rejects those with values, too`() {
    let steps: [ResolutionStep] = [
      .matched(Self.words).rejecting(longerThan: 10), .fixed(.english, Self.words),
    ]
    let resolver = StringResolver(policy: .pinned("de"), steps: steps)
    #expect(resolver.text("Hello, \("Bo")") == "Hallo, Bo")
    #expect(resolver.text("Hello, \("Bartholomew")") == "Hello, Bartholomew")
  }
}
