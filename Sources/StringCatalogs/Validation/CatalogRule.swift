/// One thing that is checked in catalogs.
///
/// A rule's name is an assertion, `PlaceholdersAgree`, and the same in code, configuration, documentation and tests.
///
/// ```swift
/// let findings = document.findings(of: CatalogRules.named("PlaceholdersAgree"))
/// findings.first?.message  // "position 1: lld expected, found @"
/// ```
public protocol CatalogRule: Sendable {
  /// The rule's name: that of its type.
  var name: String { get }
  /// What the rule is for and why it matters, in a few sentences.
  var documentation: String { get }
  /// A catalog in which the rule finds something.
  var failingExample: String { get }
  /// A catalog in which it finds nothing.
  var passingExample: String { get }
  /// Says what is wrong with a catalog.
  func check(_ catalog: CheckedCatalog, _ report: inout FindingReport)
}

/// The rules that there are.
public enum CatalogRules {
  /// All rules, in the order of their names.
  public static let all: [any CatalogRule] = [
    DeviceHasFallback(), EdgesOfWhitespaceAgree(), ExchangeUnitsDoNotCollide(), KeysAreUnique(),
    LanguagesAreValidTags(), LengthWithinLimit(),
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
    return report.findings()
  }
}
