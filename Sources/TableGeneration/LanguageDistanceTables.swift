/// The distances as packed tables.
struct LanguageDistanceTables {
  let rules: LanguageDistanceRules

  func declarations() -> [String] {
    [languageRows, scriptRows, regionSets, regionDistances, defaults, paradigms]
  }

  /// Open addressing over the desired language; all its rows lie in one run of filled slots.
  private var languageRows: String {
    let all = rules.languageRules.map { rule in
      (LanguageSubtagCode.language(rule.desired[0]), LanguageSubtagCode.language(rule.supported[0]), rule.distance)
    }
    var slots = [(Int, Int, Int)](repeating: (0, 0, 0), count: 1024)
    for row in all {
      var slot = LanguageSubtagCode.slot(of: row.0, among: slots.count)
      while slots[slot].0 != 0 { slot = (slot + 1) % slots.count }
      slots[slot] = row
    }
    var bytes = SevenBitBytes()
    for (desired, supported, distance) in slots {
      bytes.append(desired, width: 3)
      bytes.append(supported, width: 3)
      bytes.append(distance, width: 1)
    }
    return bytes.declaration(
      "distanceRows", about: "Seven bytes a slot: desired language, supported language, distance.")
  }

  private var scriptRows: String {
    let all = rules.scriptRules.map { rule in
      [rule.supported[0], rule.desired[0]].map { LanguageSubtagCode.language($0) }
        + [rule.desired[1], rule.supported[1]].map { LanguageSubtagCode.script($0) } + [rule.distance]
    }
    var bytes = SevenBitBytes()
    for row in all.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      for (number, width) in zip(row, [3, 3, 3, 3, 1]) { bytes.append(number, width: width) }
    }
    return bytes.declaration(
      "scriptDistances",
      about: "Thirteen bytes a rule: supported and desired language, desired and supported script, distance.")
  }

  private var regionSets: String {
    var bytes = SevenBitBytes()
    for set in rules.regionRuleSets {
      bytes.append(LanguageSubtagCode.language(set[0]), width: 3)
      bytes.append(set[1] == "*" ? 0 : LanguageSubtagCode.script(set[1]), width: 3)
    }
    return bytes.declaration(
      "regionRuleSets", about: "Six bytes a language with rules between regions: language, script or any.")
  }

  private var regionDistances: String {
    var bytes = SevenBitBytes()
    for set in rules.regionRuleSets {
      for desired in rules.classes.indices {
        for supported in rules.classes.indices {
          bytes.append(rules.distance(set: set, desired: desired, supported: supported), width: 1)
        }
      }
    }
    return bytes.declaration("regionDistances", about: "One byte for each rule set, desired class and supported class.")
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
