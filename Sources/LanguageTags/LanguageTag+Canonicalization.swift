extension LanguageTag {
  /// The tag with everything outdated replaced and everything in its place, as UTS #35 defines it.
  ///
  /// Languages, scripts, regions and variants that CLDR replaces are replaced (`iw` → `he`, `sh` → `sr-Latn`), extended
  /// languages stand alone (`zh-yue` → `yue`), variants and extensions are sorted.
  ///
  /// ```swift
  /// LanguageTag("zh-cmn-Hans-CN")?.canonicalized().description  // "zh-Hans-CN"
  /// ```
  ///
  /// See UTS #35, [LocaleId Canonicalization](https://www.unicode.org/reports/tr35/#LocaleId_Canonicalization).
  public func canonicalized() -> LanguageTag {
    if tail != nil { return canonicalForm() }
    return LanguageTag(subtags: subtags.simplyCanonicalized() ?? subtags.canonicalized())
  }

  @inline(never)
  private func canonicalForm() -> LanguageTag {
    var form = CanonicalForm(subtags: subtags, parts: tail?.parts ?? LanguageTagTail.Parts())
    form.canonicalize()
    return LanguageTag(subtags: form.subtags, parts: form.parts)
  }
}

extension PackedSubtags {
  /// `sgn`, whose regions name languages.
  private static let signLanguages: UInt64 = 19 << 10 | 7 << 5 | 14
  /// `Qaai`, the one script that is replaced; the data's only row is tested to be it.
  static let replacedScript: UInt64 = 17 << 15 | 1 << 10 | 1 << 5 | 9

  /// The canonical form where nothing but the language is replaced, nil for every other case.
  @inline(__always)
  func simplyCanonicalized() -> PackedSubtags? {
    let word = LanguageWord(language)
    if RegionWord(region).isReplaced || script == Self.replacedScript || language == Self.signLanguages { return nil }
    guard word.isReplaced else { return self }
    let alias = word.alias
    let replaced = replacing(language: alias.language, script: alias.script, region: alias.region)
    return replaced.mayBeReplaced ? nil : replaced
  }

  /// Whether one of the subtags has a replacement. Answers true for a few that have none.
  @inline(__always)
  var mayBeReplaced: Bool {
    LanguageWord(language).isReplaced || RegionWord(region).isReplaced || script == Self.replacedScript
      || language == Self.signLanguages
  }

  /// The subtags in canonical form, where nothing follows them.
  @inline(never)
  func canonicalized() -> PackedSubtags {
    var form = self
    // A rule takes something away or brings in something newer; the data has no circles: every alias is tested.
    while form.replaceLanguage() || form.replaceSignLanguage() || form.replaceScript() || form.replaceRegion() {}
    return form
  }

  /// Follows the alias of the language; answers whether there was one.
  mutating func replaceLanguage() -> Bool {
    let word = LanguageWord(language)
    guard word.isReplaced else { return false }
    let alias = word.alias
    language = alias.language
    if script == 0 { script = alias.script }
    if region == 0 { region = alias.region }
    return true
  }

  private mutating func replaceSignLanguage() -> Bool {
    guard language == Self.signLanguages, region != 0 else { return false }
    guard let rule = LanguageRule.all.first(where: { $0.fits(self, []) }) else { return false }
    language = rule.replacement.subtags.language
    region = rule.replacement.subtags.region
    return true
  }

  /// Follows the alias of the script; answers whether there was one.
  mutating func replaceScript() -> Bool {
    guard script == Self.replacedScript else { return false }
    let name = Self.text(letters: script, room: 4, capitalized: true)
    guard let replacement = LineTable(LanguageData.scriptAliases).value(of: name.utf8) else { return false }
    script = Self.letters(Array(replacement.utf8), room: 4)
    return true
  }

  /// Follows the alias of the region; of several the likely region of the language is chosen, else the first.
  mutating func replaceRegion() -> Bool {
    let word = RegionWord(region)
    guard word.isReplaced else { return false }
    var replacement = word.replacement
    if word.hasSeveralReplacements, let likely = withoutRegion.maximized()?.region {
      let row = LineTable(LanguageData.dividedRegions).value(of: Self.text(region: region).utf8)
      let choices = (row ?? "").split(separator: " ").map { Self.region(Array($0.utf8)) }
      if choices.contains(likely) { replacement = likely }
    }
    region = replacement
    return true
  }
}

