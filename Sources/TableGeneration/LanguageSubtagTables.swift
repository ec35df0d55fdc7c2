/// The tables of what is known of each language, script and region: registered, replaced by what, likely to mean what.
struct LanguageSubtagTables {
  let registry: LanguageRegistry
  let aliases: LanguageAliases
  let likely: LikelySubtagRows
  let distances: LanguageDistanceRules
  let rightToLeftScripts: Set<Int>

  /// Bits of a language's word; the low ten are the index of its likely script and region.
  enum LanguageBit {
    static let replaced = 1 << 13
    static let registered = 1 << 12
    static let hasPairRows = 1 << 11
    static let hasDistances = 1 << 10
  }

  /// Bits of a region's word; the low nine are the index of its likely language and script, six more its class.
  enum RegionBit {
    static let registered = 1 << 15
    static let replaced = 1 << 16
    static let replacedInMatching = 1 << 17
    static let hasSeveral = 1 << 18
  }

  /// The scripts and regions that languages imply, each once; the index 0 is none.
  var scriptRegionPairs: [[Int]] {
    [[0, 0]] + Set(likely.byLanguage.values.map { [$0.script, $0.region] }).sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The languages and scripts that regions imply, each once; the index 0 is none.
  var languageScriptPairs: [[Int]] {
    [[0, 0]] + Set(likely.byRegion.values.map { [$0.language, $0.script] }).sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The language aliases that look at nothing but the language, by the language's code.
  var simpleAliases: [(code: Int, alias: LanguageAliases.Alias)] {
    aliases.languages.filter { LanguageSubtagCode.isShortLanguage($0.type) }
      .map { (LanguageSubtagCode.language($0.type), $0) }.sorted { $0.code < $1.code }
  }

  /// The word of every language that is registered, replaced or likely to mean something.
  func languageWords() -> [Int: Int] {
    let pairs = Dictionary(uniqueKeysWithValues: scriptRegionPairs.enumerated().map { ($1, $0) })
    var words: [Int: Int] = [:]
    for name in registry.names("language") where LanguageSubtagCode.isShortLanguage(name) {
      words[LanguageSubtagCode.language(name), default: 0] |= LanguageBit.registered
    }
    for (code, to) in likely.byLanguage { words[code, default: 0] |= pairs[[to.script, to.region]] ?? 0 }
    for row in likely.byTwo where row.from.language != 0 {
      words[row.from.language, default: 0] |= LanguageBit.hasPairRows
    }
    for code in distances.desiredLanguages { words[code, default: 0] |= LanguageBit.hasDistances }
    return words
  }

  /// Blocks of languages that share two letters (a bitmap of the third letters, and where their words begin), the words,
  /// and the rows of the replaced languages.
  func languageDeclarations() -> [String] {
    let words = languageWords()
    let aliasIndex = Dictionary(uniqueKeysWithValues: simpleAliases.enumerated().map { ($1.code, $0) })
    var (blocks, rows, count) = (SevenBitBytes(), SevenBitBytes(), 0)
    for block in 0..<LanguageSubtagCode.blockCount {
      let stem = (block / 26 + 1) << 10 | (block % 26 + 1) << 5
      let present = (0...26).filter { words[stem | $0] != nil || aliasIndex[stem | $0] != nil }
      blocks.append(present.reduce(0) { $0 | 1 << $1 }, width: 4)
      blocks.append(count, width: 2)
      for letter in present {
        let word = aliasIndex[stem | letter].map { LanguageBit.replaced | $0 } ?? words[stem | letter] ?? 0
        rows.append(word, width: 2)
      }
      count += present.count
    }
    blocks.append(0, width: 2)
    return [
      blocks.declaration(
        "languageBlocks", about: "Six bytes for each two letters: which third letters, and the first row."),
      rows.declaration("languageRows", about: "Two bytes a language: likely pair, flags; or the row of its alias."),
      aliasRows(words: words).declaration(
        "languageAliases",
        about: "Eleven bytes a replaced language: its own word, language, script, region, followed in matching."),
    ]
  }

  /// What replaces a language; marked with 1 where it is one language by one language, which matching follows too.
  private func aliasRows(words: [Int: Int]) -> SevenBitBytes {
    var bytes = SevenBitBytes()
    for (code, alias) in simpleAliases {
      let to = LikelySubtagRows.Subtags(alias.replacement)
      bytes.append(words[code] ?? 0, width: 2)
      bytes.append(to.language, width: 3)
      bytes.append(to.script, width: 3)
      bytes.append(to.region, width: 2)
      bytes.append(to.script == 0 && to.region == 0 ? 1 : 0, width: 1)
    }
    return bytes
  }

  /// What pairs of subtags imply: open addressing over the key, the missing subtag as value.
  func likelyDeclarations() -> [String] {
    var pairs = SevenBitBytes()
    for pair in scriptRegionPairs {
      pairs.append(pair[0], width: 3)
      pairs.append(pair[1], width: 2)
    }
    var (rows, slots) = (SevenBitBytes(), [LikelySubtagRows.Subtags?](repeating: nil, count: 512))
    var values = [Int](repeating: 0, count: slots.count)
    for row in likely.byTwo {
      var slot = Self.slot(of: row.from, in: slots.count)
      while slots[slot] != nil { slot = (slot + 1) % slots.count }
      slots[slot] = row.from
      values[slot] = row.from.language == 0 ? row.to.language : row.from.script == 0 ? row.to.script : row.to.region
    }
    for (slot, value) in zip(slots, values) {
      rows.append(slot.map(Self.key) ?? 0, width: 7)
      rows.append(value, width: 3)
    }
    return [
      pairs.declaration(
        "scriptRegionPairs", about: "Five bytes a pair: the script and the region that a language implies."),
      undetermined,
      rows.declaration("pairRows", about: "Ten bytes a slot: two subtags as key, and the third, which they imply."),
    ]
  }

  /// What `und` alone implies, as a packed tag.
  private var undetermined: String {
    let bare = likely.rows.first { $0.from == LikelySubtagRows.Subtags("und") }?.to ?? LikelySubtagRows.Subtags("und")
    return """
        /// What `und` alone implies, packed as a tag.
        static let undeterminedImplies: UInt64 = \(Self.key(bare))
      """
  }

  /// Region 11 bits, script 20, language 15: the layout of a packed tag.
  private static func key(_ subtags: LikelySubtagRows.Subtags) -> Int {
    subtags.region | subtags.script << 11 | subtags.language << 31
  }

  private static func slot(of subtags: LikelySubtagRows.Subtags, in count: Int) -> Int {
    LanguageSubtagCode.slot(of: key(subtags), among: count)
  }

  func regionDeclarations() -> [String] {
    let pairs = languageScriptPairs
    let index = Dictionary(uniqueKeysWithValues: pairs.enumerated().map { ($1, $0) })
    let registered = Set(registry.names("region").map { LanguageSubtagCode.region($0) })
    var (words, implied, replaced) = (SevenBitBytes(), SevenBitBytes(), SevenBitBytes())
    let replacements = regionReplacements
    var rowCount = 0
    for region in 0..<LanguageSubtagCode.regionCount {
      var word = registered.contains(region) ? RegionBit.registered : 0
      word |= distances.classOfRegion(region) << 9
      if let alias = replacements[region] {
        word |= RegionBit.replaced | rowCount
        if alias.reason != "overlong" { word |= RegionBit.replacedInMatching }
        if alias.replacement.contains(" ") { word |= RegionBit.hasSeveral }
        replaced.append(LanguageSubtagCode.region(alias.replacement.prefix { $0 != " " }), width: 2)
        rowCount += 1
        precondition(rowCount <= 512, "the low nine bits of a region hold the row of its alias")
      } else if let to = likely.byRegion[region] {
        word |= index[[to.language, to.script]] ?? 0
      }
      words.append(word, width: 3)
    }
    for pair in pairs {
      implied.append(pair[0], width: 3)
      implied.append(pair[1], width: 3)
    }
    return [
      words.declaration("regionWords", about: "Three bytes a region: likely pair or row of its alias, class, flags."),
      implied.declaration(
        "languageScriptPairs", about: "Six bytes a pair: the language and script that a region implies."),
      replaced.declaration("regionAliases", about: "Two bytes a replaced region: the first of its replacements."),
      severalRegions,
    ]
  }

  /// The aliases of well-formed regions, by code; three letters are no region in BCP 47.
  private var regionReplacements: [Int: LanguageAliases.Alias] {
    let wellFormed = aliases.regions.filter { $0.type.utf8.count == 2 || Int($0.type) != nil }
    return Dictionary(
      wellFormed.map { (LanguageSubtagCode.region($0.type), $0) }, uniquingKeysWith: { first, _ in first })
  }

  private var severalRegions: String {
    let lines = regionReplacements.values.filter { $0.replacement.contains(" ") }.sorted { $0.type < $1.type }
      .map { "    \($0.type) \($0.replacement)" }
    return """
        /// Regions with several replacements: the likely region of the language decides, else the first answers.
        static var dividedRegions: StaticString {
          \"\"\"
      \(lines.joined(separator: "\n"))
          \"\"\"
        }
      """
  }

  /// Open addressing over the script: code with the right-to-left flag, likely language and region.
  func scriptDeclarations() -> [String] {
    let registered = Set(registry.names("script").map { LanguageSubtagCode.script($0) })
    let codes = registered.union(likely.byScript.keys).union(rightToLeftScripts).sorted()
    var (slots, bytes) = ([Int](repeating: 0, count: 512), SevenBitBytes())
    for code in codes {
      var slot = LanguageSubtagCode.slot(of: code, among: slots.count)
      while slots[slot] != 0 { slot = (slot + 1) % slots.count }
      slots[slot] = code
    }
    for code in slots {
      bytes.append(code | (rightToLeftScripts.contains(code) ? 1 << 20 : 0), width: 3)
      bytes.append(likely.byScript[code]?.language ?? 0, width: 3)
      bytes.append((likely.byScript[code]?.region ?? 0) | (registered.contains(code) ? 1 << 11 : 0), width: 2)
    }
    return [
      bytes.declaration(
        "scriptRows",
        about: "Eight bytes a slot: script and direction, likely language, likely region and whether registered.")
    ]
  }
}
