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
    let order = Self.order(subtags, first: first)
    let parts = LanguageParts(order.map { subtags[$0].language })
    (entries, groups) = Self.grouped(order, subtags, by: parts)
    slots = parts.slots
    self.opaque = opaque
  }

  /// The places of the tags: the default's like first, then the paradigms, then the others.
  private static func order(_ subtags: [MatchSubtags], first: MatchSubtags?) -> [Int] {
    var (likeFirst, paradigms, others): ([Int], [Int], [Int]) = ([], [], [])
    others.reserveCapacity(subtags.count)
    for (place, one) in subtags.enumerated() {
      if one.meaning == first?.meaning {
        likeFirst.append(place)
      } else if LanguageData.paradigmMeanings.contains(one.meaning) {
        paradigms.append(place)
      } else {
        others.append(place)
      }
    }
    return likeFirst + paradigms + others
  }

  /// The entries of each language side by side; of equals only the first.
  private static func grouped(
    _ order: [Int], _ subtags: [MatchSubtags], by parts: LanguageParts
  ) -> ([Entry], [Group]) {
    let none = Entry(subtags: MatchSubtags(PackedSubtags(bits: 0), language: 0, written: 0), index: 0, order: 0)
    var entries = [Entry](repeating: none, count: order.count)
    var ends = parts.starts
    for (place, part) in parts.numbers.enumerated() {
      let one = subtags[order[place]]
      if (parts.starts[part]..<ends[part]).contains(where: { entries[$0].subtags == one }) { continue }
      entries[ends[part]] = Entry(subtags: one, index: Int32(order[place]), order: Int32(place))
      ends[part] += 1
    }
    let groups = parts.languages.indices.map {
      Group(language: parts.languages[$0], entries: parts.starts[$0]..<ends[$0])
    }
    return (entries, groups)
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

/// A list of languages parted by language: the number of each one's part, where the parts start when they are laid side
/// by side, and open addressing from a language to its part: the number and one, 0 for none.
private struct LanguageParts {
  private(set) var languages: [UInt64] = []
  private(set) var numbers: [Int] = []
  private(set) var starts: [Int] = []
  private(set) var slots: [UInt16]

  init(_ list: [UInt64]) {
    var count = 16
    while count < list.count * 2 { count *= 2 }
    slots = [UInt16](repeating: 0, count: count)
    languages.reserveCapacity(list.count)
    numbers.reserveCapacity(list.count)
    for language in list { numbers.append(number(of: language)) }
    var sizes = [Int](repeating: 0, count: languages.count)
    for number in numbers { sizes[number] += 1 }
    var start = 0
    starts.reserveCapacity(sizes.count)
    for size in sizes {
      starts.append(start)
      start += size
    }
  }

  private mutating func number(of language: UInt64) -> Int {
    var slot = LanguageData.slot(of: language, among: slots.count)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if languages[number] == language { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    languages.append(language)
    slots[slot] = UInt16(languages.count)
    return languages.count - 1
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
