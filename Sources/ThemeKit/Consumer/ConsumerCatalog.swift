import Dragoman
import Foundation
import LanguageTags

/// Finds a consumer's catalog in a bundle, whatever form it has there.
enum ConsumerCatalog {
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
    let source = BundleSource(bundle, table: table, keysLanguage: .english)
    let missing = MissingCatalog(table: table, folders: bundle.resourceFolders)
    if !source.languages.isEmpty || missing.isThere {
      for problem in source.problems { report(problem, table: table, to: reports) }
    } else if let problem = missing.problem(wasAskedFor: wasAskedFor) {
      report(bundle.bundlePath + ": " + problem, table: table, to: reports)
    }
    return source.languages.isEmpty ? missing : source
  }

  /// The catalog of a table; nil when the bundle has none that can be read.
  static func find(in bundle: Bundle, table: String) -> (any StringSource)? {
    let source = BundleSource(bundle, table: table, keysLanguage: .english)
    return source.languages.isEmpty ? nil : source
  }

  /// Reports what is written as `path: reason`.
  private static func report(_ problem: String, table: String, to reports: ReportRelay) {
    let place = problem.range(of: ": ")
    let path = place.map { String(problem[..<$0.lowerBound]) } ?? problem
    let reason = place.map { String(problem[$0.upperBound...]) } ?? problem
    reports.reporter.report(
      ResolutionReport(kind: .unreadable(reason), key: path, language: .english, source: table))
  }
}
