import Dragoman
import DragomanTesting
import Foundation
import LanguageTags
import StringTables
import StringTemplates
import TestGround
import Testing

@Suite struct SourceConformanceTests {
  private static let catalog = """
    { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
      "hello" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello" } },
        "tr" : { "stringUnit" : { "state" : "translated", "value" : "Merhaba" } } } },
      "%lld files" : { "localizations" : { "tr" : { "variations" : { "plural" : {
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld dosya" } } } } } } },
      "GREETING" : { "extractionState" : "extracted_with_value", "localizations" : {
        "en" : { "stringUnit" : { "state" : "new", "value" : "Good day" } } } } } }
    """
  private static let expected: [LanguageTag: [String: String]] = ["en": ["hello": "Hello"], "tr": ["hello": "Merhaba"]]

  @Test func `a catalog keeps every promise, raw and compiled`() async throws {
    let raw = try CatalogSource(xcstrings: Array(Self.catalog.utf8), name: "T")
    let compiled = try CatalogSource(compiled: raw.tables.compiled())
    #expect(await SourceConformance(of: raw, expecting: Self.expected).failures == [])
    #expect(await SourceConformance(of: compiled, expecting: Self.expected).failures == [])
    #expect(raw.defaultTexts?.count == 1)
  }

  @Test func `a folder of tables keeps every promise, with its keys as texts too`() async throws {
    let folder = NSTemporaryDirectory() + "dragoman-testing-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (tag, text) in [("en", "Hello"), ("TR", "Merhaba")] {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(tag).lproj", withIntermediateDirectories: true)
      try Data("\"hello\" = \"\(text)\"; \"50%\" = \"%50\";".utf8)
        .write(to: URL(fileURLWithPath: "\(folder)/\(tag).lproj/T.strings"))
    }
    try FileManager.default.createDirectory(atPath: "\(folder)/fr.lproj", withIntermediateDirectories: true)
    let source = DirectorySource(folder, table: "T")
    #expect(await SourceConformance(of: source, expecting: Self.expected).failures == [])
    let keyed = KeysAsTexts(source, in: "de")
    let german: [LanguageTag: [String: String]] = ["de": ["hello": "hello"], "tr": ["hello": "Merhaba"]]
    #expect(await SourceConformance(of: keyed, expecting: german).failures == [])
    #expect(await SourceConformance(of: DirectorySource("/nowhere/at/all", table: "T")).isWhole)
  }

  @Test func `texts in memory keep every promise`() async {
    let source = MemorySource("greetings", ["en": ["hello": "Hello"], "tr": ["hello": "Merhaba"]])
    let conformance = await SourceConformance(of: source, expecting: ["tr": ["hello": "Merhaba"]])
    #expect(conformance.isWhole)
    #expect(conformance.failures == [])
    #expect(conformance.checks.map(\.promise) == SourceConformance.Promise.allCases)
    #expect(await SourceConformance(of: MemorySource("empty", [:])).isWhole)
  }

  @Test(.enabled(if: TestGround.hasShared, "needs the shared ground beside the checkout"))
  func `every catalog of the corpus keeps every promise`() async throws {
    var failures: [String] = []
    for path in TestGround.sharedFiles(below: "corpus", endingIn: ".xcstrings").prefix(12) {
      guard let source = try? CatalogSource(xcstrings: TestGround.sharedBytes(path), name: path) else { continue }
      failures += await SourceConformance(of: source).failures.map { "\(path): \($0)" }
    }
    #expect(failures == [])
  }

  @Test func `each broken promise is found, and named`() async {
    let rows: [(BrokenSource.Fault, Set<SourceConformance.Promise>)] = [
      (.blankName, [.hasAName]), (.changingName, [.hasAName]), (.changingLanguages, [.namesTheSameLanguages]),
      (.languageTwice, [.namesEachLanguageOnce]), (.noTable, [.hasATableForEachLanguage]),
      (.foreignTable, [.givesTablesInTheirLanguage, .isHeardThroughAResolver, .saysWhatIsExpected]),
      (.answersParents, [.answersExactTagsOnly]),
      (
        .changingTexts,
        [.saysTheSameEachTime, .saysTheSameToEveryThread, .isHeardThroughAResolver, .saysWhatIsExpected]
      ),
      (.changingOnThreads, [.saysTheSameToEveryThread]),
      (.remembersElsewhere, [.remembersInItsSourceLanguage]), (.wrongText, [.saysWhatIsExpected]),
    ]
    var failures: [String] = []
    for (fault, promises) in rows {
      let conformance = await SourceConformance(of: BrokenSource(fault), expecting: Self.expected)
      let broken = Set(conformance.checks.filter { !$0.isKept }.map(\.promise))
      if broken != promises { failures.append("\(fault): \(broken.map(\.rawValue).sorted())") }
      if conformance.isWhole { failures.append("\(fault) is called whole") }
    }
    #expect(failures == [])
    #expect(rows.count == BrokenSource.Fault.allCases.count)
    #expect(Set(rows.flatMap(\.1)) == Set(SourceConformance.Promise.allCases))
  }

  @Test func `the findings read as sentences`() async {
    let conformance = await SourceConformance(of: BrokenSource(.noTable))
    #expect(conformance.failures == ["the source has a table for each language that it names: fr has no table"])
    #expect(
      conformance.description.contains(
        "BROKEN the source has a table for each language that it names\n       fr has no table"))
    #expect(conformance.description.contains("kept   the source has a name, the same each time"))
  }
}
