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
    var known: [Subject: Int] = [:]
    for finding in old?.findings(of: rules) ?? [] { known[Subject(finding), default: 0] += 1 }
    let worse = new.findings(of: rules).filter { finding in
      guard let count = known[Subject(finding)], count > 0 else { return true }
      known[Subject(finding)] = count - 1
      return false
    }
    return (worse + unfinished(from: old, to: new)).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
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
    let before = old.map { CatalogStatus(of: $0) }
    let lines = LineMap(new.tape.bytes)
    let offsets = Dictionary(new.entries.map { ($0.key, $0.offset) }, uniquingKeysWith: { $1 })
    var findings: [CatalogFinding] = []
    for language in CatalogStatus(of: new).languages {
      let known = before?.languages.first { $0.language == language.language }
      let kept = Set(known?.unfinished.map { [$0.key, $0.path.description] } ?? [])
      for text in language.unfinished where !kept.contains([text.key, text.path.description]) {
        let place = lines.place(of: offsets[text.key] ?? 0)
        findings.append(
          CatalogFinding(
            rule: "TranslationsAreComplete", severity: .error, line: place.line, column: place.column, key: text.key,
            language: language.language, path: text.path,
            message: "\(language.language) is not translated: \(text.state)"))
      }
    }
    return findings
  }
}
