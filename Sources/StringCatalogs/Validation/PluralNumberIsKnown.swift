import StringTables
import StringTemplates

/// Where forms depend on a number, there is a number.
struct PluralNumberIsKnown: CatalogRule {
  let name = "PluralNumberIsKnown"
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
    guard catalog.model.paths.contains(where: \.isPlural) else { return }
    for localization in catalog.intricateLocalizations {
      checkPlain(localization, catalog, &report)
      for substitution in catalog.substitutions(of: localization) { check(substitution, localization, &report) }
    }
  }

  private func checkPlain(
    _ localization: CheckedLocalization, _ catalog: CheckedCatalog, _ report: inout FindingReport
  ) {
    var first: CheckedText?
    for index in localization.texts {
      let text = catalog.texts[index]
      let variation = catalog.variation(of: text)
      guard variation.isPlural, variation.substitution == nil else { continue }
      if first == nil {
        if catalog.entries[localization.entry].arguments.hasNumber { return }
        first = text
      }
      if let outline = catalog.outline(of: text), outline.judged.contains(where: { $0.argument.isNumber }) { return }
    }
    guard let first else { return }
    if catalog.entries[localization.entry].arguments.kinds.values.contains(.anything) {
      report.add(
        .warning, first, "plural forms, and only %@ to choose by: Dragoman asks the value, Apple's compiler refuses")
    } else {
      report.add(.error, first, "plural forms, and no number among the arguments to choose by")
    }
  }

  private func check(
    _ substitution: CheckedSubstitution, _ localization: CheckedLocalization, _ report: inout FindingReport
  ) {
    guard let specifier = substitution.specifier else { return }
    let kind = TextOutline("%" + specifier).conversions.first?.argument
    if kind.isNumber { return }
    report.add(
      .error, node: substitution.node, in: localization,
      "the substitution \(substitution.name) varies by a number, and \(specifier) is none")
  }
}
