import Dragoman
import StringTables

/// The support chat's own texts in 48 languages, built in from `Catalogs/ReceptionKit.xcstrings`.
enum BuiltInTable {
  /// The table as a source of the last two steps.
  static let source: any StringSource = {
    let name = "ReceptionKit built-in"
    // A damaged literal cannot be: a test holds it against the catalog. If it were, the keys would be the texts.
    guard let tables = try? CatalogTables(compiled: BuiltInTexts.compiled) else {
      return MemorySource(name, tables: [])
    }
    return CatalogSource(tables, name: name)
  }()
}
