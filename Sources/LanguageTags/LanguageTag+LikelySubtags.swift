/// Which subtag ``LanguageTag/minimized(favoring:)`` keeps where either would do.
public enum SubtagToKeep: Sendable, Hashable {
  /// `zh-TW` rather than `zh-Hant`.
  case region
  /// `zh-Hant` rather than `zh-TW`.
  case script
}

extension LanguageTag {
  /// The tag with the script and the region that are likely where it has none: `en-Latn-US` for `en`.
  ///
  /// What follows them, variants and extensions, stays. A tag of which nothing is known stays as it is (`qaa`).
  ///
  /// ```swift
  /// LanguageTag("zh-TW")?.maximized().description  // "zh-Hant-TW"
  /// ```
  ///
  /// See UTS #35, [Likely Subtags](https://www.unicode.org/reports/tr35/#Likely_Subtags).
  public func maximized() -> LanguageTag {
    if tail != nil { return maximizedBeforeTail() }
    return LanguageTag(subtags: subtags.maximized() ?? subtags)
  }

  /// The shortest tag that ``maximized()`` makes the same: `en` for `en-Latn-US`, `zh-TW` for `zh-Hant-TW`.
  ///
  /// - Parameter subtag: what to keep where both the script and the region would do.
  public func minimized(favoring subtag: SubtagToKeep = .region) -> LanguageTag {
    let minimal = subtags.minimized(favoring: subtag)
    return tail == nil ? LanguageTag(subtags: minimal) : replacing(minimal)
  }

  @inline(never)
  private func maximizedBeforeTail() -> LanguageTag { replacing(subtags.maximized() ?? subtags) }

  /// The tag with other subtags before its tail.
  @inline(never)
  func replacing(_ subtags: PackedSubtags) -> LanguageTag {
    if subtags == self.subtags { return self }
    guard let tail else { return LanguageTag(subtags: subtags) }
    // What is private use as a whole has no language: nothing is implied by it.
    let isWhole = tail.parts.grandfathered != nil || tail.parts.isPrivate
    return isWhole ? self : LanguageTag(subtags: subtags, parts: tail.parts)
  }
}

extension PackedSubtags {
  /// The subtags with none left out, or nil where nothing is known of them.
  ///
  /// `und` with a script and a region follows the region where it implies that script, else the script.
  @inline(__always)
  func maximized() -> PackedSubtags? {
    hasUnknown ? maximizedWithoutUnknown() : usualMaximized()
  }

  /// The same for subtags without `Zzzz` and `ZZ`.
  @inline(__always)
  private func usualMaximized() -> PackedSubtags? {
    let word = LanguageWord(language).own
    // Of `und` alone no word says anything.
    guard let implied = word.implied else { return language == Self.undetermined ? undeterminedMaximized() : nil }
    if script != 0 && region != 0 { return self }
    let isChanged = script != 0 ? word.hasScriptRows : region != 0 && word.hasRegionRows
    if isChanged, let row = PairRow(self) { return row.whole }
    return completed(by: implied.packed)
  }

  /// The subtags with an implied script and region where they have none.
  @inline(__always)
  func completed(by implied: UInt64) -> PackedSubtags {
    let script: UInt64 = bits & 0x7FFF_F800 == 0 ? implied & 0x7FFF_F800 : 0
    let region: UInt64 = bits & 0x7FF == 0 ? implied & 0x7FF : 0
    return PackedSubtags(bits: bits | script | region)
  }

  @inline(never)
  private func maximizedWithoutUnknown() -> PackedSubtags? { withoutUnknown.usualMaximized() }

  /// What `und` with these scripts and regions implies; the language of a tag of which nothing is known is passed over.
  @inline(never)
  func undeterminedMaximized() -> PackedSubtags {
    if script != 0 && region != 0 {
      let pair = PackedSubtags(language: 0, script: script, region: region)
      if let row = PairRow(pair) { return row.whole }
    }
    let byRegion = region == 0 ? nil : RegionWord(region).implied
    if script != 0, byRegion?.script != script, let implied = ScriptRow(script)?.implied {
      return replacing(language: implied.language, region: implied.region)
    }
    if let byRegion { return replacing(language: byRegion.language, script: byRegion.script) }
    let bare = PackedSubtags(bits: LanguageData.undeterminedImplies)
    return replacing(language: bare.language, script: bare.script, region: bare.region)
  }

  /// The subtags with another language, and with a script and a region where they have none.
  func replacing(language: UInt64, script: UInt64 = 0, region: UInt64 = 0) -> PackedSubtags {
    PackedSubtags(
      language: language, script: self.script == 0 ? script : self.script,
      region: self.region == 0 ? region : self.region)
  }

  /// `Zzzz` and `ZZ`, which say that the script and the region are not known.
  private static let unknownScript: UInt64 = 26 << 15 | 26 << 10 | 26 << 5 | 26
  private static let unknownRegion: UInt64 = 1001 + 25 * 26 + 25

  /// Whether the script is `Zzzz` or the region `ZZ`.
  @inline(__always)
  var hasUnknown: Bool { script == Self.unknownScript || region == Self.unknownRegion }

  /// Whether a script is `Zzzz` or `Qaai`, which another replaces.
  @inline(__always)
  static func isUnusual(script: UInt64) -> Bool { script == unknownScript || script == replacedScript }

  /// The subtags without `Zzzz` and `ZZ`.
  var withoutUnknown: PackedSubtags {
    PackedSubtags(
      language: language, script: script == Self.unknownScript ? 0 : script,
      region: region == Self.unknownRegion ? 0 : region)
  }

  /// The shortest subtags that mean the same; the subtags themselves where nothing is known of them.
  func minimized(favoring subtag: SubtagToKeep) -> PackedSubtags {
    guard let maximal = maximized() else { return self }
    let bare = PackedSubtags(language: maximal.language)
    if bare.maximized() == maximal { return bare }
    let withRegion = PackedSubtags(language: maximal.language, region: maximal.region)
    let withScript = PackedSubtags(language: maximal.language, script: maximal.script)
    let (first, second) = subtag == .region ? (withRegion, withScript) : (withScript, withRegion)
    if first.maximized() == maximal { return first }
    return second.maximized() == maximal ? second : maximal
  }
}
