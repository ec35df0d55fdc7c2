import Foundation
import LanguageTags
import StringTables
import StringTemplates
import Dragoman
import Testing

@testable import ThemeKit

@Suite struct BuiltInCatalogTests {
  @Test func `the source, the catalog and the built-in table have the same keys`() throws {
    let source = try SourceKeys.all()
    let catalog = Set(try CatalogFile(CatalogFile.builtIn).entries.keys)
    let table = Set(BuiltInTable.source.table(for: .english)?.keys ?? [])
    #expect(source.symmetricDifference(catalog) == [])
    #expect(catalog.symmetricDifference(table) == [])
    #expect(source.count > 100)
  }

  @Test func `every entry is manual, makes no symbol and has a comment`() throws {
    let wrong = try CatalogFile(CatalogFile.builtIn).entries.filter { _, entry in
      entry.fields["extractionState"] as? String != "manual" || entry.fields["generatesSymbol"] as? Bool != false
        || (entry.fields["comment"] as? String ?? "").isEmpty || entry.fields["localizations"] != nil
    }
    #expect(wrong.keys.sorted() == [])
  }

  @Test func `keys that differ in case or punctuation only are kept apart`() throws {
    let keys = Set(try CatalogFile(CatalogFile.builtIn).entries.keys)
    #expect(keys.isSuperset(of: ["Adults", "adults", "Loading", "Loading…", "Card number", "Select", "Promo code:"]))
  }

  @Test func `the text of every key is the key`() throws {
    let bridge = ThemeKitBridge(nil, device: ["tr"])
    let wrong = try CatalogFile(CatalogFile.builtIn).entries.keys.filter { key in
      let parts = key.components(separatedBy: "%@")
      let value = ThemeKitLocalizationValue(key: key, arguments: (1..<parts.count).map { .text("<\($0)>") })
      var expected = parts[0]
      for (index, part) in parts.dropFirst().enumerated() { expected += "<\(index + 1)>" + part }
      if parts.count > 1 { expected = expected.replacingOccurrences(of: "%%", with: "%") }
      return bridge.text(value) != expected
    }
    #expect(wrong == [])
  }

  @Test func `the scan finds literals, ternaries and values, and no comments`() {
    let source = #"""
      /// String(themeKit: "in a comment")
      String(themeKit: "plain")
      ThemeText(own, themeKit: count == 1 ? "one" : "\(names.map { "(\($0))" }.count) of 5%")
      ThemeText(own,
                themeKit: "\(a)\(b)")
      public init(_ parameter: String?, themeKit value: Value) {}
      """#
    #expect(SourceKeys.keys(in: source) == ["plain", "one", "%@ of 5%%", "%@%@"])
  }
}
