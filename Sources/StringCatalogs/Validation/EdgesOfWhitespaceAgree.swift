/// A translation begins and ends with white space where the source text does.
struct EdgesOfWhitespaceAgree: CatalogRule {
  let name = "EdgesOfWhitespaceAgree"
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
      guard let source = catalog.sourceText(of: entry) else { continue }
      let traits = source.traits(in: entry)
      for localization in entry.localizations where localization != entry.source {
        for index in catalog.texts(of: localization..<localization + 1) {
          let text = catalog.texts[index]
          let differing = text.scan.traits.symmetricDifference(traits).intersection(Self.edges)
          guard !differing.isEmpty, catalog.isUnvaried(text), !text.scan.traits.contains(.empty) else { continue }
          if traits.contains(.empty) || SourceTextExists.isIdentifier(source.string(in: entry, catalog)) { break }
          add(differing, of: text, traits, &report)
        }
      }
    }
  }

  private static let edges: TextTraits = [.spaceAtBeginning, .spaceAtEnd]

  private func add(
    _ differing: TextTraits, of text: CheckedText, _ source: TextTraits, _ report: inout FindingReport
  ) {
    for (edge, name) in [(TextTraits.spaceAtBeginning, "beginning"), (.spaceAtEnd, "end")]
    where differing.contains(edge) {
      let message =
        source.contains(edge) ? "is missing at the \(name)" : "at the \(name), where the source has none"
      report.add(.warning, text, "white space \(message)")
    }
  }
}

extension CheckedCatalog.SourceText {
  fileprivate func traits(in entry: CheckedEntry) -> TextTraits {
    switch self {
    case .key: entry.scan.traits
    case .text(let text): text.scan.traits
    }
  }

  func string(in entry: CheckedEntry, _ catalog: CheckedCatalog) -> String {
    switch self {
    case .key: entry.key
    case .text(let text): catalog.string(of: text)
    }
  }
}
