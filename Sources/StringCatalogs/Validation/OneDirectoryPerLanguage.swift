import LanguageTags
import StringTables

/// No two spellings stand for one language.
struct OneDirectoryPerLanguage: CatalogRule {
  let documentation = """
    Apple's compiler writes `he` and `iw` into the same folder, and which one wins is chance. `pt_BR` and `pt-BR` go to
    two folders, of which readers get one.
    """
  let failingExample = Self.example("he", "iw")
  let passingExample = Self.example("pt-BR", "pt-PT")

  private static func example(_ one: String, _ other: String) -> String {
    let unit = #"{"stringUnit":{"state":"translated","value":"…"}}"#
    return """
      {"sourceLanguage":"en","strings":{"Done":{"localizations":{"\(one)":\(unit),"\(other)":\(unit)}}},"version":"1.0"}
      """
  }

  func check(_ catalog: CheckedCatalog, _ report: inout FindingReport) {
    var first: [LanguageTag: String] = [:]
    var seen: Set<String> = []
    for entry in catalog.entries {
      for localization in entry.localizations where seen.insert(localization.language).inserted {
        guard let tag = localization.tag?.bundleTag else { continue }
        if let other = first[tag] {
          report.add(
            .error, at: localization.localization.offset, language: localization.language,
            "\(localization.language) and \(other) are one language, \(tag)")
        } else {
          first[tag] = localization.language
        }
      }
    }
  }
}
