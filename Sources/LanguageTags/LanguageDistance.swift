/// CLDR's distances, read from the tables.
enum LanguageDistance {
  /// Distances are counted in eighths; the eighths tell what was written from what was implied.
  static let shift = 3
  /// What each further wanted language is worse: the distance between two unrelated Englishes, in eighths.
  static let demotion = 5 << shift

  /// Calls `body` with each language that a desired one has a rule for, and the distance.
  @inline(__always)
  static func forEachRule(from desired: UInt64, _ body: (UInt64, Int) -> Void) {
    let table = PackedTable(LanguageData.distanceRows)
    var slot = PackedTable.slot(of: desired, among: 1024)
    while true {
      let key = UInt64(table.three(slot &* 7))
      if key == desired { body(UInt64(table.three(slot &* 7 &+ 3)), table.byte(slot &* 7 &+ 6)) }
      if key == 0 { return }
      slot = (slot &+ 1) & 1023
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
    let table = PackedTable(LanguageData.scriptDistances)
    let count = LanguageData.scriptDistances.utf8CodeUnitCount / 13
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if UInt64(table.three(middle * 13)) < language { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < count, UInt64(table.three(end * 13)) == language { end += 1 }
    return low..<end
  }

  /// The distance between two different scripts by some of the rules.
  static func between(_ desired: MatchSubtags, script supported: UInt64, rules: Range<Int>) -> Int {
    let table = PackedTable(LanguageData.scriptDistances)
    for row in rules {
      let place = row * 13
      if UInt64(table.three(place + 3)) == desired.language, UInt64(table.three(place + 6)) == desired.script,
        UInt64(table.three(place + 9)) == supported
      {
        return table.byte(place + 12)
      }
    }
    return LanguageData.defaultScriptDistance
  }

  /// The rules between regions that a language has: their number, and the script that they ask for, 0 for any.
  static func regionRules(_ language: UInt64) -> (set: Int, script: UInt64)? {
    let table = PackedTable(LanguageData.regionRuleSets)
    let sets = 0..<LanguageData.regionRuleSets.utf8CodeUnitCount / 6
    return sets.first { UInt64(table.three($0 * 6)) == language }.map { ($0, UInt64(table.three($0 * 6 + 3))) }
  }

  /// The distance between two different regions by a set of rules.
  @inline(__always)
  static func between(regions desired: UInt64, _ supported: UInt64, set: Int) -> Int {
    let count = LanguageData.regionClassCount
    let row = (set &* count &+ RegionWord(desired).regionClass) &* count &+ RegionWord(supported).regionClass
    return PackedTable(LanguageData.regionDistances).byte(row)
  }
}
