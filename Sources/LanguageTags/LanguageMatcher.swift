/// Chooses, among the languages that something has, the one that fits best what somebody wants.
///
/// Building one costs a little, matching next to nothing: keep it. The answer depends on nothing but the arguments.
///
/// ```swift
/// let matcher = LanguageMatcher(supported: ["en", "fr", "fr-CA"].compactMap { LanguageTag($0) })
/// matcher.match(try LanguageTag(parsing: "fr-BE")).tag  // fr
/// ```
///
/// See UTS #35, [Language Matching](https://www.unicode.org/reports/tr35/#LanguageMatching).
public struct LanguageMatcher: Sendable {
  /// The languages to choose from, as they were given.
  public let supported: [LanguageTag]
  /// What answers where nothing fits; `und` where there is neither a default nor a supported tag.
  public let defaultTag: LanguageTag
  /// By which rules it chooses.
  public let rules: MatchingRules

  private let table: MatchTable
  private let near: NearTags
  private let exact: ExactTags?
  private let favorsScript: Bool
  /// Whether every language without a rule is too far.
  private let isBounded: Bool
  private let threshold: Int

  /// A matcher among some tags.
  ///
  /// - Parameters:
  ///   - supported: the tags to choose from, the preferred first. Of two that mean the same the first answers.
  ///   - default: what answers where nothing fits; the first supported tag where it is nil.
  ///   - rules: by which rules to choose.
  ///   - subtag: for `.cldr`, whether another language or another script is worse.
  ///   - threshold: for `.cldr`, the distance from which on nothing fits, 0 to 100.
  public init(
    supported: some Sequence<LanguageTag>, default: LanguageTag? = nil, rules: MatchingRules = .cldr,
    favoring subtag: FavoredSubtag = .language, threshold: Int = 50
  ) {
    let tags = Array(supported)
    self.supported = tags
    self.defaultTag = `default` ?? tags.first ?? .undetermined
    self.rules = rules
    self.threshold = min(max(threshold, 0), 100) << LanguageDistance.shift
    favorsScript = subtag == .script
    switch rules {
    case .cldr, .cldrSameLanguage: exact = nil
    case .lookup, .regional: exact = ExactTags(tags)
    }
    let needsTable = exact == nil
    table = MatchTable(needsTable ? tags : [], preferred: `default`, canonical: rules == .cldrSameLanguage)
    isBounded = !favorsScript && self.threshold < LanguageData.defaultLanguageDistance << LanguageDistance.shift
    let isUsual = rules == .cldr && isBounded && threshold > 0
    near = isUsual ? NearTags(table, of: tags, below: self.threshold) : NearTags()
  }

  /// The best tag for one wanted language.
  public func match(_ wanted: LanguageTag) -> LanguageMatch {
    switch near.nearest(to: wanted, below: threshold) {
    case .place(let place, let eighths, let isPlain):
      return found(place, wanted, eighths: eighths, isPlain: isPlain)
    case .nothing: return unmatched
    case .unusual: break
    }
    guard case .cldr = rules else { return best(for: [wanted]) }
    guard let (place, eighths) = measured(wanted, below: threshold) else { return unmatched }
    return found(place, wanted, eighths: eighths, isPlain: false)
  }

  /// The place of the best tag for one wanted language, nil where the default answers: `match(_:)` without the reasons,
  /// for those who match often.
  public func index(for wanted: LanguageTag) -> Int? {
    switch near.nearest(to: wanted, below: threshold) {
    case .place(let place, _, _): return place
    case .nothing: return nil
    case .unusual: break
    }
    guard case .cldr = rules else { return best(for: [wanted]).index }
    return measured(wanted, below: threshold)?.place
  }

  /// The best tag for the languages that a browser asks for.
  public func match(_ header: AcceptLanguage) -> LanguageMatch {
    if case .cldr = rules { return nearest(header.entries.count) { header.entries[$0].tag } }
    return match(header.tags)
  }

  /// The best tag for somebody's languages, the preferred first.
  ///
  /// By CLDR's rules a later language is only chosen where it fits clearly better. By the others the first that fits at
  /// all is chosen.
  @inlinable
  public func match(_ wanted: some Sequence<LanguageTag>) -> LanguageMatch { best(for: Array(wanted)) }

  @usableFromInline
  func best(for wanted: [LanguageTag]) -> LanguageMatch {
    switch rules {
    case .cldr: nearest(wanted.count) { wanted[$0] }
    case .cldrSameLanguage: first(wanted, where: sameLanguage)
    case .lookup: first(wanted, where: truncated)
    case .regional(let rules): first(wanted) { regional($0, by: rules) }
    }
  }

  private func first(
    _ wanted: some Sequence<LanguageTag>, where find: (LanguageTag) -> (Int, LanguageMatchReason)?
  ) -> LanguageMatch {
    for tag in wanted {
      if let (index, reason) = find(tag) {
        return LanguageMatch(tag: supported[index], index: index, wanted: tag, reason: reason)
      }
    }
    return unmatched
  }

  private var unmatched: LanguageMatch {
    LanguageMatch(tag: defaultTag, index: nil, wanted: nil, reason: .default)
  }
}

