/// A translation begins and ends with white space where the source text does.
struct EdgesOfWhitespaceAgree: CatalogRule {
  let documentation = """
    White space at the edges of a text joins it to what stands beside it: lost, two words run together; won, a line is
    out of place. Only plain texts are compared, and only whether there is any.
    """
  let failingExample = Self.example("Name: ", "Name:")
  let passingExample = Self.example("Name: ", "Nom : ")

  private static func example(_ key: String, _ text: String) -> String {
    """
    {"sourceLanguage":"en","strings":{"\(key)":{"localizations":{"fr":{"stringUnit":
    {"state":"translated","value":"\(text)"}}}}},"version":"1.0"}
    """
  }

  func check(_ catalog: CheckedCatalog, _ report: inout FindingReport) {
    for entry in catalog.entries {
      guard let source = entry.sourceText, !source.isEmpty, !SourceTextExists.isIdentifier(source) else { continue }
      for localization in entry.localizations where !localization.isSource {
        for text in localization.texts where text.path.steps.isEmpty && !text.text.isEmpty && !text.isSet {
          compare(text, source, &report)
        }
      }
    }
  }

  private func compare(_ text: CheckedText, _ source: String, _ report: inout FindingReport) {
    for (edge, expected, found) in [
      ("beginning", source.first, text.text.first), ("end", source.last, text.text.last),
    ] {
      guard let expected, let found, expected.isWhitespace != found.isWhitespace else { continue }
      let message = expected.isWhitespace ? "is missing at the \(edge)" : "at the \(edge), where the source has none"
      report.add(.warning, text, "white space \(message)")
    }
  }
}
