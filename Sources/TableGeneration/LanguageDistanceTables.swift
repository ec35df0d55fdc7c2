/// The distances as packed tables.
struct LanguageDistanceTables {
  let rules: LanguageDistanceRules

  func declarations() -> [String] {
    [languageRows, scriptRows, regionSets, regionDistances, defaults, paradigms]
  }

  /// By desired language; all its rows lie in one run of filled slots.
  private var languageRows: String {
    let rows = rules.languageRules.map { rule in
      let (desired, supported) = (
        LanguageSubtagCode.language(rule.desired[0]), LanguageSubtagCode.language(rule.supported[0])
      )
      return (key: desired, number: desired | supported << 15 | rule.distance << 30)
    }
    return NumberTable.hashed(rows, among: 1024).declaration(
      "distanceRows", about: "By desired language: desired language, supported language, distance.")
  }

  /// Sorted by the supported language, then the desired one.
  private var scriptRows: String {
    let rows = rules.scriptRules.map { rule in
      [rule.supported[0], rule.desired[0]].map { LanguageSubtagCode.language($0) }
        + [rule.desired[1], rule.supported[1]].map { LanguageSubtagCode.script($0) } + [rule.distance]
    }
    let numbers = rows.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { row in
      [row[0] | row[1] << 15 | row[4] << 30, row[2] | row[3] << 20]
    }
    return NumberTable(.word64, numbers).declaration(
      "scriptDistances",
      about: "Two numbers a rule: supported and desired language and distance; desired and supported script.")
  }

  private var regionSets: String {
    let rows = rules.regionRuleSets.map { set in
      LanguageSubtagCode.language(set[0]) | (set[1] == "*" ? 0 : LanguageSubtagCode.script(set[1])) << 15
    }
    return NumberTable(.word64, rows).declaration(
      "regionRuleSets", about: "The languages with rules between regions: language, script or any.")
  }

  private var regionDistances: String {
    let classes = rules.classes.indices
    let distances = rules.regionRuleSets.flatMap { set in
      classes.flatMap { desired in
        classes.map { rules.distance(set: set, desired: desired, supported: $0) }
      }
    }
    return NumberTable(.word8, distances).declaration(
      "regionDistances", about: "By rule set, desired class and supported class.")
  }

  private var defaults: String {
    """
      /// The number of classes of regions.
      static let regionClassCount = \(rules.classes.count)

      /// What no rule tells.
      static let defaultLanguageDistance = \(rules.defaults[0])
      static let defaultScriptDistance = \(rules.defaults[1])
      static let defaultRegionDistance = \(rules.defaults[2])
    """
  }

  private var paradigms: String {
    textDeclaration(
      "paradigms", about: "The tags that are preferred to their like.",
      lines: rules.paradigms.map { $0.replacing("_", with: "-") })
  }
}
