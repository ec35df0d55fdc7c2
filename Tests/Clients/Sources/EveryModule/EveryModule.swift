import CatalogExchange
import CatalogProducts
import Dragoman
import DragomanTesting
import DragomanViews
import FoundationStrings
import LanguageNumbers
import LanguageTags
import MarkdownRender
import ReceptionKit
import ReceptionProtocol
import StringCatalogs
import StringExtraction
import StringTables
import StringTemplates
import ThemeKit

/// One call of each library, and the names that two of them have.
package enum Everything {
  /// What each library says of the same small catalog.
  package static func said() async throws -> [String] {
    let document = try CatalogDocument(CatalogDocument.empty()).adding("Map").setting(
      "Karte", for: "Map", language: "de")
    let german = LanguageTag("de") ?? .english
    let tables = try CatalogTables(xcstrings: document.bytes, name: "Own")
    let source = CatalogSource(tables)
    let reports = RecordedReports()
    let resolver = StringResolver(policy: .pinned(german), steps: [.matched(source)], reporter: reports.reporter)
    let extracted = StringExtractor().extract([SourceFile(name: "A.swift", text: #"Text("Map")"#)])
    return [
      resolver.text("Map"), resolver.text("Mop"), reports.missingKeys.joined(),
      "\(await SourceConformance(of: source).isWhole)", extracted.keys.map(\.key).joined(),
      "\(document.translations(into: "de", original: "Own").units.count)",
      try CompilableCatalog(xcstrings: document.bytes, name: "Own").lproj().products.map(\.path).sorted().joined(
        separator: " "),
      try StringTemplate.text("%@!").text(arguments: [.text("Ja")], in: TemplateContext(language: german)),
      NumberSymbols.for(german).string(1_234), ReceptionLanguage.matched(german).name,
      MarkdownRenderLocalization.availableLanguages.joined(), Theme.currentLanguage,
    ]
  }

  /// Names that two libraries have.
  static let styles: (Dragoman.KeyStyle, StringExtraction.KeyStyle) = (.typed, .typed)
  static let pseudo: (Dragoman.PseudoLanguage, StringCatalogs.PseudoLanguage) = (.accented, .accented)
}
