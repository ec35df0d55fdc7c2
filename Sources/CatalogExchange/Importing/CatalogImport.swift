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
  let tape: JSONTape
  private let options: ImportOptions
  private let entries: [CatalogEntry]
  private let indices: [ExactText: Int]
  private let localizations: LocalizationIndex
  let lookup: LanguageLookup
  private var sources: [Int: VariationTree] = [:]
  private var plans: [Int: UpdateTree] = [:]
  /// Keys that the catalog does not have.
  private var added: [(key: String, tree: UpdateTree)] = []
  private var addedIndices: [ExactText: Int] = [:]

  /// An import into a catalog.
  public init(into document: CatalogDocument, options: ImportOptions = ImportOptions()) {
    base = document
    tape = document.tape
    self.options = options
    entries = document.entries.filter(\.isObject)
    var indices: [ExactText: Int] = [:]
    for (index, entry) in entries.enumerated() { indices[ExactText(entry.key)] = index }
    self.indices = indices
    localizations = LocalizationIndex(of: entries, in: tape)
    lookup = LanguageLookup(
      source: document.sourceLanguage ?? "en", known: localizations.languages, declared: options.languages)
  }

  /// The catalog with everything that was taken.
  public var document: CatalogDocument {
    var changes = CatalogChanges()
    for (node, plan) in plans { plan.apply(to: node, tape, &changes) }
    if let strings = base.strings {
      for (key, tree) in added.sorted(by: { XcodeOrder.precedes($0.key, $1.key) }) {
        changes.insert(key, tree.made, into: strings)
      }
    }
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
    var reports: [ImportReport] = []
    switch OriginalPath.meant(by: name, among: content.files.map(\.original)) {
    case .places(let places):
      let twins = Self.twins(among: places, content.files)
      for place in places where !twins.contains(place) { reports.append(take(content.files[place], lines)) }
      for file in twins.sorted().map({ content.files[$0] }) {
        whole.left += file.units.count
        whole.report(
          .error, "FileIsTheCatalogs", lines.place(of: file.offset),
          "left: one of two parts for \(file.original) in \(file.targetLanguage ?? "no language"), of which one is "
            + "another catalog's: export them one by one")
      }
    case .either(let one, let other):
      whole.report(
        .error, "FileIsTheCatalogs", (1, 1),
        "the file is for \(one) and \(other): say with --original which of them \(name) is")
    case .nothing:
      guard let first = content.files.first else { break }
      whole.report(
        .error, "FileIsTheCatalogs", lines.place(of: first.offset),
        "the file is for \(first.original), not for \(name); where it is, add --original \(first.original)")
    }
    return whole.findings.isEmpty ? reports : [whole] + reports
  }

  /// The parts of one name and language that have a unit twice: they are of two catalogs, whose paths somebody left away.
  /// Parts that share no unit are one that was divided.
  private static func twins(among places: [Int], _ files: [XLIFFFile]) -> Set<Int> {
    let groups = Dictionary(grouping: places) {
      [files[$0].original, files[$0].targetLanguage ?? ""].map(ExactText.init)
    }
    var twins: Set<Int> = []
    for group in groups.values where group.count > 1 {
      let units = group.map { place in Set(files[place].units.map { ExactText($0.identifier) }) }
      let all = units.reduce(into: Set()) { $0.formUnion($1) }
      if all.count < units.reduce(0, { $0 + $1.count }) { twins.formUnion(group) }
    }
    return twins
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
        name: .identifier(unit.identifier), source: unit.source, text: unit.target, state: state, offset: unit.offset,
        comment: unit.note)
    }
    take(IncomingFile(language: report.language, units: units, lines: lines), &report)
    return report
  }
}

// Units of any file.
extension CatalogImport {
  /// What a unit belongs to: an entry of the catalog, or one that is added, by its number.
  private enum Owner: Hashable {
    case entry(Int)
    case added(Int)
  }

  /// The units of one key. Far more than any text has forms are nobody's translation.
  private struct Group {
    static let limit = 300

    var owner: Owner
    var units: [EntryImport.Unit] = []
    var places: [LeafPath: Int] = [:]

    /// Adds a unit; false where one of the same variation stands there already, which it replaces.
    mutating func add(_ unit: EntryImport.Unit) -> Bool {
      if units.count == 1 { places[units[0].path] = 0 }
      if let place = units.isEmpty ? nil : places[unit.path] {
        units[place] = unit
        return false
      }
      if !units.isEmpty { places[unit.path] = units.count }
      units.append(unit)
      return true
    }
  }

