public import LanguageTags
public import StringTables

/// One table of the `.lproj` folders of a directory, as Xcode and SwiftPM build them: `.strings` and `.stringsdict`,
/// read by our own readers, so that plurals work where Foundation has none.
///
/// ```swift
/// let source = DirectorySource("App.app/Contents/Resources", table: "ThemeKit")
/// source.languages                                // [en, tr, zh-Hant], from en.lproj, tr.lproj and zh-hant.lproj
/// source.table(for: LanguageTag("zh-Hant")!)      // read when first asked for, and kept
/// ```
///
/// A file that cannot be read counts as absent, and ``problems`` names it.
public struct DirectorySource: StringSource {
  /// What traces and reports call the source.
  public let name: String
  /// The languages that have a file of the table, the development language first.
  public let languages: [LanguageTag]
  /// The language of `Base.lproj`, and of last resort.
  public let developmentLanguage: LanguageTag
  private let tables: LprojTables

  /// A source over a directory.
  ///
  /// - Parameters:
  ///   - directory: the folder that holds the `.lproj` folders.
  ///   - table: the name of the files, without their extension.
  ///   - name: what traces call the source; the table's name when nil.
  ///   - developmentLanguage: the language of `Base.lproj`; nil takes English where there is an `en.lproj`, else the
  ///     first by name.
  public init(
    _ directory: String, table: String, name: String? = nil, developmentLanguage: LanguageTag? = nil
  ) {
    self.init(
      LprojFolders(in: directory, development: developmentLanguage), table: table, name: name)
  }

  package init(_ folders: LprojFolders, table: String, name: String? = nil) {
    let folders = folders.holding(table)
    self.name = name ?? table
    languages = folders.languages
    developmentLanguage = folders.development
    tables = LprojTables(folders: folders, table: table)
  }

  /// The table of exactly this language; the first call reads its files.
  public func table(for language: LanguageTag) -> StringTable? { tables.table(for: language) }

  /// The files that were asked for and could not be read, as `path:line:column: reason`.
  public var problems: [String] { tables.problems }
}

/// The tables of a directory, each read once.
private final class LprojTables: Sendable {
  private struct State {
    var tables: [LanguageTag: StringTable?] = [:]
    var problems: [String] = []
  }

  private let folders: LprojFolders
  private let table: String
  private let state = Guarded(State())

  init(folders: LprojFolders, table: String) {
    self.folders = folders
    self.table = table
  }

  var problems: [String] { state.withLock { $0.problems } }

  func table(for language: LanguageTag) -> StringTable? {
    guard let paths = folders.places(of: language) else { return nil }
    return state.withLock { state in
      if let known = state.tables[language] { return known }
      var reader = LprojReader(table: table, language: language)
      let made = reader.read(paths)
      state.tables[language] = .some(made)
      state.problems += reader.problems
      return made
    }
  }
}
