public import Foundation

/// A generator: reads pinned data, answers files, and writes nothing.
protocol TableGenerator {
  /// Makes the files of one topic from the data.
  static func files(from data: DataFolder) throws(TableGenerationError) -> [GeneratedFile]
}

/// Every generated file of the package: what `generate-tables` writes and what the freshness test compares.
///
/// ```swift
/// let stale = try GeneratedTables.staleFiles(in: packageRoot)
/// if !stale.isEmpty { print(GeneratedTables.complaint(about: stale)) }
/// ```
public enum GeneratedTables {
  /// The generators, one a topic. A new table is a new line here.
  static var generators: [any TableGenerator.Type] {
    [
      PluralRuleGenerator.self, PluralRangeGenerator.self, NumberSymbolsGenerator.self, LanguageTableGenerator.self,
    ]
  }

  /// Makes every file in memory.
  ///
  /// - Throws: a ``TableGenerationError`` where a data file is absent, changed or malformed.
  public static func files(in package: URL) throws(TableGenerationError) -> [GeneratedFile] {
    let data = try DataFolder(package: package)
    var files: [GeneratedFile] = []
    for generator in generators { files += try generator.files(from: data) }
    return files
  }

  /// The paths of the generated files that differ from what their generators make now; throws as ``files(in:)``.
  public static func staleFiles(in package: URL) throws(TableGenerationError) -> [String] {
    try files(in: package).filter { !$0.isFresh(in: package) }.map(\.path)
  }

  /// What to tell somebody whose files are stale: which, and the command that mends them.
  public static func complaint(about stale: [String]) -> String {
    stale.map { "\($0) is stale\n" }.joined() + "Make the generated files anew with: \(GeneratedFile.command)"
  }
}