  /// Takes the units of a file, those of a key together.
  mutating func take(_ file: IncomingFile, _ report: inout ImportReport) {
    var groups: [Group] = []
    var places: [Owner: Int] = [:]
    for unit in file.units {
      guard let (owner, path) = find(unit, &report) else {
        report.leave(unit, file, "the catalog has no key for \(unit.name)")
        continue
      }
      let place = places[owner] ?? groups.count
      if place == groups.count {
        groups.append(Group(owner: owner))
        places[owner] = place
      }
      guard groups[place].units.count < Group.limit else {
        report.leave(unit, file, "left: the key has more than \(Group.limit) units before \(unit.name)")
        continue
      }
      if !groups[place].add(EntryImport.Unit(path: path, incoming: unit)) {
        report.leave(unit, file, "\(unit.name) stands there twice: the last counts")
      }
    }
    for group in groups { take(group.units, of: group.owner, file, &report) }
    report.findings.sort { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  private mutating func find(_ unit: IncomingUnit, _ report: inout ImportReport) -> (owner: Owner, path: LeafPath)? {
    let names: [(key: String, path: LeafPath)]
    switch unit.name {
    case .leaf(let key, let path): names = [(key, path)]
    case .identifier(let identifier):
      if let index = indices[ExactText(identifier)] { return (.entry(index), LeafPath()) }
      names = UnitIdentifier.splits(identifier) + [(identifier, LeafPath())]
    }
    for (key, path) in names {
      if let index = indices[ExactText(key)] { return (.entry(index), path) }
      if let index = addedIndices[ExactText(key)] { return (.added(index), path) }
    }
    guard options.addsKeys, base.strings != nil, let (key, path) = names.first else { return nil }
    var tree = UpdateTree()
    if let comment = unit.comment { tree.setField("comment", .text(comment), at: []) }
    tree.setField("extractionState", .text("manual"), at: [])
    addedIndices[ExactText(key)] = added.count
    added.append((key, tree))
    report.newKeys += 1
    return (.added(added.count - 1), path)
  }

  private mutating func take(
    _ units: [EntryImport.Unit], of owner: Owner, _ file: IncomingFile, _ report: inout ImportReport
  ) {
    switch owner {
    case .entry(let index):
      let target = localizations.node(of: index, in: file.language).map { VariationTree(tape, $0) }
      var entryImport = entryImport(entries[index].key, file, source: source(of: index), target: target)
      // Another file may have said something else, and what is said last counts.
      entryImport.keepsUnchanged = plans[entries[index].node] != nil
      entryImport.take(units, &report)
      if !entryImport.isEmpty { entryImport.plan(in: &plans[entries[index].node, default: UpdateTree()]) }
    case .added(let index):
      var entryImport = entryImport(added[index].key, file, source: nil, target: nil)
      entryImport.takeWithSources(units, in: lookup.source, &added[index].tree, &report)
      entryImport.plan(in: &added[index].tree)
    }
  }

  private func entryImport(
    _ key: String, _ file: IncomingFile, source: VariationTree?, target: VariationTree?
  ) -> EntryImport {
    EntryImport(
      key: key, language: file.language, sourceLanguage: lookup.source, source: source, target: target,
      takesUnfinished: options.takesUnfinished, lines: file.lines)
  }

  private mutating func source(of index: Int) -> VariationTree? {
    if let known = sources[index] { return known }
    let source = localizations.node(of: index, in: lookup.source).map { VariationTree(tape, $0) }
    sources[index] = source
    return source
  }

  /// The nodes that the catalog has for a key, in a language and in the source language; nil without the key.
  func nodes(of key: String, _ language: String) -> (target: Int?, source: Int?)? {
    indices[ExactText(key)].map {
      (localizations.node(of: $0, in: language), localizations.node(of: $0, in: lookup.source))
    }
  }

  /// What the catalog has for a key, in a language and in the source language.
  func trees(of key: String, _ language: String) -> [VariationTree] {
    guard let index = indices[ExactText(key)] else { return [] }
    return [language, lookup.source].compactMap { language in
      localizations.node(of: index, in: language).map { VariationTree(tape, $0) }
    }
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
  /// Counts and names a unit that is left.
  fileprivate mutating func leave(_ unit: IncomingUnit, _ file: IncomingFile, _ message: String) {
    left += 1
    report(.warning, "UnitIsKnown", file.lines.place(of: unit.offset), message)
  }

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
