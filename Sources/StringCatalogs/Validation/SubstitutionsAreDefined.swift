import StringTables
import StringTemplates

/// Every substitution that a text refers to is defined, and can be used where it is.
struct SubstitutionsAreDefined: CatalogRule {
  let documentation = """
    `%#@files@` stands for the text of the substitution `files` of the same language. Apple's compiler refuses a
    catalog that refers to one which is not there, that refers to one inside a plural form, or whose `argNum` is no
    whole number. One that no text refers to is a note.
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
    for entry in catalog.entries {
      for localization in entry.localizations {
        let referred = checkTexts(of: localization, &report)
        for substitution in localization.substitutions {
          check(substitution, isUsed: referred.contains(substitution.name), localization, entry, &report)
        }
      }
    }
  }

  /// Checks every reference; the names that are referred to.
  private func checkTexts(of localization: CheckedLocalization, _ report: inout FindingReport) -> Set<String> {
    var referred: Set<String> = []
    for text in localization.texts where text.text.contains("#@") && !text.isSet {
      for name in text.outline.substitutions {
        referred.insert(name)
        if !localization.substitutions.contains(where: { $0.name == name }) {
          report.add(.error, text, "the substitution \(name) is not defined")
        } else if text.path.pluralCategory != nil, text.path.substitution == nil {
          report.add(.error, text, "the substitution \(name) is used inside a plural form")
        }
      }
    }
    return referred
  }

  private func check(
    _ substitution: CheckedSubstitution, isUsed: Bool, _ localization: CheckedLocalization, _ entry: CheckedEntry,
    _ report: inout FindingReport
  ) {
    let tape = localization.localization.tape
    guard tape.kind(substitution.node) == .object else { return }
    let add = { (report: inout FindingReport, severity: FindingSeverity, node: Int, message: String) in
      report.add(severity, at: tape.offset(node), key: entry.key, language: localization.language, message)
    }
    if let number = tape.member("argNum", of: substitution.node), tape.integer(number) == nil {
      add(&report, .error, number, "argNum of the substitution \(substitution.name) is no whole number")
    }
    if !isUsed { add(&report, .note, substitution.node, "no text refers to the substitution \(substitution.name)") }
  }
}
