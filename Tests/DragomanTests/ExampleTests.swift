import Dragoman
import Foundation
import LanguageTags
import StringTables
import StringTemplates
import Testing

/// The lines that the documentation comments show, run.
@Suite struct ExampleTests {
  struct OneWord: StringSource {
    let name = "one word"
    let languages: [LanguageTag] = [.english]
    func table(for language: LanguageTag) -> StringTable? {
      language == .english ? StringTable(language: .english, texts: ["greeting": .text("Hello")]) : nil
    }
  }

  static let words = MemorySource(
    "words", ["en": ["Done": "Done"], "tr": ["Done": "Bitti"], "ar": ["Done": "تم"]])

  @Test func `a resolver answers and switches`() {
    let words = MemorySource("words", ["en": ["Done": "Done"], "tr": ["Done": "Bitti"]])
    let resolver = StringResolver(policy: .pinned(.english), steps: [.matched(words), .fixed(.english, words)])
    #expect(resolver.text("Done") == "Done")
    resolver.setLanguage(LanguageTag("tr"))
    #expect(resolver.text("Done") == "Bitti")
  }

  @Test func `policies answer the wanted tags`() {
    let policy = LanguagePolicy.host(localizations: ["en", "de"], preferred: ["fr-FR", "de-AT"])
    #expect(policy.wantedTags() == ["de"])
    #expect(
      DeviceLanguages.preferred(arguments: [], environment: ["LANGUAGE": "de_AT:fr", "LANG": "de_AT.UTF-8"])
        == ["de-AT", "fr"])
    #expect(Locale("de-AT").identifier == "de-AT")
    #expect(LanguageTag(Locale(identifier: "zh_Hant_TW")) == "zh-Hant-TW")
  }

  @Test func `messages show their keys and texts`() {
    let message: LocalizedMessage = "\(4.5) out of \(5)"
    #expect(message.key == "%lf out of %lld")
    #expect(message.key(in: .uniform) == "%@ out of %@")
    #expect(message.defaultText == "4.5 out of 5")
    let styled: LocalizedMessage = "\(4) of \("five")"
    #expect([styled.key(in: .typed), styled.key(in: .uniform)] == ["%lld of %@", "%@ of %@"])
  }

  @Test func `sources have tables`() {
    let source = MemorySource("greetings", ["en": ["hello": "Hello"], "tr": ["hello": "Merhaba"]])
    #expect(source.table(for: "tr")?["hello"]?.form == .text("Merhaba"))
    let resolver = StringResolver(policy: .pinned(.english), steps: [.matched(OneWord())])
    #expect(resolver.text("greeting") == "Hello")
  }

  @Test func `a choice tells what is reported from what is shown`() {
    let words = MemorySource("words", ["en": ["a": "a"], "es-419": ["a": "á"]])
    let resolver = StringResolver(policy: .pinned(.english), steps: [.matched(words)])
    resolver.setLanguage(LanguageTag("es-MX"))
    #expect(resolver.choice.appLanguage == "es-MX")
    #expect(resolver.choice.matched == "es-419")
  }

  @Test func `scopes speak their own language`() {
    let resolver = StringResolver(policy: .pinned(.english), steps: [.matched(Self.words)])
    let arabic = resolver.scoped(to: "ar")
    #expect([arabic.text("Done"), resolver.text("Done")] == ["تم", "Done"])
    #expect(withLanguage("ar") { resolver.text("Done") } == "تم")
    #expect(resolver.text("Done") == "Done")
  }

  @Test func `reports read as lines`() {
    #expect(
      ResolutionReport(kind: .missing, key: "Card number", language: .english, source: nil).description
        == "missing: “Card number” has no text in en")
  }

  @Test func `an explanation is the one in the documentation`() {
    let consumer = MemorySource("Consumer", ["tr": ["Card number": "Kart numarası"]])
    let steps: [ResolutionStep] = [.override(consumer)]
    var settings = ResolverSettings()
    settings.keyStyle = .uniform
    settings.numbers = .plain
    let resolver = StringResolver(
      policy: .host(localizations: ["en-US"], preferred: []), steps: steps, settings: settings)
    resolver.setLanguage("tr")
    let resolution = resolver.resolve("Card number")
    #expect(resolution.text == "Kart numarası")
    #expect(resolution.language == "tr")
    #expect(resolution.origin == .step(0, source: "Consumer"))
    #expect(
      "\(resolver.explain("Card number"))" == """
        “Card number” is “Kart numarası” (tr), from step 1, Consumer
        tr was forced and is answered by tr (exact); the policy (host) wants en-US
        step  source    asked     in  outcome
           1  Consumer  override  tr  answered
        """)
  }
}
