/// A maximized tag as the distances compare it: region 11 bits, script 20, language 16, and which of them were written.
///
/// Languages that no packed code holds (`x-bork`, eight letters, the pseudo-languages) get a number from ``OpaqueLanguages``.
struct MatchSubtags: Hashable, Sendable {
  let bits: UInt64

  enum Written {
    static let region: UInt64 = 1
    static let script: UInt64 = 2
    static let language: UInt64 = 4
  }

  @inline(__always)
  init(_ subtags: PackedSubtags, language: UInt64, written: UInt64) {
    bits = subtags.bits & 0x7FFF_FFFF | language << 31 | written << 47
  }

  @inline(__always) var language: UInt64 { bits >> 31 & 0xFFFF }
  @inline(__always) var script: UInt64 { bits >> 11 & 0xF_FFFF }
  @inline(__always) var region: UInt64 { bits & 0x7FF }
  @inline(__always) var written: Int { Int(bits >> 47) }
  /// Language, script and region, without what was written and what was implied.
  @inline(__always) var meaning: UInt64 { bits & 0x7FFF_FFFF_FFFF }
}

/// The languages of a matcher's tags that only equal themselves.
struct OpaqueLanguages: Sendable {
  /// The number of a language that no supported tag has.
  static let unknown: UInt64 = 0xFFFF
  private var numbers: [String: UInt64] = [:]

  /// The number of a language, a new one where there was none.
  mutating func number(of name: String) -> UInt64 {
    if let known = numbers[name] { return known }
    let number = 0x8000 + UInt64(min(numbers.count, 0x7FFE))
    numbers[name] = number
    return number
  }

  /// The number of a language that is known, else ``unknown``.
  func known(_ name: String) -> UInt64 { numbers[name] ?? Self.unknown }
}

extension LanguageTag {
  /// The tag as the distances see it, as ICU's matcher makes it: aliases of one language by one followed, then maximized.
  ///
  /// - Parameter opaque: answers the number of a language that has no packed code.
  @inline(__always)
  func matchSubtags(opaque: (String) -> UInt64) -> MatchSubtags {
    if tail == nil && !subtags.isPseudo {
      // Bare `und` matches nothing but itself.
      return subtags.bits == PackedSubtags.undetermined << 31
        ? MatchSubtags(subtags, language: PackedSubtags.undetermined, written: 7) : subtags.matchSubtags()
    }
    return matchSubtagsWithTail(opaque: opaque)
  }

  @inline(never)
  private func matchSubtagsWithTail(opaque: (String) -> UInt64) -> MatchSubtags {
    let parts = tail?.parts ?? LanguageTagTail.Parts()
    if parts.isPrivate { return MatchSubtags(PackedSubtags(bits: 0), language: opaque(description), written: 7) }
    if parts.grandfathered != nil { return canonicalized().matchSubtags(opaque: opaque) }
    if let pseudo = pseudoSubtags(parts, opaque: opaque) { return pseudo }
    if let language = parts.longLanguage {
      let written = MatchSubtags.Written.language | subtags.written
      return MatchSubtags(subtags.undeterminedMaximized(), language: opaque(language), written: written)
    }
    guard !parts.extendedLanguages.isEmpty else { return subtags.matchSubtags() }
    var form = CanonicalForm(subtags: subtags, parts: parts)
    form.replaceExtendedLanguage()
    return form.subtags.matchSubtags()
  }

  /// Pseudo-languages (`en-XA`, `fr-PSCRACK`) match only their like.
  private func pseudoSubtags(_ parts: LanguageTagTail.Parts, opaque: (String) -> UInt64) -> MatchSubtags? {
    let names = ["psaccent": "XA", "psbidi": "XB", "pscrack": "XC"]
    var region = subtags.region
    var written: UInt64 = 7
    if !subtags.isPseudo {
      guard parts.variants.count == 1, let name = names[parts.variants[0]] else { return nil }
      if region == 0 { (region, written) = (PackedSubtags.region(Array(name.utf8)), 6) }
    }
    let kind = subtags.isPseudo ? PackedSubtags.text(region: region) : names[parts.variants[0]] ?? ""
    let kept = PackedSubtags(language: 0, script: subtags.script, region: region)
    return MatchSubtags(kept, language: opaque("\(kind)-\(language)"), written: written)
  }
}

extension PackedSubtags {
  /// Whether the region is `XA`, `XB` or `XC`.
  @inline(__always)
  var isPseudo: Bool { region &- (1001 + 23 * 26) < 3 }

  /// Which of script and region are there.
  var written: UInt64 {
    (script == 0 ? 0 : MatchSubtags.Written.script) | (region == 0 ? 0 : MatchSubtags.Written.region)
  }

  /// The subtags maximized for matching.
  @inline(__always)
  func matchSubtags() -> MatchSubtags {
    var known = hasUnknown ? withoutUnknown : self
    let regionWord = RegionWord(known.region)
    if regionWord.isReplacedInMatching { known.region = regionWord.replacement }
    let word = LanguageWord(known.language)
    if word.isReplaced, word.alias.isFollowedInMatching { known.language = word.alias.language }
    let written = known.written
    if known.language == Self.undetermined { return known.undeterminedMatchSubtags(written) }
    let maximal = known.maximized() ?? known.unknownMaximized()
    return MatchSubtags(maximal, language: known.language, written: written | MatchSubtags.Written.language)
  }

  /// A language of which nothing is known takes script and region as `und` would.
  @inline(never)
  private func unknownMaximized() -> PackedSubtags {
    script != 0 && region != 0 ? self : undeterminedMaximized()
  }

  /// An area that implies a language counts as implied itself.
  @inline(never)
  private func undeterminedMatchSubtags(_ written: UInt64) -> MatchSubtags {
    let maximal = undeterminedMaximized()
    let isArea = region != 0 && region <= 1000 && RegionWord(region).implied?.language == maximal.language
    return MatchSubtags(
      maximal, language: maximal.language, written: isArea ? written & ~MatchSubtags.Written.region : written)
  }
}
