import Dragoman
import DragomanTesting
import LanguageTags
import Testing

@Suite struct RecordedReportsTests {
  @Test func `what a resolver reports is kept in order, each once`() {
    let source = MemorySource("words", ["en": ["only English": "only English"], "tr": ["%@ left": "Son %lld"]])
    let reports = RecordedReports()
    let resolver = StringResolver(
      policy: .pinned("tr"), steps: [.matched(source), .fixed(.english, source)], reporter: reports.reporter)
    let name = "Ada"
    for _ in 0..<3 {
      _ = resolver.text("Not there")
      _ = resolver.text("only English")
      _ = resolver.text("\(name) left")
    }
    #expect(reports.missingKeys == ["Not there"])
    #expect(reports.untranslatedKeys == ["only English"])
    #expect(reports.refusedKeys == ["%@ left"])
    #expect(reports.reports.count == 3)
  }

  @Test func `many threads are heard`() async {
    let reports = RecordedReports()
    let resolver = StringResolver(policy: .pinned("en"), steps: [], reporter: reports.reporter)
    await withTaskGroup(of: Void.self) { group in
      for key in 0..<200 { group.addTask { _ = resolver.text(LocalizedMessage(key: "key \(key % 50)")) } }
    }
    #expect(Set(reports.missingKeys).count == 50)
    #expect(reports.reports.count == 50)
  }
}
