import Dragoman
import StringTables

/// ThemeKit's own table, built in from `Catalogs/ThemeKit.xcstrings`: English only, and the same as the keys.
enum BuiltInTable {
  /// The table as a source of the last two steps.
  static let source: any StringSource = {
    let name = "ThemeKit built-in"
    // A damaged literal cannot be: a test holds it against the catalog. If it were, the keys would be the texts.
    guard let tables = try? CatalogTables(compiled: BuiltInTexts.compiled) else {
      return MemorySource(name, tables: [])
    }
    return CatalogSource(tables, name: name)
  }()
}
