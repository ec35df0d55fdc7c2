/// CLDR's language distances (languageInfo.xml; UTS #35, "Language Matching"), with regions gathered into classes.
struct LanguageDistanceRules {
  /// A rule of one level: the desired and the supported side, as the file writes them, and the distance.
  struct Rule: Hashable {
    var desired: [String]
    var supported: [String]
    var distance: Int
  }

  /// Rules in the file's order; a rule that is not one-way stands twice.
  let rules: [Rule]
  let paradigms: [String]
  /// The sets of classes' regions: for each region the classes it belongs to, as sorted lists; the first is empty.
  let classes: [[Int]]
  /// The variable sets as leaf regions, by name without `$`.
  private let variables: [String: Set<String>]
  private let classIndexes: [Int: Int]
  /// For each elementary class one region that stands for it.
  private let representatives: [String]

  init(_ data: DataFolder) throws(TableGenerationError) {
    let matches = try data.markup("cldr/languageInfo.xml").descendants("languageMatches")
    let element = matches.first { $0["type"] == "written_new" }
    rules = (element?.all("languageMatch") ?? []).flatMap(Self.rules)
    paradigms = (element?.all("paradigmLocales").first?["locales"] ?? "").split(separator: " ").map(String.init)
    let containment = RegionContainment(try data.markup("cldr/supplementalData.xml"))
    var variables = ["GB": Set(["GB"])]
    for variable in element?.all("matchVariable") ?? [] {
      let members = (variable["value"] ?? "").split(separator: "+").map(String.init)
      variables[String((variable["id"] ?? "").dropFirst())] = Set(members.flatMap { containment.leaves(of: $0) })
    }
    self.variables = variables
    let names = variables.keys.sorted()
    func signature(_ region: String) -> [Bool] { names.map { variables[$0]?.contains(region) ?? false } }
    let leaves = containment.leaves(of: "001").sorted()
    let signatures = Set(leaves.map(signature)).sorted { $0.description < $1.description }
    representatives = signatures.map { wanted in leaves.first { signature($0) == wanted } ?? "" }
    var (classes, indexes) = ([[Int]](), [Int: Int]())
    classes.append([])
    for region in containment.regions.sorted() {
      let members = Set(containment.leaves(of: region).compactMap { signatures.firstIndex(of: signature($0)) }).sorted()
      let place = classes.firstIndex(of: members) ?? classes.count
      if place == classes.count { classes.append(members) }
      indexes[LanguageSubtagCode.region(region)] = place
    }
    self.classes = classes
    classIndexes = indexes
  }

  private static func rules(_ element: MarkupElement) -> [Rule] {
    let desired = (element["desired"] ?? "").split(separator: "_").map(String.init)
    let supported = (element["supported"] ?? "").split(separator: "_").map(String.init)
    let distance = Int(element["distance"] ?? "") ?? 0
    let rule = Rule(desired: desired, supported: supported, distance: distance)
    if element["oneway"] == "true" || desired == supported { return [rule] }
    return [rule, Rule(desired: supported, supported: desired, distance: distance)]
  }

  /// The class of a region's code; 0 for one that no area contains.
  func classOfRegion(_ region: Int) -> Int { classIndexes[region] ?? 0 }

  /// The rules between two languages, the first of each pair.
  var languageRules: [Rule] { first(rules.filter { $0.desired.count == 1 && $0.desired != ["*"] }) }

  /// The rules between two scripts of two languages, the first of each pair.
  var scriptRules: [Rule] { first(rules.filter { $0.desired.count == 2 && $0.desired[0] != "*" }) }

  /// The languages that have rules as desired ones.
  var desiredLanguages: Set<Int> { Set(languageRules.map { LanguageSubtagCode.language($0.desired[0]) }) }

  /// What no rule tells: between languages, scripts, regions.
  var defaults: [Int] {
    (1...3).map { count in
      rules.first { $0.desired == Array(repeating: "*", count: count) }?.distance ?? 0
    }
  }

  /// The languages, with their script or `*`, that have rules between regions.
  var regionRuleSets: [[String]] {
    var sets: [[String]] = []
    for rule in rules where rule.desired.count == 3 && rule.desired[0] != "*" {
      let set = Array(rule.desired[0...1])
      if !sets.contains(set) { sets.append(set) }
    }
    return sets
  }

  /// The distance between two classes of regions by a language's rules: the largest over what they hold.
  func distance(set: [String], desired: Int, supported: Int) -> Int {
    let rules = rules.filter { $0.desired.count == 3 && Array($0.desired[0...1]) == set }
    let fallback = rules.first { $0.desired[2] == "*" && $0.supported[2] == "*" }?.distance ?? 0
    let pairs = classes[desired].flatMap { one in classes[supported].map { (one, $0) } }
    return pairs.map { one, other in
      rules.first { matches($0.desired[2], one) && matches($0.supported[2], other) }?.distance ?? fallback
    }.max() ?? fallback
  }

  private func matches(_ pattern: String, _ elementary: Int) -> Bool {
    let region = representatives[elementary]
    if pattern == "*" { return true }
    if pattern.hasPrefix("$!") { return !(variables[String(pattern.dropFirst(2))] ?? []).contains(region) }
    return (variables[pattern.hasPrefix("$") ? String(pattern.dropFirst()) : pattern] ?? []).contains(region)
  }

  private func first(_ rules: [Rule]) -> [Rule] {
    var seen: Set<[[String]]> = []
    return rules.filter { seen.insert([$0.desired, $0.supported]).inserted }
  }
}

/// Which regions an area contains (supplementalData.xml, territoryContainment).
struct RegionContainment {
  private let contained: [String: [String]]
  /// Every region and area that the data names.
  let regions: Set<String>

  init(_ root: MarkupElement) {
    var contained: [String: [String]] = [:]
    let groups = root.all("territoryContainment").flatMap { $0.all("group") }
    for group in groups where group["status"] != "deprecated" {
      contained[group["type"] ?? "", default: []] += (group["contains"] ?? "").split(separator: " ").map(String.init)
    }
    self.contained = contained
    regions = Set(contained.keys).union(contained.values.joined())
  }

  /// The regions that contain no other, below an area or the region itself.
  func leaves(of region: String) -> Set<String> {
    guard let inner = contained[region] else { return [region] }
    return Set(inner.flatMap { leaves(of: $0) })
  }
}
