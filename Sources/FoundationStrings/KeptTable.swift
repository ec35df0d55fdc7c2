#if !canImport(Darwin)
  import LanguageTags
  import StringTables
  import StringTemplates

  /// A table with the templates that were asked for, each taken apart once.
  final class KeptTable: Sendable {
    let table: StringTable
    /// By the ordinals of their keys: two keys that only look alike have two.
    private let templates = Guarded<[Int: StringTemplate]>([:])

    init(_ table: StringTable) { self.table = table }

    var language: LanguageTag { table.language }

    /// The template of a key; nil when the table has no text for it.
    subscript(key: String) -> StringTemplate? {
      guard let ordinal = table.index.ordinal(of: key) else { return nil }
      return templates.withLock { templates in
        if let known = templates[ordinal] { return known }
        guard let made = table.template(ordinal) else { return nil }
        templates[ordinal] = made
        return made
      }
    }

    /// Whether the text of a key is the key itself, which nobody has written.
    func isKeyItself(_ key: String) -> Bool { table.index.ordinal(of: key).map(table.isKeyItself) ?? false }
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
