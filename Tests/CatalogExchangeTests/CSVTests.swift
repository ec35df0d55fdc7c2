import StringCatalogs
import Testing

@testable import CatalogExchange

/// Comma-separated values, both ways.
@Suite struct CSVTests {
  private static func unit(_ text: String, _ state: String = "translated") -> String {
    #"{"stringUnit":{"state":"\#(state)","value":"\#(text)"}}"#
  }

  private static let catalog =
    #"{"sourceLanguage":"en","strings":{"%lld, files":{"localizations":{"de":{"variations":{"plural":{"#
    + #""one":\#(unit("=eine")),"other":\#(unit("%lld \\\"Dateien\\\"", "needs_review"))}}}}},"#
    + #""Done":{"comment":"A\nbutton","localizations":{"de":\#(unit(" Fertig\u{A0}")),"en":\#(unit("'Done"))}},"#
    + #""Open":{}},"version":"1.0"}"#

  private static let plain =
    "key,variation,comment,en,de,state\r\n"
    + "\"%lld, files\",plural.one,,\"%lld, files\",=eine,translated\r\n"
    + "\"%lld, files\",plural.other,,\"%lld, files\",\"%lld \"\"Dateien\"\"\",needs_review\r\n"
    + "Done,,\"A\nbutton\",'Done,\" Fertig\u{A0}\",translated\r\n"
    + "Open,,,Open,,\r\n"

  private static func document() throws -> CatalogDocument { try CatalogDocument(Array(catalog.utf8)) }

  private static func file() throws -> TranslationFile {
    try document().translations(into: "de", original: "T.xcstrings")
  }

  private static func take(_ csv: String) throws -> (report: ImportReport, text: String) {
    var catalogImport = CatalogImport(into: try document())
    let report = catalogImport.take(csv: Array(csv.utf8))
    return (report, String(decoding: catalogImport.document.bytes, as: UTF8.self))
  }

  @Test func `a row for each text, and untouched it changes nothing`() throws {
    let bytes = CSVWriter.bytes(of: try Self.file())
    #expect(String(decoding: bytes, as: UTF8.self) == Self.plain)
    let back = try Self.take(Self.plain)
    #expect(back.report.description == "de: 3 as before, 1 not translated")
    #expect(back.text == Self.catalog)
  }

  @Test func `for a spreadsheet nothing begins as a formula, and the way back knows it`() throws {
    let bytes = CSVWriter.bytes(of: try Self.file(), forSpreadsheets: true)
    #expect(bytes.starts(with: [0xEF, 0xBB, 0xBF]))
    let text = String(decoding: bytes.dropFirst(3), as: UTF8.self)
    #expect(text.hasPrefix("'key,variation,comment,en,de,state\r\n"))
    #expect(text.contains(",'=eine,translated") && text.contains(",''Done,"))
    let back = try Self.take(String(decoding: bytes, as: UTF8.self))
    #expect(back.report.description == "de: 3 as before, 1 not translated")
    #expect(back.text == Self.catalog)
  }

  @Test func `what a spreadsheet makes of it is read too`() throws {
    let others = [
      Self.plain.replacing("\r\n", with: "\n"), Self.plain + "\r\n",
      // Another order of columns, one more of somebody's own would be a language.
      "state;de;key\r\ntranslated;Öffnen;Open\r\n", "de\tkey\nÖffnen\tOpen", "key,de\rOpen,Öffnen\r",
    ]
    #expect(try Self.take(others[0]).text == Self.catalog)
    #expect(try Self.take(others[1]).text == Self.catalog)
    for csv in others[2...] {
      let back = try Self.take(csv)
      #expect(back.report.description == "de: 1 added", "\(csv)")
      #expect(back.text.contains(#""Open":{"localizations":{"de":\#(Self.unit("Öffnen"))}}"#))
    }
  }

  @Test func `an empty cell that is called translated clears, and one that is not changes nothing`() throws {
    #expect(try Self.take("key,de,state\nDone,,translated\n").text.contains(#""de":\#(Self.unit(""))"#))
    #expect(try Self.take("key,de,state\nDone,,\n").text == Self.catalog)
  }

