import StringCatalogs
import Testing

@testable import CatalogExchange

/// XLIFF of other tools, of older Xcodes, and of nobody who means well.
@Suite struct XLIFFReaderTests {
  private static func content(_ text: String) -> XLIFFReader.Content { XLIFFReader.content(of: Array(text.utf8)) }

  private static func units(_ inside: String) -> [String] {
    content("<xliff version=\"1.2\"><file original=\"a\"><body>\(inside)</body></file></xliff>").files.flatMap(\.units)
      .map { "\($0.identifier)|\($0.source ?? "-")|\($0.target ?? "-")|\($0.state ?? "-")" }
  }

  @Test func `units are read however a tool writes them`() {
    let rows: [(inside: String, units: [String])] = [
      ("<trans-unit id='a'><source>x</source><target>y</target></trans-unit>", ["a|x|y|-"]),
      ("<group><group><trans-unit id='a'><source>x</source></trans-unit></group></group>", ["a|x|-|-"]),
      // What somebody suggested is not the translation.
      (
        "<trans-unit id='a'><source>x</source><alt-trans><source>o</source><target>p</target></alt-trans></trans-unit>",
        ["a|x|-|-"]
      ),
      (
        "<trans-unit id='a'><source>x</source><seg-source><mrk>x</mrk></seg-source><target><mrk>y</mrk></target></trans-unit>",
        ["a|x|y|-"]
      ),
      ("<trans-unit id='a'><source><![CDATA[<b>&amp;]]></source></trans-unit>", ["a|<b>&amp;|-|-"]),
      ("<trans-unit id='&#9;&#x41;&quot;'><source>a&#13;b\r\nc\rd</source></trans-unit>", ["\tA\"|a\rb\nc\nd|-|-"]),
      (
        "<!-- c --><?p i?><trans-unit id='a'><source> a\u{A0}</source><target state='new'/></trans-unit>",
        ["a| a\u{A0}||new"]
      ),
      ("<bin-unit id='b'><source>x</source></bin-unit>", []),
    ]
    for row in rows { #expect(Self.units(row.inside) == row.units) }
  }

  @Test func `namespaces, prefixes and byte order marks do not matter`() {
    let text = """
      <?xml version="1.0"?><n:xliff xmlns:n="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><n:file original="a"
      target-language="de"><n:body><n:trans-unit id="é"><n:source>x</n:source></n:trans-unit></n:body></n:file></n:xliff>
      """
    let sixteen: [UInt8] =
      [0xFF, 0xFE] + text.utf16.flatMap { unit -> [UInt8] in [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)] }
    for bytes in [Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), sixteen] {
      let content = XLIFFReader.content(of: bytes)
      #expect(content.files.map(\.targetLanguage) == ["de"])
      #expect(content.files.flatMap(\.units).map(\.identifier) == ["é"])
      #expect(content.findings == [])
    }
  }

  @Test func `what is no XLIFF is a finding with its place`() {
    let deep = String(repeating: "<g>", count: 300)
    let laughs = "<!DOCTYPE x [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;\">]><xliff version=\"1.2\">&b;</xliff>"
    let rows: [(text: String, says: String)] = [
      ("", "1:1: error: the file stops without an element"), ("plain", "1:1: error: text outside of the root element"),
      ("<xliff version=\"2.0\"></xliff>", "1:1: error: XLIFF 2.0 is not read, only 1.2"),
      ("<html/>", "1:1: error: the root is html, not xliff"), (laughs, "1:1: error: a document type is refused"),
      ("<xliff version='1.2'>\n<file>", "2:7: error: the file stops before the end of file"),
      ("<xliff version='1.2'></file>", "1:22: error: expected the end of xliff, found that of file"),
      ("<xliff version='1.2' version='1.2'/>", "1:22: error: the attribute version is given twice"),
      ("<xliff version=1.2/>", "1:16: error: expected a value in quotes"),
      ("<xliff version='1.2'/><xliff version='1.2'/>", "1:23: error: a second root element"),
      ("<xliff version='1.2'>\u{1}</xliff>", "1:22: error: the control character U+0001 is not allowed in XML"),
      ("<xliff version='1.2'>\(deep)", "nested deeper than 256 levels"),
      ("<xliff version='1.2'/>x", "1:23: error: text outside"),
      ("<xliff version='1.2'><file original='&e;'/></xliff>", "the entity &e; is not known"),
      ("<xliff version='1.2'><file original='&#0;'/></xliff>", "the entity &#0; is not known, or no character of XML"),
      ("<xliff version='1.2'><file original='a & b'/></xliff>", "an & that begins no entity"),
      ("<xliff version='1.2'><file><body><trans-unit/></body></file></xliff>", "1:34: error: the unit has no id"),
    ]
    var failures: [String] = []
    for row in rows {
      let findings = Self.content(row.text).findings.map(\.description)
      if findings.count != 1 || !findings[0].contains(row.says) {
        failures.append("\(row.text.prefix(60)): \(findings)")
      }
    }
    #expect(failures == [])
    #expect(
      XLIFFReader.content(of: [0x3C, 0xFF]).findings.map(\.description) == [
        "1:2: error: the text is not valid UTF-8 [FileIsReadable]"
      ])
  }

  @Test(.timeLimit(.minutes(1)))
  func `an element may have 256 attributes, and with 100,000 it is refused at once`() {
    func element(_ count: Int) -> String {
      let attributes = (1..<count).map { " a\($0)='x'" }.joined()
      return "<xliff version='1.2'\(attributes)/>"
    }
    #expect(Self.content(element(256)).findings == [])
    for count in [257, 100_000] {
      // Behind `<xliff version='1.2'`, 9 attributes of 7 bytes, 90 of 8 and 156 of 9, and a space.
      #expect(
        Self.content(element(count)).findings.map(\.description) == [
          "1:2209: error: an element with more than 256 attributes [FileIsReadable]"
        ])
    }
  }

  @Test func `a file that stops anywhere is a finding, and what stands in front of it is read`() throws {
    let whole = Array(
      Exchange.xliff(
        Exchange.unit("a&amp;", "x", "<target state=\"translated\">y</target>")
          + Exchange.unit("b", "x", "<target><g>z</g></target>")
      ).utf8)
    var failures: [Int] = []
    for length in 0..<(whole.count - 1) {
      let content = XLIFFReader.content(of: Array(whole[..<length]))
      if content.findings.isEmpty { failures.append(length) }
    }
    #expect(failures == [])
    #expect(XLIFFReader.content(of: whole).findings.map(\.rule) == ["TextIsPlain"])
    let cut = XLIFFReader.content(of: Array(whole[..<(whole.count - 60)]))
    #expect(cut.files.flatMap(\.units).map(\.identifier) == ["a&"])
  }

  @Test func `files of older Xcodes, whose targets have no state, are read and found by their table`() throws {
    let catalog = try CatalogDocument(Array(Exchange.catalog([("k", "Key", nil)]).utf8))
    let text = Exchange.xliff(
      Exchange.unit("k", "Key", "<target>Clé</target>"), original: "Loop/en.lproj/Localizable.strings")
    var meant = CatalogImport(into: catalog)
    #expect(
      meant.take(xliff: Array(text.utf8), named: "Loop/Localizable.xcstrings").map(\.description) == ["fr: 1 added"])
    var other = CatalogImport(into: catalog)
    let report = other.take(xliff: Array(text.utf8), named: "Loop/InfoPlist.xcstrings")
    #expect(
      report.flatMap(\.findings).map(\.message) == [
        "the file is for Loop/en.lproj/Localizable.strings, not for Loop/InfoPlist.xcstrings; where it is, "
          + "add --original Loop/en.lproj/Localizable.strings"
      ])
  }

  @Test func `of a project's parts the one is meant whose path agrees best`() {
    let originals = ["App/Localizable.xcstrings", "Kit/Localizable.xcstrings", "Kit/en.lproj/Other.strings"]
    #expect(OriginalPath.meant(by: "/home/me/Kit/Localizable.xcstrings", among: originals) == .places([1]))
    #expect(OriginalPath.meant(by: "./Kit/Other.xcstrings", among: originals) == .places([2]))
    #expect(OriginalPath.meant(by: "Nothing.xcstrings", among: originals) == .nothing)
    #expect(
      OriginalPath.meant(by: "Localizable.xcstrings", among: originals) == .either(originals[0], or: originals[1]))
    // The two files that a table had before there were catalogs.
    let pair = ["A/en.lproj/T.strings", "A/en.lproj/T.stringsdict"]
    #expect(OriginalPath.meant(by: "T.xcstrings", among: pair) == .places([0, 1]))
  }
}
