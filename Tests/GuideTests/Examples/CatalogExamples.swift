import CatalogExchange
import Foundation
import StringCatalogs
import StringExtraction
import Testing

// example FindingReport
struct KeysDoNotShout: CatalogRule {
  let name = "KeysDoNotShout"
  let documentation = "Capitals are hard to read."
  let failingExample = #"{"sourceLanguage":"en","strings":{"DONE":{}},"version":"1.0"}"#
  let passingExample = #"{"sourceLanguage":"en","strings":{"Done":{}},"version":"1.0"}"#

  func check(_ catalog: CheckedCatalog, _ report: inout FindingReport) {
    for entry in catalog.document.entries where entry.key == entry.key.uppercased() {
      report.add(.warning, at: entry.offset, key: entry.key, "the key is in capitals")
    }
  }
}
// end

/// The examples in the comments of types for catalogs and sources.
@Suite struct CatalogExamples {
  @Test func `a rule of one's own`() throws {
    let document = try CatalogDocument(Array(KeysDoNotShout().failingExample.utf8))
    try check {
      // example CheckedCatalog
      let catalog = CheckedCatalog(document)
      catalog.document.entries.map(\.key)  // ["DONE"]
      // end
      document.findings(of: [KeysDoNotShout()]).map(\.description).count  // 1
      try CatalogDocument(Array(KeysDoNotShout().passingExample.utf8)).findings(of: [KeysDoNotShout()]).count  // 0
    }
  }

  @Test func `a catalog after the code was looked at`() throws {
    let catalog = try CatalogDocument(CatalogDocument.empty())
    try check {
      // example SyncedCatalog
      let synced = try CatalogSync().applied([CodeString("New")], to: catalog)
      synced.added  // ["New"]
      synced.isUnchanged  // false
      // end
    }
  }

  @Test func `a file of a translator`() throws {
    let bytes = Array(
      """
      <?xml version="1.0"?><xliff version="1.2"><file original="App/Localizable.xcstrings" source-language="en" \
      target-language="de" datatype="plaintext"><body/></file></xliff>
      """.utf8)
    try check {
      // example XLIFFFile
      XLIFFReader.content(of: bytes).files.first?.targetLanguage  // Optional("de")
      // end
    }
  }

  @Test func `sources and what is found in them`() throws {
    try check {
      // example SourceFile
      SourceFile(name: "Tides.swift", text: "Text(\"High tide\")").bytes.count  // 17
      // end
    }
    try check {
      // example SourcePlace
      SourcePlace(file: "Tides.swift", line: 12, column: 9).description  // "Tides.swift:12:9"
      // end
    }
    try check {
      // example Extraction
      let source = SourceFile(name: "Tides.swift", text: #"Text("High tide"); Text("\(name) today")"#)
      let found = StringExtractor().extract([source])
      found.keys.map(\.key)  // ["High tide"]
      found.patterns.count  // 1
      // end
    }
    try check {
      // example ExtractionFinding
      let source = SourceFile(name: "Tides.swift", text: #"String(localized: "High " + "tide")"#)
      StringExtractor().extract([source]).findings.map(\.place.description)  // ["Tides.swift:1:19"]
      // end
    }
    try check {
      // example ValuePlace
      let source = SourceFile(name: "Tides.swift", text: #"Text("\(name) today")"#)
      StringExtractor().extract([source]).unknownValues.first?.start  // Optional(8)
      // end
    }
  }
}
