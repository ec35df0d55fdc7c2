import LanguageTags
import StringTables

/// Languages are written as language tags.
struct LanguagesAreValidTags: CatalogRule {
  let name = "LanguagesAreValidTags"
  let documentation = """
    Languages are named by BCP 47 tags with registered subtags: `pt-BR`, `zh-Hans`. A name that is no tag, `German`, is
    never matched by any reader's language. Outdated tags such as `iw` work and are a note.
    """
  let failingExample = Self.example("not a tag")
  let passingExample = Self.example("pt-BR")

  private static func example(_ language: String) -> String {
    """
    {"sourceLanguage":"en","strings":{"Done":{"localizations":{"\(language)":{"stringUnit":
    {"state":"translated","value":"…"}}}}},"version":"1.0"}
    """
  }

  func check(_ catalog: CheckedCatalog, _ report: inout FindingReport) {
    if let source = catalog.document.sourceLanguage, let node = catalog.tape.member("sourceLanguage", of: 0) {
      judge(source, LanguageTag(source), at: catalog.tape.offset(node), &report)
    }
    for (language, first) in zip(catalog.languages, catalog.firstOffsets) {
      judge(language.spelling, language.tag, at: first, &report)
    }
  }

  private func judge(_ language: String, _ tag: LanguageTag?, at offset: Int, _ report: inout FindingReport) {
    guard let tag else { return report.add(.error, at: offset, language: language, "\(language) is no language tag") }
    switch tag.validity {
    case .canonical: return
    case .outdated(let canonical):
      report.add(.note, at: offset, language: language, fix: "\(canonical)", "outdated: \(canonical) is the tag to use")
    case .unknown(let subtag):
      report.add(.warning, at: offset, language: language, "no registry knows \(subtag)")
    }
  }
}
