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
    guard let maximal = subtags.maximized() else { return self }
    return replacing(maximal)
  }

  /// The shortest tag that ``maximized()`` makes the same: `en` for `en-Latn-US`, `zh-TW` for `zh-Hant-TW`.
  ///
  /// - Parameter subtag: what to keep where both the script and the region would do.
  public func minimized(favoring subtag: SubtagToKeep = .region) -> LanguageTag {
    guard let maximal = subtags.maximized() else { return self }
    return replacing(maximal.minimized(favoring: subtag))
  }

  /// The tag with other subtags before its tail.
  func replacing(_ subtags: PackedSubtags) -> LanguageTag {
    if subtags == self.subtags { return self }
    guard let tail else { return LanguageTag(subtags: subtags) }
    return tail.parts.grandfathered == nil ? LanguageTag(subtags: subtags, parts: tail.parts) : self
  }
}

extension PackedSubtags {
  /// The subtags with none left out, or nil where nothing is known of them.
  ///
  /// `und` with a script and a region follows the region where it implies that script, else the script.
  func maximized() -> PackedSubtags? {
    if hasUnknown { return withoutUnknown.maximized() }
    if language == Self.undetermined { return undeterminedMaximized() }
    let word = LanguageWord(language).own
    guard word.pair != 0 else { return nil }
    if script != 0 && region != 0 { return self }
    if word.hasPairRows, bits & 0x7FFF_FFFF != 0, let third = LanguageData.third(of: self) {
      return PackedSubtags(bits: bits | (script == 0 ? third << 11 : third))
    }
    let pairs = PackedTable(LanguageData.scriptRegionPairs)
    var maximal = self
    if script == 0 { maximal.bits |= UInt64(pairs.three(word.pair &* 5)) << 11 }
    if region == 0 { maximal.bits |= UInt64(pairs.two(word.pair &* 5 &+ 3)) }
    return maximal
  }

  /// What `und` with these scripts and regions implies; the language of a tag of which nothing is known is passed over.
  @inline(never)
  func undeterminedMaximized() -> PackedSubtags {
    if script != 0 && region != 0 {
      let pair = PackedSubtags(language: 0, script: script, region: region)
      if let third = LanguageData.third(of: pair) { return replacing(language: third) }
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

  /// The subtags without `Zzzz` and `ZZ`.
  var withoutUnknown: PackedSubtags {
    PackedSubtags(
      language: language, script: script == Self.unknownScript ? 0 : script,
      region: region == Self.unknownRegion ? 0 : region)
  }

  /// The shortest subtags that imply these, which have none left out.
  func minimized(favoring subtag: SubtagToKeep) -> PackedSubtags {
    let bare = PackedSubtags(language: language)
    if bare.maximized() == self { return bare }
    let withRegion = PackedSubtags(language: language, region: region)
    let withScript = PackedSubtags(language: language, script: script)
    let (first, second) = subtag == .region ? (withRegion, withScript) : (withScript, withRegion)
    if first.maximized() == self { return first }
    return second.maximized() == self ? second : self
  }
}
