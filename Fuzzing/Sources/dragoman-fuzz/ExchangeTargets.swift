import CatalogExchange
import StringCatalogs

extension FuzzTarget {
  /// The reader of XLIFF, and what an import makes of it.
  static let xliff = FuzzTarget(
    name: "xliff", files: [".xliff"],
    seeds: [Array(exchanged.utf8)],
    words: [
      "<?xml version=\"1.0\"?>", "<xliff version=\"1.2\">",
      "<file original=\"Localizable.xcstrings\" target-language=\"de\">",
      "<body>", "<group>", "<trans-unit id=\"", "xml:space=\"preserve\"", "<source>", "</source>", "<target state=\"",
      "translated", "needs-review-l10n", "state-qualifier=\"leveraged-mt\"", "<note/>", "|==|", "plural.one",
      "device.mac",
      "substitutions.N.plural.other", "@A.B@", "%1$#@N@", "%1$lld", "<![CDATA[", "]]>", "<!DOCTYPE", "<!--", "-->",
      "&amp;",
      "&#13;", "&#x", "<g id=\"1\">", "<x/>", "<alt-trans>", "%lld files", "\u{FEFF}", "'", "/>",
    ],
    read: { bytes in
      for finding in XLIFFReader.content(of: bytes).findings {
        require(finding.line > 0 && finding.column > 0, "a place counts from 1")
      }
      check { $0.take(xliff: bytes, named: "Localizable.xcstrings").forEach(check) }
    })

  /// The reader of comma-separated values, and what an import makes of them.
  static let csv = FuzzTarget(
    name: "csv", files: [".csv"],
    seeds: [
      Array(
        "key,variation,comment,en,de,state\r\n%lld files,plural.one,,%lld file,\"%lld \"\"Datei\",translated\r\n".utf8),
      Array("\u{FEFF}'key;de\n'=k;\"a\nb\"\n".utf8),
    ],
    words: [
      "key", "variation", "comment", "state", ",en,de,", "\"", "\"\"", "\r\n", ";", "\t", "'", "plural.other",
      "translated",
    ],
    read: { bytes in check { check($0.take(csv: bytes)) } })

  /// Files of texts, and what an import makes of them.
  static let tables = FuzzTarget(
    name: "tables", files: [".strings", ".stringsdict"], words: stringsdict.words,
    read: { bytes in
      check { $0.take(strings: bytes, in: "de").forEach(check) }
      check { $0.take(strings: nil, stringsdict: bytes, in: "de").forEach(check) }
    })

  private static func check(_ report: ImportReport) {
    for finding in report.findings { require(finding.line > 0 && finding.column > 0, "a place counts from 1") }
  }

  /// What holds for every import: the catalog is one afterwards, and the same file changes nothing any more.
  private static func check(_ take: (inout CatalogImport) -> Void) {
    guard let document = try? CatalogDocument(Array(written.utf8)) else { fatalError("the catalog is none") }
    let once = imported(into: document, take)
    require(once.reserializedBytes == once.bytes, "an import made a file that is no catalog")
    require(imported(into: once, take).bytes == once.bytes, "the same file changes the catalog again")
  }

  private static func imported(into document: CatalogDocument, _ take: (inout CatalogImport) -> Void) -> CatalogDocument
  {
    var catalogImport = CatalogImport(into: document)
    take(&catalogImport)
    return catalogImport.document
  }

  private static let exchanged = """
    <xliff version="1.2"><file original="Localizable.xcstrings" source-language="en" target-language="de"><body>
    <trans-unit id="k"><source>k</source><target state="translated">K</target></trans-unit>
    <trans-unit id="%lld files|==|plural.one"><source>%lld file</source><target>%lld Datei</target></trans-unit>
    <trans-unit id="s|==|substitutions.N.plural.other"><source>x</source><target>%1$lld</target></trans-unit>
    </body></file></xliff>
    """

  private static let written = #"""
    {"sourceLanguage":"en","strings":{"":{},"k":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"K"}}}},
    "%lld files":{"localizations":{"en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld file"}},
    "other":{"stringUnit":{"state":"translated","value":"%lld files"}}}}}}},"%d":{"localizations":{"de":{"variations":{"device":{
    "mac":{"stringUnit":{"state":"new","value":"m"}},"other":{"stringUnit":{"state":"new","value":"o"}}}}}}},
    "s":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"%#@N@"},"substitutions":{"N":{"argNum":1,
    "formatSpecifier":"lld","variations":{"plural":{"other":{"stringUnit":{"state":"new","value":"%arg"}}}}}}}}}},"version":"1.0"}
    """#
}
