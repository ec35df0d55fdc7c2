import Foundation
import StringTables
import Testing

@testable import StringCatalogs

@Suite struct CatalogDocumentTests {
  static func document(_ text: String) throws -> CatalogDocument { try CatalogDocument(Array(text.utf8)) }

  static let small = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a" : {

        },
        "d" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "D"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  @Test func `the example of the documentation holds`() throws {
    let document = try Self.document(#"{"sourceLanguage":"en","strings":{"Done":{}},"version":"1.0"}"#)
    #expect(document.sourceLanguage == "en")
    #expect(document.version == "1.0")
    #expect(document.entries.map(\.key) == ["Done"])
    #expect(String(decoding: document.bytes, as: UTF8.self).hasPrefix(#"{"sourceLanguage":"en""#))
    #expect(FileEncoding(of: [0xFF, 0xFE, 0x7B, 0x00]) == .utf16LittleEndian)
    #expect(LayoutStyle.xcode.separator == " : ")
    #expect(LeafPath("device.iphone.plural.one")?.description == "device.iphone.plural.one")
    #expect(LeafPath("plural") == nil && LeafPath("a..b.c") == nil && LeafPath("")?.steps.isEmpty == true)
  }

  @Test func `F4: an empty catalog is Xcode's, byte for byte`() {
    let expected = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}"
    #expect(String(decoding: CatalogDocument.empty(), as: UTF8.self) == expected)
  }

  @Test func `F1, F2: what nobody changed is the same, slashes and final line ends included`() throws {
    for text in [
      Self.small, Self.small + "\n", #"{"strings":{"a":{}}, "x" :1e5}"#, "{\r\n\t\"strings\": {}\r\n}\r\n",
      #"{"strings":{"https://a.b/c":{},"https:\/\/a.b":{}}}"#, " { } ", #"{"strings":{"\ud800":{"\u0041":null}}}"#,
    ] {
      let document = try Self.document(text)
      #expect(String(decoding: document.reserializedBytes, as: UTF8.self) == text)
      #expect(String(decoding: document.bytes, as: UTF8.self) == text)
    }
    #expect(
      String(decoding: try Self.document(#"{"a":"https://a.b\/c"}"#).canonicalBytes, as: UTF8.self)
        == "{\n  \"a\" : \"https://a.b/c\"\n}")
  }

  @Test func `the canonical form escapes only what Xcode escapes, and keeps what no text can hold`() throws {
    let cases: [(source: String, canonical: String)] = [
      (#""\u0041\u00e9\ud83d\ude00""#, "\"Aé😀\""),
      (#""\u001F\u0000\b\f\n\r\t\"\\\/""#, #""\u001f\u0000\b\f\n\r\t\"\\/""#),
      (#""\uD800x""#, #""\ud800x""#), (#""\uDC00\uD800""#, #""\udc00\ud800""#), (#""\uFFFD""#, "\"\u{FFFD}\""),
      (#""\ud83d\ud83d\ude00""#, "\"\\ud83d😀\""), ("\"\u{7F}\u{2028}\u{A0}\"", "\"\u{7F}\u{2028}\u{A0}\""),
      (#""\u2028""#, "\"\u{2028}\""), ("1.50", "1.50"), ("null", "null"), ("[]", "[\n  ]"),
    ]
    let failures = try cases.filter { source, canonical in
      String(decoding: try Self.document("{\"a\":\(source)}").canonicalBytes, as: UTF8.self)
        != "{\n  \"a\" : \(canonical)\n}"
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `duplicates and unknown fields survive the canonical form`() throws {
    let text = #"{"strings":{"b":{"x":[1,{"z":null}]},"a":{},"b":{"y":true}},"other":2,"version":1.1}"#
    let canonical = String(decoding: try Self.document(text).canonicalBytes, as: UTF8.self)
    let flat = canonical.filter { !$0.isWhitespace }
    #expect(flat == #"{"other":2,"strings":{"a":{},"b":{"x":[1,{"z":null}]},"b":{"y":true}},"version":1.1}"#)
  }

  @Test func `what is no catalog is refused with its place`() {
    let cases: [(bytes: [UInt8], message: String)] = [
      (Array("".utf8), "1:1: expected a value, found the end of the file"),
      (Array("[]".utf8), "1:1: a String Catalog is an object"),
      (Array("{\n\"strings\" 1}".utf8), "2:11: expected a colon behind the member's name, found 1"),
      ([0x7B, 0x22, 0xFF, 0x22], "1:3: the text is not valid UTF-8"),
      ([0xFF, 0xFE, 0x7B], "1:1: the text is not valid UTF-16"),
      (Array(String(repeating: "[", count: 10_000).utf8), "1:257: nested deeper than 256 levels"),
      (Array(#"{"a":"\#u{0}"}"#.utf8), "1:7: a control character in a string: write it as an escape"),
    ]
    for (bytes, message) in cases {
      do throws(TableReadError) {
        _ = try CatalogDocument(bytes)
        Issue.record("accepted: \(message)")
      } catch { #expect(error.description == message) }
    }
  }

  @Test func `an edit keeps the file's encoding, line ends, indent and separator`() throws {
    let unix = Self.small
    let variants: [(text: String, encoding: FileEncoding)] = [
      (unix, .utf8), (unix, .utf8WithMark), (unix, .utf16LittleEndian), (unix, .utf16BigEndian),
      (unix.replacing("\n", with: "\r\n") + "\r\n", .utf8), (unix.replacing(" : ", with: ": "), .utf8),
      (unix.replacing("  ", with: "\t"), .utf16LittleEndian),
      (unix.replacing(/[\n ]/, with: ""), .utf8),
    ]
    for (text, encoding) in variants {
      let document = try CatalogDocument(encoding.encoded(Array(text.utf8)))
      #expect(document.encoding == encoding)
      let edited = try document.adding("b", comment: "c", extractionState: nil).setting("E", for: "d", language: "de")
        .setting("A", for: "a", language: "fr")
      #expect(FileEncoding(of: edited.bytes) == encoding)
      let expected = try Self.document(unix).adding("b", comment: "c", extractionState: nil)
        .setting("E", for: "d", language: "de").setting("A", for: "a", language: "fr")
      #expect(edited.canonicalBytes == expected.bytes)
      let tokens = String(decoding: edited.tape.bytes, as: UTF8.self)
      #expect(tokens.contains("\r\n") == text.contains("\r\n") && tokens.contains("\t") == text.contains("\t"))
      #expect(tokens.contains(" : ") == text.contains(" : "))
      let back = try edited.removing("b").setting("D", for: "d", language: "de")
      #expect(try back.removing("a").adding("a", extractionState: nil).canonicalBytes == Self.document(unix).bytes)
    }
  }

  @Test func `a new key goes where Xcode would put it, also among a few that are misplaced`() {
    let cases: [(name: String, names: [String], place: Int)] = [
      ("b", ["a", "c"], 1), ("a", [], 0), ("item 10", ["Item 9", "item 11"], 1), ("zh-HK", ["zh-Hans", "zu"], 1),
      ("m", ["z", "a", "b", "n"], 3), ("", ["a"], 0), ("B", ["a", "b"], 2), ("%@", ["$", "%lld"], 0),
    ]
    let failures = cases.filter { MemberArrangement.place(of: $0.name, among: $0.names) != $0.place }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `names of letters and spaces are ordered as Foundation does`() {
    let names = [
      "", "a", "A", "b", "ab", "a b", "aB", "Ab", "zz top", "value", "state", " a", "stringUnit", "Zebra", "a  b",
    ]
    var failures: [String] = []
    for one in names {
      for other in names where one != other {
        let expected = XcodeOrder.collated(one, other) == .orderedAscending
        if XcodeOrder.precedes(one, other) != expected { failures.append("\(one) < \(other)") }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(XcodeOrder.precedes("item 9", "Item 10") && XcodeOrder.precedes("zh-Hans", "zh-HK"))
  }
}
