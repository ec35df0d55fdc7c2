import HTTPService
import Testing

@Suite struct `A request target` {
  @Test func `is decoded as the documentation shows`() throws {
    let target = try RequestTarget(parsing: "/live?language=tr&argument=4%2C5&argument=%25")
    #expect(target.path == "/live")
    #expect(target.first("language") == "tr")
    #expect(target.all("argument") == ["4,5", "%"])
  }

  @Test func `keeps an empty value, a value with an equals sign, and UTF-8`() throws {
    let target = try RequestTarget(parsing: "/%C3%A9?a&b=&c=d=e&&f=x+y&g=%2B&%D9%85=1")
    #expect(target.path == "/é")
    #expect(
      target.query.map { "\($0.name)=\($0.value)" } == ["a=", "b=", "c=d=e", "f=x y", "g=+", "م=1"])
  }

  /// A fuzzer's find: a combining mark and the sign before it are one character.
  @Test func `ends its parts where their bytes stand, whatever combines with them`() throws {
    let mark = "\u{329}"
    let target = try RequestTarget(parsing: "/\(mark)a?\(mark)b=\(mark)c&\(mark)d=e")
    #expect(Array(target.path.unicodeScalars) == ["/", "\u{329}", "a"])
    #expect(target.query.map(\.name) == [mark + "b", mark + "d"])
    #expect(target.query.map(\.value) == [mark + "c", "e"])
    #expect(try RequestTarget(parsing: "/%CC%A9x").path.utf8.count == 4)
  }

  @Test func `that cannot be read says why`() {
    let cases: [(String, RequestTargetError)] = [
      ("", .notAPath), ("live", .notAPath), ("http://127.0.0.1/", .notAPath), ("*", .notAPath),
      ("/%", .brokenEscape), ("/%4", .brokenEscape), ("/%zz", .brokenEscape), ("/?a=%e", .brokenEscape),
      ("/%FF", .notText), ("/%00", .notText), ("/?a=%C3", .notText), ("/%C0%AF", .notText), ("/%ED%A0%80", .notText),
      ("/" + String(repeating: "a", count: 8_192), .tooLong),
      ("/?" + String(repeating: "a&", count: 101), .tooManyItems),
    ]
    var failures: [String] = []
    for (text, expected) in cases {
      do throws(RequestTargetError) {
        _ = try RequestTarget(parsing: text)
        failures.append("\(text.prefix(40)) was read")
      } catch {
        if error != expected { failures.append("\(text.prefix(40)): \(error)") }
      }
    }
    #expect(failures == [])
  }

  @Test func `at its bounds is still read`() throws {
    #expect(try RequestTarget(parsing: "/" + String(repeating: "a", count: 8_191)).path.count == 8_192)
    #expect(try RequestTarget(parsing: "/?" + String(repeating: "a&", count: 100)).query.count == 100)
  }
}
