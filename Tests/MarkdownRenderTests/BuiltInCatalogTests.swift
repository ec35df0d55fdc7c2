import Foundation
import LanguageTags
import StringTables
import TestGround
import Testing

@testable import MarkdownRender

@Suite struct BuiltInCatalogTests {
  private static let catalog = "Catalogs/MarkdownRender.xcstrings"

  @Test func `the built-in table is the catalog's`() throws {
    let tables = try CatalogTables(xcstrings: TestGround.bytes(Self.catalog), name: "MarkdownRender")
    #expect(
      try tables.compiled() == BuiltInTexts.compiled.withUTF8Buffer { [UInt8]($0) }, "make it anew: dragoman embed")
  }

  @Test func `every word is in the catalog, in both languages, and nothing else is`() throws {
    let json = try JSONSerialization.jsonObject(with: Data(TestGround.bytes(Self.catalog))) as? [String: Any]
    let strings = try #require(json?["strings"] as? [String: [String: Any]])
    #expect(Set(strings.keys) == Set(RenderWord.allCases.map(\.rawValue)))
    let wrong = strings.filter { _, entry in
      let languages = (entry["localizations"] as? [String: Any])?.keys.sorted()
      return languages != ["en", "zh-Hans"] || (entry["comment"] as? String ?? "").isEmpty
    }
    #expect(wrong.keys.sorted() == [])
  }
}
