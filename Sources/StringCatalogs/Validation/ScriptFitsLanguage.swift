/// A text is in a script that its language is written in.
struct ScriptFitsLanguage: CatalogRule {
  let name = "ScriptFitsLanguage"
  let documentation = """
    A Cyrillic "а" in a German word looks right and is not found by any search; a Russian text among
    the Greek ones is a mistake of columns. Letters of another script than the language's are found, unless they are
    Latin or stand in the source text too.
    """
  let failingExample = Self.example("de", "Fertig д")
  let passingExample = Self.example("ru", "Готово (OK)")

  private static func example(_ language: String, _ text: String) -> String {
    """
    {"sourceLanguage":"en","strings":{"Done":{"localizations":{"\(language)":{"stringUnit":
    {"state":"translated","value":"\(text)"}}}}},"version":"1.0"}
    """
  }

  func check(_ catalog: CheckedCatalog, _ report: inout FindingReport) {
    let scripts = catalog.languages.map { $0.isSource ? nil : $0.tag.flatMap(LetterScripts.init) }
    for text in catalog.texts where !text.scan.scripts.isEmpty {
      let localization = catalog.localization(of: text)
      guard let own = scripts[localization.language], !own.isSuperset(of: text.scan.scripts) else { continue }
      let entry = catalog.entries[localization.entry]
      guard let stranger = stranger(in: catalog.string(of: text), own) else { continue }
      if entry.key.unicodeScalars.contains(stranger) { continue }
      let source = catalog.sourceText(of: entry)?.string(in: entry, catalog)
      if source?.unicodeScalars.contains(stranger) == true { continue }
      let language = catalog.language(of: localization).spelling
      report.add(.warning, text, "\"\(stranger)\" is not in the script of \(language)")
    }
  }

  private func stranger(in text: String, _ own: LetterScripts) -> Unicode.Scalar? {
    text.unicodeScalars.first { scalar in
      !own.isSuperset(of: LetterScripts(of: scalar.value)) && scalar.properties.isAlphabetic
    }
  }
}
