import LanguageNumbers
import LanguageTags

/// Plural forms are there for every category of the language.
struct PluralFormsAreComplete: CatalogRule {
  let name = "PluralFormsAreComplete"
  let documentation = """
    Polish has one form for 2 and another for 5. Where a category of the language (CLDR's cardinal rules) is missing, the
    reader sees the form `other` instead, which is wrong; where `other` is missing, there may be nothing to show. Forms
    that only millions or fractions take are a note. Languages without data are left alone.
    """
  let failingExample = Self.example("pl", ["one", "other"])
  let passingExample = Self.example("hr", ["one", "few", "other"])

  private static func example(_ language: String, _ categories: [String]) -> String {
    let forms = categories.map { #""\#($0)":{"stringUnit":{"state":"translated","value":"%lld"}}"# }
    return """
      {"sourceLanguage":"en","strings":{"%lld":{"localizations":{"\(language)":{"variations":{"plural":{
      \(forms.joined(separator: ","))}}}}}},"version":"1.0"}
      """
  }

  func check(_ catalog: CheckedCatalog, _ report: inout FindingReport) {
    guard catalog.model.paths.contains(where: \.isPlural) else { return }
    var needsByLanguage: [Int: PluralNeeds] = [:]
    for localization in catalog.intricateLocalizations {
      guard localization.texts.contains(where: { catalog.isPluralForm($0) }),
        let tag = catalog.language(of: localization).tag
      else { continue }
      let needs = needsByLanguage[localization.language] ?? PluralNeeds(of: tag)
      needsByLanguage[localization.language] = needs
      var index = localization.texts.lowerBound
      while index < localization.texts.upperBound {
        let forms = Self.forms(at: index, in: localization, catalog)
        if forms.isEmpty {
          index += 1
        } else {
          check(forms, in: localization, needs, catalog, &report)
          index = forms.upperBound
        }
      }
    }
  }

  /// The plural forms of one thing that begin with a text; none where it is no plural form.
  private static func forms(at start: Int, in localization: CheckedLocalization, _ catalog: CheckedCatalog) -> Range<
    Int
  > {
    let first = catalog.variation(of: catalog.texts[start])
    guard first.isPlural else { return start..<start }
    let end = (start..<localization.texts.upperBound).first { index in
      let variation = catalog.variation(of: catalog.texts[index])
      return !variation.isPlural || variation.parent != first.parent
    }
    return start..<(end ?? localization.texts.upperBound)
  }

  private func check(
    _ forms: Range<Int>, in localization: CheckedLocalization, _ needs: PluralNeeds, _ catalog: CheckedCatalog,
    _ report: inout FindingReport
  ) {
    let first = catalog.texts[forms.lowerBound]
    for (category, severity, reason) in needs.categories {
      if forms.contains(where: { catalog.variation(of: catalog.texts[$0]).category == category }) { continue }
      let base = catalog.model.paths[catalog.variation(of: first).parent].path
      report.add(
        severity, node: first.node, in: localization, path: base.appending(axis: "plural", name: category.rawValue),
        "the plural form \(category.rawValue) is missing\(reason)")
    }
    for index in forms {
      let text = catalog.texts[index]
      let variation = catalog.variation(of: text)
      if variation.category == nil {
        report.add(.warning, text, "\(variation.name) is no plural category: nothing asks for it")
      } else if let category = variation.category, category != .zero, !needs.used.contains(category) {
        report.add(.note, text, "\(needs.tag) has no plural form \(category.rawValue): nothing asks for it")
      }
    }
  }
}

extension CheckedCatalog {
  /// Whether the text of an index is a plural form.
  fileprivate func isPluralForm(_ index: Int) -> Bool { variation(of: texts[index]).isPlural }
}

/// Which plural categories a language needs, and how much.
private struct PluralNeeds {
  private(set) var categories: [(category: PluralCategory, severity: FindingSeverity, reason: String)] = []
  let used: Set<PluralCategory>
  let tag: LanguageTag

  init(of tag: LanguageTag) {
    self.tag = tag
    let rules = PluralRules.cardinal(for: tag)
    let small = rules.categories(of: 0...1000)
    let large = rules.categories(of: [100_000, 1_000_000, 2_000_000, 1_000_000_000])
    used = Set(rules.categories)
    categories = rules.categories.map { category in
      if category == .other { return (category, .error, ", which every language needs") }
      if small.contains(category) { return (category, .warning, "") }
      return (category, .note, large.contains(category) ? "; only millions take it" : "; only fractions take it")
    }
  }
}

extension PluralRules {
  /// The categories that some numbers take. Once all have been met, the rest is not asked.
  fileprivate func categories(of numbers: some Sequence<Int>) -> [PluralCategory] {
    var found: [PluralCategory] = []
    let most = categories.count
    for number in numbers {
      let category = category(for: number)
      if !found.contains(category) { found.append(category) }
      if found.count == most { break }
    }
    return found
  }
}
