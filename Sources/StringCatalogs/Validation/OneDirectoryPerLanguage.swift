import LanguageTags
import StringTables

/// No two spellings stand for one language.
struct OneDirectoryPerLanguage: CatalogRule {
  let name = "OneDirectoryPerLanguage"
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
    for (language, offset) in zip(catalog.languages, catalog.firstOffsets) {
      guard let tag = language.tag?.bundleTag else { continue }
      if let other = first[tag] {
        report.add(
          .error, at: offset, language: language.spelling,
          "\(language.spelling) and \(other) are one language, \(tag)")
      } else {
        first[tag] = language.spelling
      }
    }
  }
}

extension CheckedCatalog {
  /// Where each language is first named, in the order of ``languages``.
  var firstOffsets: [Int] {
    var offsets: [Int] = []
    // Languages are numbered in the order in which the file first names them.
    for localization in model.localizations where localization.languageIndex == offsets.count {
      offsets.append(tape.offset(localization.nameNode))
    }
    return offsets
  }
}
