import StringCatalogs
import TestGround
import Testing

@testable import CatalogExchange

@Suite(.enabled(if: TestGround.hasShared, "the folder shared is not beside the checkout"))
struct RoundTripTests {
  private static let corpus = TestGround.sharedFiles(below: "corpus", endingIn: ".xcstrings")

  /// Sends every language of every catalog out and back; answers what was lost without having been named.
  private static func failures(by way: RoundTrip.Way, atMost size: Int, fewest: Int) throws -> [String] {
    var failures: [String] = []
    var (languages, same, identical) = (0, 0, 0)
    for path in corpus {
      let bytes = try TestGround.sharedBytes(path)
      guard bytes.count <= size, let document = try? CatalogDocument(bytes) else { continue }
      for language in document.languages where language != document.sourceLanguage {
        let trip = RoundTrip(document, language, by: way)
        languages += 1
        if trip.differences.isEmpty { same += 1 }
        if trip.result.bytes == document.bytes { identical += 1 }
        // A state that no catalog has comes back only to the text that has it, and that was removed.
        let left = trip.reports.flatMap(\.findings).filter { $0.rule == "StatesAreKnown" }
        let named = Set((trip.named.filter { $0.rule == "FormatCarriesAll" } + left).compactMap(\.key))
        let unnamed = trip.differences.filter { difference in
          // Apple's compiler numbers values behind a plural that is not chosen by the first; the text says the same.
          if way == .tables, difference.contains("My name is %@ and I have %lld apples") { return false }
          return !named.contains { difference.hasPrefix("lost \($0)|") || difference.hasPrefix("new \($0)|") }
        }
        if !unnamed.isEmpty { failures.append("\(path) \(language): \(unnamed.prefix(3))") }
      }
    }
    print("\(way): \(languages) languages went out and back, \(same) with every text, \(identical) byte for byte")
    if languages < fewest { failures.append("only \(languages) languages were tried") }
    for failure in failures { print(failure.prefix(500)) }
    return failures
  }

  @Test func `every language of every catalog comes back from XLIFF as it went`() throws {
    #expect(try Self.failures(by: .xliff, atMost: .max, fewest: 850) == [])
  }

  @Test func `the languages of all but the largest catalogs come back from comma-separated values`() throws {
    #expect(try Self.failures(by: .csv, atMost: 50_000, fewest: 500) == [])
  }

  @Test func `what goes out into the files of an app and comes back untouched changes no byte`() throws {
    var failures: [String] = []
    for path in Self.corpus {
      let bytes = try TestGround.sharedBytes(path)
      guard bytes.count <= 50_000, let document = try? CatalogDocument(bytes) else { continue }
      for language in document.languages {
        let files = document.stringsFiles(in: language, withRules: true)
        var catalogImport = CatalogImport(into: document)
        let reports = catalogImport.take(strings: files.strings, stringsdict: files.stringsdict, in: language)
        if catalogImport.document.bytes != bytes || reports.contains(where: { !$0.findings.isEmpty }) {
          failures.append("\(path) \(language): \(reports.map(\.description)) \(reports.flatMap(\.findings).prefix(2))")
        }
      }
    }
    for failure in failures { print(failure.prefix(500)) }
    #expect(failures == [])
  }

  @Test func `they come back from the files of an app but for their states, and what is lost was named`() throws {
    #expect(try Self.failures(by: .tables, atMost: 50_000, fewest: 500) == [])
  }
}
