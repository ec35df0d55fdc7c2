public import Foundation
public import LanguageTags
public import StringTables

/// One table of a bundle, in whatever form the build left it there.
///
/// | form | made by |
/// |---|---|
/// | `Localizable.dragoman`, compiled | the plugin `CompileStringCatalogs`, `dragoman compile --form compiled` |
/// | `de.lproj/Localizable.strings`, `.stringsdict` | Xcode, `dragoman compile` |
/// | `Localizable.xcstrings`, raw | a bare `swift build`, which copies it |
///
/// ```swift
/// let texts = BundleSource(.module, table: "Localizable")
/// let resolver = StringResolver(policy: .device, steps: [.matched(texts), .fixed(.english, texts)])
/// ```
///
/// All forms of one catalog answer alike. Where several lie side by side the first in this table counts. A table that is
/// not there, or cannot be read, has no languages, and ``problems`` says why.
public struct BundleSource: StringSource {
  /// What traces and reports call the source.
  public let name: String
  /// The languages that have texts, the source language first.
  public var languages: [LanguageTag] { source?.languages ?? [] }
  /// What was looked for and not found, or could not be read, as `path: reason` or `path:line:column: reason`.
  public let problems: [String]
  private let source: (any StringSource)?

  /// A table of a bundle.
  ///
  /// - Parameters:
  ///   - bundle: where the table is: `.module` for the resources of a package's target.
  ///   - table: the name of the catalog, without its extension.
  ///   - name: what traces call the source; the table's name when nil.
  ///   - keysLanguage: the language of keys that are their own text, for `.lproj` folders, which leave those out; nil
  ///     takes the bundle's development language, and English where the bundle names none.
  public init(
    _ bundle: Bundle, table: String = "Localizable", name: String? = nil, keysLanguage: LanguageTag? = nil
  ) {
    var finder = TableFinder(
      table: table, name: name ?? table, keysLanguage: keysLanguage ?? bundle.developmentLanguage)
    source = finder.source(in: bundle.resourceFolders)
    self.name = name ?? table
    problems = finder.problems
  }

  /// The table of exactly this language.
  public func table(for language: LanguageTag) -> StringTable? { source?.table(for: language) }

  /// The texts that the catalog remembers from the code.
  public var defaultTexts: StringTable? { source?.defaultTexts }
}

/// Looks for a table in folders.
private struct TableFinder {
  let table: String
  let name: String
  let keysLanguage: LanguageTag
  private(set) var problems: [String] = []

  init(table: String, name: String, keysLanguage: LanguageTag) {
    self.table = table
    self.name = name
    self.keysLanguage = keysLanguage
  }

  mutating func source(in folders: [String]) -> (any StringSource)? {
    for folder in folders {
      if let source = compiled(in: folder) ?? built(in: folder) ?? raw(in: folder) { return source }
    }
    if problems.isEmpty, let folder = folders.first {
      problems = [
        "\(folder): there is no table \(table) in it, neither compiled nor in .lproj folders nor as a catalog"
      ]
    }
    return nil
  }

  private mutating func compiled(in folder: String) -> (any StringSource)? {
    let path = "\(folder)/\(table).\(CatalogTables.compiledExtension)"
    guard FileAccess.kind(of: path) == .file else { return nil }
    do throws(CompiledFormError) {
      return try CatalogSource(compiledFile: path, name: name)
    } catch {
      problems.append("\(path): \(error)")
      return nil
    }
  }

  /// The folders of a build leave out what repeats its key.
  private mutating func built(in folder: String) -> (any StringSource)? {
    let folders = DirectorySource(folder, table: table, name: name, developmentLanguage: keysLanguage)
    let source = KeysAsTexts(folders, in: keysLanguage)
    problems += folders.problems
    return source.languages.isEmpty ? nil : source
  }

  private mutating func raw(in folder: String) -> (any StringSource)? {
    let path = "\(folder)/\(table).xcstrings"
    guard let bytes = try? FileAccess.bytes(of: path) else { return nil }
    do throws(TableReadError) {
      return CatalogSource(try CatalogTables(xcstrings: bytes, name: table), name: name)
    } catch {
      problems.append("\(path):\(error)")
      return nil
    }
  }
}

extension Bundle {
  /// Where the bundle keeps its resources. A bare executable's bundle is the folder beside it.
  package var resourceFolders: [String] {
    let candidates = [resourceURL, bundleURL, executableURL?.deletingLastPathComponent()]
    var seen: Set<String> = []
    return candidates.compactMap { $0?.standardizedFileURL.path }.filter { seen.insert($0).inserted }
  }

  /// The language that the bundle's information names as that of its development; English where it names none. Only
  /// what is safe is asked: a bundle without an information file stops the program when it is asked the other way.
  fileprivate var developmentLanguage: LanguageTag {
    (object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String).flatMap { LanguageTag($0) } ?? .english
  }
}