extension LanguageMatcher {
  /// As ICU's `LocaleMatcher`: each further wanted tag has to be nearer by the demotion.
  @inline(__always)
  private func nearest(_ count: Int, _ wanted: (Int) -> LanguageTag) -> LanguageMatch {
    var (answer, answered, distance, limit) = (-1, -1, 0, threshold)
    for place in 0..<count {
      if let (found, eighths) = nearest(wanted(place), below: limit) {
        (answer, answered, distance, limit) = (found, place, eighths, eighths)
        if eighths == 0 { break }
      }
      limit -= LanguageDistance.demotion
      if limit <= 0 { break }
    }
    return answered < 0 ? unmatched : found(answer, wanted(answered), eighths: distance, isPlain: false)
  }

  @inline(__always)
  private func nearest(_ given: LanguageTag, below limit: Int) -> (place: Int, eighths: Int)? {
    // A tag that is known to have no tail is counted nowhere on its way.
    let wanted = given.tail == nil ? LanguageTag(subtags: given.subtags) : given
    return switch near.nearest(to: wanted, below: limit) {
    case .place(let place, let eighths, _): (place, eighths)
    case .nothing: nil
    case .unusual: measured(wanted, below: limit)
    }
  }

  /// The nearest tag by the table, if it is nearer than a limit; one that means the same is always near enough.
  @inline(never)
  private func measured(_ wanted: LanguageTag, below limit: Int) -> (place: Int, eighths: Int)? {
    let desired = wanted.matchSubtags { table.opaque.known($0) }
    if let equal = table.equal(to: desired) { return (index(of: equal), 0) }
    var best = MatchTable.Best(distance: limit)
    table.improve(&best, for: desired, favorsScript: favorsScript, isBounded: isBounded)
    return best.entry < 0 ? nil : (index(of: best.entry), best.distance)
  }

  private func index(of entry: Int) -> Int { Int(table.entries[entry].index) }

  /// - Parameter isPlain: whether it is known that no subtag of either tag is outdated.
  @inline(__always)
  private func found(_ index: Int, _ wanted: LanguageTag, eighths: Int, isPlain: Bool) -> LanguageMatch {
    let tag = supported[index]
    let distance = eighths >> LanguageDistance.shift
    let reason: LanguageMatchReason =
      wanted == tag
      ? .exact : distance == 0 && !isPlain && Self.isAlias(wanted, of: tag) ? .alias : .distance(distance)
    return LanguageMatch(tag: tag, index: index, wanted: wanted, reason: reason)
  }

  /// Whether two tags of one meaning differ by outdated subtags.
  private static func isAlias(_ wanted: LanguageTag, of tag: LanguageTag) -> Bool {
    wanted.subtags.language != tag.subtags.language || wanted.subtags.mayBeReplaced || tag.subtags.mayBeReplaced
  }

  /// The nearest region among the tags of the same language and script.
  private func sameLanguage(_ wanted: LanguageTag) -> (Int, LanguageMatchReason)? {
    let canonical = wanted.canonicalized()
    let desired = canonical.matchSubtags { table.opaque.known($0) }
    guard let group = table.group(of: desired.language) else { return nil }
    var best = MatchTable.Best(distance: LanguageData.defaultScriptDistance << LanguageDistance.shift)
    table.improve(&best, for: desired, inSameLanguage: group)
    guard best.entry >= 0 else { return nil }
    let index = Int(table.entries[best.entry].index)
    if supported[index] == wanted { return (index, .exact) }
    if supported[index] == canonical { return (index, .alias) }
    return (index, .distance(best.distance >> LanguageDistance.shift))
  }

  /// RFC 4647, section 3.4: a subtag falls away at a time, and a single letter before it with it.
  private func truncated(_ wanted: LanguageTag) -> (Int, LanguageMatchReason)? {
    guard let exact else { return nil }
    if let index = exact.index(of: wanted) { return (index, .exact) }
    var text = Substring(wanted.description)
    while let dash = text.lastIndex(of: "-") {
      text = text[..<dash]
      if text.dropLast().last == "-" { text = text.dropLast(2) }
      if let tag = LanguageTag(String(text)), let index = exact.index(of: tag) { return (index, .truncation) }
    }
    return nil
  }

  /// An exact tag, then the table's rules, then the bare language; extensions do not count.
  private func regional(_ wanted: LanguageTag, by rules: RegionalRules) -> (Int, LanguageMatchReason)? {
    guard let exact else { return nil }
    let plain = wanted.withoutExtensions
    if let index = exact.index(of: wanted) ?? exact.index(of: plain) { return (index, .exact) }
    let canonical = plain.canonicalized().withoutExtensions
    if canonical != plain, let index = exact.index(of: canonical) { return (index, .alias) }
    for rule in rules.rules where rule.applies(to: canonical) {
      if let index = exact.index(of: rule.answer) { return (index, .rule(rule.name)) }
    }
    let language = LanguageTag(subtags: PackedSubtags(language: canonical.subtags.language))
    guard canonical.subtags.language != 0, let index = exact.index(of: language) else { return nil }
    return (index, .rule(RegionalRules.bareLanguage))
  }
}

/// The places of tags that are looked for as they stand.
struct ExactTags: Sendable {
  private let indexes: [LanguageTag: Int]

  init(_ tags: [LanguageTag]) {
    indexes = Dictionary(zip(tags, tags.indices), uniquingKeysWith: { first, _ in first })
  }

  func index(of tag: LanguageTag) -> Int? { indexes[tag] }
}