/// A tag on its way to its canonical form.
struct CanonicalForm {
  var subtags: PackedSubtags
  var parts: LanguageTagTail.Parts

  /// Applies the rules until none applies; the extensions come last, for they do not change the language.
  mutating func canonicalize() {
    guard !parts.isPrivate else { return }
    replaceGrandfathered()
    replaceExtendedLanguage()
    parts.variants.sort()
    while subtags.replaceLanguage() || applyRule() || replaceVariants() || subtags.replaceScript()
      || subtags.replaceRegion()
    {}
    parts.extensions = parts.extensions.map { $0.canonicalized() }.sorted { $0.singleton < $1.singleton }
  }

  private mutating func replaceGrandfathered() {
    guard let name = parts.grandfathered else { return }
    guard let text = LineTable(LanguageData.languageRules).value(of: name.utf8), let tag = LanguageTag(text) else {
      return
    }
    subtags = tag.subtags
    parts = tag.tail?.parts ?? LanguageTagTail.Parts()
  }

  /// A registered extended language is the language; a tag that was registered whole goes before it.
  mutating func replaceExtendedLanguage() {
    guard let first = parts.extendedLanguages.first else { return }
    let language = PackedSubtags.text(letters: subtags.language, room: 3)
    let whole = ([language] + parts.extendedLanguages).joined(separator: "-")
    if let text = LineTable(LanguageData.languageRules).value(of: whole.utf8), let tag = LanguageTag(text) {
      subtags.language = tag.subtags.language
      parts.privateUse = (tag.tail?.parts.privateUse ?? []) + parts.privateUse
    } else {
      guard LineTable(LanguageData.extlangs).value(of: first.utf8) == language else { return }
      subtags.language = PackedSubtags.letters(Array(first.utf8), room: 3)
    }
    parts.extendedLanguages = []
  }

  private mutating func replaceVariants() -> Bool {
    let aliases = LineTable(LanguageData.variantAliases)
    let replaced = Set(parts.variants.map { aliases.value(of: $0.utf8) ?? $0 }).sorted()
    defer { parts.variants = replaced }
    return replaced != parts.variants
  }

  /// Applies the first rule of several subtags that fits; answers whether one did.
  private mutating func applyRule() -> Bool {
    guard !parts.variants.isEmpty || subtags.region != 0 else { return false }
    guard let rule = LanguageRule.all.first(where: { $0.fits(subtags, parts.variants) }) else { return false }
    if rule.language != PackedSubtags.undetermined { subtags.language = rule.replacement.subtags.language }
    if rule.region != 0 { subtags.region = 0 }
    if subtags.region == 0 { subtags.region = rule.replacement.subtags.region }
    let kept = parts.variants.filter { !rule.variants.contains($0) }
    parts.variants = Set(kept + rule.replacement.variants).sorted()
    return true
  }
}

/// A rule that looks at a language together with a region or variants, such as `hy-arevmda` → `hyw`.
struct LanguageRule: Sendable {
  let language: UInt64
  let region: UInt64
  let variants: [String]
  let replacement: LanguageTag

  /// The rules of more variants first, then those that name a language, each in the order of their text.
  static let all: [LanguageRule] = LineTable(LanguageData.languageRules).rows.compactMap(LanguageRule.init).enumerated()
    .sorted { ($1.element.rank, $0.offset) < ($0.element.rank, $1.offset) }.map(\.element)

  private var rank: Int { variants.count * 2 + (language == PackedSubtags.undetermined ? 0 : 1) }

  /// Rules of extended languages and of tags that were registered whole are applied elsewhere.
  private init?(row: String) {
    let sides = row.split(separator: " ")
    guard sides.count == 2, let type = LanguageTag(String(sides[0])), let replacement = LanguageTag(String(sides[1]))
    else {
      return nil
    }
    let parts = type.tail?.parts ?? LanguageTagTail.Parts()
    guard parts.grandfathered == nil, parts.extendedLanguages.isEmpty else { return nil }
    language = type.subtags.language
    region = type.subtags.region
    variants = parts.variants
    self.replacement = replacement
  }

  func fits(_ subtags: PackedSubtags, _ found: [String]) -> Bool {
    (language == PackedSubtags.undetermined || language == subtags.language)
      && (region == 0 || region == subtags.region) && variants.allSatisfy(found.contains)
  }
}