  @Test func `a row of another width or state is left with its place, and the rest is taken`() throws {
    let header = "key,variation,comment,en,de,state\n"
    let rest = "Open,,,Open,Öffnen,translated\n"
    let width = "error: left: the row has 7 cells, the header 6; a separator in a text stands in quotes"
    let rows: [(row: String, says: String)] = [
      ("Hi,,,Hi, hallo, wie gehts,translated", "2:1: \(width)"),
      ("Done,,,'Done, hallo, wie gehts,translated", "2:1: \(width)"),
      ("Done,,,'Done,Gut", "2:1: error: left: the row has 5 cells, the header 6"),
      ("Done,,,'Done,Gut,wie gehts", "2:1: error: left: \"wie gehts\" is no state"),
      ("Done,,,'Done,Gut,Translated", "2:1: error: left: \"Translated\" is no state"),
      ("Nowhere,,,x,y,z", "2:1: error: left: \"z\" is no state"),
    ]
    let expected = try Self.take(header + rest).text
    var failures: [String] = []
    for row in rows {
      let back = try Self.take(header + row.row + "\n" + rest)
      let isRight =
        back.report.description == "de: 1 added, 1 left" && back.report.findings.count == 1
        && back.report.findings[0].description.hasPrefix(row.says)
        && back.text == expected
      if !isRight { failures.append("\(row.row): \(back.report) \(back.report.findings)") }
    }
    #expect(failures == [])
  }

  @Test func `rows of empty cells are passed over, however many they are`() throws {
    let back = try Self.take(Self.plain + ",,,\r\n,,,,,\r\n,,,,,,,,\r\n\r\n")
    #expect(back.report.description == "de: 3 as before, 1 not translated")
    #expect(back.report.findings == [])
    #expect(back.text == Self.catalog)
  }

  @Test func `each state that a catalog has is taken, and one of its own where it has it`() throws {
    for state in ["translated", "stale", "machine_translated"] {
      let back = try Self.take("key,de,state\nOpen,Öffnen,\(state)\n")
      #expect(back.text.contains(#""Open":{"localizations":{"de":\#(Self.unit("Öffnen", state))}}"#))
    }
    let own = Self.catalog.replacing(Self.unit("=eine"), with: Self.unit("=eine", "mine"))
    let document = try CatalogDocument(Array(own.utf8))
    var catalogImport = CatalogImport(into: document)
    let exported = CSVWriter.bytes(of: document.translations(into: "de", original: "T.xcstrings"))
    #expect(String(decoding: exported, as: UTF8.self).contains("=eine,mine"))
    let report = catalogImport.take(csv: exported)
    #expect(report.description == "de: 3 as before, 1 not translated")
    #expect(catalogImport.document.bytes == document.bytes)
  }

  @Test func `a file that cannot be read is a finding with its place`() throws {
    let rows: [(csv: String, says: String)] = [
      ("", "1:1: error: the file has no header"), ("a,b\n", "1:1: error: the header names no column \"key\""),
      ("key,en\n", "1:1: error: the header names no language but en"),
      ("key,de,fr\n", "1:1: error: the header names several languages: de, fr"),
      ("key,de\na,\"b\n", "2:3: error: a cell without its closing quote"),
      ("key,de\na,\"b\"c\n", "2:6: error: text behind the closing quote"),
      ("key,not a tag\n", "1:1: error: \"not a tag\" is no language tag"),
      ("key,de,variation\nDone,x,plural\n", "2:1: warning: left: \"plural\" is no variation"),
    ]
    var failures: [String] = []
    for row in rows {
      let back = try Self.take(row.csv)
      if back.report.findings.first?.description.hasPrefix(row.says) != true || back.text != Self.catalog {
        failures.append("\(row.csv): \(back.report.findings)")
      }
    }
    #expect(failures == [])
  }

  @Test func `cells come back as they went, whatever is in them`() throws {
    let cells = [
      "", " ", "a", "\"", "\"\"", ",", "\r\n", "\n", "'", "''", "'=", "=1+1", "@x", "-", "＋", "\t", ";", "é\u{301}",
    ]
    for first in cells {
      for second in cells {
        var bytes: [UInt8] = []
        CSVRows.append([first, second, "end"].map(SpreadsheetGuard.guarded), to: &bytes)
        let rows = try CSVRows.rows(of: bytes, separator: UInt8(ascii: ","))
        #expect(rows.map { $0.cells.map(SpreadsheetGuard.unguarded) } == [[first, second, "end"]])
      }
    }
  }

  @Test func `a spreadsheet's first line that names the separator, and its capitals, are understood`() throws {
    let rows = ["Key;Variation; Comment ;en;de;STATE", "Open;;;Open;Öffnen;translated"].joined(separator: "\r\n")
    for text in ["sep=;\r\n" + rows, rows, "sep=|\n" + rows.replacing(";", with: "|")] {
      let (report, catalog) = try Self.take(text)
      #expect(report.findings.isEmpty && report.added == 1, "\(report)")
      #expect(catalog.contains("Öffnen"))
    }
    let bad = try Self.take("sep=,\r\n" + rows).report
    #expect(bad.findings.first?.message == "the header names no column \"key\"")
  }
}
