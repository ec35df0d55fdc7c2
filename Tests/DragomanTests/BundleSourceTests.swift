import Dragoman
import Foundation
import LanguageTags
import StringTables
import StringTemplates
import TestGround
import Testing

struct BundleSourceTests {
  private static let catalog = #"""
    {"sourceLanguage":"en","strings":{
    "Done":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Fertig"}}}},
    "%lld files":{"localizations":{"de":{"variations":{"plural":{
    "one":{"stringUnit":{"state":"translated","value":"Eine Datei"}},
    "other":{"stringUnit":{"state":"translated","value":"%lld Dateien"}}}}}}}
    },"version":"1.0"}
    """#

  private static let strings = "\"Done\" = \"Fertig\";"
  private static let rules = """
    <plist><dict><key>%lld files</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>Eine Datei</string><key>other</key><string>%lld Dateien</string></dict></dict></dict></plist>
    """

  private static func compiled(_ catalog: String = catalog) throws -> [UInt8] {
    try CatalogTables(xcstrings: Array(catalog.utf8), name: "Localizable").compiled()
  }

  /// The same table in every form.
  private func folders() throws -> [(form: String, folder: TestFolder)] {
    let compiled = try TestFolder()
    try compiled.write("Localizable.dragoman", Self.compiled())
    return [
      ("compiled", compiled), ("raw", try TestFolder(["Localizable.xcstrings": Self.catalog])),
      (
        "built",
        try TestFolder(["de.lproj/Localizable.strings": Self.strings, "de.lproj/Localizable.stringsdict": Self.rules])
      ),
    ]
  }

  @Test func `a bundle's table answers alike in every form`() throws {
    for (form, folder) in try folders() {
      let source = BundleSource(folder.bundle())
      #expect(source.problems == [], "\(form)")
      #expect(source.languages.map(\.description) == ["en", "de"], "\(form)")
      let resolver = StringResolver(policy: .pinned(LanguageTag("de")), steps: [.matched(source)])
      #expect(resolver.text("Done") == "Fertig", "\(form)")
      #expect([1, 2].map { resolver.text("\($0) files") } == ["Eine Datei", "2 Dateien"], "\(form)")
      resolver.setLanguage(.english)
      #expect(resolver.text("Done") == "Done", "\(form)")
      #expect(resolver.resolve("Done").language == .english, "\(form)")
    }
  }

  @Test func `of several forms the compiled counts, then what Xcode built`() throws {
    let folder = try TestFolder(["Localizable.xcstrings": Self.catalog.replacing("Fertig", with: "roh")])
    let done = { BundleSource(folder.bundle()).table(for: LanguageTag("de"))?["Done"]?.form }
    #expect(done() == .text("roh"))
    try folder.write("de.lproj/Localizable.strings", Self.strings.replacing("Fertig", with: "gebaut"))
    #expect(done() == .text("gebaut"))
    try folder.write("Localizable.dragoman", Self.compiled())
    #expect(done() == .text("Fertig"))
  }

  @Test func `a table that is not there, or is damaged, has no languages and says why`() throws {
    let folder = try TestFolder(["Cut.xcstrings": "{\"strings\":"])
    try folder.write("Old.dragoman", Array("dragoman9\n".utf8))
    let expected = [
      "None": "\(folder.path): there is no table None in it, neither compiled nor in .lproj folders nor as a catalog",
      "Cut": "\(folder.path)/Cut.xcstrings:1:12: expected a value, found the end of the file",
      "Old": "\(folder.path)/Old.dragoman: the compiled catalog is of version 9; this program reads version 1",
    ]
    for (table, problem) in expected {
      let source = BundleSource(folder.bundle(), table: table)
      #expect(source.languages == [])
      #expect(source.table(for: .english) == nil)
      #expect(source.problems == [problem])
    }
  }

  @Test func `a source is named as its table or as it is told`() throws {
    let folder = try TestFolder(["Menu.xcstrings": Self.catalog])
    #expect(BundleSource(folder.bundle(), table: "Menu").name == "Menu")
    #expect(BundleSource(folder.bundle(), table: "Menu", name: "menus").name == "menus")
  }
}
