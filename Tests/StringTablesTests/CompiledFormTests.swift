import Foundation
import LanguageNumbers
import LanguageTags
import StringTables
import StringTemplates
import TestGround
import Testing

@Suite struct CompiledFormTests {
  private static func fixture() throws -> CatalogTables {
    try CatalogTables(xcstrings: try TestGround.bytes("Tests/Fixtures/Fixture.xcstrings"), name: "Fixture")
  }

  private func problem(_ bytes: [UInt8]) -> String {
    do throws(CompiledFormError) {
      let tables = try CatalogTables(compiled: bytes)
      let damages = tables.damages().map(\.description)
      return damages.isEmpty ? "read" : damages.joined(separator: "; ")
    } catch {
      return error.description
    }
  }

  @Test func `what is compiled reads as what was compiled`() throws {
    let raw = try Self.fixture()
    let compiled = try CatalogTables(compiled: try raw.compiled())
    #expect(differences(raw, compiled) == [])
    #expect(try compiled.compiled() == (try raw.compiled()))
  }

  @Test func `the compiled form is text of printable characters and the catalog's own`() throws {
    let tables = try CatalogTables(
      xcstrings: Array(#"{"strings":{"a":{},"b":{"localizations":{"de":{"stringUnit":{"value":"ü"}}}}}}"#.utf8),
      name: "T")
    let bytes = try tables.compiled()
    let text = try #require(String(validating: bytes, as: UTF8.self))
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
    #expect(text.hasPrefix("dragoman1\n"))
  }

  @Test func `a literal in the program is opened in place and answers as the raw catalog`() throws {
    let tables = try CatalogTables(compiled: fixtureLiteral)
    #expect(differences(try Self.fixture(), tables) == [])
    #expect(tables.damages() == [])
  }

  @Test func `the literal in this program is the fixture's, whole and fresh`() throws {
    let path = "Tests/StringTablesTests/FixtureLiteral+Generated.swift"
    let source = """
      // Made from Tests/Fixtures/Fixture.xcstrings by CompiledFormTests, with DRAGOMAN_RECORD=1. Do not edit.
      // swift-format-ignore-file

      let fixtureLiteral: StaticString = \(try Self.fixture().swiftLiteral())

      """
    if ProcessInfo.processInfo.environment["DRAGOMAN_RECORD"] != nil {
      try Data(source.utf8).write(to: TestGround.root.appendingPathComponent(path))
      Issue.record("recorded: build and test again")
    }
    #expect(String(decoding: try TestGround.bytes(path), as: UTF8.self) == source)
  }

  @Test func `bytes that are no compiled catalog are refused`() throws {
    let whole = try Self.fixture().compiled()
    #expect(problem([]) == "these bytes are no compiled catalog")
    #expect(problem(Array("{\"strings\":{}}".utf8)) == "these bytes are no compiled catalog")
    #expect(problem(Array("dragoman9\n".utf8)) == "the compiled catalog is of version 9; this program reads version 1")
    #expect(problem(Array("dragoman1\n".utf8)).hasPrefix("the compiled catalog should have 29 bytes and has 10"))
    #expect(problem(whole) == "read")
    #expect(
      problem(whole + [0x20]).hasPrefix(
        "the compiled catalog should have \(whole.count) bytes and has \(whole.count + 1)"))
  }

  @Test func `every truncation is refused`() throws {
    let whole = try Self.fixture().compiled()
    #expect((0..<whole.count).filter { problem(Array(whole[..<$0])) == "read" } == [])
  }

  @Test func `every changed byte is found, and harms one language at most`() throws {
    let whole = try Self.fixture().compiled()
    var unfound: [Int] = []
    for index in whole.indices {
      var changed = whole
      changed[index] ^= 0x01
      if problem(changed) == "read" { unfound.append(index) }
    }
    // The byte behind the version is a line feed for people's sake.
    #expect(unfound == [9])
    var changed = whole
    changed[whole.count - 1] ^= 1
    let tables = try CatalogTables(compiled: changed)
    let damaged = tables.languages.filter { tables.damage(of: $0) != nil }
    #expect(tables.damages().count == 1 && damaged.count <= 1)
    #expect(damaged.allSatisfy { tables.table(for: $0) == nil })
    #expect(tables.table(for: .english) != nil)
  }

  @Test func `many threads may ask for one language at once`() async throws {
    let tables = try CatalogTables(compiled: try Self.fixture().compiled())
    let russian = try #require(LanguageTag("ru"))
    let counts = await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<64 { group.addTask { tables.table(for: russian)?.count } }
      return await group.reduce(into: Set<Int?>()) { $0.insert($1) }
    }
    #expect(counts.count == 1 && counts.first != .some(nil))
  }
}

/// Where two readings of a catalog differ.
func differences(_ one: CatalogTables, _ other: CatalogTables) -> [String] {
  var found: [String] = []
  if one.name != other.name || one.sourceLanguage != other.sourceLanguage { found.append("name or source language") }
  if one.spellings.map(\.spelling) != other.spellings.map(\.spelling) { found.append("languages") }
  for (spelling, _) in one.spellings {
    found += differences(one.table(spelled: spelling), other.table(spelled: spelling), spelling)
  }
  return found + differences(one.defaultTexts, other.defaultTexts, "default texts")
}

private func differences(_ one: StringTable?, _ other: StringTable?, _ name: String) -> [String] {
  guard let one, let other else { return one == nil && other == nil ? [] : ["\(name) is missing"] }
  let entries = Array(one.entries)
  let others = Array(other.entries)
  if entries.map(\.key) != others.map(\.key) { return ["the keys of \(name)"] }
  return zip(entries, others).filter { $0.template != $1.template }.map { "\(name): \($0.0.key)" }
}
