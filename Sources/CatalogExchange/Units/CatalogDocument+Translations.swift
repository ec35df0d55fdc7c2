public import StringCatalogs
import StringTables

extension CatalogDocument {
  /// The texts of the catalog on their way to a translator.
  ///
  /// Keys that are not to be translated are left out. A key without a text in the language has units without a target,
  /// one for each plural category that the language needs; nothing is ever filled with the source text.
  ///
  /// ```swift
  /// let german = document.translations(into: "de", original: "Localizable.xcstrings")
  /// german.units[0].key           // "Done"
  /// german.units[0].target?.text  // "Fertig"
  /// ```
  ///
  /// - Parameters:
  ///   - language: the target language, as the catalog spells it; one that the catalog does not have yet is new.
  ///   - original: the catalog's path as the project names it: on the way back it tells which catalog is meant.
  public func translations(into language: String, original: String) -> TranslationFile {
    translations(into: [language], original: original)[0]
  }

  /// The texts of several languages, in one walk through the catalog.
  public func translations(into languages: [String], original: String) -> [TranslationFile] {
    var export = CatalogExport(of: self, into: languages, original: original)
    export.run()
    return export.files
  }
}

/// One walk through a catalog that makes the files of several languages.
private struct CatalogExport {
  let document: CatalogDocument
  let tape: JSONTape
  let languages: [(name: [UInt8], categories: [String])]
  let source: [UInt8]
  let lines: LineMap
  /// The keys that look like another key with a variation.
  let lookalikes: Set<ExactText>
  private(set) var files: [TranslationFile]

  init(of document: CatalogDocument, into languages: [String], original: String) {
    self.document = document
    tape = document.tape
    let sourceLanguage = document.sourceLanguage ?? "en"
    source = Array(sourceLanguage.utf8)
    self.languages = languages.map { (Array($0.utf8), PluralNeed.categories(of: $0)) }
    files = languages.map {
      TranslationFile(original: original, sourceLanguage: sourceLanguage, targetLanguage: $0, units: [])
    }
    lines = LineMap(tape.bytes)
    lookalikes = Set(
      document.entries.map(\.key).filter { !UnitIdentifier.splits($0).isEmpty }.map(ExactText.init))
  }

  mutating func run() {
    for (key, entry) in document.sortedEntries where entry.shouldTranslate { add(key, entry) }
  }

  private mutating func add(_ key: String, _ entry: CatalogEntry) {
    let (sourceNode, targetNodes) = localizations(of: entry)
    let source = sourceNode.map { VariationTree(tape, $0) }
    let comment = entry.comment
    let isGenerated = comment != nil && entry.isCommentGenerated
    for index in languages.indices {
      let target = targetNodes[index].map { VariationTree(tape, $0) }
      if let offset = target?.setOffset ?? (target == nil ? source?.setOffset : nil) {
        report(.warning, "FormatCarriesAll", at: offset, key, index, "a set of phrases is not exported")
        if target?.hasText != true, source?.hasText != true { continue }
      }
      var collector = UnitCollector(key: key, source: source, target: target, categories: languages[index].categories)
      collector.collect()
      if lookalikes.contains(ExactText(key)), !isDistinct(collector.units, entry, index) { continue }
      for var unit in collector.units {
        unit.comment = comment
        unit.isCommentGenerated = isGenerated
        files[index].units.append(unit)
      }
    }
  }

  /// The nodes of the source's localization and of each target's; a null is none.
  private func localizations(of entry: CatalogEntry) -> (source: Int?, targets: [Int?]) {
    var found: (source: Int?, targets: [Int?]) = (nil, Array(repeating: nil, count: languages.count))
    guard let object = tape.member("localizations", of: entry.node), tape.kind(object) == .object else { return found }
    for (name, value) in tape.members(object) where !tape.isNull(value) {
      if tape.isNode(name, source) { found.source = value }
      for index in languages.indices where tape.isNode(name, languages[index].name) { found.targets[index] = value }
    }
    return found
  }

  /// Whether nobody takes the key for a variation of another: `Files|==|plural.one` beside the plural `Files`.
  private mutating func isDistinct(_ units: [TranslationUnit], _ entry: CatalogEntry, _ index: Int) -> Bool {
    let key = entry.key
    let other = UnitIdentifier.splits(key).first { split in
      document.entry(split.key).map { VariationTree.hasPath(split.path, in: $0) } == true
    }
    guard let other else {
      report(
        .warning, "IdentifiersAreDistinct", at: entry.offset, key, index,
        "Xcode takes the key for a variation of another, and does not import it")
      return true
    }
    report(
      .error, "IdentifiersAreDistinct", at: entry.offset, key, index,
      "not exported: it has the identifier of \(other.path) of \(other.key)")
    return false
  }

  private mutating func report(
    _ severity: FindingSeverity, _ rule: String, at offset: Int, _ key: String, _ index: Int, _ message: String
  ) {
    let place = lines.place(of: offset)
    var finding = CatalogFinding(
      rule: rule, severity: severity, line: place.line, column: place.column, message: message)
    finding.key = key
    finding.language = files[index].targetLanguage
    files[index].findings.append(finding)
  }
}

extension VariationTree {
  /// Whether an entry varies along a path in some language.
  static func hasPath(_ path: LeafPath, in entry: CatalogEntry) -> Bool {
    entry.localizations.contains { localization in localization.leaves.contains { $0.path == path } }
  }
}

extension CatalogEntry {
  /// Whether a program wrote the comment.
  var isCommentGenerated: Bool {
    guard let value = tape.member("isCommentAutoGenerated", of: node), tape.kind(value) == .literal else {
      return false
    }
    return tape.bytes[tape.offset(value)] == UInt8(ascii: "t")
  }
}
