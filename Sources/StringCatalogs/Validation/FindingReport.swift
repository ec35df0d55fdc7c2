import StringTables

/// What the rules have found so far.
///
/// ```swift
/// struct KeysDoNotShout: CatalogRule {
///   let name = "KeysDoNotShout"
///   let documentation = "Capitals are hard to read."
///   let failingExample = #"{"sourceLanguage":"en","strings":{"DONE":{}},"version":"1.0"}"#
///   let passingExample = #"{"sourceLanguage":"en","strings":{"Done":{}},"version":"1.0"}"#
///
///   func check(_ catalog: CheckedCatalog, _ report: inout FindingReport) {
///     for entry in catalog.document.entries where entry.key == entry.key.uppercased() {
///       report.add(.warning, at: entry.offset, key: entry.key, "the key is in capitals")
///     }
///   }
/// }
/// ```
public struct FindingReport {
  let catalog: CheckedCatalog
  /// The rule that is at work.
  var rule = ""
  /// The findings with their places, as offsets: lines are counted once, for all of them.
  private var placed: [(offset: Int, finding: CatalogFinding)] = []
  private lazy var lines = LineMap(catalog.tape.bytes)

  init(_ catalog: CheckedCatalog) { self.catalog = catalog }

  /// Adds a finding at an offset in bytes of the text in UTF-8.
  public mutating func add(
    _ severity: FindingSeverity, at offset: Int, key: String? = nil, language: String? = nil, path: LeafPath? = nil,
    fix: String? = nil, _ message: String
  ) {
    let finding = CatalogFinding(
      rule: rule, severity: severity, line: 0, column: 0, key: key, language: language, path: path, message: message,
      fix: fix)
    placed.append((offset, finding))
  }

  /// Adds a finding at a node of a localization.
  mutating func add(
    _ severity: FindingSeverity, node: Int, in localization: CheckedLocalization, path: LeafPath? = nil,
    fix: String? = nil, _ message: String
  ) {
    add(
      severity, at: catalog.tape.offset(node), key: catalog.entries[localization.entry].key,
      language: catalog.language(of: localization).spelling, path: path, fix: fix, message)
  }

  /// Adds a finding at a text.
  mutating func add(_ severity: FindingSeverity, _ text: CheckedText, fix: String? = nil, _ message: String) {
    add(
      severity, node: text.node, in: catalog.localization(of: text), path: catalog.variation(of: text).path, fix: fix,
      message)
  }

  /// The line of an offset, from 1.
  mutating func line(of offset: Int) -> Int { lines.line(of: offset) }

  /// The findings, in the order of the file.
  func findings() -> [CatalogFinding] {
    var place = LinePlace(in: catalog.tape.bytes)
    return placed.sorted { ($0.offset, $0.finding.rule) < ($1.offset, $1.finding.rule) }.map { offset, finding in
      place.move(to: offset)
      var finding = finding
      (finding.line, finding.column) = (place.line, place.column)
      return finding
    }
  }
}
