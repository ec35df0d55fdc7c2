import LanguageTags
import StringTables
import StringTemplates
import TestGround
import Testing

/// One row of `Fixture.expected.tsv`.
struct FixtureCase: CustomStringConvertible {
  var line: String
  var language: String
  var key: String
  var device: DeviceName?
  var arguments: [TemplateArgument]
  var text: String

  var description: String { line }

  init(_ line: String) {
    let cells = line.replacing("\\u00A0", with: "\u{A0}")
      .split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    self.line = line
    language = cells[0]
    key = cells[1]
    device = cells[2].isEmpty ? nil : DeviceName(rawValue: cells[2])
    arguments = cells[3].isEmpty ? [] : cells[3].split(separator: " | ").map(Self.argument)
    text = cells[4]
  }

  private static func argument(_ text: Substring) -> TemplateArgument {
    if text.hasPrefix("\"") { return .text(String(text.dropFirst().dropLast())) }
    if let whole = Int64(text) { return .integer(whole) }
    return .real(Double(text) ?? .nan)
  }

  static func all() throws -> [FixtureCase] {
    String(decoding: try TestGround.bytes("Tests/Fixtures/Fixture.expected.tsv"), as: UTF8.self)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }.map { FixtureCase(String($0)) }
  }

  /// What these tables answer.
  func found(in tables: CatalogTables) -> String {
    guard let tag = LanguageTag(language), let template = tables.table(for: tag)?[key] else { return "(no entry)" }
    do throws(TemplateRefusal) {
      return try template.text(arguments: arguments, in: TemplateContext(language: tag, device: device))
    } catch {
      return "!\(error)"
    }
  }
}

@Suite struct FixtureTests {
  private func failures(_ tables: CatalogTables) throws -> [String] {
    try FixtureCase.all().filter { $0.found(in: tables) != $0.text }.map { "\($0) but found \($0.found(in: tables))" }
  }

  private func fixture() throws -> CatalogTables {
    try CatalogTables(xcstrings: try TestGround.bytes("Tests/Fixtures/Fixture.xcstrings"), name: "Fixture")
  }

  @Test func `the fixture's texts are those written down by hand`() throws {
    #expect(try FixtureCase.all().count > 100)
    #expect(try failures(try fixture()) == [])
  }

  @Test func `its compiled form answers the same`() throws {
    #expect(try failures(try CatalogTables(compiled: try fixture().compiled())) == [])
  }

  @Test func `the text that the code gives stands apart`() throws {
    let tables = try fixture()
    #expect(tables.defaultTexts?.entries.map(\.key) == ["greeting"])
    #expect(tables.table(for: .english)?["greeting"] == nil)
    #expect(tables.refusedEntries == [])
  }
}
