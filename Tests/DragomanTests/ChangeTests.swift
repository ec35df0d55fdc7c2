import Dragoman
import LanguageTags
import Observation
import StringTables
import StringTemplates
import Synchronization
import Testing

@Suite struct ChangeTests {
  @Test func `a switch is heard after it can be read`() {
    let resolver = ResolverTests.resolver("en")
    let heard = Log<String>()
    let subscription = resolver.onChange { choice in heard.append("\(choice.matched) \(resolver.text("Done"))") }
    resolver.setLanguage("ru")
    resolver.setLanguage("ru")
    resolver.setLanguage(nil)
    subscription.cancel()
    resolver.setLanguage("ru")
    #expect(heard.all == ["ru Готово", "en Done"])
  }

  @Test func `a dropped subscription is over`() {
    let resolver = ResolverTests.resolver("en")
    let heard = Log<LanguageChoice>()
    do { _ = resolver.onChange(heard.append) }
    resolver.setLanguage("ru")
    #expect(heard.all.isEmpty)
  }

  @Test func `a listener may switch the language`() {
    let resolver = ResolverTests.resolver("en")
    let heard = Log<LanguageTag>()
    let subscription = resolver.onChange { choice in
      heard.append(choice.matched)
      if choice.matched == "ru" { resolver.setLanguage("en") }
    }
    resolver.setLanguage("ru")
    #expect(heard.all == ["ru", "en"])
    subscription.cancel()
  }

  @Test func `a stream of changes keeps the newest only`() async {
    let resolver = ResolverTests.resolver("en")
    var changes = resolver.changes.makeAsyncIterator()
    resolver.setLanguage("ru")
    resolver.setLanguage("en-GB")
    resolver.setLanguage("ru-RU")
    #expect(await changes.next()?.appLanguage == "ru-RU")
    resolver.setLanguage(nil)
    #expect(await changes.next()?.appLanguage == "en")
  }

  @Test(.timeLimit(.minutes(1))) func `a stream of changes ends with its resolver, and leaves others alone`() async {
    var resolver: StringResolver? = ResolverTests.resolver("en")
    let other = ResolverTests.resolver("en")
    let (streams, theirs) = ([resolver!.changes, resolver!.changes], other.changes)
    resolver!.setLanguage("ru")
    resolver = nil
    var heard: [LanguageTag] = []
    for stream in streams { for await choice in stream { heard.append(choice.matched) } }
    #expect(heard == ["ru", "ru"])
    other.setLanguage("ru")
    #expect(await theirs.first { _ in true }?.matched == "ru")
  }

  @Test func `a text read in an observed body is read anew after a switch`() {
    let resolver = ResolverTests.resolver("en")
    let heard = Log<String>()
    for language: LanguageTag? in ["ru", nil] {
      withObservationTracking {
        _ = resolver.text("Done")
      } onChange: {
        heard.append(resolver.text("Done"))
      }
      resolver.setLanguage(language)
    }
    #expect(heard.all == ["Готово", "Done"])
  }

  @Test func `other steps are heard of and answer at once`() {
    let resolver = ResolverTests.resolver("en")
    let scope = resolver.scoped(to: "ru")
    let heard = Log<String>()
    let subscription = resolver.onChange { _ in heard.append(resolver.text("Done") + scope.text("Done")) }
    resolver.setSteps([.matched(MemorySource("new", ["en": ["Done": "Finished"], "ru": ["Done": "Всё"]]))])
    #expect(heard.all == ["FinishedВсё"])
    subscription.cancel()
  }

  @Test func `a reader in a scope hears of other steps, and of no language that is forced elsewhere`() {
    let resolver = ResolverTests.resolver("en")
    let heard = Log<String>()
    withObservationTracking {
      _ = resolver.scoped(to: "ru").text("Done")
    } onChange: {
      heard.append(resolver.scoped(to: "ru").text("Done"))
    }
    resolver.setLanguage("ru")
    resolver.setLanguage(nil)
    #expect(heard.all == [])
    resolver.setSteps([.matched(MemorySource("new", ["ru": ["Done": "Всё"]]))])
    #expect(heard.all == ["Всё"])
  }

  @Test func `a choice tells the reported tag from the matched one`() {
    let source = MemorySource("s", ["en": ["a": "a"], "es-419": ["a": "á"]])
    let resolver = StringResolver(policy: .pinned("en-US"), steps: [.matched(source)])
    resolver.setLanguage("es-MX")
    #expect(resolver.choice.appLanguage == "es-MX")
    #expect(resolver.choice.matched == "es-419")
    #expect(resolver.choice.decidedBy == .override)
    #expect(resolver.choice.wanted == ["en-US"])
    #expect(resolver.forcedLanguage == "es-MX")
    resolver.setLanguage("is-IS")
    #expect(resolver.choice.appLanguage == "is-IS")
    #expect(resolver.choice.matched == "en")
  }
}
