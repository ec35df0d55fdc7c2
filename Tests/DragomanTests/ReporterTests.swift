import Dragoman
import LanguageTags
import StringTemplates
import Synchronization
import Testing

/// A reporter's log.
final class Log<Element: Sendable>: Sendable {
  private let items = Mutex<[Element]>([])
  var all: [Element] { items.withLock { $0 } }
  func append(_ item: Element) { items.withLock { $0.append(item) } }
}

@Suite struct ReporterTests {
  @Test func `each missing key and each refused text is heard of once`() {
    let log = Log<ResolutionReport>()
    let resolver = ResolverTests.resolver("ru", reporter: ResolutionReporter(.immediate, hear: log.append))
    for _ in 0..<3 {
      _ = resolver.text("Done")
      _ = resolver.text("Unknown")
      _ = resolver.text("only English")
      _ = resolver.text("Hello \("Ada")")
      _ = resolver.explain("Never \(1)")
    }
    let refusal = TemplateRefusal.missingArgument(position: 2)
    #expect(
      log.all == [
        ResolutionReport(kind: .missing, key: "Unknown", language: "ru"),
        ResolutionReport(kind: .untranslated, key: "only English", language: "ru"),
        ResolutionReport(kind: .refused(refusal), key: "Hello %@", language: "ru", source: "words"),
        ResolutionReport(kind: .untranslated, key: "Hello %@", language: "ru"),
      ])
    #expect(
      log.all.map(\.description) == [
        "missing: “Unknown” has no text in ru", "untranslated: “only English” is not in ru",
        "refused: “Hello %@” in ru (words): argument 2 is not given", "untranslated: “Hello %@” is not in ru",
      ])
  }

  @Test func `a language that no source speaks is not reported key by key`() {
    let log = Log<ResolutionReport>()
    var settings = ResolverSettings()
    settings.supported = ["en", "fi"]
    let resolver = StringResolver(
      policy: .pinned("fi"), steps: [.matched(ResolverTests.words), .fixed(.english, ResolverTests.words)],
      settings: settings, reporter: ResolutionReporter(.immediate, hear: log.append))
    #expect(resolver.choice.matched == "fi")
    #expect([resolver.text("Done"), resolver.text("\(1) files")] == ["Done", "1 file"])
    #expect(log.all == [])
  }

  @Test func `a reporter that blocks holds nobody's text up`() async {
    let gate = Mutex(()), log = Log<ResolutionReport>()
    let reporter = ResolutionReporter { report in
      gate.withLock { _ in log.append(report) }
    }
    let resolver = ResolverTests.resolver("ru", reporter: reporter)
    let texts = gate.withLock { _ in (0..<50).map { resolver.text(LocalizedMessage(key: "missing \($0)")) } }
    #expect(texts.last == "missing 49")
    while log.all.count < 50 { await Task.yield() }
    #expect(log.all.map(\.key) == (0..<50).map { "missing \($0)" })
  }

  @Test func `keys from outside do not fill the memory`() {
    let log = Log<ResolutionReport>()
    let reporter = ResolutionReporter(.immediate, hear: log.append)
    for number in 0..<(ResolutionReporter.limit + 10) {
      reporter.report(ResolutionReport(kind: .missing, key: "\(number)", language: .english))
    }
    #expect(log.all.count == ResolutionReporter.limit)
  }
}
