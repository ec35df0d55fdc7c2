/// CLDR's distances, read from the tables.
enum LanguageDistance {
  /// Distances are counted in eighths; the eighths tell what was written from what was implied.
  static let shift = 3
  /// What each further wanted language is worse: the distance between two unrelated Englishes, in eighths.
  static let demotion = 5 << shift

  /// Calls `body` with each language that a desired one has a rule for, and the distance.
  @inline(__always)
  static func forEachRule(from desired: UInt64, _ body: (UInt64, Int) -> Void) {
    var slot = LanguageData.slot(of: desired, among: LanguageData.distanceRows.count)
    while true {
      let row = LanguageData.distanceRows[slot]
      if row & 0x7FFF == desired { body(row >> 15 & 0x7FFF, Int(row >> 30)) }
      if row == 0 { return }
      slot = (slot &+ 1) & (LanguageData.distanceRows.count &- 1)
    }
  }

  /// The distance between two languages, in whole units.
  static func between(_ desired: UInt64, _ supported: UInt64) -> Int {
    if desired == supported { return 0 }
    var distance: Int?
    if desired < 0x8000, LanguageWord(desired).own.hasDistances {
      forEachRule(from: desired) { if $0 == supported && distance == nil { distance = $1 } }
    }
    return distance ?? LanguageData.defaultLanguageDistance
  }

  /// The rows of the rules between scripts of which a language is the supported side.
  static func scriptRules(supported language: UInt64) -> Range<Int> {
    let rules = LanguageData.scriptDistances
    var (low, high) = (0, rules.count / 2)
    while low < high {
      let middle = (low + high) / 2
      if rules[middle * 2] & 0x7FFF < language { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < rules.count / 2, rules[end * 2] & 0x7FFF == language { end += 1 }
    return low..<end
  }

  /// The distance between two different scripts by some of the rules.
  static func between(_ desired: MatchSubtags, script supported: UInt64, rules: Range<Int>) -> Int {
    for rule in rules {
      let languages = LanguageData.scriptDistances[rule * 2]
      guard languages >> 15 & 0x7FFF == desired.language else { continue }
      if LanguageData.scriptDistances[rule * 2 + 1] == desired.script | supported << 20 { return Int(languages >> 30) }
    }
    return LanguageData.defaultScriptDistance
  }

  /// The rules between regions that a language has: their number, and the script that they ask for, 0 for any.
  static func regionRules(_ language: UInt64) -> (set: Int, script: UInt64)? {
    let sets = LanguageData.regionRuleSets
    return sets.firstIndex { $0 & 0x7FFF == language }.map { ($0, sets[$0] >> 15) }
  }

  /// Where the distances to a supported region stand among those of a set of rules.
  static func row(to supported: UInt64, set: Int) -> Int {
    let count = LanguageData.regionClassCount
    return set * count * count + RegionWord(supported).regionClass
  }

  /// The distance of a desired region from the one that a row is for.
  @inline(__always)
  static func between(region desired: UInt64, row: Int) -> Int {
    Int(LanguageData.regionDistances[row &+ RegionWord(desired).regionClass &* LanguageData.regionClassCount])
  }

  /// The distance between two different regions by a set of rules.
  @inline(__always)
  static func between(regions desired: UInt64, _ supported: UInt64, set: Int) -> Int {
    let count = LanguageData.regionClassCount
    let row = (set &* count &+ RegionWord(desired).regionClass) &* count &+ RegionWord(supported).regionClass
    return Int(LanguageData.regionDistances[row])
  }
}
