import StringTables

/// What got worse from one version of a catalog to the next, whatever the percentages say.
///
/// A branch that adds ten translated keys and one untranslated raises the share, and still leaves one reader without a
/// text: the one is found.
///
/// ```swift
/// CatalogRatchet.findings(from: atMergeBase, to: now)
/// // 40:9: error: de is not translated: missing [TranslationsAreComplete] (de: Cancel)
/// ```
public enum CatalogRatchet {
  /// The findings that the old version did not have, and the texts that are not translated and were not so before.
  ///
  /// - Parameters:
  ///   - old: the version to compare with; `nil` when the file is new.
  ///   - new: the version to judge.
  ///   - rules: the rules to check.
  public static func findings(
    from old: CatalogDocument?, to new: CatalogDocument, rules: [any CatalogRule] = CatalogRules.all
  ) -> [CatalogFinding] {
    (worse(from: old, to: new, rules: rules) + unfinished(from: old, to: new))
      .sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// The texts of the new version that no reader gets because the values of their key do not fit them, and that the old
  /// version did not have: what an edit or an import should not do unseen.
  ///
  /// - Parameters:
  ///   - old: the version before the edit.
  ///   - new: the version after it.
  public static func misfits(from old: CatalogDocument, to new: CatalogDocument) -> [CatalogFinding] {
    worse(from: old, to: new, rules: [PlaceholdersAgree()]).filter { $0.severity == .error }
  }

  private static func worse(
    from old: CatalogDocument?, to new: CatalogDocument, rules: [any CatalogRule]
  ) -> [CatalogFinding] {
    var known: [Subject: Int] = [:]
    for finding in old?.findings(of: rules) ?? [] { known[Subject(finding), default: 0] += 1 }
    return new.findings(of: rules).filter { finding in
      guard let count = known[Subject(finding)], count > 0 else { return true }
      known[Subject(finding)] = count - 1
      return false
    }
  }

  /// What makes two findings the same one, wherever it stands in its file.
  private struct Subject: Hashable {
    let rule: String
    let key: String?
    let language: String?
    let path: LeafPath?

    init(_ finding: CatalogFinding) {
      (rule, key, language, path) = (finding.rule, finding.key, finding.language, finding.path)
    }
  }

  private static func unfinished(from old: CatalogDocument?, to new: CatalogDocument) -> [CatalogFinding] {
    let (before, now) = (old.map { CatalogStatus(of: $0) }, CatalogStatus(of: new))
    let offsets = Dictionary(new.entries.map { ($0.key, $0.offset) }, uniquingKeysWith: { $1 })
    var found: [(offset: Int, language: String, text: UnfinishedText)] = []
    for language in now.languages.map(\.language) {
      let known = Set(before?.unfinished(in: language).map(Text.init) ?? [])
      let added = now.unfinished(in: language).filter { !known.contains(Text($0)) }
      found += added.map { (offsets[$0.key] ?? 0, language, $0) }
    }
    var place = LinePlace(in: new.tape.bytes)
    return found.sorted { $0.offset < $1.offset }.map { offset, language, text in
      place.move(to: offset)
      return CatalogFinding(
        rule: "TranslationsAreComplete", severity: .error, line: place.line, column: place.column, key: text.key,
        language: language, path: text.path, message: "\(language) is not translated: \(text.state)")
    }
  }

  /// A text of a language, whatever its state.
  private struct Text: Hashable {
    let key: String
    let path: LeafPath

    init(_ text: UnfinishedText) { (key, path) = (text.key, text.path) }
  }
}
