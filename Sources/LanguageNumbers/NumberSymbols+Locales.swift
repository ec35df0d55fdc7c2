public import LanguageTags

extension NumberSymbols {
  /// The symbols of a language: those of the tag, else of its parent (of pa-PK, pa-Arab).
  ///
  /// A language that CLDR has no symbols for is written with European digits, point and comma, as CLDR's root is.
  public static func `for`(_ language: LanguageTag) -> NumberSymbols {
    var tag: LanguageTag? = language.withoutExtensions.canonicalized()
    while let current = tag {
      if let index = index(of: current) { return listed(index) }
      tag = current.parent
    }
    return listed(root)
  }

  /// Where the table lists the tag, or the tag without a script that goes without saying (de-Latn-AT is de-AT).
  private static func index(of tag: LanguageTag) -> UInt8? {
    if let index = index(language: tag.language, script: tag.script, region: tag.region) { return index }
    guard let script = tag.script, let region = tag.region else { return nil }
    let unscripted = LanguageTag("\(tag.language)-\(region)")
    guard unscripted?.maximized().script == script else { return nil }
    return index(language: tag.language, script: nil, region: region)
  }

  private static func index(language: String, script: String?, region: String?) -> UInt8? {
    (LocaleKey(language: language, script: script, region: region)?.whole).flatMap(index)
  }

  /// Searches the sorted table, whose entries carry the index in their lowest byte.
  private static func index(of key: UInt64) -> UInt8? {
    var (low, high) = (0, locales.count)
    while low < high {
      let middle = (low + high) / 2
      if locales[middle] >> 8 < key { low = middle + 1 } else { high = middle }
    }
    guard low < locales.count, locales[low] >> 8 == key else { return nil }
    return UInt8(truncatingIfNeeded: locales[low])
  }
}
