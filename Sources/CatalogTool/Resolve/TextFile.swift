import Dragoman
import LanguageTags
import StringCatalogs
import StringTables

/// One table of texts that was named on the command line or found in a folder, in every language it has.
struct TextFile: Sendable {
  /// What messages and traces call it: the file's name.
  var name: String
  /// The language whose text is read when the asked one has none.
  var sourceLanguage: LanguageTag
  /// All its languages.
  var source: any StringSource
  /// The table under exactly the spelling that the file uses.
  var spelled: @Sendable (String) -> StringTable?
  /// What could not be read so far, of sources that read when asked.
  var problems: @Sendable () -> [String] = { [] }
  /// Entries of a readable file that have no usable text.
  var refusedEntries: [RefusedEntry] = []

  /// A catalog.
  init(_ tables: CatalogTables, name: String) {
    self.name = name
    sourceLanguage = tables.sourceLanguage
    source = CatalogSource(tables, name: name)
    spelled = { tables.table(spelled: $0) }
    refusedEntries = tables.refusedEntries
    problems = {
      tables.languages.compactMap { tag in tables.damage(of: tag).map { "\(name): \($0)" } }
    }
  }

  /// A source of any other kind, whose spellings are those of its tags.
  init(_ source: any StringSource, sourceLanguage: LanguageTag) {
    name = source.name
    self.sourceLanguage = sourceLanguage
    self.source = source
    spelled = { spelling in source.languages.first { $0.description == spelling }.flatMap(source.table) }
  }

  /// The source to ask for a language: where the file has the asked spelling, that table alone.
  func source(spelling: String) -> any StringSource {
    guard let table = spelled(spelling) else { return source }
    return MemorySource(name, tables: [table])
  }

  /// Why a key has no usable text in a language, as `file:line:column: "key" (language): reason`.
  func refusals(of key: String, in language: LanguageTag?) -> [String] {
    refusedEntries.filter { entry in
      entry.key.isExactly(key) && (entry.language == nil || entry.language.flatMap { LanguageTag($0) } == language)
    }.map { "\(name):\($0)" }
  }

  /// Whether any language has a text for a key.
  func knows(_ key: String) -> Bool {
    source.languages.contains { source.table(for: $0)?[key] != nil } || source.defaultTexts?[key] != nil
  }
}
