import Dragoman
import Foundation
import LanguageTags
import StringTables

/// A consumer's catalog that is not where it was looked for: it has no text, and explanations show it, so that nobody
/// has to guess why everything is English.
struct MissingCatalog: StringSource {
  /// The table that was looked for.
  let table: String
  /// The folders in which it was looked for.
  let folders: [String]

  var name: String { "\(table) (none that can be read in \(folders.joined(separator: ", ")))" }
  var languages: [LanguageTag] { [] }
  func table(for language: LanguageTag) -> StringTable? { nil }

  /// Whether there is a file of the right name after all, which then cannot be read.
  var isThere: Bool { Self.tables(in: folders).contains(table) }

  /// What to say of it.
  ///
  /// - Parameter wasAskedFor: whether somebody named the table. Who has no catalog has done nothing wrong; then only a
  ///   name that is nearly right is worth a word, such as `Themekit.xcstrings`.
  func problem(wasAskedFor: Bool) -> String? {
    let tables = Self.tables(in: folders)
    let near = tables.filter { Self.isNear($0, table) }
    if !near.isEmpty {
      return "there is no table \(table), but \(near.joined(separator: ", ")): the name must be exact"
    }
    guard wasAskedFor else { return nil }
    let others = tables.isEmpty ? "no catalog at all" : "only " + tables.joined(separator: ", ")
    return "there is no table \(table) in any form, \(others)"
  }

  /// The names of the tables in some folders and in their `.lproj` folders, sorted.
  private static func tables(in folders: [String]) -> [String] {
    let catalogs = folders.flatMap { names(in: $0, endingIn: ["xcstrings", CatalogTables.compiledExtension]) }
    let built = folders.flatMap { folder in
      files(in: folder).filter { $0.hasSuffix(".lproj") }
        .flatMap { names(in: folder + "/" + $0, endingIn: ["strings", "stringsdict"]) }
    }
    return Set(catalogs + built).sorted()
  }

  private static func names(in folder: String, endingIn extensions: [String]) -> [String] {
    files(in: folder).compactMap { file in
      extensions.first { file.hasSuffix("." + $0) }.map { String(file.dropLast($0.count + 1)) }
    }
  }

  private static func files(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  /// Whether a name is the wanted one but for casing and signs, or has one letter too many, too few or wrong.
  private static func isNear(_ name: String, _ wanted: String) -> Bool {
    let (one, other) = (letters(of: name), letters(of: wanted))
    let start = zip(one, other).prefix { $0 == $1 }.count
    let (first, second) = (one.dropFirst(start), other.dropFirst(start))
    let end = zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count
    return max(first.count, second.count) - end <= 1
  }

  private static func letters(of name: String) -> [Character] {
    name.lowercased().filter { $0.isLetter || $0.isNumber }.map { $0 }
  }
}
