public import LanguageTags

extension ReceptionLanguage {
  /// Which regional text answers a tag that is not itself supported. The product's rules, not CLDR's: `pt-AO` is shown
  /// Brazilian texts, `es-PH` Latin American ones.
  ///
  /// The first rule that applies decides; a language without a rule is answered by its bare tag, whatever the script.
  public static let regionalRules = RegionalRules(rows.compactMap(\.rule))

  /// The table as it is read: language, script, regions, answer. `*` is any, `-` is none.
  private static let rows: [Row] = [
    Row("zh", "Hans", "*", "zh-Hans"),
    Row("zh", "*", "HK MO", "zh-HK"),
    Row("zh", "Hant", "*", "zh-Hant"),
    Row("zh", "*", "TW", "zh-Hant"),
    Row("zh", "*", "*", "zh-Hans"),
    Row("es", "*", "-", "es"),
    Row("es", "*", "ES", "es"),
    Row("es", "*", "*", "es-419"),
    Row("pt", "*", "PT", "pt-PT"),
    Row("pt", "*", "*", "pt-BR"),
    Row("fr", "*", "CA", "fr-CA"),
    Row("fr", "*", "*", "fr"),
    Row("no nn nb", "*", "*", "nb"),
  ]

  /// One line of the table.
  private struct Row {
    let languages, script, regions, answer: String

    init(_ languages: String, _ script: String, _ regions: String, _ answer: String) {
      self.languages = languages
      self.script = script
      self.regions = regions
      self.answer = answer
    }

    var rule: RegionalRules.Rule? {
      guard let answer = LanguageTag(answer) else { return nil }
      return RegionalRules.Rule(
        name: "\(languages) \(script) \(regions)", languages: languages.split(separator: " ").map(String.init),
        script: script == "*" ? nil : script, regions: asked, answer: answer)
    }

    private var asked: RegionalRules.Regions {
      switch regions {
      case "*": .any
      case "-": .absent
      default: .listed(regions.split(separator: " ").map(String.init))
      }
    }
  }
}
