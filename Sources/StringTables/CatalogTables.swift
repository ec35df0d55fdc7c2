public import LanguageTags

/// Every language of one file of texts.
///
/// ```swift
/// let tables = try CatalogTables(xcstrings: bytes, name: "Localizable")
/// tables.table(for: LanguageTag("ru")!)?["%lld files"]
/// ```
public struct CatalogTables: Sendable {
  /// The name of the table, which is that of the file without its extension: `Localizable`.
  public let name: String
  /// The language the keys are written in.
  public let sourceLanguage: LanguageTag
  /// The languages that have texts, each once, in the order of the file.
  public let languages: [LanguageTag]
  /// The languages as the file spells them, each with its tag. `pt_BR` and `pt-BR` are two of them with one tag.
  public let spellings: [(spelling: String, language: LanguageTag)]
  /// The texts that the code gives itself (`extracted_with_value` in state `new`) in the source language. They are not
  /// part of the source language's table, because Apple's compiler leaves them out; a resolver asks them last.
  public let defaultTexts: StringTable?
  /// The entries that have no usable text.
  public let refusedEntries: [RefusedEntry]

  private let tables: [StringTable]
  private let tableIndices: [LanguageTag: Int]

  init(
    name: String, sourceLanguage: LanguageTag, tables: [StringTable], defaultTexts: StringTable?,
    refusedEntries: [RefusedEntry]
  ) {
    self.name = name
    self.sourceLanguage = sourceLanguage
    self.tables = tables
    self.defaultTexts = defaultTexts
    self.refusedEntries = refusedEntries
    spellings = tables.map { ($0.spelling, $0.language) }
    var indices: [LanguageTag: Int] = [:]
    var languages: [LanguageTag] = []
    for (index, table) in tables.enumerated() {
      if indices[table.language] == nil {
        languages.append(table.language)
        indices[table.language] = index
      } else if table.spelling == table.language.description {
        indices[table.language] = index
      }
    }
    tableIndices = indices
    self.languages = languages
  }

  /// The table of a language, by the exact tag; upper and lower case, `_` and `-` do not matter. Where a file spells
  /// one tag twice, the canonical spelling is answered.
  public func table(for language: LanguageTag) -> StringTable? {
    tableIndices[language].map { tables[$0] }
  }

  /// The table of a language by the file's own spelling of it.
  public func table(spelled spelling: String) -> StringTable? {
    tables.first { $0.spelling == spelling }
  }
}

extension CatalogTables {
  /// Reads a String Catalog.
  ///
  /// - Parameters:
  ///   - bytes: the file: UTF-8 with or without a byte order mark, or UTF-16 with one.
  ///   - name: the name of the table.
  /// - Throws: ``TableReadError`` when the file is not JSON (`{"strings":`), is not valid text, has no `strings` object,
  ///   or names a source language that is no language tag. Ill-shaped entries do not throw: see ``refusedEntries``.
  public init(xcstrings bytes: [UInt8], name: String) throws(TableReadError) {
    var reader = try CatalogReader(bytes: bytes, name: name)
    self = try reader.tables()
  }
}
