/// The supported tags near each language, measured but for the regions: what usual wanted tags need, in few words.
///
/// A usual tag is a language, perhaps a script and a region, none of them outdated or special. Every other tag, and every
/// tie, is left to ``MatchTable``, whose answers these are.
struct NearTags: Sendable {
  /// What was found.
  enum Answer {
    /// The place of a supported tag, its distance in eighths, and whether neither tag has a subtag with a replacement.
    case place(Int, eighths: Int, isPlain: Bool)
    /// Nothing is near enough.
    case nothing
    /// The table has to say.
    case unusual
  }

  /// By language: its code 15 bits, what it implies 31, whether scripts and whether regions change that, its first list 16.
  private var slots: [UInt64] = [0]
  /// Lists of candidates. A list is a head (script 20 bits, count 13, the place of the language's next list) and its
  /// candidates: region 11, place 13, distance without regions 10, what was written 3, row of the region's rule 12, plain 1.
  /// The first list has a script that no tag has.
  private var lists: [UInt64] = [0xF_FFFF]

  /// None: every tag is left to the table.
  init() {}

  /// Measures the entries of a table of some tags from each of its languages; `limit` is the distance in eighths that is
  /// too far.
  init(_ table: MatchTable, of supported: [LanguageTag], below limit: Int) {
    guard supported.count <= 0x1FFF else { return }
    var count = 16
    while count < table.groups.count * 3 { count *= 2 }
    slots = [UInt64](repeating: 0, count: count)
    lists.reserveCapacity(2 * supported.count + 16)
    for group in table.groups where group.language < 0x8000 { add(group, table, supported, limit) }
    if lists.count > 0xFFFF { self = NearTags() }
  }

  /// Adds a language with its lists, or with the first, which answers nothing, where its tags are unusual.
  private mutating func add(
    _ group: MatchTable.Group, _ table: MatchTable, _ supported: [LanguageTag], _ limit: Int
  ) {
    let language = group.language
    let word = LanguageWord(language)
    guard PackedSubtags.isUsual(language: language), let implied = word.implied else { return insert(language) }
    let flags: UInt64 = (word.hasScriptRows ? 1 : 0) | (word.hasRegionRows ? 2 : 0)
    insert(language | implied.packed << 15 | flags << 46 | UInt64(truncatingIfNeeded: lists.count) << 48)
    let own = implied.packed >> 11
    var head = addList(group, own, table, supported, limit)
    for place in group.entries {
      let script = table.entries[place].subtags.script
      let isListed = table.entries[group.entries.lowerBound..<place].contains { $0.subtags.script == script }
      if script == own || isListed { continue }
      lists[head] |= UInt64(lists.count) << 33
      head = addList(group, script, table, supported, limit)
    }
  }

  /// Adds the list of a language in a script; answers where its head is.
  private mutating func addList(
    _ group: MatchTable.Group, _ script: UInt64, _ table: MatchTable, _ supported: [LanguageTag], _ limit: Int
  ) -> Int {
    let head = lists.count
    lists.append(0)
    let desired = MatchSubtags(
      PackedSubtags(language: group.language, script: script), language: group.language, written: 0)
    table.forEachCandidate(desired, in: group) { entry, distance, regionRow in
      guard distance < limit else { return }
      let entry = table.entries[entry]
      let isPlain = supported[Int(entry.index)].subtags.isPlain(in: group.language)
      lists.append(entry.candidate(distance: distance, regionRow: regionRow, isPlain: isPlain))
    }
    lists[head] = script | UInt64(lists.count - head - 1) << 20
    return head
  }

  private mutating func insert(_ row: UInt64) {
    var slot = LanguageData.slot(of: row & 0x7FFF, among: slots.count)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = row
  }
}

extension MatchTable.Entry {
  fileprivate func candidate(distance: Int, regionRow: Int?, isPlain: Bool) -> UInt64 {
    let row: UInt64 = regionRow.map { UInt64($0) << 1 | 1 } ?? 0
    return subtags.region | UInt64(index) << 11 | UInt64(distance) << 24 | UInt64(subtags.written) << 34 | row << 37
      | (isPlain ? 1 << 49 : 0)
  }
}

extension PackedSubtags {
  /// Whether nothing of the tag may be replaced, and its language is the one that it is matched as.
  fileprivate func isPlain(in language: UInt64) -> Bool { self.language == language && !mayBeReplaced }

