import Testing

@testable import StringTables

@Suite struct JSONTests {
  private func problem(_ text: String) -> String {
    do throws(TableReadError) {
      _ = try CatalogTables(xcstrings: Array(text.utf8), name: "T")
      return "read"
    } catch {
      return error.description
    }
  }

  static let faults: [(String, String)] = [
    ("", "1:1: expected a value, found the end of the file"),
    ("{", "1:2: expected a member's name or }, found the end of the file"),
    ("{\"a\"", "1:5: expected a colon behind the member's name, found the end of the file"),
    ("{\"a\" 1}", "1:6: expected a colon behind the member's name, found 1"),
    ("{\"a\":", "1:6: expected a value, found the end of the file"),
    ("{\"a\":1 \"b\"}", "1:8: expected a comma or }, found \""),
    ("{\"a\":1,}", "1:8: expected a member's name, found }"),
    ("{\n  \"a\" : [1,\n  2", "3:4: expected a comma or ], found the end of the file"),
    ("[1,]", "1:4: expected a value, found ]"),
    ("{\"a\":1} x", "1:9: expected the end of the file, found x"),
    ("{\"a\":\"é", "1:6: a string without its closing quote"),
    ("{\"é\":\"\t\"}", "1:7: a control character in a string: write it as an escape"),
    ("{\"a\":\"\\x\"}", "1:7: an escape that JSON does not know"),
    ("{\"a\":\"\\u12\"}", "1:7: expected four hexadecimal digits behind \\u"),
    ("{\"a\":\"\\", "1:7: a backslash with nothing behind it"),
    ("{\"a\":01}", "1:7: expected a comma or }, found 1"),
    ("{\"a\":-}", "1:7: expected a digit, found }"),
    ("{\"a\":1.}", "1:8: expected a digit, found }"),
    ("{\"a\":1e}", "1:8: expected a digit, found }"),
    ("{\"a\":nul}", "1:6: expected a value, found n"),
    ("{\"a\":é}", "1:6: expected a value, found é"),
    ("{\"a\":\u{1}}", "1:6: expected a value, found a control character"),
    ("{\"a\":True}", "1:6: expected a value, found T"),
    ("[]", "1:1: a String Catalog is an object"),
    ("{}", "1:1: the catalog has no strings"),
    ("{\"strings\":null}", "1:1: the catalog has no strings"),
    ("{\"strings\":[]}", "1:12: strings is not an object"),
    ("{\"strings\":{},\"sourceLanguage\":5}", "1:32: sourceLanguage is not a text"),
    ("{\"strings\":{},\n\"sourceLanguage\":\"e n\"}", "2:19: sourceLanguage \"e n\" is not a language tag"),
    ("\"key\" = \"value\";", "1:7: expected the end of the file, found ="),
  ]

  @Test func `a file that is no catalog is refused with its place and what was expected`() {
    let failures = Self.faults.filter { problem($0.0) != $0.1 }.map { "\($0.0): \(problem($0.0))" }
    #expect(failures == [])
  }

  @Test func `nesting has a limit and costs no call stack`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(problem("{\"strings\":{},\"x\":" + deep) == "1:274: nested deeper than 256 levels")
    let legal = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    #expect(problem("{\"strings\":{},\"x\":" + legal + "}") == "read")
  }

  @Test func `bytes that are no text are refused at the first bad one`() {
    func problem(_ bytes: [UInt8]) -> String {
      do throws(TableReadError) {
        _ = try CatalogTables(xcstrings: bytes, name: "T")
        return "read"
      } catch {
        return error.description
      }
    }
    #expect(problem(Array("{\"strings\":\n {\"".utf8) + [0xC3, 0x28]) == "2:4: the text is not valid UTF-8")
    #expect(problem([0x00, 0x01, 0x02]) == "1:1: expected a value, found a control character")
    #expect(problem([0xFF, 0xFE, 0x7B, 0x00, 0x00, 0xD8]) == "1:2: the text is not valid UTF-16")
    #expect(problem([0xFE, 0xFF, 0x00, 0x7B, 0x00]) == "1:2: the text is not valid UTF-16")
    #expect(problem([0xCF, 0xFA, 0xED, 0xFE]) == "1:1: the text is not valid UTF-8")
    #expect(problem([0xEF, 0xBB, 0xBF]) == "1:1: expected a value, found the end of the file")
  }

  @Test func `every beginning of a file is refused and none of them crashes`() throws {
    let whole = Array(
      #"{"sourceLanguage":"en","strings":{"a\u00e9\n":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"x😀"}}}},"b":{"extractionState":"manual","x":[1.5e3,-0,true,null]}},"version":"1.0"}"#
        .utf8)
    let read = (0..<whole.count).filter { (try? CatalogTables(xcstrings: Array(whole[..<$0]), name: "T")) != nil }
    #expect(read == [])
    _ = try CatalogTables(xcstrings: whole, name: "T")
  }

  @Test func `a file with any byte changed is read or refused`() {
    let whole = Array(
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"x"}},"other":{"stringUnit":{"state":"new","value":"%lld"}}}}}}}}}"#
        .utf8)
    var read = 0
    for index in whole.indices {
      for byte in [0x00, 0x22, 0x2C, 0x5C, 0x5D, 0x7B, 0x7D, 0xC3, 0xFF] as [UInt8] {
        var changed = whole
        changed[index] = byte
        if (try? CatalogTables(xcstrings: changed, name: "T")) != nil { read += 1 }
      }
    }
    #expect(read > 0 && read < whole.count * 9)
  }

  @Test func `escapes read as what they stand for`() {
    let cases: [(String, String)] = [
      (#"a\"\\\/\b\f\n\r\tz"#, "a\"\\/\u{8}\u{c}\n\r\tz"),
      (#"\u00e9\u0000\u20AC"#, "é\u{0}€"),
      (#"\ud83d\ude00"#, "😀"),
      (#"\ud83d"#, "\u{FFFD}"),
      (#"\ude00x"#, "\u{FFFD}x"),
      (#"\ud83d\u0041"#, "\u{FFFD}A"),
      (#"\ud83d\ud83d\ude00"#, "\u{FFFD}😀"),
    ]
    let failures = cases.filter { String(decoding: JSONEscapes.undone(Array($0.0.utf8)[...]), as: UTF8.self) != $0.1 }
    #expect(failures.map(\.0) == [])
  }
}
