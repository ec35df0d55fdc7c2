public import LanguageTags
public import StringTables
public import StringTemplates

/// Texts given in code: a server's snapshot, a test, an app's own override table.
///
/// ```swift
/// let source = MemorySource("greetings", ["en": ["hello": "Hello"], "tr": ["hello": "Merhaba"]])
/// source.table(for: LanguageTag("tr")!)?["hello"]
/// ```
public struct MemorySource: StringSource {
  /// What traces and reports call the source.
  public let name: String
  /// The languages in the order they were given.
  public let languages: [LanguageTag]
  private let tables: [LanguageTag: StringTable]

  /// A source of tables that were made before. Of two tables in one language the last counts.
  public init(_ name: String, tables: [StringTable]) {
    self.name = name
    var byTag: [LanguageTag: StringTable] = [:]
    var order: [LanguageTag] = []
    for table in tables where byTag.updateValue(table, forKey: table.language) == nil { order.append(table.language) }
    self.tables = byTag
    languages = order
  }

  /// A source of plain texts by language and key, in the grammar of a catalog's texts. What is no language tag is left
  /// out; name the source language first.
  public init(_ name: String, _ texts: KeyValuePairs<String, [String: String]>) {
    self.init(
      name,
      tables: texts.compactMap { tag, texts in
        LanguageTag(tag).map { StringTable(language: $0, texts: texts.mapValues(TemplateForm.text)) }
      })
  }

  /// A source of texts with variations by language and key.
  public init(_ name: String, forms: KeyValuePairs<String, [String: TemplateForm]>) {
    self.init(
      name,
      tables: forms.compactMap { tag, forms in
        LanguageTag(tag).map { StringTable(language: $0, texts: forms) }
      })
  }

  /// The table of exactly this language.
  public func table(for language: LanguageTag) -> StringTable? { tables[language] }
}
