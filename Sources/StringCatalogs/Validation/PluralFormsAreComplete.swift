import LanguageNumbers
import LanguageTags

/// Plural forms are there for every category of the language.
struct PluralFormsAreComplete: CatalogRule {
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
    var needs: [String: PluralNeeds] = [:]
    for entry in catalog.entries {
      for localization in entry.localizations {
        guard let tag = localization.tag else { continue }
        for (base, texts) in Self.plurals(of: localization) {
          let language = localization.language
          let need = needs[language] ?? PluralNeeds(of: tag)
          needs[language] = need
          check(texts, base, need, tag, &report)
        }
      }
    }
  }

  /// The plural texts, by what they are the forms of.
  private static func plurals(of localization: CheckedLocalization) -> [(base: String, texts: [CheckedText])] {
    var plurals: [(base: String, texts: [CheckedText])] = []
    for text in localization.texts where text.path.pluralCategory != nil {
      let base = text.path.steps.dropLast().map { "\($0.axis).\($0.name)" }.joined(separator: ".")
      if plurals.last?.base == base {
        plurals[plurals.count - 1].texts.append(text)
      } else {
        plurals.append((base, [text]))
      }
    }
    return plurals
  }

  private func check(
    _ texts: [CheckedText], _ base: String, _ needs: PluralNeeds, _ tag: LanguageTag, _ report: inout FindingReport
  ) {
    let present = Set(texts.compactMap(\.path.pluralCategory))
    for (category, severity, reason) in needs.categories where !present.contains(category.rawValue) {
      report.add(
        severity, at: texts[0].offset, key: texts[0].key, language: texts[0].language,
        path: LeafPath(base + (base.isEmpty ? "" : ".") + "plural." + category.rawValue),
        "the plural form \(category.rawValue) is missing\(reason)")
    }
    for text in texts {
      let name = text.path.pluralCategory ?? ""
      if PluralCategory(rawValue: name) == nil {
        report.add(.warning, text, "\(name) is no plural category: nothing asks for it")
      } else if name != "zero", !needs.isUsed(name) {
        report.add(.note, text, "\(tag) has no plural form \(name): nothing asks for it")
      }
    }
  }
}

/// Which plural categories a language needs, and how much.
private struct PluralNeeds {
  private(set) var categories: [(category: PluralCategory, severity: FindingSeverity, reason: String)] = []
  private let used: Set<PluralCategory>

  init(of tag: LanguageTag) {
    let rules = PluralRules.cardinal(for: tag)
    let small = Set((0...1000).map { rules.category(for: $0) })
    let large = Set([100_000, 1_000_000, 2_000_000, 1_000_000_000].map { rules.category(for: $0) })
    used = Set(rules.categories)
    categories = rules.categories.map { category in
      if category == .other { return (category, .error, ", which every language needs") }
      if small.contains(category) { return (category, .warning, "") }
      return (category, .note, large.contains(category) ? "; only millions take it" : "; only fractions take it")
    }
  }

  func isUsed(_ name: String) -> Bool { PluralCategory(rawValue: name).map(used.contains) ?? false }
}
