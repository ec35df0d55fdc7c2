import TestGround
import StringCatalogs
import Testing

@testable import CatalogExchange

/// Catalogs that nobody wrote: every shape, every state, texts that formats stumble over.
private struct GeneratedCatalog {
  private var random: SeededGenerator
  private(set) var json = ""

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let keys = Set((0..<6).map { _ in pick(Self.texts + ["%lld", "a|==|b", "|==|", "x|==|plural"]) }).sorted()
    let entries = keys.map { key in
      let languages = ["en", "uk", "pt-BR"].filter { _ in random.next() % 4 > 0 }
      let localizations = languages.map { "\(Self.quoted($0)):\(localization())" }
      let comment = random.next() % 2 == 0 ? "" : #""comment":\#(Self.quoted(pick(Self.texts))),"#
      return #"\#(Self.quoted(key)):{\#(comment)"localizations":{\#(localizations.joined(separator: ","))}}"#
    }
    json = #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))},"version":"1.0"}"#
  }

  private static let texts = [
    "", " ", "Done", "\"", "'", "<b>&amp;</b>", "]]>", "a\nb", "a\r\nb", "\t", "\u{A0}x\u{A0}", "=1+1", "-x", "'=", ",",
    ";",
    "%@ of %lld", "100 %%", "é", "e\u{301}", "漢字🙂", "\u{2028}", "\u{200F}עברית", "@A.B@", "%#@", "^[x](inflect: true)",
  ]
  private static let states = ["translated", "translated", "needs_review", "new", "machine_translated", "stale"]

  private mutating func pick<Element>(_ from: [Element]) -> Element { from[Int(random.next() % UInt64(from.count))] }

  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\u{0}"..<"\u{20}": quoted += "\\u00\(scalar.value < 16 ? "0" : "")\(String(scalar.value, radix: 16))"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private mutating func unit(_ more: String = "") -> String {
    #""stringUnit":{"state":"\#(pick(Self.states))","value":\#(Self.quoted(pick(Self.texts) + more))}"#
  }

  private mutating func cases(_ names: [String], _ content: (inout Self) -> String) -> String {
    let chosen = names.filter { $0 == "other" || random.next() % 2 == 0 }
    return chosen.map { "\"\($0)\":{\(content(&self))}" }.joined(separator: ",")
  }

  private mutating func plural(_ more: String = "") -> String {
    let forms = cases(["zero", "one", "few", "many", "other"]) { $0.unit(more) }
    return #""variations":{"plural":{\#(forms)}}"#
  }

  private mutating func localization() -> String {
    switch random.next() % 5 {
    case 0: return "{\(plural())}"
    case 1:
      let devices = cases(["iphone", "ipad", "mac", "other"]) { $0.random.next() % 2 == 0 ? $0.unit() : $0.plural() }
      return #"{"variations":{"device":{\#(devices)}}}"#
    case 2:
      let names = ["N", "A.B", "é"].filter { _ in random.next() % 2 == 0 }
      let rules = names.enumerated().map { number, name in
        #""\#(name)":{"argNum":\#(number + 1),"formatSpecifier":"lld",\#(plural(" %arg"))}"#
      }
      let references = names.map { "%#@\($0)@" }.joined(separator: " ")
      return #"{\#(unit(references)),"substitutions":{\#(rules.joined(separator: ","))}}"#
    default: return "{\(unit())}"
    }
  }
}

@Suite struct GeneratedTests {
  @Test(arguments: [RoundTrip.Way.xliff, .csv, .spreadsheet])
  func `generated catalogs of every shape come back as they went`(way: RoundTrip.Way) throws {
    var failures: [String] = []
    var texts = 0
    for seed in 1...400 {
      let catalog = GeneratedCatalog(seed: UInt64(seed) &* 2_654_435_761)
      let document = try CatalogDocument(Array(catalog.json.utf8))
      for language in ["uk", "pt-BR", "de"] {
        let trip = RoundTrip(document, language, by: way)
        texts += trip.reports.reduce(0) { $0 + $1.added }
        if !trip.differences.isEmpty { failures.append("\(seed) \(language): \(trip.differences)") }
        if trip.reports.contains(where: { $0.changed > 0 || $0.left > 0 || $0.marked > 0 }) {
          failures.append("\(seed) \(language): \(trip.reports.map(\.findings))")
        }
      }
    }
    print("\(texts) generated texts went out and back by \(way)")
    #expect(failures.prefix(3) == [])
    #expect(texts > 3_000)
  }

  @Test func `what goes out and comes back untouched changes no byte`() throws {
    var failures: [String] = []
    for seed in 1...200 {
      let document = try CatalogDocument(Array(GeneratedCatalog(seed: UInt64(seed) &* 40_503).json.utf8))
      for language in ["uk", "pt-BR", "de", "en"] {
        let file = document.translations(into: language, original: "T.xcstrings")
        var byXLIFF = CatalogImport(into: document)
        let report = byXLIFF.take(xliff: XLIFFWriter.bytes(of: [file]), named: "T.xcstrings")
        if byXLIFF.document.bytes != document.bytes || report.contains(where: { !$0.findings.isEmpty }) {
          failures.append("XLIFF \(seed) \(language): \(report)")
        }
        var byCSV = CatalogImport(into: document)
        let csvReport = byCSV.take(csv: CSVWriter.bytes(of: file))
        if byCSV.document.bytes != document.bytes || !csvReport.findings.isEmpty {
          failures.append("CSV \(seed) \(language): \(csvReport)")
        }
      }
    }
    #expect(failures.prefix(3) == [])
  }
}
