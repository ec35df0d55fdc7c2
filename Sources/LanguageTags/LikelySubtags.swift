/// What is known of a language by its code alone.
struct LanguageWord {
  private let bits: Int

  /// Looks a language up; one that no table knows answers a word without anything in it.
  @inline(__always)
  init(_ language: UInt64) { bits = Self.row(language) ?? 0 }

  private init(bits: Int) { self.bits = bits }

  @inline(__always) var isReplaced: Bool { bits & 0x2000 != 0 }
  @inline(__always) var isRegistered: Bool { bits & 0x1000 != 0 }
  @inline(__always) var hasPairRows: Bool { bits & 0x800 != 0 }
  @inline(__always) var hasDistances: Bool { bits & 0x400 != 0 }
  /// The row of the likely script and region, 0 for none.
  @inline(__always) var pair: Int { bits & 0x3FF }
  /// The row of the alias, where the language is replaced.
  @inline(__always) var alias: LanguageAlias { LanguageAlias(row: bits & 0x1FFF) }

  /// The word that tells of the language itself, whether or not it is replaced.
  @inline(__always) var own: LanguageWord { isReplaced ? alias.own : self }

  fileprivate static func stored(_ bits: Int) -> LanguageWord { LanguageWord(bits: bits) }

  /// A block of languages that share two letters has a bit for each third letter; the bits below it count the rows.
  @inline(__always)
  private static func row(_ language: UInt64) -> Int? {
    let (first, second) = (Int(language >> 10) &- 1, Int(language >> 5 & 31) &- 1)
    guard UInt(bitPattern: first) < 26, UInt(bitPattern: second) < 26 else { return nil }
    let blocks = PackedTable(LanguageData.languageBlocks)
    let block = (first &* 26 &+ second) &* 6
    let letter = UInt32(language & 31)
    // Seven bits a byte: the letter's bit stands one further for every seven before it.
    let bit: UInt32 = 1 << (letter &+ (letter &* 37) >> 8)
    let bitmap = blocks.four(block)
    guard bitmap & bit != 0 else { return nil }
    let row = blocks.two(block &+ 4) &+ (bitmap & (bit &- 1)).nonzeroBitCount
    return PackedTable(LanguageData.languageRows).two(row &* 2)
  }
}

/// What replaces a language.
struct LanguageAlias {
  private let place: Int

  @inline(__always)
  init(row: Int) { place = row &* 11 }

  private var table: PackedTable { PackedTable(LanguageData.languageAliases) }
  var own: LanguageWord { LanguageWord.stored(table.two(place)) }
  var language: UInt64 { UInt64(table.three(place + 2)) }
  var script: UInt64 { UInt64(table.three(place + 5)) }
  var region: UInt64 { UInt64(table.two(place + 8)) }
  /// Whether matching follows it too, as ICU does: one language by one language.
  var isFollowedInMatching: Bool { table.byte(place + 10) != 0 }
}

/// What is known of a region by its code alone.
struct RegionWord {
  private let bits: Int

  @inline(__always)
  init(_ region: UInt64) { bits = PackedTable(LanguageData.regionWords).three(Int(region) &* 3) }

  @inline(__always) var isReplaced: Bool { bits & 1 << 16 != 0 }
  @inline(__always) var isReplacedInMatching: Bool { bits & 1 << 17 != 0 }
  var isRegistered: Bool { bits & 1 << 15 != 0 }
  var hasSeveralReplacements: Bool { bits & 1 << 18 != 0 }
  /// The class of regions that the distances speak of.
  @inline(__always) var regionClass: Int { bits >> 9 & 0x3F }
  /// The first of what replaces it.
  var replacement: UInt64 { UInt64(PackedTable(LanguageData.regionAliases).two(bits & 0x1FF &* 2)) }

  /// The language and the script that the region implies; nil where the data is silent.
  var implied: (language: UInt64, script: UInt64)? {
    let row = isReplaced ? 0 : bits & 0x1FF
    guard row != 0 else { return nil }
    let table = PackedTable(LanguageData.languageScriptPairs)
    return (UInt64(table.three(row * 6)), UInt64(table.three(row * 6 + 3)))
  }
}

/// What is known of a script by its code.
struct ScriptRow {
  private let place: Int
  private static var table: PackedTable { PackedTable(LanguageData.scriptRows) }

  /// Looks a script up; nil for one that is neither registered nor likely to mean something.
  @inline(__always)
  init?(_ script: UInt64) {
    var slot = PackedTable.slot(of: script, among: 512)
    while true {
      let key = Self.table.three(slot &* 8)
      if UInt64(key & 0xF_FFFF) == script, script != 0 { break }
      if key == 0 { return nil }
      slot = (slot &+ 1) & 511
    }
    place = slot &* 8
  }

  @inline(__always) var isRightToLeft: Bool { Self.table.byte(place + 2) & 0x40 != 0 }

  var isRegistered: Bool { Self.table.two(place + 6) & 0x800 != 0 }

  /// The language and the region that the script implies; nil where the data is silent.
  var implied: (language: UInt64, region: UInt64)? {
    let language = UInt64(Self.table.three(place + 3))
    return language == 0 ? nil : (language, UInt64(Self.table.two(place + 6) & 0x7FF))
  }
}

extension LanguageData {
  /// The subtag that two others imply, or nil where no row has both.
  @inline(__always)
  static func third(of pair: PackedSubtags) -> UInt64? {
    let table = PackedTable(pairRows)
    var slot = PackedTable.slot(of: pair.bits, among: 512)
    while true {
      let key = UInt64(table.seven(slot &* 10))
      if key == pair.bits { return UInt64(table.three(slot &* 10 &+ 7)) }
      if key == 0 { return nil }
      slot = (slot &+ 1) & 511
    }
  }
}
