public import LanguageTags
public import StringTables

/// A string catalog as a source: every language of one file.
///
/// ```swift
/// let source = try CatalogSource(xcstrings: bytes, name: "ThemeKit")
/// source.languages  // [en, tr]
/// ```
public struct CatalogSource: StringSource {
  /// What traces and reports call the source.
  public let name: String
  /// The catalog's languages, its source language first.
  public let languages: [LanguageTag]
  /// Every language of the file.
  public let tables: CatalogTables

  /// A source over tables that were read before.
  ///
  /// - Parameters:
  ///   - tables: every language of the file.
  ///   - name: what traces call the source; the table's name when nil.
  public init(_ tables: CatalogTables, name: String? = nil) {
    self.tables = tables
    self.name = name ?? tables.name
    languages = [tables.sourceLanguage] + tables.languages.filter { $0 != tables.sourceLanguage }
  }

  /// A source over the bytes of a raw `.xcstrings` file. No compile step is needed.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - name: the table's name: that of the file without its extension.
  /// - Throws: `TableReadError` with line and column for a file that is no catalog (`{"strings": [`).
  public init(xcstrings bytes: [UInt8], name: String) throws(TableReadError) {
    self.init(try CatalogTables(xcstrings: bytes, name: name))
  }

  /// A source over a compiled catalog, as a file has it. A language whose section is damaged counts as absent.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - name: what traces call the source; the table's name when nil.
  /// - Throws: `CompiledFormError` for a file that is no compiled catalog, or whose head is damaged.
  public init(compiled bytes: [UInt8], name: String? = nil) throws(CompiledFormError) {
    self.init(try CatalogTables(compiled: bytes), name: name)
  }

  /// A source over a compiled catalog in a file: the head is read now, and a language when it is first asked for, so that
  /// a program holds what it speaks. The file stays open; replace it by renaming another one to it, not in place.
  ///
  /// - Parameters:
  ///   - path: where the file is.
  ///   - name: what traces call the source; the table's name when nil.
  /// - Throws: `CompiledFormError`, `unreadable` for a file that is not there, the others for one that is no compiled
  ///   catalog, or whose head is damaged.
  public init(compiledFile path: String, name: String? = nil) throws(CompiledFormError) {
    do {
      self.init(try CatalogTables(compiled: try OpenFile(path)), name: name)
    } catch let error as CompiledFormError {
      throw error
    } catch {
      throw .unreadable("\(error)")
    }
  }

  /// A source over a compiled catalog that lies in the program as a literal: the built-in text of a product.
  ///
  /// - Parameters:
  ///   - literal: the compiled catalog.
  ///   - name: what traces call the source; the table's name when nil.
  /// - Throws: `CompiledFormError` for a literal that is no compiled catalog.
  public init(compiled literal: StaticString, name: String? = nil) throws(CompiledFormError) {
    self.init(try CatalogTables(compiled: literal), name: name)
  }

  /// The table of exactly this language.
  public func table(for language: LanguageTag) -> StringTable? { tables.table(for: language) }

  /// The texts that the catalog remembers from the code.
  public var defaultTexts: StringTable? { tables.defaultTexts }
}
