import StringTables
import StringTemplates

/// Every substitution that a text refers to is defined, and can be used where it is.
struct SubstitutionsAreDefined: CatalogRule {
  let name = "SubstitutionsAreDefined"
  let documentation = """
    `%#@files@` stands for the text of the substitution `files` of the same language. Apple's compiler refuses a
    catalog that refers to one which is not there, that refers to one inside a plural form, or whose `argNum` is no
    whole number. An `argNum` above 200 no reader of texts takes either. One that no text refers to is a note.
    """
  let failingExample = """
    {"sourceLanguage":"en","strings":{"Found":{"localizations":{"en":{"stringUnit":
    {"state":"translated","value":"Found %#@files@"}}}}},"version":"1.0"}
    """
  let passingExample = """
    {"sourceLanguage":"en","strings":{"Found %lld":{"localizations":{"en":{"stringUnit":
    {"state":"translated","value":"Found %#@files@"},"substitutions":{"files":{"argNum":1,"formatSpecifier":"lld",
    "variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"one file"}},
    "other":{"stringUnit":{"state":"translated","value":"%arg files"}}}}}}}}}},"version":"1.0"}
    """

  func check(_ catalog: CheckedCatalog, _ report: inout FindingReport) {
    for localization in catalog.intricateLocalizations {
      let defined = catalog.substitutions(of: localization)
      let referred = checkTexts(of: localization, defined, catalog, &report)
      for substitution in defined {
        check(substitution, isUsed: referred.contains(substitution.name), localization, &report)
      }
    }
  }

  /// Checks every reference; the names that are referred to.
  private func checkTexts(
    of localization: CheckedLocalization, _ defined: [CheckedSubstitution], _ catalog: CheckedCatalog,
    _ report: inout FindingReport
  ) -> Set<String> {
    var referred: Set<String> = []
    for index in localization.texts {
      let text = catalog.texts[index]
      guard let outline = catalog.outline(of: text), !outline.substitutions.isEmpty else { continue }
      let variation = catalog.variation(of: text)
      for name in outline.substitutions {
        referred.insert(name)
        if !defined.contains(where: { $0.name == name }) {
          report.add(.error, text, "the substitution \(name) is not defined")
        } else if variation.isPlural, variation.substitution == nil {
          report.add(.error, text, "the substitution \(name) is used inside a plural form")
        }
      }
    }
    return referred
  }

  /// What is wrong with the number of an argument; `nil` when nothing is.
  private static func fault(of number: Int?) -> String? {
    guard let number else { return "is no whole number" }
    return number > Substitution.argumentLimit ? "is above \(Substitution.argumentLimit)" : nil
  }

  private func check(
    _ substitution: CheckedSubstitution, isUsed: Bool, _ localization: CheckedLocalization,
    _ report: inout FindingReport
  ) {
    let tape = report.catalog.tape
    guard tape.kind(substitution.node) == .object else { return }
    if let number = tape.member("argNum", of: substitution.node), let fault = Self.fault(of: tape.integer(number)) {
      report.add(.error, node: number, in: localization, "argNum of the substitution \(substitution.name) \(fault)")
    }
    if !isUsed {
      let message = "no text refers to the substitution \(substitution.name)"
      report.add(.note, node: substitution.node, in: localization, message)
    }
  }
}
