extension LanguageTag {
  /// The tag whose texts stand in where this one has none, or nil where that is the root.
  ///
  /// The last subtag falls away, but where CLDR says otherwise: `es-MX` → `es-419`, `en-AU` → `en-001`, `zh-Hant` → nil.
  /// A region that implies another script than the language's counts with that script: `zh-TW` → `zh-Hant`.
  ///
  /// ```swift
  /// LanguageTag("es-MX")?.parent?.description  // "es-419"
  /// ```
  ///
  /// See UTS #35, [Parent Locales](https://www.unicode.org/reports/tr35/#Parent_Locales).
  public var parent: LanguageTag? {
    guard let tail else { return subtags.parent.map { LanguageTag(subtags: $0) } }
    var parts = tail.parts
    guard parts.grandfathered == nil, !parts.isPrivate else { return nil }
    if !parts.extensions.isEmpty || !parts.privateUse.isEmpty { return withoutExtensions }
    if parts.variants.popLast() != nil { return LanguageTag(subtags: subtags, parts: parts) }
    var shorter = subtags
    if shorter.region != 0 {
      shorter.region = 0
    } else if shorter.script != 0 {
      shorter.script = 0
    } else {
      guard parts.extendedLanguages.popLast() != nil else { return nil }
    }
    return LanguageTag(subtags: shorter, parts: parts)
  }
}

extension PackedSubtags {
  /// The subtags whose texts stand in, or nil for the root.
  fileprivate var parent: PackedSubtags? {
    if let named = LineTable(LanguageData.parents).value(of: text.utf8) {
      return LanguageTag(named).flatMap(Self.unlessRoot)
    }
    if region != 0 {
      let maximal = maximized()
      if script == 0, let implied = maximal?.script, implied != withoutRegion.maximized()?.script {
        return PackedSubtags(language: language, script: implied, region: region).parent
      }
      return withoutRegion
    }
    guard script != 0 else { return nil }
    let bare = PackedSubtags(language: language)
    return bare.maximized()?.script == script ? bare : nil
  }

  private static func unlessRoot(_ tag: LanguageTag) -> PackedSubtags? { tag.tail == nil ? tag.subtags : nil }
}
