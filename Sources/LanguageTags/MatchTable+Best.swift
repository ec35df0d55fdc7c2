extension MatchTable {
  /// The best entry for one wanted tag, if it is nearer than what `best` has; the threshold is `best.distance`.
  ///
  /// - Parameters:
  ///   - favorsScript: whether differences of language count a quarter.
  ///   - isBounded: whether every language without a rule is too far, so that only the rules need be looked at.
  @inline(__always)
  func improve(_ best: inout Best, for desired: MatchSubtags, favorsScript: Bool, isBounded: Bool) {
    if isBounded {
      improveWithinRules(&best, for: desired)
    } else {
      for group in groups {
        let distance = LanguageDistance.between(desired.language, group.language)
        improve(&best, for: desired, in: group, from: favorsScript ? distance >> 2 : distance)
      }
    }
  }

  /// Measures the entries of the wanted tag's own language.
  func improve(_ best: inout Best, for desired: MatchSubtags, inSameLanguage group: Int) {
    improve(&best, for: desired, in: groups[group], from: 0, sameScript: true)
  }

  @inline(__always)
  private func improveWithinRules(_ best: inout Best, for desired: MatchSubtags) {
    if let own = group(of: desired.language) { improve(&best, for: desired, in: groups[own], from: 0) }
    guard desired.language < 0x8000, LanguageWord(desired.language).own.hasDistances else { return }
    LanguageDistance.forEachRule(from: desired.language) { language, distance in
      guard language != desired.language, let other = group(of: language) else { return }
      improve(&best, for: desired, in: groups[other], from: distance)
    }
  }

  /// Measures the entries of one language; `distance` is that between the languages.
  private func improve(
    _ best: inout Best, for desired: MatchSubtags, in group: Group, from distance: Int, sameScript: Bool = false
  ) {
    guard distance << LanguageDistance.shift <= best.distance else { return }
    for place in group.entries {
      let entry = entries[place]
      if sameScript && entry.subtags.script != desired.script { continue }
      let total = eighths(from: distance, desired, entry.subtags, group)
      if total < best.distance {
        best = Best(entry: place, language: group.language, order: entry.order, distance: total)
      } else if total == best.distance, best.entry >= 0, total >= 1 << LanguageDistance.shift {
        settle(&best, place, group)
      }
    }
  }

  /// Of two equally near entries of one language the likelier is kept; of two languages the one that comes first.
  private func settle(_ best: inout Best, _ place: Int, _ group: Group) {
    if best.language == group.language {
      if isLikelier(entries[place].subtags, than: entries[best.entry].subtags) { best.entry = place }
    } else if entries[place].order < best.order {
      best.entry = place
      best.language = group.language
      best.order = entries[place].order
    }
  }

  @inline(__always)
  private func eighths(from distance: Int, _ desired: MatchSubtags, _ supported: MatchSubtags, _ group: Group) -> Int {
    var total = distance &+ group.scriptDistance(desired, supported)
    if desired.region != supported.region { total &+= group.regionDistance(desired, supported) }
    return total == 0 ? desired.written ^ supported.written : total << LanguageDistance.shift
  }

  /// Calls `body` with each entry that a rule or nothing but script and region divides from a language in a script (its
  /// own entries are those of `group`): the place, the distance without regions in eighths, and the row of the regions'
  /// distances, nil for the usual one.
  @inline(__always)
  func forEachCandidate(_ desired: MatchSubtags, in group: Group, _ body: (Int, Int, Int?) -> Void) {
    func measure(_ group: Group, _ distance: Int) {
      for place in group.entries {
        let supported = entries[place].subtags
        let total = distance + group.scriptDistance(desired, supported)
        let row =
          group.followsRegionRules(desired, supported)
          ? LanguageDistance.row(to: supported.region, set: group.regionRules) : nil
        body(place, total << LanguageDistance.shift, row)
      }
    }
    measure(group, 0)
    guard LanguageWord(desired.language).own.hasDistances else { return }
    LanguageDistance.forEachRule(from: desired.language) { language, distance in
      guard language != desired.language, let other = self.group(of: language) else { return }
      measure(groups[other], distance)
    }
  }

  /// Whether the first entry has the script or, with the same script, the region that its language implies.
  private func isLikelier(_ one: MatchSubtags, than other: MatchSubtags) -> Bool {
    guard one.language < 0x8000 else { return false }
    let bare = PackedSubtags(language: one.language)
    let likely = bare.maximized() ?? bare.undeterminedMaximized()
    if one.script != other.script { return one.script == likely.script }
    return one.region != other.region && one.region == likely.region
  }
}
