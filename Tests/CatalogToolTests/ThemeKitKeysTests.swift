import CatalogTool
import Foundation
import StringCatalogs
import StringExtraction
import TestGround
import Testing
import ThemeKit

/// ThemeKit's own keys: what stands in its source is what it asks for, and what its catalogs have.
@Suite struct ThemeKitKeysTests {
  private static let bridges = ["String(themeKit:)", "ThemeText(themeKit:)", "ThemeKitLocalizationValue"]

  private static func sources() throws -> [SourceFile] {
    let folder = TestGround.root.appendingPathComponent("Sources/ThemeKit").path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      SourceFile(name: name, bytes: try TestGround.bytes("Sources/ThemeKit/" + name))
    }
  }

  private static func extraction(_ bridges: [String], _ sources: [SourceFile]) throws -> Extraction {
    StringExtractor(bridges: try bridges.map { try Bridge(parsing: $0) }, keyStyle: .uniform).extract(sources)
  }

  /// A literal as a call site has it: the key it asks for at run time. This file's own source is extracted, too.
  private static func shape(_ value: ThemeKitLocalizationValue) -> String { value.key }

  /// One of every literal with values in ThemeKit's source; the values stand for any.
  private static let shapes = [
    shape("\(1) adult"), shape("\(1) adults"), shape("\(1) applied"), shape("\(1) child"), shape("\(1) children"),
    shape("\(1) infant"), shape("\(1) infants"), shape("\(1) installments"), shape("\(1) item"), shape("\(1) items"),
    shape("\(1) left"), shape("\(1) more"), shape("\(1) out of \(2.5)"), shape("\(1) people"),
    shape("\(1) per month"), shape("\(1) person"), shape("\(1) result"), shape("\(1) results"), shape("\(1) review"),
    shape("\(1) reviews"), shape("\(1) selected"), shape("\(1)%"), shape("\(1)% off"), shape("\(1), \(2.5)"),
    shape("\(1), was \(2.5)"), shape("\(1)°"), shape("At least \(1)"), shape("At least \(1) character"),
    shape("At least \(1) characters"), shape("Between \(1) and \(2.5)"), shape("Card ending in \(1)"),
    shape("Go to page \(1)"), shape("No more than \(1)"), shape("No results for “\(1)”"),
    shape("Page \(1) of \(2.5)"), shape("Resend code in \(1)"), shape("Step \(1) of \(2.5)"),
  ]

  @Test func `for every shape of call the extracted key is the key at run time and in the catalog`() throws {
    let this = SourceFile(name: "Shapes.swift", bytes: Array(try Data(contentsOf: URL(fileURLWithPath: #filePath))))
    let extracted = try Self.extraction(["shape(_:)"], [this]).keys.map(\.key)
    #expect(extracted == Self.shapes)
    let catalog = try CatalogDocument(TestGround.bytes("Catalogs/ThemeKit.xcstrings"))
    let found = try Self.extraction(Self.bridges, Self.sources()).keys.filter { !$0.specifiers.isEmpty }
    let absent = Set(found.map(\.key)).symmetricDifference(Self.shapes)
    #expect(absent.isEmpty, "shapes lists the literals with values; missing or too many there: \(absent.sorted())")
    #expect(Self.shapes.filter { catalog.entry($0) == nil } == [])
  }

  @Test func `the template has every key of the source, manual and without a symbol`() throws {
    let found = try Self.extraction(Self.bridges, Self.sources())
    #expect(found.findings == [])
    let keys = Set(found.keys.map(\.key))
    #expect(keys.isSuperset(of: ["Adults", "adults", "Loading", "Loading…"]))
    for path in ["Templates/ThemeKit.xcstrings", "Catalogs/ThemeKit.xcstrings"] {
      let document = try CatalogDocument(TestGround.bytes(path))
      #expect(Set(document.entries.map(\.key)).symmetricDifference(keys) == [], "make it anew with: make l10n")
      let wrong = document.entries.filter {
        $0.extractionState != "manual" || $0.generatesSymbol || $0.comment == nil || !$0.localizations.isEmpty
      }
      #expect(wrong.map(\.key) == [])
      #expect(document.bytes == document.canonicalBytes)
    }
  }

  @Test func `a second run changes nothing`() throws {
    let root = TestGround.root.path
    var words = ["extract", "--key-style", "uniform", "--check"]
    for bridge in Self.bridges { words += ["--bridge", bridge] }
    for folder in ["Catalogs", "Templates"] { words += ["--template", "\(root)/\(folder)/ThemeKit.xcstrings"] }
    let console = ToolConsole()
    #expect(Tool.dragoman.run(words + ["\(root)/Sources/ThemeKit"], console: console) == .clean, "\(console.output)")
  }
}
