import StringTemplates
import Testing

@testable import StringTables

/// Localizations that stand one behind the other, alike but for their texts: most of a catalog.
@Suite struct RepeatedUnitTests {
  /// How files write a localization; `%n`, `%s` and `%t` are its language, its state and its text.
  private static let layouts = [
    "\n        \"%n\" : {\n          \"stringUnit\" : {\n            \"state\" : \"%s\",\n            \"value\" : \"%t\"\n          }\n        }",
    #""%n":{"stringUnit":{"state":"%s","value":"%t"}}"#,
    #""%n":{"stringUnit":{"value":"%t","state":"%s"}}"#,
    #""%n" : { "stringUnit": {"state":"%s", "value":"%t"} }"#,
    #""%n":{"stringUnit":{"state":"%s","value":"%t"},"comment":"x"}"#,
    #""%n":{"comment":["stringUnit",{"state":"%s","value":"no"}],"stringUnit":{"value":"%t"}}"#,
    #""%n":{"stringUnit":{"st\u0061te":"%s","value":"%t"}}"#,
    #""%n":{"stringUnit":{"state":"\u0073%s","value":"%t\n"}}"#,
  ]

  private static func unit(_ layout: Int, _ language: String, _ state: String, _ text: String) -> String {
    var parts = layouts[layout].split(separator: "%", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices.dropFirst() {
      let value = ["n": language, "s": state, "t": text][parts[index].prefix(1)] ?? ""
      parts[index] = value + parts[index].dropFirst()
    }
    return parts.joined()
  }

  private static func file(_ entries: [[String]]) -> [UInt8] {
    let entries = entries.enumerated().map {
      "\"key \($0.offset)\":{\"localizations\":{\($0.element.joined(separator: ","))}}"
    }
    return Array("{\"strings\":{\(entries.joined(separator: ","))}}".utf8)
  }

  private func problem(_ bytes: [UInt8]) -> String {
    do throws(TableReadError) {
      _ = try JSONTape(bytes)
      return "read"
    } catch {
      return error.description
    }
  }

  @Test func `every text is what was written, in whatever layouts the localizations follow each other`() throws {
    let languages = ["de", "fr", "pt-BR", "ru"]
    let texts = ["", "a", "Senden", "Отправить всё", "送信", "🧭 x", "fifteen letters", "sixteen letters!", "{\"x\" : 1}"]
    var state: UInt64 = 3
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    var written: [[String]] = []
    let entries = (0..<400).map { _ in
      let common = random(2)
      let row = languages.map { _ in texts[random(texts.count)] }
      let layouts = languages.map { _ in random(4) == 0 ? random(Self.layouts.count) : common }
      written.append(zip(row, layouts).map { $1 == 7 ? $0 + "\n" : $0 })
      return languages.indices.map {
        let text = row[$0].split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
        return Self.unit(layouts[$0], languages[$0], random(3) == 0 ? "needs_review" : "translated", text)
      }
    }
    let tables = try CatalogTables(xcstrings: Self.file(entries), name: "T")
    #expect(tables.refusedEntries == [])
    var failures: [String] = []
    for (column, language) in languages.enumerated() {
      let table = try #require(tables.table(spelled: language))
      for (row, texts) in written.enumerated() where table["key \(row)"]?.form != .text(texts[column]) {
        failures.append("\(row) \(language)")
      }
    }
    #expect(failures == [])
  }

  @Test func `the nodes of a localization lie where it lies`() throws {
    let units = (0..<3).map { Self.unit(0, "l\($0)", $0 == 1 ? "new" : "translated", "text \($0) é") }
    let bytes = Array("{\"x\":{\(units.joined(separator: ","))}}".utf8)
    let tape = try JSONTape(bytes)
    let object = try #require(tape.member("x", of: 0))
    let members = Array(tape.members(object))
    #expect(members.map { String(decoding: tape.slice($0.name), as: UTF8.self) } == ["l0", "l1", "l2"])
    #expect(
      members.map {
        "\"l\(tape.string($0.name).suffix(1))\" : " + String(decoding: tape.slice($0.value), as: UTF8.self)
      }
        == units.map { String($0.drop { $0 != "\"" }) })
    let inner = members.map { tape.member("stringUnit", of: $0.value) ?? 0 }
    #expect(inner.map { tape.member("value", of: $0).map(tape.string) } == ["text 0 é", "text 1 é", "text 2 é"])
    #expect(inner.map { tape.member("state", of: $0).map(tape.string) } == ["translated", "new", "translated"])
    #expect(members.map { tape.next($0.value) - $0.value } == [7, 7, 7])
    #expect(members.map { tape.isUsualUnit($0.value) } == [true, true, true])
    #expect(inner.map { String(decoding: tape.slice($0), as: UTF8.self).filter { !$0.isWhitespace } }.last?.last == "}")
    #expect(tape.next(0) == tape.nodes.count && tape.nodes.count == 3 + 24)
  }

