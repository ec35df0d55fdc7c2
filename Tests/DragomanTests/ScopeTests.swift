import Dragoman
import LanguageTags
import Testing

@Suite struct ScopeTests {
  @Test func `two scopes speak two languages at once`() async {
    let resolver = ResolverTests.resolver("en")
    let english = resolver.scoped(to: "en"), russian = resolver.scoped(to: "ru")
    #expect([english.text("Done"), russian.text("Done"), resolver.text("Done")] == ["Done", "Готово", "Done"])
    #expect(russian.choice.decidedBy == .scope)
    #expect(russian.explain("Done").text == "Готово")
    resolver.setLanguage("ru")
    #expect([english.text("Done"), russian.text("Done"), resolver.text("Done")] == ["Done", "Готово", "Готово"])
  }

  @Test func `a task speaks the language it was given and its neighbours do not`() async {
    let resolver = ResolverTests.resolver("en")
    let wrong = await withTaskGroup(of: Int.self) { group in
      for number in 0..<8 {
        let tag: LanguageTag = number % 2 == 0 ? "ru" : "en"
        let expected = number % 2 == 0 ? "Готово" : "Done"
        group.addTask {
          await withLanguage(tag) {
            var wrong = 0
            for _ in 0..<200 {
              if resolver.text("Done") != expected { wrong += 1 }
              await Task.yield()
            }
            return wrong
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
    #expect(resolver.text("Done") == "Done")
  }

  @Test func `a scope ends with its body and nests`() {
    let resolver = ResolverTests.resolver("en")
    withLanguage("ru") {
      #expect(resolver.text("Done") == "Готово")
      withLanguage("en") { #expect(resolver.text("Done") == "Done") }
      #expect(resolver.text("Done") == "Готово")
      #expect(resolver.choice.decidedBy == .scope)
    }
    #expect(resolver.text("Done") == "Done")
  }

  @Test func `a task that outlives the body keeps its language`() async {
    let resolver = ResolverTests.resolver("en")
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let task = withLanguage("ru") {
      Task {
        for await _ in gate {}
        return resolver.text("Done")
      }
    }
    open.finish()
    #expect(await task.value == "Готово")
  }

  @Test func `a thousand strange tags are one table and all in English`() {
    let resolver = ResolverTests.resolver("ru")
    let wrong = (0..<1000).filter { number in
      let tag = LanguageTag("en-x-a\(number)") ?? .english
      return resolver.scoped(to: tag).text("Done") != "Done"
    }
    #expect(wrong.isEmpty)
  }
}