  /// Whether a language is one of two or three letters, not `und`, and not replaced by another.
  @inline(__always)
  fileprivate static func isUsual(language: UInt64) -> Bool {
    language < 0x8000 && language != undetermined && !PackedSubtags(language: language).mayBeReplaced
  }
}

extension NearTags {
  /// The nearest tag, if it is nearer than `limit`, which is at most what the lists were made for.
  @inline(__always)
  func nearest(to wanted: LanguageTag, below limit: Int) -> Answer {
    guard wanted.tail == nil, !RegionWord(wanted.subtags.region).isUnusual else { return .unusual }
    guard let row = row(of: wanted.subtags.language) else { return unlisted(wanted.subtags, below: limit) }
    return nearest(to: wanted.subtags, row, below: limit)
  }

  @inline(__always)
  private func row(of language: UInt64) -> UInt64? {
    var slot = LanguageData.slot(of: language, among: slots.count)
    while true {
      let row = slots[slot]
      if row == 0 { return nil }
      if row & 0x7FFF == language { return row }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
  }

  @inline(__always)
  private func nearest(to wanted: PackedSubtags, _ row: UInt64, below limit: Int) -> Answer {
    let script = wanted.script
    if script != 0, PackedSubtags.isUnusual(script: script) { return .unusual }
    var whole = wanted
    if script == 0 || wanted.region == 0 {
      let changes = script != 0 ? row & 1 << 46 : wanted.region != 0 ? row & 1 << 47 : 0
      if changes != 0, let pair = PairRow(wanted) {
        whole = pair.whole
      } else {
        whole = wanted.completed(by: row >> 15 & 0x7FFF_FFFF)
      }
    }
    let written = Int(MatchSubtags.Written.language | wanted.written)
    return nearest(to: whole, written: written, inLists: Int(row >> 48), below: limit)
  }

  @inline(__always)
  private func nearest(to wanted: PackedSubtags, written: Int, inLists first: Int, below limit: Int) -> Answer {
    var place = first
    while lists[place] & 0xF_FFFF != wanted.script {
      place = Int(lists[place] >> 33)
      if place == 0 { return .unusual }
    }
    let end = place &+ Int(lists[place] >> 20 & 0x1FFF)
    var (best, candidate, isTie) = (limit, 0 as UInt64, false)
    while place < end {
      place &+= 1
      let next = lists[place]
      let eighths = Self.eighths(next, wanted.region, written)
      if eighths < best {
        (best, candidate, isTie) = (eighths, next, false)
      } else if eighths == best, candidate != 0, eighths >= 1 << LanguageDistance.shift {
        isTie = true
      }
    }
    if isTie { return .unusual }
    if candidate == 0 { return .nothing }
    return .place(Int(candidate >> 11 & 0x1FFF), eighths: best, isPlain: candidate >> 49 != 0)
  }

  /// The distance of a candidate from a region.
  @inline(__always)
  private static func eighths(_ candidate: UInt64, _ region: UInt64, _ written: Int) -> Int {
    var total = Int(candidate >> 24 & 0x3FF)
    if candidate & 0x7FF != region {
      var units = LanguageData.defaultRegionDistance
      if candidate >> 37 & 1 != 0 {
        units = LanguageDistance.between(region: region, row: Int(candidate >> 38 & 0x7FF))
      }
      total &+= units << LanguageDistance.shift
    }
    return total == 0 ? written ^ Int(candidate >> 34 & 7) : total
  }

  /// A language that has no lists: another name of one that has, or near nothing.
  @inline(never)
  private func unlisted(_ wanted: PackedSubtags, below limit: Int) -> Answer {
    let language = wanted.language
    guard slots.count > 1, language != 0, language != PackedSubtags.undetermined else { return .unusual }
    let word = LanguageWord(language)
    if word.isReplaced { return word.alias.isFollowedInMatching ? renamed(wanted, word.alias, limit) : .unusual }
    return word.hasDistances ? .unusual : .nothing
  }

  private func renamed(_ wanted: PackedSubtags, _ alias: LanguageAlias, _ limit: Int) -> Answer {
    var other = wanted
    other.language = alias.language
    guard let row = row(of: alias.language) else { return .unusual }
    guard case .place(let place, let eighths, _) = nearest(to: other, row, below: limit) else { return .unusual }
    return .place(place, eighths: eighths, isPlain: false)
  }
}
