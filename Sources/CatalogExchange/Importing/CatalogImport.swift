public import StringCatalogs
import StringTables

/// Takes translators' files back into a catalog: what they changed, and nothing else.
///
/// A text whose source is another now than the one that was translated is marked for review. A unit without a
/// translation changes nothing, and nothing is ever filled with the source text.
///
/// ```swift
/// var catalogImport = CatalogImport(into: document)
/// let reports = catalogImport.take(xliff: bytes, named: "Localizable.xcstrings")
/// catalogImport.document.bytes  // the catalog, only the lines of changed texts changed
/// ```
public struct CatalogImport: Sendable {
  private let base: CatalogDocument
  private let tape: JSONTape
  private let options: ImportOptions
  private let entries: [ExactText: CatalogEntry]
  private let lookup: LanguageLookup
  private var sources: [Int: VariationTree] = [:]
  private var plans: [Int: UpdateTree] = [:]

  /// An import into a catalog.
  public init(into document: CatalogDocument, options: ImportOptions = ImportOptions()) {
    base = document
    tape = document.tape
    self.options = options
    var entries: [ExactText: CatalogEntry] = [:]
    for entry in document.entries where entry.isObject { entries[ExactText(entry.key)] = entry }
    self.entries = entries
    lookup = LanguageLookup(of: document, declared: options.languages)
  }

  /// The catalog with everything that was taken.
  public var document: CatalogDocument {
    var changes = CatalogChanges()
    for (node, plan) in plans { plan.apply(to: node, tape, &changes) }
    return base.changed(changes)
  }
}

// XLIFF.
extension CatalogImport {
  /// Takes what an XLIFF file has for this catalog.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - name: the catalog's path, as far as it is known: the `file` elements whose `original` ends alike are meant.
  /// - Returns: a report for each `file` element of the catalog, and one without a language for what is wrong with the
  ///   file as a whole.
  public mutating func take(xliff bytes: [UInt8], named name: String) -> [ImportReport] {
    let content = XLIFFReader.content(of: bytes)
    let lines = LineMap(content.text)
    var whole = ImportReport(language: "")
    whole.findings = content.findings
    let meant = OriginalPath.meant(by: name, among: content.files.map(\.original))
    if !content.files.isEmpty, meant.isEmpty {
      whole.report(
        .error, "FileIsTheCatalogs", lines.place(of: content.files[0].offset),
        "the file is for \(content.files[0].original), not for \(name)")
    }
    var reports: [ImportReport] = []
    for index in meant { reports.append(take(content.files[index], lines)) }
    return whole.findings.isEmpty ? reports : [whole] + reports
  }

  private mutating func take(_ file: XLIFFFile, _ lines: LineMap) -> ImportReport {
    var report = ImportReport(language: file.targetLanguage ?? "")
    let place = lines.place(of: file.offset)
    guard let language = file.targetLanguage else {
      report.report(.error, "LanguageIsTheCatalogs", place, "the file does not name its target language")
      return report
    }
    do throws(LanguageLookup.Refusal) {
      if let source = file.sourceLanguage { try lookup.checkSource(source) }
      report.language = try lookup.language(for: language)
    } catch {
      report.report(.error, "LanguageIsTheCatalogs", place, error.reason)
      report.left += file.units.count
      return report
    }
    let units = file.units.map { unit in
      let state = XLIFFState(state: unit.state, qualifier: unit.stateQualifier).catalogState
      return IncomingUnit(
        name: .identifier(unit.identifier), source: unit.source, text: unit.target, state: state, offset: unit.offset)
    }
    take(IncomingFile(language: report.language, units: units, lines: lines), &report)
    return report
  }
}

// Units of any file.
extension CatalogImport {
  /// Takes the units of a file, those of a key together.
  mutating func take(_ file: IncomingFile, _ report: inout ImportReport) {
    var groups: [(entry: CatalogEntry, units: [EntryImport.Unit])] = []
    var groupOfEntry: [Int: Int] = [:]
    for unit in file.units {
      guard let (entry, path) = find(unit.name) else {
        report.left += 1
        report.report(
          .warning, "UnitIsKnown", file.lines.place(of: unit.offset), "the catalog has no key for \(unit.name)")
        continue
      }
      let group = groupOfEntry[entry.node] ?? groups.count
      if group == groups.count {
        groups.append((entry, []))
        groupOfEntry[entry.node] = group
      }
      groups[group].units.append(EntryImport.Unit(path: path, incoming: unit))
    }
    for (entry, units) in groups { take(units, of: entry, file, &report) }
  }

  private func find(_ name: IncomingUnit.Name) -> (entry: CatalogEntry, path: LeafPath)? {
    switch name {
    case .leaf(let key, let path): return entries[ExactText(key)].map { ($0, path) }
    case .identifier(let identifier):
      if let entry = entries[ExactText(identifier)] { return (entry, LeafPath()) }
      for (key, path) in UnitIdentifier.splits(identifier) {
        if let entry = entries[ExactText(key)] { return (entry, path) }
      }
      return nil
    }
  }

  private mutating func take(
    _ units: [EntryImport.Unit], of entry: CatalogEntry, _ file: IncomingFile, _ report: inout ImportReport
  ) {
    let source = sources[entry.node] ?? entry.localization(lookup.source).map { VariationTree(tape, $0.node) }
    sources[entry.node] = source
    let target = entry.localization(file.language).map { VariationTree(tape, $0.node) }
    var entryImport = EntryImport(
      key: entry.key, language: file.language, source: source, target: target,
      takesUnfinished: options.takesUnfinished, lines: file.lines)
    entryImport.take(units, &report)
    guard !entryImport.isEmpty else { return }
    entryImport.plan(in: &plans[entry.node, default: UpdateTree()])
  }
}

extension IncomingUnit.Name: CustomStringConvertible {
  var description: String {
    switch self {
    case .identifier(let identifier): "\"\(identifier)\""
    case .leaf(let key, let path): "\"\(key)\"" + (path.steps.isEmpty ? "" : ", \(path)")
    }
  }
}

extension ImportReport {
  mutating func report(
    _ severity: FindingSeverity, _ rule: String, _ place: (line: Int, column: Int), _ message: String,
    key: String? = nil, path: LeafPath? = nil
  ) {
    var finding = CatalogFinding(
      rule: rule, severity: severity, line: place.line, column: place.column, message: message)
    finding.key = key
    finding.path = path
    if key != nil { finding.language = language }
    findings.append(finding)
  }
}
