/// The supported tags of a matcher, gathered by language, ready to be measured.
final class MatchTable: Sendable {
  /// One supported meaning: several tags of the same meaning are represented by the first.
  struct Entry: Sendable {
    let subtags: MatchSubtags
    let index: Int32
    /// The place in the order in which equals are preferred.
    let order: Int32
  }

  /// The entries of one language, and the rules that its distances follow.
  struct Group: Sendable {
    let language: UInt64
    let entries: Range<Int>
    let scriptRules: Range<Int>
    /// The set of rules between regions, -1 for none, and the script they ask for, 0 for any.
    let regionRules: Int
    let regionScript: UInt64
  }

  /// The best so far.
  struct Best {
    var entry = -1
    var language: UInt64 = 0
    var order = Int32.max
    /// The distance to beat, in eighths.
    var distance: Int
  }

  let opaque: OpaqueLanguages
  let entries: [Entry]
  let groups: [Group]
  /// Open addressing over the language: the group's number and one, 0 for none.
  private let slots: [UInt16]

  init(_ supported: [LanguageTag], preferred: LanguageTag?, canonical: Bool) {
    var opaque = OpaqueLanguages()
    let subtags = supported.map { tag in
      (canonical ? tag.canonicalized() : tag).matchSubtags { opaque.number(of: $0) }
    }
    let first = preferred.map { tag in tag.matchSubtags { opaque.known($0) } } ?? subtags.first
    let entries = Self.ordered(subtags, first: first)
    (self.entries, groups) = Self.grouped(entries)
    slots = Self.slots(groups)
    self.opaque = opaque
  }

  /// The default's like first, then the paradigms, then the others; of equals only the first.
  private static func ordered(_ subtags: [MatchSubtags], first: MatchSubtags?) -> [Entry] {
    let ranks = subtags.map {
      $0.meaning == first?.meaning ? 0 : LanguageData.paradigmMeanings.contains($0.meaning) ? 1 : 2
    }
    var seen = Set<MatchSubtags>(minimumCapacity: subtags.count)
    var entries: [Entry] = []
    entries.reserveCapacity(subtags.count)
    for rank in 0...2 {
      for (index, one) in subtags.enumerated() where ranks[index] == rank && seen.insert(one).inserted {
        entries.append(Entry(subtags: one, index: Int32(index), order: Int32(entries.count)))
      }
    }
    return entries
  }

  private static func grouped(_ entries: [Entry]) -> ([Entry], [Group]) {
    let sorted = entries.sorted { ($0.subtags.language, $0.order) < ($1.subtags.language, $1.order) }
    var groups: [Group] = []
    var start = 0
    while start < sorted.count {
      let language = sorted[start].subtags.language
      let end = sorted[start...].firstIndex { $0.subtags.language != language } ?? sorted.count
      groups.append(Group(language: language, entries: start..<end))
      start = end
    }
    return (sorted, groups)
  }

  private static func slots(_ groups: [Group]) -> [UInt16] {
    var count = 16
    while count < groups.count * 2 { count *= 2 }
    var slots = [UInt16](repeating: 0, count: count)
    for (number, group) in groups.enumerated() {
      var slot = LanguageData.slot(of: group.language, among: count)
      while slots[slot] != 0 { slot = (slot + 1) & (count - 1) }
      slots[slot] = UInt16(number + 1)
    }
    return slots
  }

  /// The number of a language's group.
  @inline(__always)
  func group(of language: UInt64) -> Int? {
    slots.withUnsafeBufferPointer { slots in
      var slot = LanguageData.slot(of: language, among: slots.count)
      while slots[slot] != 0 {
        let number = Int(slots[slot]) &- 1
        if groups[number].language == language { return number }
        slot = (slot &+ 1) & (slots.count &- 1)
      }
      return nil
    }
  }

  /// The entry that has the same meaning, written the same way.
  @inline(__always)
  func equal(to desired: MatchSubtags) -> Int? {
    guard let group = group(of: desired.language) else { return nil }
    return groups[group].entries.first { entries[$0].subtags == desired }
  }
}

extension MatchTable.Group {
  fileprivate init(language: UInt64, entries: Range<Int>) {
    let rules = LanguageDistance.regionRules(language)
    self.init(
      language: language, entries: entries, scriptRules: LanguageDistance.scriptRules(supported: language),
      regionRules: rules?.set ?? -1, regionScript: rules?.script ?? 0)
  }

  /// The distance between two different regions.
  @inline(__always)
  func regionDistance(_ desired: MatchSubtags, _ supported: MatchSubtags) -> Int {
    followsRegionRules(desired, supported)
      ? LanguageDistance.between(regions: desired.region, supported.region, set: regionRules)
      : LanguageData.defaultRegionDistance
  }

  /// Whether rules tell the distance between regions here.
  @inline(__always)
  func followsRegionRules(_ desired: MatchSubtags, _ supported: MatchSubtags) -> Bool {
    regionRules >= 0 && desired.language == language
      && (regionScript == 0 || regionScript == desired.script && regionScript == supported.script)
  }

  /// The distance between two scripts.
  @inline(__always)
  func scriptDistance(_ desired: MatchSubtags, _ supported: MatchSubtags) -> Int {
    if desired.script == supported.script { return 0 }
    if scriptRules.isEmpty { return LanguageData.defaultScriptDistance }
    return LanguageDistance.between(desired, script: supported.script, rules: scriptRules)
  }
}

extension LanguageData {
  /// What the paradigm tags mean.
  static let paradigmMeanings: [UInt64] = LineTable(paradigms).rows.compactMap { row in
    LanguageTag(row)?.subtags.matchSubtags().meaning
  }
}
