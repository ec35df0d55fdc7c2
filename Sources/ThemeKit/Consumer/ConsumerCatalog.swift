import Dragoman
import Foundation
import LanguageTags
import StringTables

/// Finds a consumer's catalog in a bundle, whatever form it has there.
enum ConsumerCatalog {
  /// What the name of a compiled catalog's file ends in, as `dragoman compile --form compiled` writes it.
  static let compiledExtension = "dragoman"

  /// The catalog of a table; where the bundle has none that can be read, one without texts, which explanations show.
  ///
  /// - Parameters:
  ///   - bundle: where to look.
  ///   - table: the file's name without its extension.
  ///   - wasAskedFor: whether somebody named the table, and is to hear that it is missing.
  ///   - reports: who hears of what cannot be read, or is missing.
  static func consumer(
    in bundle: Bundle, table: String, wasAskedFor: Bool, reports: ReportRelay
  ) -> any StringSource {
    if let found = find(in: bundle, table: table, reports: reports) { return found }
    let missing = MissingCatalog(table: table, folders: folders(of: bundle))
    if let problem = missing.problem(wasAskedFor: wasAskedFor) {
      report(problem, of: bundle.bundlePath, table: table, to: reports)
    }
    return missing
  }

  /// The catalog of a table; nil when the bundle has none that can be read. What cannot be read is reported.
  static func find(in bundle: Bundle, table: String, reports: ReportRelay? = nil) -> (any StringSource)? {
    for folder in folders(of: bundle) {
      if let source = built(in: folder, table: table, reports: reports)
        ?? compiled(in: folder, table: table, reports: reports)
        ?? raw(in: folder, table: table, reports: reports)
      {
        return source
      }
    }
    return nil
  }

  /// Where a bundle keeps its resources. A bare executable's bundle is the folder beside it.
  private static func folders(of bundle: Bundle) -> [String] {
    let candidates = [bundle.resourceURL, bundle.bundleURL, bundle.executableURL?.deletingLastPathComponent()]
    var seen: Set<String> = []
    return candidates.compactMap { $0?.standardizedFileURL.path }.filter { seen.insert($0).inserted }
  }

  /// The `.lproj` folders that Xcode builds. They have no texts in the source language where these are the keys, which
  /// are English.
  private static func built(in folder: String, table: String, reports: ReportRelay?) -> (any StringSource)? {
    let folders = DirectorySource(folder, table: table, developmentLanguage: .english)
    let source = KeysAsTexts(folders, in: .english)
    for problem in folders.problems { report(problem, of: folder, table: table, to: reports) }
    return source.languages.isEmpty ? nil : source
  }

  /// The compiled catalog, every language in one file.
  private static func compiled(in folder: String, table: String, reports: ReportRelay?) -> (any StringSource)? {
    let path = folder + "/" + table + "." + compiledExtension
    guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
    do throws(CompiledFormError) {
      return try CatalogSource(compiled: [UInt8](bytes), name: table)
    } catch {
      report("\(error)", of: path, table: table, to: reports)
      return nil
    }
  }

  /// The file itself, as a bare `swift build` copies it.
  private static func raw(in folder: String, table: String, reports: ReportRelay?) -> (any StringSource)? {
    let path = folder + "/" + table + ".xcstrings"
    guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
    do throws(TableReadError) {
      return try CatalogSource(xcstrings: [UInt8](bytes), name: table)
    } catch {
      report("\(error)", of: path, table: table, to: reports)
      return nil
    }
  }

  private static func report(_ reason: String, of path: String, table: String, to reports: ReportRelay?) {
    reports?.reporter.report(
      ResolutionReport(kind: .unreadable(reason), key: path, language: .english, source: table))
  }
}
