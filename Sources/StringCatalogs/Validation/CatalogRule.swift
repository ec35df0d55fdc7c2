/// One thing that is checked in catalogs.
///
/// A rule's name is an assertion, `PlaceholdersAgree`, and the same in code, configuration, documentation and tests.
///
/// ```swift
/// let findings = document.findings(of: CatalogRules.named("PlaceholdersAgree"))
/// findings.first?.message  // "position 1: lld expected, found @"
/// ```
public protocol CatalogRule: Sendable {
  /// What the rule is for and why it matters, in a few sentences.
  var documentation: String { get }
  /// A catalog in which the rule finds something.
  var failingExample: String { get }
  /// A catalog in which it finds nothing.
  var passingExample: String { get }
  /// Says what is wrong with a catalog.
  func check(_ catalog: CheckedCatalog, _ report: inout FindingReport)
}

extension CatalogRule {
  /// The rule's name: that of its type.
  public var name: String { String(describing: Self.self) }
}

/// The rules that there are.
public enum CatalogRules {
  /// All rules, in the order of their names.
  public static let all: [any CatalogRule] = [
    DeviceHasFallback(), EdgesOfWhitespaceAgree(), KeysAreUnique(), LanguagesAreValidTags(), LengthWithinLimit(),
    NoControlCharacters(), NoStrayRootKeys(), OneDirectoryPerLanguage(), PercentSignsAreEscaped(),
    PlaceholdersAgree(), PluralFormsAreComplete(), PluralNumberIsKnown(), ScriptFitsLanguage(), ShapesAreKnown(),
    SourceTextExists(), StatesAreKnown(), SubstitutionsAreDefined(), SymbolsDoNotCollide(),
  ]

  /// The rules of these names, in the order of ``all``.
  ///
  /// ```swift
  /// CatalogRules.named("KeysAreUnique").map(\.name)  // ["KeysAreUnique"]
  /// ```
  public static func named(_ names: String...) -> [any CatalogRule] { all.filter { names.contains($0.name) } }
}

/// What the rules have found so far.
public struct FindingReport {
  let catalog: CheckedCatalog
  /// The rule that is at work.
  var rule = ""
  private(set) var findings: [CatalogFinding] = []

  init(_ catalog: CheckedCatalog) { self.catalog = catalog }

  /// Adds a finding at an offset in bytes of the text in UTF-8.
  public mutating func add(
    _ severity: FindingSeverity, at offset: Int, key: String? = nil, language: String? = nil, path: LeafPath? = nil,
    fix: String? = nil, _ message: String
  ) {
    let place = catalog.lines.place(of: offset)
    findings.append(
      CatalogFinding(
        rule: rule, severity: severity, line: place.line, column: place.column, key: key, language: language,
        path: path, message: message, fix: fix))
  }

  /// Adds a finding at a text.
  mutating func add(
    _ severity: FindingSeverity, _ text: CheckedText, fix: String? = nil, _ message: String
  ) {
    add(
      severity, at: text.offset, key: text.key, language: text.language, path: text.path, fix: fix, message)
  }
}

extension CatalogDocument {
  /// What rules have to say about the document, in the order of the file.
  ///
  /// ```swift
  /// try CatalogDocument(bytes).findings().filter { $0.severity == .error }
  /// ```
  public func findings(of rules: [any CatalogRule] = CatalogRules.all) -> [CatalogFinding] {
    let catalog = CheckedCatalog(self)
    var report = FindingReport(catalog)
    for rule in rules {
      report.rule = rule.name
      rule.check(catalog, &report)
    }
    return report.findings.sorted { ($0.line, $0.column, $0.rule) < ($1.line, $1.column, $1.rule) }
  }
}
