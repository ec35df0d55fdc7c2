import StringTemplates

/// A percent sign in a text with arguments is written `%%`.
struct PercentSignsAreEscaped: CatalogRule {
  let name = "PercentSignsAreEscaped"
  let documentation = """
    Where the code gives arguments, a lone `%` begins a conversion: `% d` in "100 % der" prints a number that is not
    there. Write `%%`. Texts without arguments are shown as they stand, and need no doubling.
    """
  let failingExample = """
    {"sourceLanguage":"en","strings":{"%lld%% done":{"localizations":{"de":{"stringUnit":
    {"state":"translated","value":"%lld % der Arbeit"}}}}},"version":"1.0"}
    """
  let passingExample = """
    {"sourceLanguage":"en","strings":{"5% from total":{"localizations":{"de":{"stringUnit":
    {"state":"translated","value":"5 % von allem"}}}}},"version":"1.0"}
    """

  func check(_ catalog: CheckedCatalog, _ report: inout FindingReport) {
    for entry in catalog.entries where !entry.arguments.kinds.isEmpty {
      for index in catalog.texts(of: entry) {
        let text = catalog.texts[index]
        guard let outline = catalog.outline(of: text) else { continue }
        if case .malformed(let reason, _) = outline.refusal {
          report.add(.error, text, "\(reason): write %% for a percent sign")
        } else if let spaced = outline.conversions.first(where: \.isSpaced) {
          report.add(.error, text, "\"\(spaced.spelling)\" prints an argument: write %% for a percent sign")
        }
      }
    }
  }
}
