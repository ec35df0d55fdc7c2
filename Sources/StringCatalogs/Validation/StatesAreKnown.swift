import StringTables

/// States are words that Xcode knows.
struct StatesAreKnown: CatalogRule {
  let name = "StatesAreKnown"
  let documentation = """
    A unit is `new`, `translated`, `needs_review`, `machine_translated` or `stale`; an entry is `manual`, `stale`,
    `extracted_with_value` or `migrated`. Other words are kept by everybody and understood by nobody: the text counts as
    untranslated for ever.
    """
  let failingExample = """
    {"sourceLanguage":"en","strings":{"Done":{"localizations":{"de":{"stringUnit":
    {"state":"done","value":"Fertig"}}}}},"version":"1.0"}
    """
  let passingExample = """
    {"sourceLanguage":"en","strings":{"Done":{"extractionState":"manual","localizations":{"de":{"stringUnit":
    {"state":"needs_review","value":"Fertig"}}}}},"version":"1.0"}
    """

  private static let extractionStates: Set = ["manual", "stale", "extracted_with_value", "migrated"]

  func check(_ catalog: CheckedCatalog, _ report: inout FindingReport) {
    for entry in catalog.entries {
      guard let state = catalog.fields(of: entry).extractionState, !Self.extractionStates.contains(state) else {
        continue
      }
      report.add(
        .warning, at: catalog.tape.offset(entry.name), key: entry.key,
        "the extraction state \"\(state)\" is not known")
    }
    for leaf in catalog.model.leaves where leaf.state == .other {
      guard let state = catalog.model.spelledState(of: leaf) else { continue }
      report.add(
        .warning, node: leaf.valueNode ?? leaf.unitNode, in: catalog.localization(leaf.localizationIndex),
        path: catalog.model.path(of: leaf), "the state \"\(state)\" is not known")
    }
  }
}
