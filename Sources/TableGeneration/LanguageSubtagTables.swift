/// The tables of what is known of each language, script and region: registered, replaced by what, likely to mean what.
struct LanguageSubtagTables {
  let registry: LanguageRegistry
  let aliases: LanguageAliases
  let likely: LikelySubtagRows
  let distances: LanguageDistanceRules
  let rightToLeftScripts: Set<Int>

  /// Bits of a language's word; the low ten are the index of its likely script and region.
  enum LanguageBit {
    static let hasRegionRows = 1 << 14
    static let replaced = 1 << 13
    static let registered = 1 << 12
    static let hasScriptRows = 1 << 11
    static let hasDistances = 1 << 10
  }

  /// Bits of a region's word; the low nine are the index of its likely language and script, six more its class.
  enum RegionBit {
    static let registered = 1 << 15
    static let replaced = 1 << 16
    static let replacedInMatching = 1 << 17
    static let hasSeveral = 1 << 18
    /// Replaced, unknown (`ZZ`) or of a pseudo-language.
    static let unusual = 1 << 19
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
      words[row.from.language, default: 0] |=
        row.from.script != 0 ? LanguageBit.hasScriptRows : LanguageBit.hasRegionRows
    }
    for code in distances.desiredLanguages { words[code, default: 0] |= LanguageBit.hasDistances }
    return words
  }

  /// Blocks of languages that share two letters, the words of all languages, and the rows of the replaced ones.
  func languageDeclarations() -> [String] {
    let words = languageWords()
    let aliasIndex = Dictionary(uniqueKeysWithValues: simpleAliases.enumerated().map { ($1.code, $0) })
    var (blocks, rows) = (NumberTable(.word64), NumberTable(.word16))
    for block in 0..<LanguageSubtagCode.blockCount {
      let stem = (block / 26 + 1) << 10 | (block % 26 + 1) << 5
      let present = (0...26).filter { words[stem | $0] != nil || aliasIndex[stem | $0] != nil }
      let first = rows.numbers.count
      for letter in present {
        rows.append(aliasIndex[stem | letter].map { LanguageBit.replaced | $0 } ?? words[stem | letter] ?? 0)
      }
      let short = present.first == 0 ? rows.numbers[first] : 0
      precondition(first < 1 << 14, "fourteen bits of a block hold its first row")
      blocks.append(present.reduce(0) { $0 | 1 << $1 } | first << 27 | short << 41)
    }
    return [
      blocks.declaration(
        "languageBlocks",
        about: "For each two letters: which third letters there are, the first row, the word of the two alone."),
      rows.declaration("languageRows", about: "For each language: likely pair, flags; or the row of its alias."),
      aliasRows(words: words).declaration(
        "languageAliases",
        about: "For each replaced language: the packed tag that replaces it, its own word, whether matching follows."),
    ]
  }

  /// What replaces a language; marked where it is one language by one language, which matching follows too.
  private func aliasRows(words: [Int: Int]) -> NumberTable {
    let rows = simpleAliases.map { code, alias in
      let to = LikelySubtagRows.Subtags(alias.replacement)
      let isFollowed = to.script == 0 && to.region == 0 ? 1 : 0
      return Self.key(to) | (words[code] ?? 0) << 46 | isFollowed << 61
    }
    return NumberTable(.word64, rows)
  }

  /// What languages imply, and what pairs of subtags imply: the whole packed tag and which subtag of it is implied.
  func likelyDeclarations() -> [String] {
    let pairs = scriptRegionPairs.map { $0[0] << 11 | $0[1] | rightToLeft($0[0]) << 31 }
    let rows = likely.byTwo.map { row in
      let (whole, missing) = whole(row)
      return (key: Self.key(row.from), number: Self.key(whole) | missing << 46 | rightToLeft(whole.script) << 48)
    }
    return [
      NumberTable(.word32, pairs).declaration(
        "scriptRegionPairs", about: "The script, its direction and the region that a language implies."),
      undetermined,
      NumberTable.hashed(rows, among: 512).declaration(
        "pairRows", about: "By two subtags: the packed tag, which of it is implied, the script's direction."),
    ]
  }

  /// The tag with the subtag that the two others imply: 1 the script, 2 the region, 3 the language.
  private func whole(
    _ row: (from: LikelySubtagRows.Subtags, to: LikelySubtagRows.Subtags)
  ) -> (LikelySubtagRows.Subtags, missing: Int) {
    var whole = row.from
    if row.from.language == 0 {
      whole.language = row.to.language
      return (whole, 3)
    }
    if row.from.script == 0 {
      whole.script = row.to.script
      return (whole, 1)
    }
    whole.region = row.to.region
    return (whole, 2)
  }

  private func rightToLeft(_ script: Int) -> Int { rightToLeftScripts.contains(script) ? 1 : 0 }

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

  func regionDeclarations() -> [String] {
    let pairs = languageScriptPairs
    let index = Dictionary(uniqueKeysWithValues: pairs.enumerated().map { ($1, $0) })
    let registered = Set(registry.names("region").map { LanguageSubtagCode.region($0) })
    var (words, replaced) = (NumberTable(.word32), NumberTable(.word16))
    let replacements = regionReplacements
    let unusual = Set(["ZZ", "XA", "XB", "XC"].map { LanguageSubtagCode.region($0) })
    for region in 0..<LanguageSubtagCode.regionCount {
      var word = registered.contains(region) ? RegionBit.registered : 0
      word |= distances.classOfRegion(region) << 9
      if unusual.contains(region) || replacements[region] != nil { word |= RegionBit.unusual }
      if let alias = replacements[region] {
        word |= RegionBit.replaced | replaced.numbers.count
        if alias.reason != "overlong" { word |= RegionBit.replacedInMatching }
        if alias.replacement.contains(" ") { word |= RegionBit.hasSeveral }
        replaced.append(LanguageSubtagCode.region(alias.replacement.prefix { $0 != " " }))
        precondition(replaced.numbers.count <= 512, "the low nine bits of a region hold the row of its alias")
      } else if let to = likely.byRegion[region] {
        word |= index[[to.language, to.script]] ?? 0
      }
      words.append(word)
    }
    return [
      words.declaration("regionWords", about: "For each region: likely pair or row of its alias, class, flags."),
      NumberTable(.word64, pairs.map { $0[0] << 31 | $0[1] << 11 }).declaration(
        "languageScriptPairs", about: "The language and script that a region implies, packed as a tag."),
      replaced.declaration("regionAliases", about: "For each replaced region: the first of its replacements."),
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
    let rows = codes.map { code in
      let to = likely.byScript[code]
      let implied = (to?.language ?? 0) << 21 | (to?.region ?? 0) << 36
      return (key: code, number: code | rightToLeft(code) << 20 | implied | (registered.contains(code) ? 1 << 47 : 0))
    }
    return [
      NumberTable.hashed(rows, among: 512).declaration(
        "scriptRows", about: "By script: the script, its direction, likely language and region, whether registered.")
    ]
  }
}
