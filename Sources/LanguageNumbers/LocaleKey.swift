import LanguageTags

/// A locale's name as the number that the generated tables are searched for: 15 bits of language, 20 of script and
/// 16 of region, absent parts zero. The generator packs what it lists in the same way.
struct LocaleKey {
  private let language: UInt64
  private let script: UInt64
  private let region: UInt64

  /// Nil for a language of more than three letters, which no table has.
  init?(_ tag: LanguageTag) {
    self.init(language: tag.language, script: tag.script, region: tag.region)
  }

  init?(language: String, script: String?, region: String?) {
    guard language.utf8.count <= 3 else { return nil }
    self.language = Self.letters(language) << 36
    self.script = script.map { Self.letters($0) << 16 } ?? 0
    self.region = region.map(Self.region) ?? 0
  }

  /// The key of language, script and region.
  var whole: UInt64 { language | script | region }

  /// What a table lists for the whole, else for language and region, language and script, or the language alone.
  func nearest<Listed>(in table: (UInt64) -> Listed?) -> Listed? {
    if script != 0, region != 0, let listed = table(whole) { return listed }
    if region != 0, let listed = table(language | region) { return listed }
    if script != 0, let listed = table(language | script) { return listed }
    return table(language)
  }

  private static func letters(_ subtag: String) -> UInt64 {
    subtag.utf8.reduce(0) { $0 << 5 | UInt64($1 & 31) }
  }

  /// Two letters count in base 32 above 1,023; three digits are themselves.
  private static func region(_ subtag: String) -> UInt64 {
    guard subtag.utf8.count == 3 else { return 1024 + letters(subtag) }
    return subtag.utf8.reduce(0) { $0 * 10 + UInt64($1 & 15) }
  }
}
