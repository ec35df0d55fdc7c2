public import StringCatalogs

/// What an import may do.
///
/// ```swift
/// var options = ImportOptions()
/// options.languages["pt-PT"] = "pt"  // what the translator calls pt-PT is pt in the catalog
/// ```
public struct ImportOptions: Hashable, Sendable {
  /// Which language of the catalog is meant by one of a file: never guessed where two spellings could be meant.
  public var languages: [String: String] = [:]
  /// Whether texts are taken that the file calls new or in need of review; Xcode leaves them.
  public var takesUnfinished = false
  /// Whether keys that the catalog does not have are added, as keys that somebody entered by hand (`manual`).
  public var addsKeys = false

  /// What Xcode does.
  public init() {}
}

/// What came of a file.
///
/// ```swift
/// report.description  // "de: 12 changed, 3 added, 240 as before, 5 not translated"
/// ```
public struct ImportReport: Sendable, CustomStringConvertible {
  /// The language, as the catalog spells it.
  public var language: String
  /// Texts or states that differ from what the catalog had.
  public var changed = 0
  /// Texts that the catalog did not have.
  public var added = 0
  /// Texts that the catalog had, in that state.
  public var unchanged = 0
  /// Units without a translation.
  public var untranslated = 0
  /// Texts among the changed and added that are marked for review, since the source is another now.
  public var marked = 0
  /// Keys that the catalog did not have.
  public var newKeys = 0
  /// Units that were left, each with a finding.
  public var left = 0
  /// What somebody should look at.
  public var findings: [CatalogFinding] = []

  init(language: String) { self.language = language }

  /// The counts in a line.
  public var description: String {
    let counts = [
      (changed, "changed"), (added, "added"), (unchanged, "as before"), (untranslated, "not translated"),
      (marked, "marked for review"), (newKeys, newKeys == 1 ? "new key" : "new keys"), (left, "left"),
    ].filter { $0.0 > 0 }
    return "\(language): " + (counts.isEmpty ? "no texts" : counts.map { "\($0.0) \($0.1)" }.joined(separator: ", "))
  }
}
