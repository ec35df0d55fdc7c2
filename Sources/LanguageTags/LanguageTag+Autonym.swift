extension LanguageTag {
  /// The language's name in itself, its dialect where it has a name of its own: `français canadien`, `简体中文`.
  ///
  /// The name of the nearest tag that CLDR names: the tag itself, the shortest with the same script, the language.
  /// Nil where none is named (`qaa`).
  ///
  /// ```swift
  /// LanguageTag("fr-CA")?.autonym   // "français canadien"
  /// LanguageTag("zh-TW")?.autonym   // "繁體中文"
  /// ```
  public var autonym: String? { nameEntry.map { String($0.dropFirst(2)) } }

  /// ``autonym`` as a menu shows it: with a capital where the language's users expect one: `Français canadien`.
  ///
  /// ```swift
  /// LanguageTag("fr-CA")?.menuName  // "Français canadien"
  /// LanguageTag("de")?.menuName     // "Deutsch"
  /// ```
  public var menuName: String? {
    guard let entry = nameEntry else { return nil }
    let name = entry.dropFirst(2)
    guard entry.first == "+", let first = name.unicodeScalars.first else { return String(name) }
    return first.properties.titlecaseMapping + String(name.unicodeScalars.dropFirst())
  }

  private var nameEntry: String? {
    let names = LineTable(LanguageData.autonyms)
    let tag = canonicalized().withoutTail
    guard tag.subtags.language != PackedSubtags.undetermined else { return nil }
    let candidates = [
      tag, tag.minimized(favoring: .script), LanguageTag(subtags: tag.subtags.withoutRegion),
      LanguageTag(subtags: PackedSubtags(language: tag.subtags.language)),
    ]
    for candidate in candidates where candidate.tail == nil {
      if let entry = names.value(of: candidate.description.utf8) { return entry }
    }
    return nil
  }
}

extension PackedSubtags {
  /// The subtags without their region.
  var withoutRegion: PackedSubtags { PackedSubtags(bits: bits & ~0x7FF) }
}
