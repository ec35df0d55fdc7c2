import StringTables

/// States are words that Xcode knows.
struct StatesAreKnown: CatalogRule {
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

  private static let states: Set = ["new", "translated", "needs_review", "machine_translated", "stale"]
  private static let extractionStates: Set = ["manual", "stale", "extracted_with_value", "migrated"]

  func check(_ catalog: CheckedCatalog, _ report: inout FindingReport) {
    for entry in catalog.entries {
      if let state = entry.entry.extractionState, !Self.extractionStates.contains(state) {
        report.add(.warning, at: entry.entry.offset, key: entry.key, "the extraction state \"\(state)\" is not known")
      }
      for localization in entry.localizations {
        for leaf in localization.localization.leaves {
          guard !leaf.isTranslated, let state = leaf.state, !Self.states.contains(state) else { continue }
          report.add(
            .warning, at: leaf.offset, key: entry.key, language: localization.language, path: leaf.path,
            "the state \"\(state)\" is not known")
        }
      }
    }
  }
}
