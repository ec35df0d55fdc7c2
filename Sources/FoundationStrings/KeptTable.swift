#if !canImport(Darwin)
  import LanguageTags
  import StringTables
  import StringTemplates

  /// A table with the templates that were asked for, each taken apart once.
  final class KeptTable: Sendable {
    let table: StringTable
    /// No more than the table has keys.
    private let templates = Guarded<[String: StringTemplate]>([:])

    init(_ table: StringTable) { self.table = table }

    var language: LanguageTag { table.language }

    /// The template of a key; nil when the table has no text for it.
    subscript(key: String) -> StringTemplate? {
      templates.withLock { templates in
        if let known = templates[key] { return known }
        guard let made = table[key] else { return nil }
        templates[key] = made
        return made
      }
    }
  }

  /// A table, and what its catalog remembers of the code.
  final class FoundTexts: Sendable {
    let table: KeptTable?
    let defaults: KeptTable?

    init(table: KeptTable?, defaults: KeptTable?) {
      self.table = table
      self.defaults = defaults
    }
  }
#endif
