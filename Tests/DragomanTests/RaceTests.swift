import Dragoman
import Foundation
import LanguageTags
import Observation
import StringTables
import StringTemplates
import Testing

@Suite struct RaceTests {
  /// Two languages in which every text names its language, so that a torn answer shows.
  static func resolver() -> StringResolver {
    let tables = ["en", "ru", "ar"].map { tag in
      var texts: [String: TemplateForm] = [:]
      for number in 0..<50 {
        texts["k\(number) %@"] = .text("\(tag) %@ \(tag)")
        texts["p\(number)"] = .text("\(tag) plain text of \(number)")
      }
      return StringTable(language: LanguageTag(tag) ?? .english, texts: texts)
    }
    let source = MemorySource("s", tables: tables)
    return StringResolver(policy: .pinned("en"), steps: [.matched(source), .fixed(.english, source)])
  }

  @Test func `each answer comes whole from one snapshot while another thread switches`() async {
    let resolver = Self.resolver()
    let done = Log<Bool>()
    let torn = Log<String>()
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        for round in 0..<2000 {
          resolver.setLanguage(["ru", "ar", nil][round % 3])
          if round % 50 == 0 { await Task.yield() }
        }
        done.append(true)
      }
      for reader in 0..<2 {
        group.addTask {
          var count = 0
          while done.all.isEmpty || count < 100 {
            count += 1
            let found = resolver.resolve(LocalizedMessage(key: "k\(count % 50) %@", arguments: [.integer(7)]))
            let tag = found.language.description
            let seven = tag == "ar" ? ["٧", "7"] : ["7"]
            if !seven.contains(where: { found.text == "\(tag) \($0) \(tag)" }) { torn.append("\(reader) \(found)") }
            if count % 64 == 0 { await Task.yield() }
          }
        }
      }
    }
    #expect(torn.all.isEmpty)
  }

  /// Runs a body on that many threads at once: tasks would only be as many as there are cores.
  static func atOnce(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) async {
    let (stream, ended) = AsyncStream.makeStream(of: Int.self)
    for number in 0..<count {
      Thread.detachNewThread {
        body(number)
        ended.yield(number)
      }
    }
    var rest = count
    for await _ in stream {
      rest -= 1
      if rest == 0 { break }
    }
  }

  /// Notifying before publishing leaves most rounds stale: the listener reads the old text and nobody tells it again.
  @Test func `a listener never ends up with an old text`() async {
    let resolver = Self.resolver()
    var stale = 0
    let last = Log<String>()
    let subscription = resolver.onChange { _ in
      let text = resolver.resolve(LocalizedMessage(key: "k1 %@", arguments: [.text("-")])).text
      Thread.sleep(forTimeInterval: 0.00005)  // room for somebody else to publish and tell meanwhile
      last.append(text)
    }
    for round in 0..<300 {
      await Self.atOnce(4) { resolver.setLanguage(["ru", "ar", nil][(round + $0) % 3]) }
      let truth = resolver.text(LocalizedMessage(key: "k1 %@", arguments: [.text("-")]))
      if last.all.last != truth { stale += 1 }
    }
    subscription.cancel()
    #expect(stale == 0)
  }

  @Test func `an observed body is told of a switch made elsewhere once the new text can be read`() async {
    let resolver = Self.resolver()
    var stale = 0
    for round in 0..<500 {
      let next: LanguageTag? = round % 2 == 0 ? "ru" : nil
      let seen = Log<String>()
      withObservationTracking {
        _ = resolver.text("k1 \("-")")
      } onChange: {
        seen.append(resolver.text("k1 \("-")"))
      }
      await Task.detached { resolver.setLanguage(next) }.value
      if seen.all != [resolver.text("k1 \("-")")] { stale += 1 }
    }
    #expect(stale == 0)
  }

  /// A text is taken out of its table when it is first asked for: here several threads ask for each at once.
  @Test func `several threads that ask for a text first all get the same`() async {
    let tags: [LanguageTag] = ["en", "ru", "ar"]
    let torn = Log<String>()
    for round in 0..<60 {
      let resolver = Self.resolver()
      let tag = tags[round % 3]
      await Self.atOnce(4) { number in
        let scoped = resolver.scoped(to: tag)
        for key in 0..<50 {
          let place = number % 2 == 0 ? key : 49 - key
          let text = scoped.text(LocalizedMessage(key: "k\(place) %@", arguments: [.text("x")]))
          if text != "\(tag) x \(tag)" { torn.append(text) }
          let plain = scoped.text(LocalizedMessage(key: "p\(place)"))
          if plain != "\(tag) plain text of \(place)" { torn.append(plain) }
        }
      }
    }
    #expect(torn.all == [])
  }

  @Test func `switching a thousand times among three languages keeps three snapshots`() {
    let resolver = Self.resolver()
    for round in 0..<1000 { resolver.setLanguage(["ru", "ar", "en"][round % 3]) }
    #expect(resolver.publishedSnapshotCount == 4)  // the policy's own, and the three forced
  }
}
