import CatalogTool
import Testing

@Suite struct JSONValueTests {
  @Test func `a value is read and written with its order and its spelling of numbers`() {
    let same = [
      #"null"#, #"true"#, #"false"#, #"0"#, #"-0"#, #"5.0"#, #"1e6"#, #"-12.5E-3"#, #""""#, #""مرحبا 😀""#, #"[]"#,
      #"{}"#,
      #"{"b":1,"a":[5,5.0,"5"],"b":2}"#, #""\"\\\n\r\t\u0000\u001f\u2028""#, "99999999999999999999999999",
    ]
    let failures = same.filter { (try? JSONValue(parsing: $0))?.description != $0 }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func `spaces and escapes are undone`() throws {
    let value = try JSONValue(parsing: " { \"a\" :\t[ 1 , \"\\u00e9\\ud83d\\ude00\\/\\b\\f\\ud800x\" ] } \r\n")
    #expect(value.description == "{\"a\":[1,\"é😀/\\u0008\\u000c\u{FFFD}x\"]}")
    #expect(value["a"] == .array([.number("1"), .string("é😀/\u{8}\u{C}\u{FFFD}x")]))
  }

  @Test func `the last of two equal names counts`() throws {
    #expect(try JSONValue(parsing: #"{"a":1,"a":2}"#)["a"] == .number("2"))
    #expect(try JSONValue(parsing: "[]")["a"] == nil)
  }

  @Test func `what is not JSON is refused with its place`() {
    let cases: [(text: String, offset: Int)] = [
      ("", 0), ("  ", 2), ("{", 1), ("[1,]", 3), ("{\"a\"}", 4), ("{\"a\":}", 5), ("{a:1}", 1), ("01", 0), ("1.", 2),
      ("1e", 2), ("-", 0), ("+1", 0), ("tru", 0), ("\"a", 2), ("\"\\x\"", 2), ("\"\\u12\"", 3), ("\"\u{1}\"", 1),
      ("1 2", 2), ("[1 2]", 3), ("NaN", 0), ("\"\\u+123\"", 3),
      (String(repeating: "[", count: 100_000), 64),
    ]
    let failures = cases.filter { text, offset in
      do throws(JSONLineError) {
        _ = try JSONValue(parsing: text)
        return true
      } catch {
        return error.offset != offset
      }
    }
    #expect(failures.map { "\($0.text.prefix(20)) \($0.offset)" } == [])
  }
}
