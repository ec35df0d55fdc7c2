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
    let rules: [any CatalogRule] = [PlaceholdersAgree()]
    let wrong = new.findings(of: rules).filter { $0.severity == .error }
    if wrong.isEmpty { return [] }
    var known: [Misfit: Int] = [:]
    for misfit in Misfit.misfits(old.findings(of: rules), in: old) { known[misfit, default: 0] += 1 }
    return zip(wrong, Misfit.misfits(wrong, in: new)).filter { known.takeOne(of: $0.1) == nil }.map(\.0)
  }

  private static func worse(
    from old: CatalogDocument?, to new: CatalogDocument, rules: [any CatalogRule]
  ) -> [CatalogFinding] {
    var known: [FindingSeverity: [Subject: Int]] = [:]
    for finding in old?.findings(of: rules) ?? [] {
      known[finding.severity, default: [:]][Subject(finding), default: 0] += 1
    }
    // What is as bad as before goes first: then what was worse may stand for what is milder now, never the other way.
    let news = new.findings(of: rules).filter { known[$0.severity]?.takeOne(of: Subject($0)) == nil }
    return news.filter { finding in
      let worse = FindingSeverity.allCases.filter { $0 > finding.severity }
      return !worse.contains { known[$0]?.takeOne(of: Subject(finding)) != nil }
    }
  }

  /// What makes two findings the same one, wherever it stands in its file.
  private struct Subject: Hashable {
    let rule: String
    let key: ExactText?
    let language: ExactText?
    let path: LeafPath?

    init(_ finding: CatalogFinding) {
      (rule, path) = (finding.rule, finding.path)
      (key, language) = (finding.key.map(ExactText.init), finding.language.map(ExactText.init))
    }
  }

  /// What makes two texts that nobody gets the same one: another text that is as wrong is a new mistake.
  private struct Misfit: Hashable {
    let subject: Subject
    let severity: FindingSeverity
    let message: String
    let text: ExactText?

    static func misfits(_ findings: [CatalogFinding], in document: CatalogDocument) -> [Misfit] {
      let keys = Set(findings.compactMap { $0.key.map(ExactText.init) })
      var entries: [ExactText: CatalogEntry] = [:]
      for entry in document.entries where keys.contains(ExactText(entry.key)) { entries[ExactText(entry.key)] = entry }
      return findings.map { finding in
        let entry = finding.key.flatMap { entries[ExactText($0)] }
        let leaves = finding.language.flatMap { entry?.localization($0)?.leaves }
        let text = leaves?.last { $0.path == finding.path ?? LeafPath() }?.text
        return Misfit(
          subject: Subject(finding), severity: finding.severity, message: finding.message,
          text: text.map(ExactText.init))
      }
    }
  }

  private static func unfinished(from old: CatalogDocument?, to new: CatalogDocument) -> [CatalogFinding] {
    let (before, now) = (old.map { CatalogStatus(of: $0) }, CatalogStatus(of: new))
    let offsets = Dictionary(new.entries.map { (ExactText($0.key), $0.offset) }, uniquingKeysWith: { $1 })
    var found: [(offset: Int, language: String, text: UnfinishedText)] = []
    for language in now.languages.map(\.language) {
      let known = Set(before?.unfinished(in: language).map(Text.init) ?? [])
      let added = now.unfinished(in: language).filter { !known.contains(Text($0)) }
      found += added.map { (offsets[ExactText($0.key)] ?? 0, language, $0) }
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
    let key: ExactText
    let path: LeafPath

    init(_ text: UnfinishedText) { (key, path) = (ExactText(text.key), text.path) }
  }
}

extension Dictionary where Value == Int {
  /// Takes one of what is counted; nil where none is left.
  fileprivate mutating func takeOne(of key: Key) -> Int? {
    guard let count = self[key], count > 0 else { return nil }
    self[key] = count - 1
    return count
  }
}
