import Dragoman
import LanguageTags
import StringTables

/// MarkdownRender's own words, built in from `Catalogs/MarkdownRender.xcstrings`: English and Simplified Chinese.
enum BuiltInTable {
  /// The table as a source of both steps.
  static let source: any StringSource = {
    let name = "MarkdownRender built-in"
    // A damaged literal cannot be: a test holds it against the catalog. If it were, the English of the code would answer.
    guard let tables = try? CatalogTables(compiled: BuiltInTexts.compiled) else {
      return MemorySource(name, tables: [])
    }
    return CatalogSource(tables, name: name)
  }()
}
