/// What is known of a language by its code alone.
struct LanguageWord {
  private let bits: UInt64

  /// Looks a language up; one that no table knows answers a word without anything in it.
  ///
  /// A block of languages that share two letters has a bit for each third letter, the place of the first one's word, and
  /// the word of the two letters alone.
  @inline(__always)
  init(_ language: UInt64) {
    let (first, second, third) = (language >> 10 &- 1, language >> 5 & 31 &- 1, language & 31)
    guard first < 26, second < 26 else { bits = 0; return }
    let block = LanguageData.languageBlocks[Int(first &* 26 &+ second)]
    if third == 0 { bits = block >> 41; return }
    guard block >> third & 1 != 0 else { bits = 0; return }
    let row = block >> 27 & 0x3FFF &+ UInt64((block & (1 << third &- 1)).nonzeroBitCount)
    bits = UInt64(LanguageData.languageRows[Int(row)])
  }

  fileprivate init(stored bits: UInt64) { self.bits = bits }

  @inline(__always) var isReplaced: Bool { bits & 0x2000 != 0 }
  @inline(__always) var isRegistered: Bool { bits & 0x1000 != 0 }
  /// Whether a script, and whether a region, changes what the language implies.
  @inline(__always) var hasScriptRows: Bool { bits & 0x800 != 0 }
  @inline(__always) var hasRegionRows: Bool { bits & 0x4000 != 0 }
  @inline(__always) var hasDistances: Bool { bits & 0x400 != 0 }
  /// What replaces the language, where it is replaced.
  @inline(__always) var alias: LanguageAlias { LanguageAlias(row: Int(bits & 0x1FFF)) }
  /// What the language alone implies, nil for nothing.
  @inline(__always) var implied: ImpliedPair? {
    let row = Int(bits & 0x3FF)
    return row == 0 ? nil : ImpliedPair(bits: LanguageData.scriptRegionPairs[row])
  }

  /// The word that tells of the language itself, whether or not it is replaced.
  @inline(__always) var own: LanguageWord { isReplaced ? alias.own : self }
}

/// The script and the region that a language implies.
struct ImpliedPair {
  fileprivate let bits: UInt32

  /// Both, packed as in a tag.
  @inline(__always) var packed: UInt64 { UInt64(bits & 0x7FFF_FFFF) }
  @inline(__always) var isRightToLeft: Bool { bits >> 31 != 0 }
}

/// What replaces a language.
struct LanguageAlias {
  private let bits: UInt64

  @inline(__always)
  fileprivate init(row: Int) { bits = LanguageData.languageAliases[row] }

  /// The subtags that replace it.
  private var subtags: PackedSubtags { PackedSubtags(bits: bits & 0x3FFF_FFFF_FFFF) }
  /// The word of the replaced language itself.
  @inline(__always) var own: LanguageWord { LanguageWord(stored: bits >> 46 & 0x7FFF) }
  var language: UInt64 { subtags.language }
  var script: UInt64 { subtags.script }
  var region: UInt64 { subtags.region }
  /// Whether matching follows it too, as ICU does: one language by one language.
  @inline(__always) var isFollowedInMatching: Bool { bits >> 61 != 0 }
}

/// What is known of a region by its code alone.
struct RegionWord {
  private let bits: UInt32

  @inline(__always)
  init(_ region: UInt64) { bits = LanguageData.regionWords[Int(region)] }

  @inline(__always) var isReplaced: Bool { bits & 1 << 16 != 0 }
  /// Whether it is replaced, unknown (`ZZ`) or of a pseudo-language.
  @inline(__always) var isUnusual: Bool { bits & 1 << 19 != 0 }
  @inline(__always) var isReplacedInMatching: Bool { bits & 1 << 17 != 0 }
  var isRegistered: Bool { bits & 1 << 15 != 0 }
  var hasSeveralReplacements: Bool { bits & 1 << 18 != 0 }
  /// The class of regions that the distances speak of.
  @inline(__always) var regionClass: Int { Int(bits >> 9 & 0x3F) }
  /// The first of what replaces it.
  var replacement: UInt64 { UInt64(LanguageData.regionAliases[Int(bits & 0x1FF)]) }

  /// The language and the script that the region implies; nil where the data is silent.
  var implied: (language: UInt64, script: UInt64)? {
    let row = isReplaced ? 0 : Int(bits & 0x1FF)
    guard row != 0 else { return nil }
    let pair = PackedSubtags(bits: LanguageData.languageScriptPairs[row])
    return (pair.language, pair.script)
  }
}

/// What is known of a script by its code.
struct ScriptRow {
  private let bits: UInt64

  /// Looks a script up; nil for one that is neither registered nor likely to mean something.
  @inline(__always)
  init?(_ script: UInt64) {
    guard script != 0 else { return nil }
    var slot = LanguageData.slot(of: script, among: LanguageData.scriptRows.count)
    while true {
      let row = LanguageData.scriptRows[slot]
      if row & 0xF_FFFF == script { bits = row; return }
      if row == 0 { return nil }
      slot = (slot &+ 1) & (LanguageData.scriptRows.count &- 1)
    }
  }

  @inline(__always) var isRightToLeft: Bool { bits >> 20 & 1 != 0 }
  var isRegistered: Bool { bits >> 47 != 0 }

  /// The language and the region that the script implies; nil where the data is silent.
  var implied: (language: UInt64, region: UInt64)? {
    let language = bits >> 21 & 0x7FFF
    return language == 0 ? nil : (language, bits >> 36 & 0x7FF)
  }
}

/// What two subtags imply together.
struct PairRow {
  private let bits: UInt64

  /// Looks up subtags of which just one is absent; nil where no row has the other two.
  @inline(__always)
  init?(_ pair: PackedSubtags) {
    let kind: UInt64 = pair.script == 0 ? 1 : pair.region == 0 ? 2 : 3
    let present: UInt64 = kind == 1 ? ~(0xF_FFFF << 11) : kind == 2 ? ~0x7FF : 0x7FFF_FFFF
    let key = pair.bits | kind << 46
    let mask = present & 0x3FFF_FFFF_FFFF | 3 << 46
    var slot = LanguageData.slot(of: pair.bits, among: LanguageData.pairRows.count)
    while true {
      let row = LanguageData.pairRows[slot]
      if row & mask == key { bits = row; return }
      if row == 0 { return nil }
      slot = (slot &+ 1) & (LanguageData.pairRows.count &- 1)
    }
  }

  /// All three.
  @inline(__always) var whole: PackedSubtags { PackedSubtags(bits: bits & 0x3FFF_FFFF_FFFF) }
  /// The direction of the script.
  @inline(__always) var isRightToLeft: Bool { bits >> 48 != 0 }
}
