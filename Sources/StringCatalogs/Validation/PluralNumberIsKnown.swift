import StringTables
import StringTemplates

/// Where forms depend on a number, there is a number.
struct PluralNumberIsKnown: CatalogRule {
  let documentation = """
    Plural forms are chosen by a number among the arguments. When neither the key nor any form has one (`%lld`, `%lf`),
    nothing can choose; Apple's compiler refuses such an entry. A single form may leave its number out. Where keys are
    uniform (`%@` for every kind of value), Dragoman chooses by the value itself: a warning, because Apple's tools do not.
    """
  let failingExample = """
    {"sourceLanguage":"en","strings":{"Files":{"localizations":{"en":{"variations":{"plural":{
    "one":{"stringUnit":{"state":"translated","value":"File"}},
    "other":{"stringUnit":{"state":"translated","value":"Files"}}}}}}}},"version":"1.0"}
    """
  let passingExample = """
    {"sourceLanguage":"en","strings":{"%lld files":{"localizations":{"en":{"variations":{"plural":{
    "one":{"stringUnit":{"state":"translated","value":"One file"}},
    "other":{"stringUnit":{"state":"translated","value":"%lld files"}}}}}}}},"version":"1.0"}
    """

  func check(_ catalog: CheckedCatalog, _ report: inout FindingReport) {
    for entry in catalog.entries {
      for localization in entry.localizations {
        checkPlain(localization, entry, &report)
        for substitution in localization.substitutions { check(substitution, localization, entry, &report) }
      }
    }
  }

  private func checkPlain(_ localization: CheckedLocalization, _ entry: CheckedEntry, _ report: inout FindingReport) {
    let forms = localization.texts.filter { $0.path.pluralCategory != nil && $0.path.substitution == nil }
    guard let first = forms.first else { return }
    let isNumber = { (kind: TextOutline.Argument?) in kind == .whole || kind == .real }
    let isKnown =
      entry.arguments.kinds.values.contains(where: isNumber)
      || forms.contains { TextOutline.judged($0.outline).contains { isNumber($0.argument) } }
    if isKnown { return }
    let isUniform = entry.arguments.kinds.values.contains(.anything)
    if isUniform {
      report.add(
        .warning, first, "plural forms, and only %@ to choose by: Dragoman asks the value, Apple's compiler refuses")
    } else {
      report.add(.error, first, "plural forms, and no number among the arguments to choose by")
    }
  }

  private func check(
    _ substitution: CheckedSubstitution, _ localization: CheckedLocalization, _ entry: CheckedEntry,
    _ report: inout FindingReport
  ) {
    guard let specifier = substitution.specifier else { return }
    let kind = TextOutline("%" + specifier).conversions.first?.argument
    guard kind != .whole, kind != .real else { return }
    report.add(
      .error, at: localization.localization.tape.offset(substitution.node), key: entry.key,
      language: localization.language,
      "the substitution \(substitution.name) varies by a number, and \(specifier) is none")
  }
}