  @Test func `what is wrong in a localization is said as if none like it stood before`() {
    let first = Self.unit(1, "de", "translated", "eins")
    // Of the same length, and in another order: nothing is taken from it.
    let stranger = Self.unit(2, "de", "translated", "eins")
    let second = Array(Self.unit(1, "ru", "translated", "два é").utf8)
    var failures: [String] = []
    for index in second.indices {
      for byte in [0x00, 0x20, 0x22, 0x2C, 0x3A, 0x5C, 0x5D, 0x7B, 0x7D, 0x80, 0xC3, 0xE0, 0xFF] as [UInt8] {
        var damaged = second
        damaged[index] = byte
        let found = [first, stranger].map { problem(Array("{\"x\":{\($0),\($0),".utf8) + damaged + Array("}}".utf8)) }
        if found[0] != found[1] { failures.append("\(index) \(byte): \(found)") }
      }
    }
    for between in ["", " ", ",,", "}", "},", "},{", ", ", ",\n", ",1", ",\"a\"", ",\"\\q", ",\"é", "]"] {
      let found = [first, stranger].map {
        problem(Array("{\"x\":{\($0),\($0)\(between)".utf8) + second + Array("}}".utf8))
      }
      if found[0] != found[1] { failures.append("\(between): \(found)") }
    }
    for end in second.indices {
      let found = [first, stranger].map { problem(Array("{\"x\":{\($0),\($0),".utf8) + second[..<end]) }
      if found[0] != found[1] || found[0] == "read" { failures.append("\(end): \(found)") }
    }
    #expect(first.utf8.count == stranger.utf8.count)
    #expect(failures == [])
  }

  @Test func `a localization below the limit of depth is refused like anything else there`() {
    let unit = Self.unit(1, "de", "new", "x")
    func nested(_ levels: Int) -> String {
      problem(
        Array(
          ("{\"u\":{\(unit)},\"x\":" + String(repeating: "[", count: levels) + "{\(unit)}"
            + String(repeating: "]", count: levels) + "}").utf8))
    }
    // The object around, that of the member, the localization and its unit.
    #expect(nested(252) == "read")
    #expect([253, 254, 255].map { nested($0).hasSuffix("nested deeper than 256 levels") } == [true, true, true])
  }

  @Test func `what ends a string is found wherever it stands`() {
    var failures: [String] = []
    for length in 0..<50 {
      for rest in [0, 1, 15, 16, 40] {
        let text = String(repeating: "a", count: length), tail = String(repeating: "b", count: rest)
        let cases = [
          ("\"\(text)\"\(rest == 0 ? "" : " ")" + String(repeating: " ", count: rest), "read"),
          ("\"\(text)\u{1}\(tail)\"", "1:\(length + 2): a control character in a string: write it as an escape"),
          ("\"\(text)\\q\(tail)\"", "1:\(length + 2): an escape that JSON does not know"),
          ("\"\(text)\\n\(tail)\"", "read"), ("\"\(text)é\(tail)\"", "read"),
          ("\"\(text)\u{7F}\(tail)\"", "read"),
          ("\"\(text)", "1:1: a string without its closing quote"),
        ]
        failures += cases.filter { problem(Array($0.0.utf8)) != $0.1 }.map { "\($0): \(problem(Array($0.0.utf8)))" }
        let broken = Array("\"\(text)".utf8) + [0xC3] + Array("\(tail)\"".utf8)
        if problem(broken) != "1:\(length + 2): the text is not valid UTF-8" { failures.append("\(length) \(rest)") }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(5))")
  }
}
